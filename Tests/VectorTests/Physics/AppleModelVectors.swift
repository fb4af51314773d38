import GestureMotion

/// Models of Apple's motion by others: projections, ScrollMechanics, iCarousel.
enum AppleModelVectors {
  static let all = [
    VectorAdapter("projection_wwdc_vs_exact", answer: projection),
    VectorAdapter("ios_decay_scrollmechanics", answer: decay),
    VectorAdapter("rubberband_scrollmechanics", answer: rubberBand),
    VectorAdapter("spring_scrollmechanics", answer: spring),
    VectorAdapter("icarousel_deceleration", answer: iCarousel),
  ]

  @Sendable private static func projection(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    question.remarks("velocityUnit")
    let rate = try question.number("decelerationRatePerMs")
    let velocity = try question.number("velocity")
    let law = Deceleration(perMillisecond: rate)
    let discrete = WWDCProjection(law).restOffset(from: 0, pointsPerMillisecond: velocity / 1000)
    let continuous = ContinuousProjection(law).restOffset(from: 0, pointsPerMillisecond: velocity / 1000)
    let decay = ContinuousDecay(perMillisecond: rate, from: 0, pointsPerSecond: velocity)
    return [
      "discrete_wwdc": .number(discrete), "continuous": .number(continuous),
      "continuousMinusDiscrete": .number(continuous - discrete),
      "sumIncludingFirstMs": .number(
        WWDCProjection(law).restCountingFirstMillisecond(from: 0, pointsPerMillisecond: velocity / 1000)),
      "halfMillisecondOfTravel": .number(velocity / 2000), "stopTimeAt_0.5pt": .number(decay.rawSeconds),
    ]
  }

  @Sendable private static func decay(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    question.remarks("velocityUnit")
    let decay = ContinuousDecay(
      perMillisecond: try question.number("decelerationRatePerMs"), from: try question.number("initialValue"),
      pointsPerSecond: try question.number("velocity"), threshold: try question.number("threshold"))
    if let place = try question.optional("to") { return ["duration": .optional(decay.seconds(toReach: place))] }
    return [
      "destination": .number(decay.destination), "duration": .number(decay.rawSeconds),
      "samples": try question.samples(
        "t",
        [
          "value": { .number(decay.position(at: $0)) }, "velocity": { .number(decay.pointsPerSecond(at: $0)) },
        ]),
    ]
  }

  @Sendable private static func rubberBand(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    var band = RubberBand(dimension: try question.number("dimension"))
    band.coefficient = try question.number("coefficient")
    if let position = try question.optional("position") {
      let range = try question.number("min")...question.number("max")
      return ["position": .number(band.displayedOffset(for: position, within: range))]
    }
    let overshoot = try question.number("overscroll", "overshoot")
    return ["displayed": .number(band.displayedOffset(for: overshoot, within: 0...0))]
  }

  @Sendable private static func spring(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let spring = Spring(
      mass: try question.number("mass"), stiffness: try question.number("stiffness"),
      dampingRatio: try question.number("dampingRatio"))
    let run = Oscillation(
      spring, displacement: try question.number("displacement"), pointsPerSecond: try question.number("velocity"))
    let rule = SettledRule.scrollMechanics(threshold: try question.number("threshold"))
    return [
      "duration": .number(rule.rawSeconds(run)),
      "samples": try question.samples("t", ["value": { .number(run.displacement(at: $0)) }]),
    ]
  }

  @Sendable private static func iCarousel(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let run = ICarouselDeceleration(
      from: try question.number("scrollOffset"), itemsPerSecond: try question.number("velocityItemsPerS"),
      rate: try question.number("decelerationRate"), itemCount: try question.whole("itemCount"),
      isPaging: try question.flag("pagingEnabled"), stopsAtBoundary: try question.flag("stopAtItemBoundary"),
      bounceItems: try question.number("bounceDistance"))
    return [
      "decelerationDistance": .number(run.distance), "shouldDecelerate": .flag(run.decelerates),
      "endOffset": .number(run.end), "duration": .number(run.rawSeconds),
    ]
  }
}

extension VectorQuestion {
  /// A number under one of two names.
  func number(_ key: String, _ other: String) throws -> Double {
    inputs.has(key) ? try number(key) : try number(other)
  }
}
