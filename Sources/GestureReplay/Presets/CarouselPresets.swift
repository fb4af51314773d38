import GestureMotion

extension Presets {
  /// Carousels in JavaScript, with the options they have unless told otherwise.
  static let carousels: [Preset] = [
    Preset(
      "swiper", platform: "Swiper",
      summary: "Swiper: 5 px lost, a swipe of up to 300 ms turns the page, a CSS transition of 300 ms.",
      source: "research/strategies.md 8.1, research/physics.md 6; the transition is its own default"
    ) { _ in
      chain(SwiperSnap(), LastPairVelocity(), drag: .swiper, settle: TimedSettle(milliseconds: 300, easing: .ease))
    },
    Preset(
      "swiper-free", platform: "Swiper",
      summary: "Swiper's free mode: half the last pair's velocity runs for a second, and rests anywhere.",
      source: "research/strategies.md 8.1, research/velocity.md 7"
    ) { _ in
      chain(
        SwiperFreeModeSnap(), SwiperFreeModeVelocity(), drag: .swiper,
        settle: TimedSettle(milliseconds: 1000, easing: .ease))
    },
    Preset(
      "embla", platform: "Embla",
      summary: "Embla: force is velocity times 400, one snap on after a flick, steps of 60 a second.",
      source: "research/strategies.md 8.2, research/velocity.md 8, research/physics.md 6"
    ) { _ in chain(EmblaSnap(), EmblaVelocity(), drag: .halved, settle: EmblaSettle()) },
    Preset(
      "flickity", platform: "Flickity",
      summary: "Flickity: where the last frame's movement would lead, pulled there frame by frame.",
      source: "research/strategies.md 8.3, research/physics.md 6; its velocity is that of the last pair of samples"
    ) { device in
      var snap = FlickitySnap()
      snap.framesPerSecond = device.framesPerSecond
      return chain(
        snap, LastPairVelocity(), drag: .halved, settle: FlickitySettle(framesPerSecond: device.framesPerSecond))
    },
    Preset(
      "keen", platform: "Keen Slider", summary: "Keen: any velocity at all turns the page, 500 ms.",
      source: "research/strategies.md 8.4, research/velocity.md 8; the easing is its own default, 1 − (1 − t)⁵"
    ) { _ in
      chain(
        KeenSnap(), KeenSliderVelocity(), drag: .direct,
        settle: TimedSettle(milliseconds: 500, easing: .decelerate(power: 5)))
    },
    Preset(
      "splide", platform: "Splide",
      summary: "Splide: 600 ms of travel, a view at most, then the nearest slide; 400 ms.",
      source: "research/strategies.md 8.5, research/velocity.md 8; the transition is its own default"
    ) { _ in
      chain(
        SplideSnap(), SplideVelocity(), drag: .fifths,
        settle: TimedSettle(milliseconds: 400, easing: .cubicBezier(x1: 0.25, y1: 1, x2: 0.5, y2: 1)))
    },
    Preset(
      "slick", platform: "Slick", summary: "Slick: a fifth of the view turns the page, velocity is not read; 300 ms.",
      source: "research/strategies.md 8.6, research/physics.md 6; the transition is its own default"
    ) { _ in
      chain(SlickSnap(), LastPairVelocity(), drag: .slick, settle: TimedSettle(milliseconds: 300, easing: .ease))
    },
    Preset(
      "glide", platform: "Glide",
      summary: "Glide: 80 px turn the page, the content goes half as far as the finger; 400 ms.",
      source: "research/strategies.md 8.7; the transition is its own default"
    ) { _ in
      chain(
        GlideSnap(), LastPairVelocity(), drag: .glide,
        settle: TimedSettle(milliseconds: 400, easing: .cubicBezier(x1: 0.165, y1: 0.84, x2: 0.44, y2: 1)))
    },
    Preset(
      "photoswipe", platform: "PhotoSwipe",
      summary: "PhotoSwipe: 0.5 px/ms or half a slide, then a critical spring of 30 a second.",
      source: "research/strategies.md 8.8, research/physics.md 2; its velocity of 50 ms is our secant of 50 ms"
    ) { _ in
      var velocity = SecantVelocity()
      velocity.windowNanoseconds = 50_000_000
      return chain(PhotoSwipeSnap(), velocity, drag: .slick, settle: SpringSettle.photoSwipe)
    },
    Preset(
      "iscroll", platform: "iScroll",
      summary: "iScroll: time decides, under 200 ms and 100 px the last move's direction turns the page.",
      source: "research/strategies.md 8.9, research/physics.md 6; its time to snap and easing are its own defaults"
    ) { _ in
      chain(
        IScrollSnap(), IScrollVelocity(), drag: .thirds,
        settle: TimedSettle(milliseconds: 300, easing: .cubicBezier(x1: 0.1, y1: 0.57, x2: 0.1, y2: 1)))
    },
  ]
}
