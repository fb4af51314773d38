import GestureModel

/// SwiftUIPager: the dragged pages by a sensitivity, and one more after a flick that has dragged onto no other.
///
/// With the finger's drag in page distances, q: trunc(q), and one more where the fraction reaches the sensitivity. If that
/// leaves the start page and |v| > 500 pt/s, one page against the finger's velocity (a right-to-left locale turns it
/// round, though it does not mirror the drag). `multiple`: as many as were dragged and one more for each 500 pt/s, at
/// most a quarter of all, in the direction of the *drag*. Within the pages, or round and round where it `loops`. Without a
/// recorded gesture the content's own way stands for the finger's.
///
/// - Source: `research/strategies.md` 3.6 (SwiftUIPager @232675d4).
public struct SwiftUIPagerSnap: OriginalSnap {
  public static let identifier = "swiftuipager"
  public static let summary = "SwiftUIPager: half a page of drag, or 500 pt/s; several pages in its multiple mode."
  public static let numberParameters = [
    NumberParameter<Self>("sensitivity", \.sensitivity, unit: "pages", range: 0...1)
  ]
  public static let switchParameters = [
    SwitchParameter<Self>("multiple", \.multiple), SwitchParameter<Self>("loops", \.loops),
  ]
  /// The share of a page from which on a drag goes on; 0.75, 0.5 and 0.25 are the library's low, medium and high.
  public var sensitivity = 0.5
  /// Whether a flick may pass several pages.
  public var multiple = false
  /// Whether the last page is followed by the first.
  public var loops = false
  public init() {}

  /// The speed that a flick must exceed, in pt/s.
  static let flick = 500.0
  public var velocityThreshold: Double? { Self.flick / 1000 }

  /// The pages, as the library sees them.
  package struct Pages {
    /// The distance between pages and the length of the view, in points.
    var distance, side: Double
    var count: Double
    var isRightToLeft: Bool

    package init(distance: Double, side: Double, count: Int, isRightToLeft: Bool = false) {
      (self.distance, self.side, self.count) = (distance, side, Double(count))
      self.isRightToLeft = isRightToLeft
    }

    func wrapped(_ page: Double) -> Double {
      let rest = page.truncatingRemainder(dividingBy: count)
      return rest < 0 ? rest + count : rest
    }
  }

  private func limited(_ page: Double, in pages: Pages) -> Double {
    loops ? pages.wrapped(page) : min(max(page, 0), pages.count - 1)
  }

  /// The page that a drag has come to.
  ///
  /// - Parameter drag: The finger's, in points: negative towards later pages.
  package func currentPage(from start: Double, drag: Double, in pages: Pages) -> Double {
    let turns = drag / pages.distance
    let whole = turns.rounded(.towardZero)
    let more = abs(turns - whole) >= sensitivity ? (turns < 0 ? -1.0 : turns > 0 ? 1 : 0) : 0
    return limited(start - whole - more, in: pages)
  }

  /// The page chosen, and by how many it differs.
  ///
  /// - Parameter velocity: The finger's, in pt/s: negative towards later pages.
  package func stop(
    from start: Double, drag: Double, velocity: Double, in pages: Pages
  ) -> (page: Double, increment: Double) {
    let current = currentPage(from: start, drag: drag, in: pages)
    guard multiple else {
      guard current == start, abs(velocity) > Self.flick else { return (current, current == start ? 0 : 1) }
      let side = (velocity < 0 ? -1.0 : 1) * (pages.isRightToLeft ? -1 : 1)
      let page = limited(start - side, in: pages)
      return (page, page == start ? 0 : 1)
    }
    let moved = drag < 0 ? current - start : start - current
    let dragged = loops ? pages.wrapped(moved) : moved
    let thrown = (abs(velocity) / (pages.side / pages.distance) / Self.flick).rounded(.towardZero)
    let increment = max(min(thrown + dragged, (pages.count / 4).rounded(.up)), 0)
    return (limited(drag < 0 ? start + increment : start - increment, in: pages), increment)
  }

  public func decision(after release: Release, on lattice: Lattice) -> SnapDecision? {
    let frame = PageFrame(lattice)
    let pages = Self.pages(lattice)
    let (start, travel) = (frame.startPage(of: release), release.travel)
    let speed = release.pointsPerMillisecond * 1000
    guard travel.isFinite, speed.isFinite else { return nil }
    let stop = stop(from: start, drag: -travel, velocity: -speed, in: pages)
    let current = currentPage(from: start, drag: -travel, in: pages)
    let isFlick = abs(speed) > Self.flick && (multiple || current == start)
    return frame.decision(
      page: stop.page, isFlick ? frame.branch(multiple ? travel : speed) : .slow,
      because: {
        let test = Clauses.comparison("|v|", abs(speed), with: Self.flick, "pt/s")
        let drag = "a drag of \((travel / pages.distance).trimmedText(3)) pages"
        if multiple {
          let side = travel > 0 ? "on" : "back"
          return "\(test) and \(drag), so \(stop.increment.shortText) \(side) from \(start.shortText)"
        }
        if isFlick { return "\(test) after \(drag), so one against the finger's velocity from \(start.shortText)" }
        let why = current == start ? "\(test) and \(drag) is" : "\(drag) is"
        return "\(why) page \(current.shortText) at a sensitivity of \(sensitivity.shortText)"
      }())
  }

  private static func pages(_ lattice: Lattice) -> Pages {
    Pages(
      distance: lattice.stride, side: lattice.viewport, count: lattice.pageCount, isRightToLeft: lattice.isRightToLeft)
  }

  public func turningPoints(of release: Release, on lattice: Lattice) -> TurningPoints {
    let pages = Self.pages(lattice)
    let reach = -pages.count - 3...pages.count + 3
    let perPage = Self.flick * pages.side / pages.distance / 1000
    return TurningPoints(
      offset: [0, sensitivity, -sensitivity].map {
        TurningSeries(
          origin: release.offset - release.travel + $0 * pages.distance, stride: pages.distance, numbers: reach)
      },
      velocity: TurningSeries.bothSides(of: Self.flick / 1000)
        + (multiple ? [TurningSeries(origin: 0, stride: perPage, numbers: reach)] : []))
  }
}
