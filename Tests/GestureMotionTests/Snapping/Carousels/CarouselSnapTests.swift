import Testing

@testable import GestureMotion

@Suite struct CarouselSnapTests {
  /// Every carousel in every way it can be set that decides differently.
  static let strategies: [any CarouselSnap] = [
    SwiperSnap(), change(SwiperSnap()) { $0.swipe.rewind = true },
    change(SwiperSnap()) { ($0.slidesPerGroup, $0.slidesPerGroupSkip) = (2, 1) },
    change(SwiperSnap()) { $0.swipe.longSwipesRatio = 0.2 }, change(SwiperSnap()) { $0.swipe.shortSwipes = false },
    SwiperFreeModeSnap(), change(SwiperFreeModeSnap()) { $0.freeRun.sticky = true },
    change(SwiperFreeModeSnap()) { $0.freeRun.momentum = false },
    change(SwiperFreeModeSnap()) { ($0.freeRun.momentum, $0.freeRun.sticky) = (false, true) },
    SwiperClosestSnap(), change(SwiperClosestSnap()) { $0.threshold = 0.3 },
    EmblaSnap(), change(EmblaSnap()) { $0.loop = true }, change(EmblaSnap()) { $0.dragFree = true },
    change(EmblaSnap()) { $0.skipSnaps = true }, change(EmblaSnap()) { $0.containScroll = false },
    change(EmblaSnap()) { ($0.loop, $0.skipSnaps) = (true, true) },
    FlickitySnap(), change(FlickitySnap()) { $0.wrapAround = true }, change(FlickitySnap()) { $0.contain = true },
    change(FlickitySnap()) { $0.freeScroll = true }, change(FlickitySnap()) { $0.framesPerSecond = 120 },
    KeenSnap(), change(KeenSnap()) { $0.loop = true }, change(KeenSnap()) { $0.free = true },
    change(KeenSnap()) { ($0.free, $0.snap) = (true, false) }, change(KeenSnap()) { ($0.free, $0.loop) = (true, true) },
    SplideSnap(), change(SplideSnap()) { $0.trimSpace = false }, change(SplideSnap()) { $0.perPage = 2 },
    change(SplideSnap()) { $0.flickMaxPages = 3 },
    SlickSnap(), change(SlickSnap()) { $0.swipeToSlide = true }, change(SlickSnap()) { $0.slidesToScroll = 2 },
    GlideSnap(), change(GlideSnap()) { $0.carousel = true }, change(GlideSnap()) { $0.rewind = false },
    change(GlideSnap()) { ($0.bound, $0.perView, $0.stepsByView) = (true, 2, true) },
    change(GlideSnap()) { $0.touchAngle = 30 },
    PhotoSwipeSnap(), IScrollSnap(), change(IScrollSnap()) { $0.snapThreshold = 50 },
  ]

  static func change<Strategy>(_ strategy: Strategy, _ change: (inout Strategy) -> Void) -> Strategy {
    var changed = strategy
    change(&changed)
    return changed
  }

  @Test("Less than the margin keeps the page, more changes it", arguments: strategies.indices)
  func margins(number: Int) {
    func check(_ strategy: some CarouselSnap) {
      FlipProbe.check(strategy, by: .finger) { strategy.index(after: $0, on: $1) }
    }
    check(Self.strategies[number])
  }

  @Test("A row from right to left is the mirror of one from left to right", arguments: strategies.indices)
  func mirrors(number: Int) {
    func check(_ strategy: some CarouselSnap) { FlipProbe.checkMirror(strategy) }
    check(Self.strategies[number])
  }

  // One in three, and the endless and the free ones: hostile numbers take long in those.
  @Test(
    "Nothing stops it, and nothing senseless comes out",
    arguments: strategies.indices.filter { $0 % 3 == 0 || [13, 16, 23, 25, 26].contains($0) })
  func sound(number: Int) {
    func check(_ strategy: some CarouselSnap) { strategy.expectSound() }
    check(Self.strategies[number])
  }
}
