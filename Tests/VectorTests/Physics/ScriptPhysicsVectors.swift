import GestureMotion

/// JavaScript libraries: `flickity_physics`, `reanimated_decay`, `iscroll_momentum`, `motion_inertia`, and others.
enum ScriptPhysicsVectors {
  static let all = [
    VectorAdapter("flickity_physics", answer: flickity), VectorAdapter("reanimated_decay", answer: reanimated),
    VectorAdapter("iscroll_momentum", answer: iScroll), VectorAdapter("motion_inertia", answer: inertia),
    VectorAdapter("photoswipe_spring", answer: photoSwipe), VectorAdapter("rubberband_others", answer: edges),
  ]

  @Sendable private static func flickity(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let friction = try question.number("friction")
    if let velocity = try question.optional("velocityPxPerFrame") {
      let state = Flickity(position: try question.number("x"), pixelsPerFrame: velocity, friction: friction)
      return ["restingX": .number(state.rest)]
    }
    let isFree = try question.flag("freeScrolling")
    let freeFriction = try question.number("freeScrollFriction")
    let target = try question.number("target")
    var state = Flickity(
      position: try question.number("x0"), pixelsPerFrame: try question.number("v0PxPerFrame"),
      friction: isFree ? freeFriction : friction, attraction: try question.number("selectedAttraction"))
    let wanted = try question.times("frame")
    var rows: [VectorAnswer] = []
    for frame in 1...Int(wanted.max() ?? 1) {
      state.advance(to: isFree ? nil : target)
      guard wanted.contains(Double(frame)) else { continue }
      rows.append(
        .object([
          "frame": .whole(frame), "x": .number(state.position), "velocity": .number(state.pixelsPerFrame),
        ]))
    }
    return ["samples": .list(rows)]
  }

  @Sendable private static func reanimated(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let rate = try question.number("frameRateHz")
    var decay = ReanimatedDecay(deceleration: try question.number("deceleration"), framesPerSecond: rate)
    decay.velocityEpsilon = try question.number("velocityEpsilon")
    decay.slopeFactor = try question.number("slopeFactor")
    let offsets = decay.offsets(from: 0, pointsPerSecond: try question.number("velocity"))
    return [
      "distance": .optional(offsets.last), "frames": .whole(offsets.count),
      "durationMs": .number(Double(offsets.count) * 1000 / rate),
    ]
  }

  @Sendable private static func iScroll(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let momentum = IScrollMomentum(
      from: try question.number("start"), to: try question.number("current"),
      milliseconds: try question.number("timeMs"), lowerMargin: try question.number("lowerMargin"),
      wrapperSize: try question.optional("wrapperSize"), deceleration: try question.number("deceleration"))
    return ["destination": .number(momentum.destination), "duration": .number(momentum.rawMilliseconds)]
  }

  @Sendable private static func inertia(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    var target = MotionInertia.Target.ideal
    if let interval = try question.optional("snapInterval") { target = .multiple(of: interval) }
    if let modify = try question.inputs.text("modifyTarget") {
      guard modify == "target/2" else { throw VectorProblem("modifyTarget: \(modify) is not understood") }
      target = .half
    }
    let start = MotionInertia(
      from: try question.number("origin"), pixelsPerSecond: try question.number("velocity"),
      power: try question.optional("power") ?? MotionInertia.power,
      timeConstant: try question.optional("timeConstant") ?? MotionInertia.timeConstant,
      restDelta: try question.optional("restDelta") ?? MotionInertia.restDelta, target: target,
      minimum: try question.optional("min"), maximum: try question.optional("max"))
    let run = MotionInertia.milliseconds(of: start)
    var answer: [String: VectorAnswer] = [
      "durationS": .optional(run.map { $0.0 / 1000 }), "last": .optional(run?.value),
    ]
    var steps = start
    let count = (question.expected.value("at10msSteps") as? [Double])?.count ?? 0
    answer["at10msSteps"] = .numbers((0..<count).map { steps.sample(at: Double($0) * 10).value })
    if question.wanted.contains("samples") {
      var again = start
      answer["samples"] = .list(
        try question.times("ms").map { time in
          let sample = again.sample(at: time)
          return .object(["ms": .number(time), "value": .number(sample.value), "done": .flag(sample.isDone)])
        })
    }
    return answer
  }

  @Sendable private static func photoSwipe(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    question.remarks("stepMs")
    let spring = Spring(
      naturalFrequency: try question.number("naturalFrequency"), dampingRatio: try question.number("dampingRatio"))
    let run = Oscillation(
      spring, displacement: try question.number("displacement"),
      pointsPerSecond: try question.number("velocityPxPerMs") * 1000)
    return [
      "samples": try question.samples(
        "ms",
        [
          "value": { .number(run.displacement(at: $0 / 1000)) },
          "velocityPxPerS": { .number(run.pointsPerSecond(at: $0 / 1000)) },
        ])
    ]
  }

  @Sendable private static func edges(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    switch try question.text("model") {
    case "use-gesture":
      let band = UseGestureRubberBand(constant: try question.number("constant"))
      let range = try question.number("min")...question.number("max")
      return ["position": .number(band.displayedOffset(for: try question.number("position"), within: range))]
    case "swiper resistance":
      let shown = EdgeStep.swiper(
        overshoot: try question.number("overscroll"), ratio: try question.number("resistanceRatio"))
      return ["displayed": .number(shown)]
    case "flickity slow":
      let x = EdgeStep.flickity(drag: try question.number("drag"), bound: try question.number("originBound"))
      return ["x": .number(x)]
    case "splide constrain": return try step("delta", EdgeStep.splide)
    case "photoswipe end": return try step("delta", EdgeStep.photoSwipe)
    case "slick edge": return try step("swipeLength", EdgeStep.slick)
    case "chameleon overscroll": return try step("delta", EdgeStep.chameleon)
    case "webkit mac":
      var run = WebKitElasticity(
        from: try question.number("initialPosition"), to: 0, pointsPerSecond: try question.number("initialVelocity"))
      run.stiffness = try question.number("stiffness")
      run.amplitude = try question.number("amplitude")
      run.period = try question.number("period")
      return ["position": .number(run.displacement(at: try question.number("t")))]
    case let model: throw VectorProblem("model: \(model) is not understood")
    }
    func step(_ key: String, _ factor: Double) throws -> [String: VectorAnswer] {
      ["applied": .number(EdgeStep.applied(try question.number(key), factor: factor))]
    }
  }
}
