import GestureModel
import GestureMotion

/// What it costs to record a stroke and to ask for its velocity on both axes.
enum VelocityBenchmark {
  /// What Android's compiled tracker takes for a whole stroke, in nanoseconds.
  ///
  /// - Source: `research/velocity.md` 11; another machine, so only the order of magnitude compares.
  struct Peer {
    var perSecond: Double
    var quadraticStroke: Double
    var impulseStroke: Double
  }
  static let peers = [
    Peer(perSecond: 60, quadraticStroke: 420, impulseStroke: 500),
    Peer(perSecond: 120, quadraticStroke: 630, impulseStroke: 850),
    Peer(perSecond: 240, quadraticStroke: 1030, impulseStroke: 1450),
  ]
  /// How many different strokes are gone through in turn.
  static let variants = 16

  /// Prints a line for each estimator and rate.
  static func run() {
    print(
      [
        "estimator", "Hz", "samples", "ns/sample added", "ns/question x+y", "ns/whole stroke", "AOSP C++ ns", "ratio",
      ].joined(separator: "\t"))
    for peer in peers {
      line(AOSPQuadraticVelocity(), at: peer.perSecond, peer: peer.quadraticStroke)
      line(AOSPImpulseVelocity(), at: peer.perSecond, peer: peer.impulseStroke)
    }
  }

  private static func line<Estimator: VelocityEstimator>(_ estimator: Estimator, at rate: Double, peer: Double) {
    let strokes = (0..<variants).map { BenchmarkStrokes.samples(perSecond: rate, variant: $0) }
    let count = strokes[0].count
    let adding = Timing.nanoseconds(count: 100_000) { recorded(strokes[$0 % variants]).last?.x ?? 0 } / Double(count)
    let question = Timing.nanoseconds(count: 200_000) { answer(estimator, to: strokes[$0 % variants]) }
    let stroke = Timing.nanoseconds(count: 100_000) { answer(estimator, to: recorded(strokes[$0 % variants])) }
    print(
      [
        Estimator.identifier, "\(Int(rate))", "\(count)", text(adding), text(question), text(stroke), "\(Int(peer))",
        text(stroke / peer, digits: 2),
      ].joined(separator: "\t"))
  }

  /// A stroke's samples added one by one to a list that begins empty, as a reader does.
  @inline(never)
  private static func recorded(_ samples: [Sample]) -> [Sample] {
    var list: [Sample] = []
    list.reserveCapacity(samples.count)
    for sample in samples { list.append(sample) }
    return list
  }

  @inline(never)
  private static func answer(_ estimator: some VelocityEstimator, to samples: [Sample]) -> Double {
    let lift = Lift(nanoseconds: (samples.last?.nanoseconds ?? 0) + 4_000_000)
    let velocity = estimator.estimate(atEndOf: samples[...], lift: lift).velocity ?? .zero
    return velocity.xPointsPerSecond + velocity.yPointsPerSecond
  }

  private static func text(_ value: Double, digits: Int = 1) -> String {
    let scale = digits == 1 ? 10.0 : 100.0
    return "\((value * scale).rounded() / scale)"
  }
}
