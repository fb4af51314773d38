/// WebKit's choice among snap offsets, on one axis.
///
/// - Source: `research/strategies.md` 7.2, from WebKit `ScrollSnapOffsetsInfo.cpp` @00c54513.
struct WebKitSnapOffsets {
  /// The offsets, lowest first.
  var offsets: [Double]
  /// For each offset whether it may not be passed.
  var stops: [Bool]
  /// For each offset the area it belongs to, where that is longer than the view.
  var areas: [ClosedRange<Double>?]
  /// The view's length.
  var viewport: Double
  /// Whether a destination far from every offset stands.
  var isProximity: Bool
  /// How far that is, in lengths of the view.
  var proximityRange = 0.3

  /// - Parameters:
  ///   - velocity: Only its sign is read.
  ///   - origin: Where the scroll began; `nil` for one that has no direction.
  /// - Returns: The choice, and which offset it is; `nil` if the destination stands.
  func closest(
    to destination: Double, velocity: Double, from origin: Double?
  ) -> (choice: BrowserChoice, index: Int?) {
    let stays = { (rule: BrowserChoice.Rule) in
      (choice: BrowserChoice(offset: destination, rule: rule), index: Int?.none)
    }
    let goes = { (index: Int, rule: BrowserChoice.Rule) in
      (choice: BrowserChoice(offset: offsets[index], rule: rule), index: Int?.some(index))
    }
    guard let first = offsets.first, let last = offsets.last else { return stays(.none) }
    if let origin, let stop = stop(between: origin, and: destination) { return goes(stop, .stop) }
    let hit = offsets.firstIndex(of: destination)
    var previous = hit ?? offsets.lastIndex { $0 < destination }
    var next = hit ?? offsets.firstIndex { $0 > destination }
    if isCovered(destination), isApart(previous, next) { return stays(.covering) }
    let reach = proximityRange * viewport
    if destination <= first || destination >= last {
      let end = destination <= first ? 0 : offsets.count - 1
      return isProximity && abs(offsets[end] - destination) > reach ? stays(.none) : goes(end, .edge)
    }
    if isProximity {
      previous = previous.flatMap { destination - offsets[$0] > reach ? nil : $0 }
      next = next.flatMap { offsets[$0] - destination > reach ? nil : $0 }
    }
    if let origin {
      if destination > origin { previous = previous.flatMap { offsets[$0] <= origin ? nil : $0 } }
      if destination < origin { next = next.flatMap { offsets[$0] >= origin ? nil : $0 } }
    }
    switch (previous, next) {
    case (nil, nil): return stays(.none)
    case (let only?, nil), (nil, let only?): return goes(only, .nearestAhead)
    case (let before?, let after?):
      guard velocity == 0 || before == after else { return goes(velocity > 0 ? after : before, .velocity) }
      let isNearer = offsets[after] - destination < destination - offsets[before]
      return goes(isNearer ? after : before, .nearest)
    }
  }

  /// The offset strictly between both that may not be passed, the nearest to `origin`.
  private func stop(between origin: Double, and destination: Double) -> Int? {
    let passed = offsets.indices.filter {
      stops[$0] && offsets[$0] > min(origin, destination) && offsets[$0] < max(origin, destination)
    }
    return destination > origin ? passed.first : passed.last
  }

  private func isCovered(_ destination: Double) -> Bool {
    areas.contains { area in
      area.map { $0.lowerBound <= destination && $0.upperBound >= destination + viewport } ?? false
    }
  }

  private func isApart(_ previous: Int?, _ next: Int?) -> Bool {
    guard let previous, let next else { return true }
    return offsets[next] - offsets[previous] >= viewport
  }
}
