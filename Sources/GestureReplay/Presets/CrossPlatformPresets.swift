import GestureMotion

extension Presets {
  /// React Native: UIKit's chain on iOS, Android's on Android.
  static let reactNative: [Preset] = [
    Preset(
      "react-native-ios", platform: "React Native", summary: "React Native on iOS with snapToInterval.",
      source: "research/strategies.md 4.2, research/physics.md 1.3"
    ) { _ in chain(RNIOSSnapToInterval(), UIKitVelocity(), drag: .uikit, deceleration: .normal) },
    Preset(
      "react-native-ios-offsets", platform: "React Native", summary: "React Native on iOS with snapToOffsets.",
      source: "research/strategies.md 4.1, research/physics.md 1.3"
    ) { _ in chain(RNIOSSnapToOffsets(), UIKitVelocity(), drag: .uikit, deceleration: .normal) },
    Preset(
      "react-native-android", platform: "React Native",
      summary: "React Native on Android with snapToInterval: a fling that is made to end on the item.",
      source: "research/strategies.md 4.3, research/physics.md 4.1; the way is the spline with the target as its edge"
    ) { device in
      let spline = AndroidSplineProjection(density: device.density)
      return chain(
        RNAndroidFlingAndSnap(), AOSPQuadraticVelocity(), drag: .android, gate: .android, projection: spline,
        settle: AndroidSplineSettle(density: device.density))
    },
    Preset(
      "react-native-android-paging", platform: "React Native", summary: "React Native on Android with pagingEnabled.",
      source: "research/strategies.md 4.3, research/physics.md 4.1; the way is the spline with the target as its edge"
    ) { device in
      let spline = AndroidSplineProjection(density: device.density)
      return chain(
        RNAndroidPaging(), AOSPQuadraticVelocity(), drag: .android, gate: .android, projection: spline,
        settle: AndroidSplineSettle(density: device.density))
    },
    Preset(
      "react-native-snap-carousel", platform: "React Native",
      summary: "react-native-snap-carousel: 20 px turn the page, velocity is not read.",
      source: "research/strategies.md 4.4, research/physics.md 1.3; the way is UIKit's at the fast rate"
    ) { _ in chain(RNSnapCarousel(), UIKitVelocity(), drag: .uikit, deceleration: .fast) },
    Preset(
      "react-native-reanimated-carousel", platform: "React Native",
      summary: "react-native-reanimated-carousel: a projection of two seconds; easing out for 0.5 s.",
      source: "research/strategies.md 4.5; the recognizer is UIKit's, the animation the library's default of 500 ms"
    ) { _ in
      chain(
        ReanimatedCarousel(), UIKitVelocity(), drag: .swiftui,
        settle: TimedSettle(milliseconds: 500, easing: .decelerate(power: 4)))
    },
  ]

  /// Flutter, as it is on iOS: bouncing physics and the iOS tracker.
  static let flutter: [Preset] = [
    Preset(
      "flutter-page", platform: "Flutter", summary: "Flutter's PageView with tappable children, on iOS.",
      source: "research/strategies.md 5.1, research/physics.md 2 and 3, research/velocity.md 2"
    ) { device in
      chain(
        pages(FlutterPageSnap(), on: device), FlutterIOSVelocity(), drag: .flutter, gate: .flutter,
        projection: FlutterFrictionProjection(), settle: FlutterSpringSettle(devicePixelRatio: device.density),
        carry: .flutter)
    },
    Preset(
      "flutter-page-android", platform: "Flutter", summary: "Flutter's PageView with tappable children, on Android.",
      source: "research/strategies.md 5.1, research/physics.md 2 and 3, research/velocity.md 2"
    ) { device in
      chain(
        pages(FlutterPageSnap(), on: device), FlutterQuadraticVelocity(), drag: .flutterClamping, gate: .flutter,
        projection: FlutterClampingProjection(), settle: FlutterSpringSettle(devicePixelRatio: device.density))
    },
    Preset(
      "flutter-carousel", platform: "Flutter", summary: "Flutter's CarouselView with item snapping, on Android.",
      source: "research/strategies.md 5.2, research/physics.md 2 and 3"
    ) { device in
      chain(
        carousel(on: device), FlutterQuadraticVelocity(), drag: .flutterClamping, gate: .flutter,
        projection: FlutterClampingProjection(), settle: FlutterSpringSettle(devicePixelRatio: device.density))
    },
    Preset(
      "flutter-wheel", platform: "Flutter", summary: "Flutter's list wheel with fixed extent, on iOS.",
      source: "research/strategies.md 5.3, research/physics.md 3; the way is the friction's, made to end on the item"
    ) { device in
      chain(
        wheel(on: device), FlutterIOSVelocity(), drag: .flutter, gate: .flutterBouncing,
        projection: FlutterFrictionProjection(), settle: FlutterSpringSettle(devicePixelRatio: device.density))
    },
  ]

