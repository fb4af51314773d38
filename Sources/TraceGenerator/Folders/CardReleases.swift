import GestureModel

/// Releases as an app logs them in `scrollViewWillEndDragging`, for the cards.
enum CardReleases {
  /// How fast the content was at lift, and how far it had come.
  private struct Entry {
    var name: String
    var wants: String
    var intent: Intent
    var startPage: Int
    var travel: ClosedRange<Double>
    var pointsPerMillisecond: ClosedRange<Double>
    var isProposedLogged: Bool
  }

  /// The releases; numbers drawn, the proposed offset computed.
  static func traces(in scenario: Scenario, seed: UInt64) -> [GeneratedTrace] {
    let lattice = scenario.lattice
    return entries.map { entry in
      let id = "\(GestureKind.releaseLog.rawValue)-\(entry.name)"
      var random = RepeatableRandom(seed: seed, name: id)
      let start = lattice.rest(at: lattice.page(at: entry.startPage))
      let offset = Finger.toPixel(start + random.uniform(entry.travel))
      let speed = random.uniform(entry.pointsPerMillisecond).rounded(toPlaces: 6)
      let proposed = lattice.clamped(
        UIKitProjection.proposedOffset(
          from: offset, pointsPerMillisecond: speed, keptPerMillisecond: scenario.decelerationPerMillisecond))
      return GeneratedTrace(
        id: id, kind: .releaseLog, origin: TraceCollection.generatedOrigin(seed: seed), wants: entry.wants,
        intent: entry.intent, startOffset: start,
        release: RecordedRelease(
          offset: offset, pointsPerMillisecond: speed,
          proposedOffset: entry.isProposedLogged ? Finger.toPixel(proposed) : nil),
        remarks: entry.isProposedLogged ? [Label(name: "proposed", value: "computed with UIKit's projection")] : [])
    }
  }

  private static let entries = [
    Entry(
      name: "soft-next", wants: "the next card, with a soft flick", intent: .next, startPage: 1, travel: 52...68,
      pointsPerMillisecond: 0.62...0.84, isProposedLogged: true),
    Entry(
      name: "firm-previous", wants: "the card before, with a firm flick", intent: .previous, startPage: 3,
      travel: -96 ... -80, pointsPerMillisecond: -1.6 ... -1.2, isProposedLogged: true),
    Entry(
      name: "still-past-half", wants: "the next card: has led it over and holds it", intent: .next, startPage: 1,
      travel: 182...206, pointsPerMillisecond: 0...0, isProposedLogged: false),
    Entry(
      name: "short-flick-next", wants: "the next card, with a short flick", intent: .next, startPage: 2,
      travel: 34...44,
      pointsPerMillisecond: 0.9...1.1, isProposedLogged: false),
  ]
}

/// Where a `UIScrollView` would stop by itself.
enum UIKitProjection {
  /// `offset + sign(v)·max(|v| − 0.01, 0)·d/(1 − d)`, in points, not limited to any range.
  ///
  /// - Source: fits the four published runs in ``RecordedRuns`` within 0.15 pt.
  static func proposedOffset(
    from offset: Double, pointsPerMillisecond speed: Double, keptPerMillisecond kept: Double
  ) -> Double {
    let glide = max(abs(speed) - 0.01, 0) * kept / (1 - kept)
    return offset + (speed < 0 ? -glide : glide)
  }
}
