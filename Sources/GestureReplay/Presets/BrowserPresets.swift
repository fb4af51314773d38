import GestureMotion

extension Presets {
  /// CSS scroll snap as three engines read it: mandatory, proximity, and with positions that may not be passed.
  static let browsers: [Preset] = [
    Preset(
      "css-none-chromium", platform: "Chromium",
      summary: "Chromium on the desktop without scroll snap: an even slowing, three views at most.",
      source: "recordings/web/chromium-snap-outcomes.json, to which the fling is fitted; research/velocity.md 4"
    ) { _ in
      chain(
        FreeSnap(), ChromiumRestrictedQuadraticVelocity(), drag: .chromium, projection: ChromiumFlingProjection(),
        settle: ChromiumFlingSettle())
    },
    chromium("css-mandatory-chromium", "mandatory") { _ in },
    chromium("css-proximity-chromium", "proximity") { $0.proximity = true },
    chromium("css-stop-always-chromium", "mandatory with scroll-snap-stop: always") { $0.stopAlways = true },
    webKit("css-mandatory-webkit", "mandatory") { _ in },
    webKit("css-proximity-webkit", "proximity") { $0.proximity = true },
    webKit("css-stop-always-webkit", "mandatory with scroll-snap-stop: always") { $0.stopAlways = true },
    gecko("css-mandatory-gecko", "mandatory") { _ in },
    gecko("css-proximity-gecko", "proximity") { $0.proximity = true },
    gecko("css-stop-always-gecko", "mandatory with scroll-snap-stop: always") { $0.stopAlways = true },
  ]

  private typealias Styling = @Sendable (inout BrowserSnapStyle) -> Void

  private static func chromium(_ identifier: String, _ what: String, _ style: @escaping Styling) -> Preset {
    Preset(
      identifier, platform: "Chromium",
      summary: "CSS scroll snap, \(what), in Chrome and Edge on the desktop's engine.",
      source: """
        research/strategies.md 7.3, research/physics.md 5, research/velocity.md 4; where the scroll would end is asked \
        2 ms after the lift, which recordings suggest and which in the engine is chance
        """
    ) { _ in
      var snap = ChromiumScrollSnap()
      style(&snap.style)
      var candidate = chain(
        snap, ChromiumRestrictedQuadraticVelocity(), drag: .chromium, projection: soonAfterLift,
        settle: ChromiumSnapSettle())
      // What does not snap at the first frame runs to its own end, and is looked at once more there.
      candidate.unsnapped = ChromiumFlingProjection()
      return candidate
    }
  }

  /// Asked 2 ms after the lift: of the rests recorded with snapping, most agree with a first frame within 3 ms.
  ///
  /// - Source: `recordings/web/chromium-snap-outcomes.json`: 42 of 60 mandatory and 45 of 60 proximity rests for any first
  ///   frame of 0.5 to 3 ms, fewer for later ones; the others had a whole frame or more.
  private static var soonAfterLift: ChromiumProjection {
    var projection = ChromiumProjection()
    projection.firstFrameMilliseconds = 2
    return projection
  }

  private static func webKit(_ identifier: String, _ what: String, _ style: @escaping Styling) -> Preset {
    Preset(
      identifier, platform: "WebKit",
      summary: "CSS scroll snap, \(what), in Safari and every browser on iOS: a UIScrollView at the fast rate.",
      source: "research/strategies.md 7.2, research/physics.md 1.3 and 5"
    ) { _ in
      var snap = WebKitClosestSnap()
      style(&snap.style)
      return chain(snap, UIKitVelocity(), drag: .uikit, deceleration: .fast)
    }
  }

  private static func gecko(_ identifier: String, _ what: String, _ style: @escaping Styling) -> Preset {
    Preset(
      identifier, platform: "Gecko",
      summary: "CSS scroll snap, \(what), in Firefox for Android.",
      source: """
        research/strategies.md 7.4; the drag, the velocity and the fling are Android's, and the way to the snap is a \
        critical spring of stiffness 250, the engine's own preference: none of this has a recording
        """
    ) { device in
      var snap = GeckoScrollSnap()
      style(&snap.style)
      return chain(
        snap, AOSPQuadraticVelocity(), drag: .android, gate: .android,
        projection: AndroidSplineProjection(density: device.density), settle: SpringSettle.gecko)
    }
  }
}
