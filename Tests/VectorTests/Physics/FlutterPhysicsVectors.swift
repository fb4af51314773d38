import GestureMotion

/// `flutter_*`.
enum FlutterPhysicsVectors {
  static let all = [
    VectorAdapter("flutter_friction", answer: friction), VectorAdapter("flutter_spring", answer: spring),
    VectorAdapter("flutter_bouncing", answer: bouncing), VectorAdapter("flutter_clamping", answer: clamping),
    VectorAdapter("flutter_overscroll", answer: overscroll),
  ]

  @Sendable private static func friction(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if try question.optionalFlag("through") {
      let end = try question.number("end")
      let run = FlutterFriction.through(
        from: try question.number("start"), to: end, pointsPerSecond: try question.number("startVelocity"),
        endPointsPerSecond: try question.number("endVelocity"))
      return [
        "drag": .number(run.drag), "arrivalTime": .number(run.rawSeconds(toReach: end)),
        "xAt1": .number(run.position(at: 1)), "dxAt1": .number(run.pointsPerSecond(at: 1)),
      ]
    }
    var run = FlutterFriction(
      drag: try question.number("drag"), from: try question.number("position"),
      pointsPerSecond: try question.number("velocity"),
      constantDeceleration: try question.optional("constantDeceleration") ?? 0)
    if let tolerance = try question.optional("toleranceVelocity") { run.velocityTolerance = tolerance }
    var answer: [String: VectorAnswer] = ["finalX": .number(run.rest), "finalTime": .number(run.rawEndSeconds)]
    if let place = try question.optional("x") { answer["timeAtX"] = .number(run.rawSeconds(toReach: place)) }
    let bounds = try question.optional("min").map { $0...(try question.number("max")) }
    func position(_ time: Double) -> Double {
      bounds.map { FlutterFriction.Bounded(run, within: $0).position(at: time) } ?? run.position(at: time)
    }
    if let time = try question.optional("t") {
      answer["x"] = .number(position(time))
      answer["dx"] = .number(run.pointsPerSecond(at: time))
      answer["isDone"] = .flag(
        bounds.map { FlutterFriction.Bounded(run, within: $0).isDone(at: time) } ?? run.isDone(at: time))
    }
    if question.wanted.contains("samples") {
      answer["samples"] = try question.samples(
        "t", ["x": { .number(position($0)) }, "dx": { .number(run.pointsPerSecond(at: $0)) }])
    }
    return answer
  }

  @Sendable private static func spring(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if let duration = try question.optional("durationMs") {
      let spring = Spring(durationSeconds: duration / 1000, bounce: try question.number("bounce"))
      return [
        "mass": .number(spring.mass), "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
      ]
    }
    let spring = Spring(
      mass: try question.number("mass"), stiffness: try question.number("stiffness"),
      dampingRatio: try question.number("dampingRatio"))
    var answer: [String: VectorAnswer] = ["type": .text(spring.kind.rawValue)]
    guard let start = try question.optional("start") else { return answer }
    var run = FlutterScrollSpring(
      spring, from: start, to: try question.number("end"), pointsPerSecond: try question.number("velocity"))
    run.ending = try question.optionalFlag("snapToEnd") ? .snap : .formula
    if let distance = try question.optional("toleranceDistance") { run.distanceTolerance = distance }
    if let velocity = try question.optional("toleranceVelocity") { run.velocityTolerance = velocity }
    if let time = try question.optional("t") {
      answer["floor_x"] = .number(run.position(at: time).rounded(.down))
      answer["floor_dx"] = .number(run.pointsPerSecond(at: time).rounded(.down))
      answer["isDone"] = .flag(run.isDone(at: time))
    }
    if question.wanted.contains("samples") {
      answer["samples"] = try question.samples(
        "t", ["x": { .number(run.position(at: $0)) }, "dx": { .number(run.pointsPerSecond(at: $0)) }])
    }
    if question.wanted.contains("firstDoneFrame120Hz_dpr3") {
      let rule = SettledRule.flutter(devicePixelRatio: 3, framesPerSecond: 120)
      answer["firstDoneFrame120Hz_dpr3"] = .number(rule.rawSeconds(run.oscillation))
    }
    return answer
  }

  @Sendable private static func bouncing(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let spring = Spring(
      mass: try question.number("mass"), stiffness: try question.number("stiffness"),
      dampingRatio: try question.number("dampingRatio"))
    let run = FlutterBouncing(
      from: try question.number("position"), pointsPerSecond: try question.number("velocity"),
      within: try question.number("min")...question.number("max"), spring: spring,
      distanceTolerance: try question.optional("toleranceDistance") ?? 0.001,
      velocityTolerance: try question.optional("toleranceVelocity") ?? 0.001)
    var answer: [String: VectorAnswer] = ["springStart": .number(run.rawSpringStart)]
    if let time = try question.optional("t") {
      answer["x"] = .number(run.position(at: time))
      answer["dx"] = .number(run.pointsPerSecond(at: time))
      answer["isDone"] = .flag(run.isDone(at: time))
    }
    if question.wanted.contains("samples") {
      answer["samples"] = try question.samples(
        "t", ["x": { .number(run.position(at: $0)) }, "dx": { .number(run.pointsPerSecond(at: $0)) }])
    }
    return answer
  }

  @Sendable private static func clamping(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let run = FlutterClamping(
      from: try question.number("position"), pointsPerSecond: try question.number("velocity"),
      friction: try question.number("friction"))
    var answer: [String: VectorAnswer] = [
      "xAt0": .number(run.position(at: 0)), "dxAt0": .number(run.pointsPerSecond(at: 0)),
      "dxAt10": .number(run.pointsPerSecond(at: 10)), "duration": .number(run.seconds), "finalX": .number(run.rest),
      "androidDuration": .number(run.androidSeconds),
    ]
    if question.wanted.contains("samples") {
      answer["samples"] = try question.samples(
        "t", ["x": { .number(run.position(at: $0)) }, "dx": { .number(run.pointsPerSecond(at: $0)) }])
    }
    return answer
  }

  @Sendable private static func overscroll(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if let velocity = try question.optional("existingVelocity") {
      return ["carried": .number(FlutterOverscroll.carriedMomentum(ofPointsPerSecond: velocity))]
    }
    let isFast = try question.text("rate") == "fast"
    if let share = try question.optional("overscrollFraction") {
      return ["factor": .number(FlutterOverscroll.factor(outsideShare: share, isFast: isFast))]
    }
    let applied = FlutterOverscroll.appliedStep(
      try question.number("offset"), at: try question.number("pixels"),
      within: try question.number("min")...question.number("max"), viewport: try question.number("viewport"),
      isFast: isFast)
    return ["applied": .number(applied)]
  }
}
