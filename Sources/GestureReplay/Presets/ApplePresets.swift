import GestureMotion

extension Presets {
  /// UIScrollView and what is built on it: recorded drag, velocity, deceleration and bounce.
  static let uikit: [Preset] = [
    scrollView("uikit", "a plain scroll view at the normal rate, without snapping", FreeSnap()),
    scrollView("uikit-fast", "a plain scroll view at the fast rate, without snapping", FreeSnap(), .fast),
    scrollView("uikit-delegate", "the delegate tutorial's rule at the normal rate", ThresholdSnap(), .normal),
    scrollView("uikit-delegate-fast", "the delegate tutorial's rule at the fast rate", ThresholdSnap(), .fast),
    scrollView("uikit-paging", "isPagingEnabled", PagingSnap(), .normal),
    scrollView(
      "uikit-flow-layout", "the flow layout tutorial's rule, as printed", flowLayout, .normal),
    scrollView("uikit-orthogonal", "an orthogonal section with group paging", GroupPagingSnap(), .normal),
    scrollView(
      "uikit-orthogonal-centered", "an orthogonal section with centred group paging", CenteredGroupPagingSnap(), .normal
    ),
  ]

  private static var flowLayout: ThresholdOffsetSnap {
    var snap = ThresholdOffsetSnap()
    snap.clamp = false
    return snap
  }

  /// A `UIScrollView` at a rate of its own, whatever the scenario's.
  private static func scrollView(
    _ identifier: String, _ what: String, _ snap: some SnapStrategy, _ deceleration: Deceleration = .normal
  ) -> Preset {
    Preset(
      identifier, platform: "UIKit", summary: "UIKit: \(what).",
      source: """
        research/physics.md 1.3, recorded runs; the strategy is research/strategies.md 1 and 2, and how a changed target \
        is reached is our model
        """
    ) { _ in
      chain(snap, UIKitVelocity(), drag: .uikit, deceleration: deceleration, carry: .uikit)
    }
  }

  /// SwiftUI: offsets that an app drags itself, and scroll targets.
  static let swiftUI: [Preset] = [
    Preset(
      "swiftui-drag", platform: "SwiftUI",
      summary: "SwiftUI: the HStack tutorial's drag gesture, whose index is truncated and whose velocity is not read.",
      source: "research/strategies.md 1.5; the way is SwiftUI's default spring of half a second"
    ) { _ in chain(RemainderSnap(), UIKitVelocity(), drag: .swiftui, settle: SpringSettle.swiftUI) },
    Preset(
      "swiftui-drag-predicted", platform: "SwiftUI",
      summary: "SwiftUI: a drag gesture whose predicted end, 0.25 s ahead, is rounded to one page at most.",
      source:
        "research/strategies.md 2.4, research/physics.md 1.4; the way is SwiftUI's default spring of half a second"
    ) { _ in
      chain(
        SwiftUIDragGestureSnap(), UIKitVelocity(), drag: .swiftui, projection: SwiftUIProjection(),
        settle: SpringSettle.swiftUI)
    },
    viewAligned("swiftui-view-aligned", "without a limit", 0),
    viewAligned("swiftui-view-aligned-few", "by a few views, which we take for three", 3),
    viewAligned("swiftui-view-aligned-one", "by one view", 1),
    Preset(
      "swiftui-paging", platform: "SwiftUI", summary: "SwiftUI: scrollTargetBehavior(.paging).",
      source: "research/strategies.md 2.3, a model; the chain around it is UIKit's"
    ) { _ in chain(SwiftUIPagingSnap(), UIKitVelocity(), drag: .uikit, deceleration: .normal) },
  ]

  private static func viewAligned(_ identifier: String, _ what: String, _ limit: Double) -> Preset {
    Preset(
      identifier, platform: "SwiftUI", summary: "SwiftUI: scrollTargetBehavior(.viewAligned), \(what).",
      source: "research/strategies.md 2.3, a model; the chain around it is UIKit's"
    ) { _ in
      var snap = SwiftUIViewAlignedSnap()
      snap.limit = limit
      return chain(snap, UIKitVelocity(), drag: .uikit, deceleration: .normal)
    }
  }

  /// Carousels that apps take from others; all stand on UIScrollView but the three that drag their own offset.
  static let iOSLibraries: [Preset] = [
    library("fspager", "FSPagerView, one item beyond the next boundary", FSPagerSnap(), .normal),
    library("fspager-automatic", "FSPagerView with automatic distance", automaticPager, .normal),
    library("upcarousel", "UPCarouselFlowLayout", UPCarouselSnap(), .fast),
    library("centeredcollection", "CenteredCollectionView", CenteredCollectionSnap(), .fast),
    library("tycyclepager", "TYCyclePagerView", TYCyclePagerSnap(), .fast),
    library("mspeek", "MSPeekCollectionViewDelegateImplementation", MSPeekSnap(), .fast),
    Preset(
      "icarousel", platform: "iOS libraries", summary: "iCarousel: items a second, slowed down evenly to an item.",
      source: "research/strategies.md 3.8, research/physics.md 1.7"
    ) { _ in chain(ICarouselSnap(), UIKitVelocity(), drag: .uikit, settle: ICarouselSettle()) },
    Preset(
      "swiftuipager", platform: "iOS libraries",
      summary: "SwiftUIPager: half a page or 500 pt/s turns the page; easing out for 0.35 s.",
      source: "research/strategies.md 3.6, research/velocity.md 3; the animation is ours"
    ) { _ in
      chain(
        SwiftUIPagerSnap(), LastPairVelocity(), drag: .swiftui,
        settle: TimedSettle(milliseconds: 350, easing: .cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    },
    Preset(
      "acarousel", platform: "iOS libraries", summary: "ACarousel: a third of an item turns the page; a spring.",
      source: "research/strategies.md 3.7; the spring is SwiftUI's default"
    ) { _ in chain(ACarouselSnap(), LastPairVelocity(), drag: .swiftui, settle: SpringSettle.swiftUI) },
  ]

  private static var automaticPager: FSPagerSnap {
    var snap = FSPagerSnap()
    snap.automatic = true
    return snap
  }

  private static func library(
    _ identifier: String, _ what: String, _ snap: some SnapStrategy, _ deceleration: Deceleration
  ) -> Preset {
    Preset(
      identifier, platform: "iOS libraries", summary: "\(what), on a UIScrollView.",
      source: "research/strategies.md 3, research/physics.md 1.3"
    ) { _ in chain(snap, UIKitVelocity(), drag: .uikit, deceleration: deceleration) }
  }
}
