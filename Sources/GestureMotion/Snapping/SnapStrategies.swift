/// The strategies there are.
public enum SnapStrategies {
  /// Every strategy, in the order in which help lists them.
  public static let all: [any SnapStrategy.Type] = [
    NearestProposedSnap.self, NearestOffsetSnap.self, ThresholdSnap.self, ThresholdOffsetSnap.self, RemainderSnap.self,
    PagingSnap.self, OnePageSnap.self, FreeSnap.self,
    ContinuousSnap.self, GroupPagingSnap.self, CenteredGroupPagingSnap.self, OrthogonalPagingSnap.self,
    GroupLeadingBoundarySnap.self,
    CorrectedThresholdSnap.self, CorrectedThresholdOffsetSnap.self, CorrectedRemainderSnap.self,
    DirectionSnap.self, TowardMotionSnap.self, HalfPageBiasSnap.self, VelocityToPagesSnap.self,
    ExtraVelocitySnap.self, FloorOffsetSnap.self, TruncatorSnap.self,
    SwiftUIViewAlignedSnap.self, SwiftUIPagingSnap.self, SwiftUIDragGestureSnap.self, ChameleonPagingSnap.self,
    WinObjCPagingSnap.self,
    FSPagerSnap.self, UPCarouselSnap.self, CenteredCollectionSnap.self, TYCyclePagerSnap.self, MSPeekSnap.self,
    SwiftUIPagerSnap.self, ACarouselSnap.self, ICarouselSnap.self, IBPLeadingBoundarySnap.self, IBPGroupPagingSnap.self,
    IBPCenteredGroupPagingSnap.self,
    RNIOSSnapToOffsets.self, RNIOSSnapToInterval.self, RNAndroidPaging.self, RNAndroidFlingAndSnap.self,
    RNSnapCarousel.self, ReanimatedCarousel.self,
    FlutterPageSnap.self, FlutterCarouselSnap.self, FlutterFixedExtentSnap.self,
    ViewPagerSnap.self, PagerSnapHelperSnap.self, LinearSnapHelperSnap.self, MaterialCarouselSnap.self,
    ComposePagerSnap.self, ComposeLazySnap.self,
    CSSScrollSnap.self, WebKitClosestSnap.self, ChromiumScrollSnap.self, GeckoScrollSnap.self,
    SwiperSnap.self, SwiperFreeModeSnap.self, SwiperClosestSnap.self, EmblaSnap.self, FlickitySnap.self, KeenSnap.self,
    SplideSnap.self, SlickSnap.self, GlideSnap.self, PhotoSwipeSnap.self, IScrollSnap.self,
  ]

  /// Names that mean a strategy under another id: those of the bug-report cases and of the seed vectors.
  ///
  /// - Source: `DESIGN.md` section 5.
  public static let aliases: [(name: String, identifier: String)] = [
    ("nearest-proposed", "round"), ("nearest-offset", "round-offset"), ("ceil-floor-proposed", "threshold"),
    ("ceil-floor-offset", "threshold-offset"), ("ieee-remainder-center", "remainder"), ("native-paging", "paging"),
    ("project-only", "free"), ("uikit.paging", "paging"), ("uikit.orthogonal", "group-paging"),
    ("seed.delegateProposed", "threshold"), ("seed.flowLayoutCurrent", "threshold-offset"),
    ("seed.swiftuiHStackRemainder", "remainder"), ("seed.clipTrickPaging", "paging"),
    ("seed.groupPaging", "group-paging"), ("seed.groupPagingCentered", "group-paging-centered"),
    ("swiftui.predicted", "swiftui.dragGesture"),
    ("embla.snapList", "embla"), ("embla.scrollProgress", "embla"), ("embla.scrollBounds", "embla"),
  ]

  /// The strategy of this name with its parameters: the defaults, or those that belong to the alias.
  ///
  /// `seed.flowLayoutCurrent` is `threshold-offset` as the tutorial prints it, which limits nothing.
  ///
  /// - Source: `DESIGN.md` section 5.
  public static func strategy(named name: String) -> (any SnapStrategy)? {
    if name == "seed.flowLayoutCurrent" {
      var strategy = ThresholdOffsetSnap()
      strategy.clamp = false
      return strategy
    }
    return named(name)?.init()
  }

  /// The type of the strategy with this identifier or alias, or `nil` if there is none.
  public static func named(_ name: String) -> (any SnapStrategy.Type)? {
    let identifier = aliases.first { $0.name == name }?.identifier ?? name
    return all.first { $0.identifier == identifier }
  }
}
