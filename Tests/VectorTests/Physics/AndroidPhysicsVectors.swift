import GestureMotion

/// `android_overscroller`, `androidx_spring_fling`, `compose_*`.
enum AndroidPhysicsVectors {
  static let all = [
    VectorAdapter("android_overscroller", answer: overScroller),
    VectorAdapter("androidx_spring_fling", answer: androidX),
    VectorAdapter("compose_decay", answer: composeDecay),
    VectorAdapter("compose_spring_duration", answer: composeSpring),
  ]

  @Sendable private static func overScroller(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if question.wanted.contains("position") || question.wanted.contains("time") {
      question.remarks("samples", "startTension", "endTension", "inflexion")
      let indices = stride(from: 0, through: 100, by: 10).map { $0 }
      let table = AndroidSplineTable.shared
      return [
        "position": .numbers(indices.map { Double(table.position[$0]) }),
        "time": .numbers(indices.map { Double(table.time[$0]) }), "index": .list(indices.map { .whole($0) }),
      ]
    }
    if let overscroll = try question.optional("overscroll") {
      return ["durationMs": .number(AndroidSpline.springBackMilliseconds(pixels: overscroll))]
    }
    let spline = AndroidSpline(
      density: try question.number("density"), friction: try question.optional("friction") ?? 0.015)
    guard let velocity = try question.optional("velocityPxPerS") else {
      return ["coefficient": .number(spline.physicalCoefficient)]
    }
    if let most = try question.optional("max") {
      let (start, density) = (try question.number("start"), spline.density)
      let glide = AndroidSplineGlide(
        from: start / density, pointsPerMillisecond: velocity / 1000 / density, within: 0...(most / density),
        spline: spline, wholePixels: true)
      return [
        "unclampedFinal": .number(glide.unclampedRest * density), "final": .number(glide.rest * density),
        "durationMs": .number(glide.milliseconds), "splineDurationMs": .number(glide.unclampedMilliseconds),
      ]
    }
    let distance = spline.distance(pixelsPerSecond: velocity)
    let milliseconds = spline.milliseconds(pixelsPerSecond: velocity)
    let way = velocity < 0 ? -distance : distance
    var answer: [String: VectorAnswer] = [
      "distance": .number(distance), "durationMs": .number(milliseconds),
      "splineDistance": .number(spline.splineDistance(pixelsPerSecond: velocity)),
    ]
    if question.wanted.contains("samples") {
      answer["samples"] = try question.samples(
        "ms",
        [
          "offset": { .number(way * AndroidSpline.share(at: $0, of: milliseconds).way) },
          "velocity": { .number(way * AndroidSpline.share(at: $0, of: milliseconds).step / milliseconds * 1000) },
        ])
    }
    return answer
  }

  @Sendable private static func androidX(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let velocity = try question.number("velocity")
    if let scalar = try question.optional("frictionScalar") {
      question.remarks("valueThreshold")
      let fling = AndroidXFling(
        from: 0, pointsPerSecond: velocity, frictionScalar: scalar,
        velocityThreshold: try question.number("velocityThreshold"))
      return [
        "samples": try question.samples(
          "ms",
          [
            "value": { .number(fling.position(at: $0 / 1000)) },
            "velocity": { .number(fling.pointsPerSecond(at: $0 / 1000)) },
          ])
      ]
    }
    let end = try question.number("finalPosition")
    let spring = Spring(
      mass: try question.optional("mass") ?? 1, stiffness: try question.number("stiffness"),
      dampingRatio: try question.number("dampingRatio"))
    let run = Oscillation(spring, displacement: try question.number("value") - end, pointsPerSecond: velocity)
    return [
      "samples": try question.samples(
        "ms",
        [
          "value": { .number(end + run.displacement(at: $0 / 1000)) },
          "velocity": { .number(run.pointsPerSecond(at: $0 / 1000)) },
        ])
    ]
  }

  @Sendable private static func composeDecay(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if let density = try question.optional("density") {
      let velocity = try question.number("velocity")
      let spline = AndroidSpline(density: density, friction: try question.number("friction"))
      let projection = AndroidSplineProjection(density: density, friction: spline.friction)
      let rest = projection.restOffset(from: 0, pointsPerMillisecond: velocity / 1000 / density)
      return [
        "target": .number(rest * density), "durationMs": .number(spline.milliseconds(pixelsPerSecond: velocity)),
      ]
    }
    let decay = ComposeExponential(
      from: try question.number("initialValue"), pointsPerSecond: try question.number("initialVelocity"),
      frictionMultiplier: try question.number("frictionMultiplier"),
      threshold: try question.number("absVelocityThreshold"))
    var answer: [String: VectorAnswer] = [
      "durationMs": .number(decay.rawMilliseconds), "target": .number(decay.rest),
      "finishVelocity": .number(decay.finishPointsPerSecond),
    ]
    if question.wanted.contains("samples") {
      answer["samples"] = try question.samples(
        "ms",
        [
          "value": { .number(decay.position(at: $0 / 1000)) },
          "velocity": { .number(decay.pointsPerSecond(at: $0 / 1000)) },
        ])
    }
    return answer
  }

  @Sendable private static func composeSpring(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let spring = Spring(
      stiffness: try question.number("stiffness"), dampingRatio: try question.number("dampingRatio"))
    let run = Oscillation(
      spring, displacement: try question.number("initialDisplacement"),
      pointsPerSecond: try question.number("initialVelocity"))
    let rule = SettledRule.compose(threshold: try question.number("delta"))
    return ["durationMs": .number((rule.rawSeconds(run) * 1000).rounded())]
  }
}
