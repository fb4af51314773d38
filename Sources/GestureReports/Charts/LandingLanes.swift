import GestureModel
import GestureReplay

/// Where one stroke sends the content under each candidate: start, release, proposed offset, rest and the way there.
package struct LandingLanes: Chart {
  /// What one candidate did.
  package struct Lane: Hashable, Sendable {
    /// The candidate's name.
    package var name: String
    /// The content offset at touch-down, in points.
    package var start: Double
    /// The content offset at lift, in points.
    package var release: Double
    /// Where the scroll would have stopped by itself, in points.
    package var proposed: Double
    /// Where it rests, in points.
    package var target: Double
    /// The page at which it rests.
    package var page: Int
    /// Whether that is what the person wanted; `nil` if that is not known.
    package var agrees: Bool?
    /// From the lift to the rest.
    package var settleMilliseconds: Double
    /// The way from the lift to the rest.
    package var settling: [WayPoint]

    /// What `outcome` did, settling along `settling`.
    package init(name: String, outcome: Outcome, settling: [WayPoint]) {
      self.name = name
      start = outcome.release.startOffset
      release = outcome.release.offset
      proposed = outcome.release.proposedOffset
      target = outcome.target
      page = outcome.page
      agrees = outcome.agrees
      settleMilliseconds = outcome.settle.milliseconds
      self.settling = settling
    }
  }

  private static let laneHeight = 46.0
  /// How many points of a way are drawn at most (ours: a point for every second pixel).
  private static let pointLimit = 160

  /// The stroke's name.
  package var stroke: String
  /// Where pages rest.
  package var lattice: Lattice
  /// The candidates, in their order.
  package var lanes: [Lane]

  /// Creates lanes.
  package init(stroke: String, lattice: Lattice, lanes: [Lane]) {
    self.stroke = stroke
    self.lattice = lattice
    self.lanes = lanes
  }

  /// The lanes of a scene.
  package init(_ scene: Scene, in report: Report) {
    stroke = scene.name
    lattice = report.scenario.lattice
    lanes = zip(report.candidates, zip(scene.outcomes, scene.settlings)).map { candidate, done in
      Lane(name: Wording.name(of: candidate), outcome: done.0, settling: done.1)
    }
  }

  package var title: String { "Where \(stroke.shortened(to: 60)) lands" }

  package var summary: String {
    let told = lanes.map { lane in
      "\(lane.name): released at \(lane.release.trimmedText(2)) pt, proposed \(lane.proposed.trimmedText(2)) pt, "
        + "rests at \(lane.target.trimmedText(2)) pt on page \(lane.page)"
    }
    return "A lane for each candidate. " + told.joined(separator: "; ") + "."
  }

  package func draw(in drawing: inout Drawing, from top: Double) -> Double {
    let shown = lanes.prefix(ChartLayout.laneLimit)
    let scale = scale(for: shown)
    let end = top + 22 + Double(shown.count) * Self.laneHeight
    drawRange(on: scale, in: &drawing, from: top + 20, to: end)
    drawPages(on: scale, in: &drawing, from: top, to: end)
    let longest = max(shown.map(\.settleMilliseconds).filter(\.isFinite).max() ?? 0, 1)
    var y = top + 22
    for lane in shown {
      draw(lane, on: scale, longest: longest, in: &drawing, from: y)
      y += Self.laneHeight
      if y < end { drawing.line(from: (ChartLayout.edge, y), to: (Drawing.width - ChartLayout.edge, y), .grid) }
    }
    y = drawLegend(in: &drawing, from: end + 4)
    let words =
      "Down each lane runs the time after the lift, to \(longest.trimmedText(0)) ms. The shaded ground, between "
      + "strong lines, is what the view scrolls over."
    y = ChartLayout.paragraph(words, in: &drawing, at: y)
    return ChartLayout.tellLeftOut(lanes.count - shown.count, "candidate", in: &drawing, at: y)
  }

  /// Shows every place there is to see and a little around, but not beyond two views past the range.
  private func scale(for lanes: ArraySlice<Lane>) -> ChartScale {
    let far = 2 * lattice.viewport
    let (low, high) = (lattice.minimumOffset - far, lattice.maximumOffset + far)
    let places = lanes.flatMap { lane in
      [lane.start, lane.release, lane.proposed, lane.target] + lane.settling.map(\.offset)
    }
    let held = places.filter(\.isFinite).map { min(max($0, low), high) }
    let (least, most) = (held.min() ?? low, held.max() ?? high)
    let air = max(lattice.stride / 3, (most - least) / 20)
    return ChartScale(showing: [least - air, most + air], from: ChartLayout.plotStart, to: ChartLayout.plotEnd)
  }

  /// The range that the view scrolls over, on a ground of its own.
  private func drawRange(on scale: ChartScale, in drawing: inout Drawing, from top: Double, to end: Double) {
    let (left, right) = (scale.place(of: lattice.minimumOffset), scale.place(of: lattice.maximumOffset))
    drawing.rectangle(x: left, y: top, width: right - left, height: end - top, .panel)
    for (edge, x) in [(lattice.minimumOffset, left), (lattice.maximumOffset, right)]
    where scale.domain.contains(edge) {
      drawing.line(from: (x, top), to: (x, end), .axis, style: "c-line")
    }
  }

  /// A line where each page rests, and its number where there is room.
  private func drawPages(on scale: ChartScale, in drawing: inout Drawing, from top: Double, to end: Double) {
    let first = lattice.clampedIndex(lattice.position(of: scale.domain.lowerBound).rounded(.up))
    let last = lattice.clampedIndex(lattice.position(of: scale.domain.upperBound).rounded(.down))
    drawing.words("page", x: ChartLayout.plotStart - 10, y: top + 14, .small, anchor: .end)
    guard lattice.pageCount > 0, first <= last else { return }
    var free = -Double.infinity
    // More lines than pixels would be a wall.
    for index in stride(from: first, through: last, by: max((last - first) / 100, 1)) {
      let x = scale.place(of: lattice.rest(at: index))
      guard scale.domain.contains(lattice.rest(at: index)) else { continue }
      drawing.line(from: (x, top + 20), to: (x, end), .grid)
      let words = "\(lattice.page(at: index))"
      let half = TextWidths.width(of: words, as: .strong) / 2
      guard x - half > free else { continue }
      drawing.words(words, x: x, y: top + 14, .strong, anchor: .middle)
      free = x + half + 6
    }
  }

  private func draw(
    _ lane: Lane, on scale: ChartScale, longest: Double, in drawing: inout Drawing, from top: Double
  ) {
    let (lift, bottom) = (top + 12, top + Self.laneHeight - 10)
    func down(_ milliseconds: Double) -> Double {
      lift + (bottom - lift) * min(max(milliseconds / longest, 0), 1)
    }
    drawing.words(
      TextWidths.fitted(lane.name, into: ChartLayout.nameRoom, as: .label), x: ChartLayout.edge, y: lift + 10)
    let (start, release) = (scale.place(of: lane.start), scale.place(of: lane.release))
    let (proposed, target) = (scale.place(of: lane.proposed), scale.place(of: lane.target))
    drawing.line(from: (release, lift), to: (proposed, lift), .muted, style: "c-thin c-dots")
    drawing.line(from: (start, lift), to: (release, lift), .ink, style: "c-line")
    let every = max((lane.settling.count + Self.pointLimit - 1) / Self.pointLimit, 1)
    let kept = lane.settling.enumerated().filter { $0.offset % every == 0 || $0.offset == lane.settling.count - 1 }
    drawing.line(
      through: kept.map { (x: scale.place(of: $0.element.offset), y: down($0.element.milliseconds)) }, .blue)
    drawing.mark(.diamond, at: (proposed, lift), .muted, size: 4)
    drawing.mark(.ring, at: (start, lift), .ink, size: 3.5)
    drawing.mark(.disc, at: (release, lift), .ink, size: 3.5)
    let rest = (x: target, y: down(lane.settleMilliseconds))
    if lane.agrees == false {
      drawing.mark(.cross, at: rest, .red, size: 4.5)
    } else {
      drawing.mark(.square, at: rest, .blue, size: 4)
    }
    let room = Drawing.width - ChartLayout.edge - ChartLayout.numbers
    drawing.words(
      TextWidths.fitted("page \(lane.page)", into: room, as: .strong), x: ChartLayout.numbers, y: top + 14, .strong)
    let facts = "\(lane.target.trimmedText(2)) pt"
    drawing.words(TextWidths.fitted(facts, into: room, as: .small), x: ChartLayout.numbers, y: top + 28, .small)
    let time = "\(lane.settleMilliseconds.trimmedText(0)) ms"
    drawing.words(
      TextWidths.fitted(time, into: room, as: .small), x: ChartLayout.numbers, y: top + 40, .small)
  }

  private func drawLegend(in drawing: inout Drawing, from top: Double) -> Double {
    var entries: [(ChartMark, ChartColor, String)] = [
      (.ring, .ink, "touch-down"), (.disc, .ink, "release"), (.diamond, .muted, "proposed"), (.square, .blue, "rest"),
    ]
    if lanes.contains(where: { $0.agrees == false }) { entries.append((.cross, .red, "rest, not as meant")) }
    var x = ChartLayout.edge + 6
    for (mark, color, words) in entries {
      drawing.mark(mark, at: (x, top + 10), color, size: 3.5)
      drawing.words(words, x: x + 10, y: top + 14, .small)
      x += 10 + TextWidths.width(of: words, as: .small) + 18
    }
    return top + 20
  }
}
