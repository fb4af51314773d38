import GestureModel

@testable import GestureMotion

extension SnapAdapters {
  /// The files about Swiper.
  static let swiperAdapters: [VectorAdapter] = [
    VectorAdapter("swiper_touchend") { question in
      // Where the finger came down plays no part, and positions run in reading direction either way.
      question.remarks("positionAtTouchStart", "rtl")
      let grid = try swiperGrid(question)
      let swipe = SwiperSwipe(
        longSwipesRatio: try question.number("longSwipesRatio"),
        longSwipesMilliseconds: try question.number("longSwipesMs"), shortSwipes: try question.flag("shortSwipes"),
        longSwipes: try question.flag("longSwipes"), rewind: try question.flag("rewind"))
      let requested = swipe.requested(
        at: try question.number("positionAtRelease"), milliseconds: try question.number("elapsedMs"),
        isForward: try isForward(question), active: try question.whole("activeIndex"), in: grid)
      let rest = grid.rest(requested: requested)
      return [
        "requestedIndex": .whole(requested), "activeIndex": .whole(rest.slide), "translate": .number(-rest.position),
      ]
    },
    VectorAdapter("swiper_closest") { question in
      let requested = try swiperGrid(question).closest(
        to: question.number("positionAtRelease"), active: question.whole("activeIndex"),
        threshold: question.number("threshold"))
      return ["requestedIndex": .whole(requested)]
    },
    VectorAdapter("swiper_freemode") { question in
      question.remarks("enabled")
      var estimator = SwiperFreeModeVelocity()
      estimator.floorPointsPerSecond = try question.number("minimumVelocity") * 1000
      let interval = try question.number("sampleIntervalMs")
      let moved = Int64(interval * 1e6)
      let samples = [
        Sample(nanoseconds: 0, x: 0, y: 0),
        Sample(nanoseconds: moved, x: try question.number("fingerVelocityPxPerMs") * interval, y: 0),
      ]
      let lift = Lift(nanoseconds: moved + Int64(try question.number("releaseLagMs") * 1e6))
      let estimate = estimator.estimate(atEndOf: samples[...], lift: lift)
      let velocity = try pixelsPerMillisecond(estimate)
      let freeRun = SwiperFreeRun(
        momentum: try question.flag("momentum"), momentumRatio: try question.number("momentumRatio"),
        momentumBounce: try question.flag("momentumBounce"),
        momentumBounceRatio: try question.number("momentumBounceRatio"),
        momentumVelocityRatio: try question.number("momentumVelocityRatio"), sticky: try question.flag("sticky"))
      let run = freeRun.run(
        from: try question.number("positionAtRelease"), pixelsPerMillisecond: velocity,
        isForward: try isForward(question), active: try question.whole("activeIndex"), in: try swiperGrid(question))
      return [
        "velocityUsed": .number(run.pixelsPerMillisecond), "translate": .optional(run.translate),
        "transitionMs": .optional(run.milliseconds), "progressTarget": .number(run.rest),
        "usedSlideToClosest": .flag(run.usedClosest), "requestedIndex": .optional(run.requested),
      ]
    },
  ]

  private static func swiperGrid(_ question: VectorQuestion) throws -> SwiperGrid {
    SwiperGrid(
      count: try question.whole("count"), slideWidth: try question.number("slideWidth"),
      spacing: try question.number("spacing"), viewport: try question.number("viewport"),
      group: try question.optional("slidesPerGroup").map { Int($0) } ?? 1,
      skip: try question.optional("slidesPerGroupSkip").map { Int($0) } ?? 0)
  }

  private static func isForward(_ question: VectorQuestion) throws -> Bool {
    switch try question.text("swipeDirection") {
    case "next": return true
    case "prev": return false
    case let other: throw VectorProblem("'\(other)' is no direction")
    }
  }
}
