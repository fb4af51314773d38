import GestureModel
import GestureTestSupport
import Testing

@testable import GestureMotion

/// What holds for every estimator there is, on 600 seeded strokes.
@Suite struct VelocityEstimatorPropertiesTests {
  /// Those that read distances or speeds in points: 10 pt and 250 pt/s, 20, 3, 5 and 60, 100, 5, and half a point.
  static let withThresholds: Set = [
    "uikit", "swiper-freemode", "framer-motion", "zynga-scroller", "embla", "flowkey-ema", "winobjc-average",
  ]
  /// The one whose first step is measured from the clock's zero.
  static let withFirstTime: Set = ["rn-panresponder"]

  static let identifiers = VelocityEstimators.all.map { $0.identifier }

  @Test(
    "Scaling, mirroring and turning the places does so to the velocity, shifting the clock changes nothing",
    arguments: identifiers)
  func holds(identifier: String) throws {
    let type = try #require(VelocityEstimators.named(identifier))
    func probe(_ estimator: some VelocityEstimator) {
      StrokeProbe.check(
        estimator, hasThresholds: Self.withThresholds.contains(identifier),
        readsFirstTime: Self.withFirstTime.contains(identifier))
    }
    probe(type.init())
  }

  @Test("Times that run backwards or hardly fit a number are answered", arguments: identifiers)
  func oddTimes(identifier: String) throws {
    let type = try #require(VelocityEstimators.named(identifier))
    func probe(_ estimator: some VelocityEstimator) { TrackerProbe.checkOddTimes(estimator) }
    probe(type.init())
  }

  @Test func `the exceptions are exceptions`() throws {
    for identifier in Self.withThresholds {
      let estimator = try #require(VelocityEstimators.named(identifier)).init()
      // 0.1 pt along each axis every 50 ms: below every threshold. A thousand times as far is above.
      let creeping = StrokeQuestions.stroke((0...2).map { (ms: Double($0) * 50, x: Double($0) * 0.1) })
        .mapSamples { $0.y = $0.x }
      let fast = estimator.estimate(of: creeping.scaled(by: 1000)).velocity
      #expect(estimator.estimate(of: creeping).velocity?.scaled(by: 1000) != fast, "\(identifier)")
    }
    let estimator = ReactNativePanVelocity()
    let early = StrokeQuestions.stroke([(0, 0), (10, 10)])
    let late = StrokeQuestions.stroke([(1000, 0), (1010, 10)])
    #expect(estimator.estimate(of: early).velocity != estimator.estimate(of: late).velocity)
  }

  @Test("Asked at any sample, an estimator says what it says of the stroke up to there", arguments: identifiers)
  func anywhere(identifier: String) throws {
    let estimator = try #require(VelocityEstimators.named(identifier)).init()
    for stroke in StrokeQuestions.seeded(7, count: 40, marks: true) {
      for end in stroke.samples.indices {
        let lift = Lift(nanoseconds: stroke.samples[end].nanoseconds)
        let cut = Stroke(samples: Array(stroke.samples[...end]))
        #expect(estimator.estimate(atEndOf: stroke.samples[...end], lift: lift) == estimator.estimate(of: cut))
      }
    }
  }

  @Test("A log of one finger says what its stroke says", arguments: identifiers)
  func log(identifier: String) throws {
    let estimator = try #require(VelocityEstimators.named(identifier)).init()
    for stroke in StrokeQuestions.seeded(8, count: 100, marks: true) where !stroke.lastSampleIsLift {
      var placed = stroke
      placed.liftRepeatsPlace = true  // a log's lift always has a place
      #expect(
        estimator.estimate(of: 0, in: TouchLog([placed])).velocity == estimator.estimate(of: placed).velocity,
        "\(stroke)")
    }
  }

  @Test("An answer tells which samples it is from", arguments: identifiers)
  func window(identifier: String) throws {
    let estimator = try #require(VelocityEstimators.named(identifier)).init()
    for stroke in StrokeQuestions.seeded(9, marks: true) {
      let estimate = estimator.estimate(of: stroke)
      if let oldest = estimate.oldestNanoseconds {
        let newest = try #require(estimate.newestNanoseconds)
        #expect(oldest <= newest && newest <= stroke.liftNanoseconds)
        #expect(estimate.sampleCount > 0)
      }
      guard let velocity = estimate.velocity, velocity != .zero else { continue }
      #expect(estimate.oldestNanoseconds != nil, "\(estimate)")
    }
  }
}