  private static func pages(_ snap: FlutterPageSnap, on device: PresetDevice) -> FlutterPageSnap {
    var snap = snap
    snap.devicePixelRatio = device.density
    return snap
  }

  private static func carousel(on device: PresetDevice) -> FlutterCarouselSnap {
    var snap = FlutterCarouselSnap()
    snap.devicePixelRatio = device.density
    return snap
  }

  private static func wheel(on device: PresetDevice) -> FlutterFixedExtentSnap {
    var snap = FlutterFixedExtentSnap()
    snap.devicePixelRatio = device.density
    return snap
  }

  /// Android's views; lengths are dp.
  static let android: [Preset] = [
    Preset(
      "android-pager", platform: "Android", summary: "Android's ViewPager: 400 dp/s and 25 dp, or 60 % of a page.",
      source: "research/strategies.md 6.1, research/physics.md 4.1; the way is AOSP's smoothScrollTo"
    ) { _ in
      chain(
        ViewPagerSnap(), AOSPQuadraticVelocity(), drag: .androidPager,
        gate: FlingGate(maximumPointsPerSecond: 8000), settle: ViewPagerSettle())
    },
    Preset(
      "viewpager2", platform: "Android", summary: "ViewPager2: any fling of 50 dp/s turns the page, else the nearest.",
      source: "research/strategies.md 6.2, research/physics.md 4.1; the way is AndroidX's smooth scroller"
    ) { _ in
      chain(
        PagerSnapHelperSnap(), AOSPQuadraticVelocity(), drag: .androidPager, gate: .android,
        settle: SmoothScrollerSettle())
    },
    Preset(
      "android-linear-snap", platform: "Android",
      summary: "LinearSnapHelper on a RecyclerView: momentum in whole items.",
      source: "research/strategies.md 6.3, research/physics.md 4.1; the way is AndroidX's smooth scroller"
    ) { device in
      chain(
        LinearSnapHelperSnap(), AOSPQuadraticVelocity(), drag: .android, gate: .android,
        projection: AndroidSplineProjection(density: device.density),
        settle: SmoothScrollerSettle(longestMilliseconds: nil))
    },
    Preset(
      "material-carousel", platform: "Android", summary: "Material's carousel: any velocity goes one item on.",
      source: "research/strategies.md 6.4, research/physics.md 4.1; the way is AndroidX's smooth scroller"
    ) { _ in
      chain(
        MaterialCarouselSnap(), AOSPQuadraticVelocity(), drag: .android, gate: .android,
        settle: SmoothScrollerSettle())
    },
  ]

  /// Jetpack Compose; lengths are dp.
  static let compose: [Preset] = [
    Preset(
      "compose-pager", platform: "Compose", summary: "Compose's HorizontalPager: 400 dp/s, or half a page.",
      source: "research/strategies.md 6.5, research/physics.md 2 and 4, research/velocity.md 5"
    ) { device in
      chain(
        ComposePagerSnap(), ComposeQuadraticVelocity(), drag: .compose, gate: FlingGate(maximumPointsPerSecond: 8000),
        projection: AndroidSplineProjection(density: device.density), settle: SpringSettle.compose)
    },
    Preset(
      "compose-lazy-snap", platform: "Compose", summary: "Compose's lazy list with a snap fling behaviour.",
      source: "research/strategies.md 6.6, research/physics.md 2 and 4, research/velocity.md 5"
    ) { device in
      chain(
        ComposeLazySnap(), ComposeQuadraticVelocity(), drag: .compose, gate: FlingGate(maximumPointsPerSecond: 8000),
        projection: AndroidSplineProjection(density: device.density), settle: SpringSettle.compose)
    },
  ]
}
