import GestureMotion

/// `chromium_snap_fling_curve`, `webkit_basic_momentum`.
enum WebPhysicsVectors {
  static let all = [
    VectorAdapter("chromium_snap_fling_curve", answer: chromium),
    VectorAdapter("webkit_basic_momentum", answer: webKit),
  ]

  @Sendable private static func chromium(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if question.inputs.has("decayPrediction") { return ["displacement": try displacement(question)] }
    if question.inputs.has("start") {
      let (start, target) = (try question.numbers("start"), try question.numbers("target"))
      let current = try question.inputs.numbers("current") ?? start
      let isAndroid = try question.inputs.text("platform") == "android"
      let glide = ChromiumSnapGlide.Plane(byX: target[0] - start[0], y: target[1] - start[1], isAndroid: isAndroid)
      let time = try question.optional("at") ?? 0
      let (x, y) = (current[0] - start[0], current[1] - start[1])
      let step = glide.step(fromX: x, y: y, at: time)
      return [
        "finished": .flag(glide.isFinished(atX: x, y: y, milliseconds: time)), "delta": .numbers([step.x, step.y]),
      ]
    }
    let glide = ChromiumSnapGlide(
      from: 0, to: try question.number("distance"), isAndroid: try question.text("platform") == "android")
    return [
      "frames": .number(glide.frames), "durationMs": .number(glide.milliseconds),
      "firstDelta": .number(glide.firstDelta),
      "samples": try question.samples("ms", ["distance": { .number(glide.way(after: $0)) }]),
    ]
  }

  private static func displacement(_ question: VectorQuestion) throws -> VectorAnswer {
    if try question.flag("decayPrediction") {
      return .optional(
        ChromiumSnapGlide.predictedDisplacement(
          of: try question.number("delta"), after: try question.optional("previousDelta")))
    }
    let isAndroid = try question.text("platform") == "android"
    func estimate(_ delta: Double) -> Double {
      ChromiumSnapGlide.estimatedDisplacement(of: delta, isAndroid: isAndroid)
    }
    if let delta = question.inputs.value("delta") as? [Double] { return .numbers(delta.map(estimate)) }
    return .number(estimate(try question.number("delta")))
  }

  @Sendable private static func webKit(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let (delta, offset) = (try question.number("initialDelta"), try question.number("initialOffset"))
    let predicted = WebKitSnapGlide.predictedOffset(
      from: offset, delta: delta, viewport: try question.number("viewport"), content: try question.number("content"))
    let glide = WebKitSnapGlide(from: offset, to: try question.optional("retarget") ?? predicted, delta: delta)
    return [
      "predicted": .number(predicted), "target": .number(glide.target),
      "initialProgress": .number(glide.initialProgress), "curveMagnitude": .number(glide.curveMagnitude),
      "decayFactor": .number(glide.decayFactor),
      "samples": try question.samples("t", ["offset": { .number(glide.position(at: $0)) }]),
    ]
  }
}
