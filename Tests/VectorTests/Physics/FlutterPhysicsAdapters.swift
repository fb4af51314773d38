import GestureMotion

extension PhysicsAdapters {
  /// Flutter's simulations.
  static let flutterAdapters = [
    VectorAdapter("flutter_friction", answer: friction), VectorAdapter("flutter_spring", answer: spring),
    VectorAdapter("flutter_bouncing", answer: bouncing), VectorAdapter("flutter_clamping", answer: clamping),
    VectorAdapter("flutter_overscroll", answer: overscroll),
  ]

  @Sendable private static func friction(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if question.inputs.has("through") {
      guard try question.flag("through") else { return [:] }
      let end = try question.number("end")
      let friction = FlutterFriction.through(
        start: try question.number("start"), end: end, startVelocity: try question.number("startVelocity"),
        endVelocity: try question.number("endVelocity"))
      let arrival = friction.time(at: end)
      return [
        "drag": .number(friction.drag), "xAt1": .number(friction.position(at: 1)),
        "dxAt1": .number(friction.velocity(at: 1)), "arrivalTime": .number(arrival),
      ]
    }
    let friction = FlutterFriction(
      drag: try question.number("drag"), position: try question.number("position"),
      velocity: try question.number("velocity"), slowing: try question.optional("constantDeceleration") ?? 0)
    var answers: [String: VectorAnswer] = ["finalX": .number(friction.end), "finalTime": .number(friction.endTime)]
    if question.inputs.has("x") { answers["timeAtX"] = .number(friction.time(at: try question.number("x"))) }
    let tolerance = try question.optional("toleranceVelocity")
    let distance = try question.optional("toleranceDistance") ?? 0.001
    var bounded: BoundedFlutterFriction?
    if let low = try question.optional("min"), let high = try question.optional("max") {
      bounded = BoundedFlutterFriction(friction, within: low...high)
    }
    if let time = try question.optional("t") {
      answers["x"] = .number(bounded?.position(at: time) ?? friction.position(at: time))
      answers["dx"] = .number(friction.velocity(at: time))
      answers["isDone"] = .flag(
        bounded?.isDone(at: time, velocity: tolerance ?? 0.001, distance: distance)
          ?? friction.isDone(at: time, tolerance: tolerance ?? 0.001))
    }
    answers["samples"] = .list(
      (question.sampled["t"] ?? []).map { time in
        .object([
          "t": .number(time), "x": .number(friction.position(at: time)), "dx": .number(friction.velocity(at: time)),
        ])
      })
    return answers
  }

  @Sendable private static func spring(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if let duration = try question.optional("durationMs") {
      let spring = DampedSpring(perceptualSeconds: duration / 1000, bounce: try question.number("bounce"))
      return described(spring)
    }
    let mass = try question.number("mass")
    let stiffness = try question.number("stiffness")
    let ratio =
      try question.optional("dampingRatio")
      ?? question.number("damping") / (2 * (stiffness * mass).squareRoot())
    let end = try question.optional("end") ?? 0
    let spring = DampedSpring(
      mass: mass, stiffness: stiffness, dampingRatio: ratio,
      displacement: (try question.optional("start") ?? 0) - end, velocity: try question.optional("velocity") ?? 0)
    var answers = described(spring)
    let tolerance = FlutterTolerance(
      pixels: try question.optional("toleranceDistance") ?? 0.001,
      pixelsPerSecond: try question.optional("toleranceVelocity") ?? 0.001)
    let snaps = try question.inputs.flag("snapToEnd")
    if let time = try question.optional("t") {
      let isDone = spring.isDone(at: time, distance: tolerance.pixels, velocity: tolerance.pixelsPerSecond)
      let place = isDone && snaps ? end : end + spring.displacement(at: time)
      let velocity = isDone && snaps ? 0 : spring.velocity(at: time)
      answers["x"] = .number(place)
      answers["dx"] = .number(velocity)
      answers["floor_x"] = .number(place.rounded(.down))
      answers["floor_dx"] = .number(velocity.rounded(.down))
      answers["isDone"] = .flag(isDone)
    }
    let device = FlutterTolerance(devicePixelRatio: 3)
    let firstDone = (0...12_000).first {
      spring.isDone(at: Double($0) / 120, distance: device.pixels, velocity: device.pixelsPerSecond)
    }
    answers["firstDoneFrame120Hz_dpr3"] = .optional(firstDone.map { Double($0) / 120 })
    answers["samples"] = .list(
      (question.sampled["t"] ?? []).map { time in
        .object([
          "t": .number(time), "x": .number(end + spring.displacement(at: time)),
          "dx": .number(spring.velocity(at: time)),
        ])
      })
    return answers
  }

  private static func described(_ spring: DampedSpring) -> [String: VectorAnswer] {
    [
      "mass": .number(spring.mass), "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
      "type": .text(spring.kind.rawValue), "durationMs": .number(spring.perceptualMilliseconds),
      "bounce": .number(spring.bounce), "dampingRatio": .number(spring.dampingRatio),
    ]
  }

  @Sendable private static func bouncing(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let template = DampedSpring(
      mass: try question.number("mass"), stiffness: try question.number("stiffness"),
      dampingRatio: try question.number("dampingRatio"))
    let run = FlutterBouncing(
      position: try question.number("position"), velocity: try question.number("velocity"),
      within: try question.number("min")...question.number("max"), spring: template,
      tolerance: FlutterTolerance(
        pixels: try question.optional("toleranceDistance") ?? 0.001,
        pixelsPerSecond: try question.optional("toleranceVelocity") ?? 0.001))
    var answers: [String: VectorAnswer] = ["springStart": .number(run.springStart)]
    if let time = try question.optional("t") {
      answers["x"] = .number(run.position(at: time))
      answers["dx"] = .number(run.velocity(at: time))
      answers["isDone"] = .flag(run.isDone(at: time))
    }
    answers["samples"] = .list(
      (question.sampled["t"] ?? []).map { time in
        .object(["t": .number(time), "x": .number(run.position(at: time)), "dx": .number(run.velocity(at: time))])
      })
    return answers
  }

  @Sendable private static func clamping(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let run = FlutterClamping(
      position: try question.number("position"), velocity: try question.number("velocity"),
      friction: try question.number("friction"))
    return [
      "xAt0": .number(run.position(at: 0)), "dxAt0": .number(run.velocity(at: 0)),
      "dxAt10": .number(run.velocity(at: 10)), "duration": .number(run.seconds),
      "finalX": .number(run.position(at: run.seconds)), "androidDuration": .number(run.androidSeconds),
      "samples": .list(
        (question.sampled["t"] ?? []).map { time in
          .object(["t": .number(time), "x": .number(run.position(at: time)), "dx": .number(run.velocity(at: time))])
        }),
    ]
  }

  @Sendable private static func overscroll(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if let velocity = try question.optional("existingVelocity") {
      return ["carried": .number(FlutterOverscroll.carriedMomentum(pixelsPerSecond: velocity))]
    }
    let rate: FlutterOverscroll.Rate = try question.text("rate") == "fast" ? .fast : .normal
    if let fraction = try question.optional("overscrollFraction") {
      return ["factor": .number(FlutterOverscroll.factor(pastFraction: fraction, rate: rate))]
    }
    let applied = FlutterOverscroll.applied(
      try question.number("offset"), at: try question.number("pixels"),
      within: try question.number("min")...question.number("max"), viewport: try question.number("viewport"),
      rate: rate)
    return ["applied": .number(applied)]
  }
}
