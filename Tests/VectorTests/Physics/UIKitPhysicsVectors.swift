import GestureMotion

/// `uikit_*`: what real scroll views were recorded to do, and a third party's rules.
enum UIKitPhysicsVectors {
  static let all = [
    VectorAdapter("uikit_recorded_pan_velocity", answer: panVelocity),
    VectorAdapter("uikit_recorded_hysteresis", answer: hysteresis),
    VectorAdapter("uikit_recorded_rubberband", answer: rubberBand),
    VectorAdapter("uikit_recorded_deceleration", answer: deceleration),
    VectorAdapter("uikit_release_rules", answer: rules),
  ]

  @Sendable private static func panVelocity(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    question.remarks("timeUnit", "positionUnit", "coordinateSpace")
    let rows = try question.rows("samplesTXY")
    let estimator = UIKitVelocity()
    let steps = zip(rows, rows.dropFirst()).map { from, to in
      estimator.step(x: to[1] - from[1], y: to[2] - from[2], seconds: to[0] - from[0])
    }
    let velocity = estimator.panVelocity(
      newest: try question.inputs.required(steps.last, "a step"), before: steps.dropLast().last)
    return ["vx": .number(velocity.xPointsPerSecond), "vy": .number(velocity.yPointsPerSecond)]
  }

  @Sendable private static func hysteresis(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let hysteresis = PanHysteresis(points: try question.number("hysteresis"))
    let movement = try question.number("recognisedAtY") - question.number("touchDownY")
    return ["translationAtRecognition": .number(hysteresis.translation(ofMovement: movement))]
  }

  @Sendable private static func rubberBand(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    var band = RubberBand(dimension: try question.number("range"))
    band.coefficient = try question.number("coefficient")
    let range = try question.number("min")...question.number("max")
    let shown = band.displayedOffset(for: try question.number("proposed"), within: range)
    return ["out": .number(shown), "displayedAt3x": .number(PixelRounding.offset(shown, scale: 3))]
  }

  @Sendable private static func deceleration(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    question.remarks("velocityUnit")
    let law = Deceleration(perMillisecond: try question.number("decelerationRatePerMs"))
    if question.inputs.has("recognizerVelocityLatest") {
      func pan(_ key: String) throws -> FingerVelocity {
        FingerVelocity(xPointsPerSecond: 0, yPointsPerSecond: try question.number(key) * 1000)
      }
      let release = UIKitVelocity().release(
        previous: try pan("recognizerVelocityPrevious"), latest: try pan("recognizerVelocityLatest"))
      let state = ScrollState(
        offset: try question.number("offset"), pointsPerMillisecond: (release ?? .zero).yPointsPerSecond / 1000)
      return [
        "releaseVelocity": .number(state.pointsPerMillisecond),
        "offsetAfterOneFrame": .number(state.freely(law, 1000 / (try question.number("framesPerSecond"))).offset),
      ]
    }
    let state = ScrollState(
      offset: try question.number("offsetAtRelease"), pointsPerMillisecond: try question.number("releaseVelocity"))
    guard question.inputs.has("timesS") else { return try rest(question, state, law) }
    let times = try question.numbers("timesS")
    let frame = 1000 / (try question.number("framesPerSecond"))
    guard question.inputs.has("max") else {
      let first = try question.number("firstFrameTime")
      return [
        "offsets": .numbers(times.map { state.freely(law, ($0 - first) * 1000 + frame).offset })
      ]
    }
    question.remarks("bounceRatePerMs")
    let range = try question.number("min")...question.number("max")
    let run = EdgeRun(
      from: state.offset, pointsPerMillisecond: state.pointsPerMillisecond, within: range, deceleration: law,
      frameMilliseconds: frame)
    // Callbacks are frames; the recorded clock jitters by less than half a one.
    let offsets = times.indices.map { run.offset(after: Double($0 + 1) * frame) }
    return [
      "offsets": .numbers(offsets), "rest": .number(run.rest),
      "restTime": .number(times[0] + (run.milliseconds - frame) / 1000),
    ]
  }

  private static func rest(
    _ question: VectorQuestion, _ state: ScrollState, _ law: Deceleration
  ) throws -> [String: VectorAnswer] {
    var law = law
    law.stopPointsPerMillisecond = try question.number("stopSpeed")
    let (offset, velocity) = (state.offset, state.pointsPerMillisecond)
    let uikit = UIKitProjection(law)
    let rest = uikit.restOffset(from: offset, pointsPerMillisecond: velocity)
    return [
      "restOffset": .number(PixelRounding.offset(rest, scale: try question.number("scale"))),
      "approxFormula": .number(rest),
      "reportedTargetFormula": .number(
        uikit.reportedTargetByLogarithm(from: offset, pointsPerMillisecond: velocity)),
      "wwdcFormula": .number(WWDCProjection(law).restOffset(from: offset, pointsPerMillisecond: velocity)),
      "continuousFormula": .number(
        ContinuousProjection(law).restOffset(from: offset, pointsPerMillisecond: velocity)),
    ]
  }

  @Sendable private static func rules(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if question.inputs.has("flicks") {
      question.remarks("columns")
      var flicks = RepeatedFlicks()
      for row in try question.rows("flicks") {
        flicks.touchDown(atMilliseconds: row[2] * 1000)
        flicks.drag(points: row[1])
        flicks.release(pointsPerMillisecond: row[0], atMilliseconds: row[3] * 1000)
      }
      return ["multiplier": .number(flicks.multiplier), "streak": .whole(flicks.streak)]
    }
    question.remarks("unit", "note")
    func velocity(_ row: [Double]) -> FingerVelocity {
      FingerVelocity(xPointsPerSecond: row[0] * 1000, yPointsPerSecond: row[1] * 1000)
    }
    var estimator = UIKitVelocity()
    estimator.floorPointsPerSecond = try question.number("decelerateThreshold") * 1000
    let rows = try question.rows("recognizerVelocities").map(velocity)
    let reread = try question.inputs.numbers("releaseReread").map(velocity)
    let latest = try question.inputs.required(rows.last, "a velocity")
    let release = estimator.release(
      previous: rows.dropLast().last ?? .zero, latest: reread == .zero ? .zero : latest)
    let answer = release ?? .zero
    return [
      "decelerates": .flag(release != nil),
      "velocity": .numbers([answer.xPointsPerSecond / 1000, answer.yPointsPerSecond / 1000]),
    ]
  }
}
