import GestureModel
import GestureMotion
import Testing

@testable import GestureReplay

@Suite struct CandidateSpellingTests {
  private func candidate(_ text: String) throws -> Candidate { try CandidateSpelling(text).candidate() }

  /// Why `text` is refused; `nil` if it is not.
  private func refusal(_ text: String) -> CandidateError? {
    do {
      _ = try CandidateSpelling(text).candidate()
    } catch {
      return error
    }
    return nil
  }

  @Test func `a name alone is a strategy with its defaults`() throws {
    let plain = try candidate("threshold")
    #expect(plain.id == "threshold")
    #expect((plain.strategy as? ThresholdSnap)?.pointsPerMillisecond == 0.5)
    #expect(plain.estimator is UIKitVelocity)
    #expect(plain.deceleration == nil)
    #expect(plain.drag == .direct)
  }

  @Test(
    "Blanks, tabs and empty parentheses do not matter",
    arguments: [
      "threshold-offset(velocity: 0.5, clamp: false)", "  threshold-offset ( velocity:0.5 ,clamp :false )\t",
      "threshold-offset(threshold: 5e-1, clamp: false)",
    ])
  func blanks(text: String) throws {
    let candidate = try candidate(text)
    let strategy = try #require(candidate.strategy as? ThresholdOffsetSnap)
    #expect((strategy.pointsPerMillisecond, strategy.clamp) == (0.5, false))
    #expect(candidate.id == "threshold-offset(velocity: 0.5, clamp: false)")
    #expect(try self.candidate("round()").id == "round")
  }

  @Test func `estimator, deceleration and drag may stand among the parameters and show in the name`() throws {
    let full = try candidate("threshold(velocity: 0.6, estimator: aosp.lsq2, decelerationRate: fast, drag: uikit)")
    #expect(full.estimator is AOSPQuadraticVelocity)
    #expect(full.deceleration == .fast)
    #expect(full.drag == .uikit)
    #expect(full.id == "threshold(velocity: 0.6, estimator: aosp.lsq2, decelerationRate: fast, drag: uikit)")
    #expect(try candidate("round(deceleration: 0.995)").id == "round(decelerationRate: 0.995)")
  }

  @Test func `what a candidate is called can be read again`() throws {
    for text in [
      "round", "threshold(velocity: 1.25)", "threshold-offset(clamp: false)", "truncator-0.4-0.6(flingDistance: 10)",
      "paging(velocity: 0.3, estimator: flutter.ios, decelerationRate: normal, drag: direct)",
    ] {
      #expect(try candidate(text).id == text)
    }
  }

  @Test func `an alias leads to the strategy under its own id`() throws {
    #expect(try candidate("ceil-floor-proposed(threshold: 0.7)").id == "threshold(velocity: 0.7)")
    // 0.5 is the default; `DESIGN.md` section 7 keeps it in the id.
    #expect(try candidate("threshold( velocity:0.50 )").id == "threshold(velocity: 0.5)")
    #expect(try candidate("native-paging").id == "paging")
  }

  @Test func `the estimator of the run is the fallback`() throws {
    let spelling = try CandidateSpelling("round")
    #expect(try spelling.candidate(estimator: SecantVelocity()).estimator is SecantVelocity)
    let own = try CandidateSpelling("round(estimator: uikit)")
    #expect(try own.candidate(estimator: SecantVelocity()).estimator is UIKitVelocity)
  }

  @Test func `a name of its own takes the place of the spelling`() throws {
    #expect(try CandidateSpelling(name: "quick", strategy: "round").candidate().id == "quick")
  }

  @Test func `a slip is answered with the nearest name`() {
    #expect(
      refusal("treshold")
        == CandidateError(
          message: "there is no strategy or preset 'treshold'",
          advice: "did you mean 'threshold'? 'detent list strategies' names all"))
    #expect(
      refusal("threshold(velocty: 1)")
        == CandidateError(
          message: "threshold has no parameter 'velocty'", advice: "did you mean 'velocity'? it has velocity"))
    #expect(
      refusal("round(speed: 1)")
        == CandidateError(message: "round has no parameter 'speed'", advice: "it has none"))
    #expect(
      refusal("round(estimator: uikti)")
        == CandidateError(
          message: "there is no estimator 'uikti'", advice: "did you mean 'uikit'? 'detent list estimators' names all"))
    #expect(
      refusal("round(drag: elastic)")
        == CandidateError(
          message: "there is no drag model 'elastic'",
          advice: "known are \(DragModel.allCases.map(\.rawValue).joined(separator: ", "))"))
  }

  @Test func `a value that does not suit is refused with what does`() {
    #expect(
      refusal("threshold(velocity: fast)")
        == CandidateError(
          message: "expected a number, true or false for 'velocity' of threshold, found 'fast'",
          advice: "write it as threshold(velocity: 0.5)"))
    #expect(
      refusal("threshold(velocity: -1)")?.message
        == "expected a number from 0 to 1000000 pt/ms for 'velocity' of threshold, found '-1'")
    #expect(
      refusal("threshold-offset(clamp: 1)")?.message
        == "expected true or false for 'clamp' of threshold-offset, found '1'")
    for odd in ["nan", "inf", "-inf", "1e999", "0x", "--1"] {
      #expect(refusal("threshold(velocity: \(odd))") != nil)
    }
  }

  @Test(
    "A deceleration rate is a name or lies between 0 and 1",
    arguments: [("normal", 0.998), ("fast", 0.99), ("0.5", 0.5), ("0.9999", 0.9999)])
  func rates(text: String, rate: Double) throws {
    #expect(try CandidateSpelling.deceleration(text).perMillisecond == rate)
  }

  @Test("Any other rate is refused", arguments: ["0", "1", "-0.5", "2", "nan", "inf", "", "slow", "0,998"])
  func badRates(text: String) {
    #expect(throws: CandidateError.self) { try CandidateSpelling.deceleration(text) }
  }

  @Test(
    "What is misspelt is refused and told how a candidate is written",
    arguments: [
      "", "   ", "(", ")", "()", "threshold(", "threshold(velocity", "threshold(velocity)", "threshold(: 1)",
      "threshold(velocity:)", "threshold(velocity: 1,)", "threshold(,)", "threshold)", "a, b", "threshold: 1",
      "threshold(velocity: 0.5) round", "(velocity: 1)",
    ])
  func misspelt(text: String) {
    let error = refusal(text)
    #expect(error?.message.isEmpty == false)
    #expect(error?.advice.isEmpty == false)
  }

  @Test func `a parameter that is given twice is refused`() {
    for text in [
      "threshold(velocity: 1, velocity: 2)", "round(drag: uikit, drag: direct)",
      "round(deceleration: fast, decelerationRate: normal)",
    ] {
      let error = refusal(text)
      #expect(error?.message.contains("twice") == true)
    }
  }

  @Test func `spellings compare by their parts`() throws {
    #expect(try CandidateSpelling("round") == CandidateSpelling(strategy: "round"))
    #expect(try CandidateSpelling("threshold(velocity: 1)") != CandidateSpelling("threshold(velocity: 2)"))
    #expect(
      try CandidateSpelling("threshold(velocity: 1)").hashValue == CandidateSpelling("threshold( velocity:1)").hashValue
    )
  }

  @Test func `an identifier is what a parameterless spelling gives for every strategy`() throws {
    for type in SnapStrategies.all {
      #expect(try candidate(type.identifier).id == type.identifier)
    }
  }
}
