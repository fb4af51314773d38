import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

extension Scenario {
  /// Cards of 280 pt with gaps of 16 pt in a view of 390 pt: rests at 0, 296, 592, 888 and 1184, at the fast rate.
  static var cards: Scenario {
    var scenario = Scenario()
    scenario.itemSize = 280
    scenario.spacing = 16
    scenario.contentLength = 1574
    scenario.decelerationPerMillisecond = 0.99
    return scenario
  }

  /// Five full pages of 390 pt at the fast rate.
  static var pages: Scenario {
    var scenario = Scenario()
    scenario.decelerationPerMillisecond = 0.99
    return scenario
  }

  /// The same scenario with something changed.
  func with(_ change: (inout Scenario) -> Void) -> Scenario {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Trace {
  /// What an app logged at lift.
  static func release(
    _ id: String = "release", from start: Double = 0, at offset: Double, _ pointsPerMillisecond: Double,
    proposed: Double? = nil
  ) -> Trace {
    Trace(
      id: id, startOffset: start,
      release: RecordedRelease(offset: offset, pointsPerMillisecond: pointsPerMillisecond, proposedOffset: proposed))
  }

  /// One finger; `offsets` are the content's, so that a growing number is a finger moving left.
  static func drag(
    _ id: String, from start: Double = 0, _ offsets: [(milliseconds: Double, offset: Double)],
    lift: Double? = nil, end: StrokeEnd = .ended, liftRepeatsPlace: Bool = false
  ) -> Trace {
    Trace(
      id: id, startOffset: start,
      strokes: [.drag(offsets, lift: lift, end: end, liftRepeatsPlace: liftRepeatsPlace)])
  }
}

extension Trace {
  /// The same trace with something changed.
  func with(_ change: (inout Trace) -> Void) -> Trace {
    var copy = self
    change(&copy)
    return copy
  }
}

extension RecordedEvent {
  /// An event this many milliseconds after the first sample, or after the release where there are no samples.
  static func at(_ milliseconds: Double, _ kind: Kind) -> RecordedEvent {
    RecordedEvent(nanoseconds: Int64((milliseconds * 1e6).rounded()), kind: kind)
  }
}

extension Trace {
  /// One finger, in a trace called `drag`.
  static func drag(
    _ offsets: [(milliseconds: Double, offset: Double)], lift: Double? = nil, end: StrokeEnd = .ended,
    liftRepeatsPlace: Bool = false
  ) -> Trace {
    .drag("drag", offsets, lift: lift, end: end, liftRepeatsPlace: liftRepeatsPlace)
  }
}

extension Stroke {
  /// One finger; a growing offset is a finger moving left from x = 300.
  static func drag(
    _ offsets: [(milliseconds: Double, offset: Double)], lift: Double? = nil, end: StrokeEnd = .ended,
    liftRepeatsPlace: Bool = false
  ) -> Stroke {
    Stroke(
      samples: offsets.map {
        Sample(nanoseconds: Int64(($0.milliseconds * 1e6).rounded()), x: 300 - $0.offset, y: 400)
      },
      end: end, liftNanoseconds: lift.map { Int64(($0 * 1e6).rounded()) }, liftRepeatsPlace: liftRepeatsPlace)
  }

  /// What the rules measure, along x.
  var figures: StrokeFigures { StrokeFigures(self, axis: .horizontal) }
}

/// A strategy that a test states.
struct StatedSnap: SnapStrategy {
  static let identifier = "stated"
  static let summary = "What a test states."
  var answer: @Sendable (Release, Lattice) -> Landing?
  init() { self.init { _, _ in nil } }
  init(_ answer: @escaping @Sendable (Release, Lattice) -> Landing?) { self.answer = answer }
  /// Rests at the page with this index, clamped.
  static func page(_ index: @escaping @Sendable (Release, Lattice) -> Double) -> StatedSnap {
    StatedSnap { release, lattice in
      let page = lattice.clampedIndex(index(release, lattice))
      return Landing(index: page, target: lattice.rest(at: page), branch: .slow)
    }
  }
  func landing(after release: Release, on lattice: Lattice) -> Landing? { answer(release, lattice) }
  func reason(for landing: Landing, after release: Release, on lattice: Lattice) -> String { "as stated" }
}

/// Replays traces and hands back what the rules say.
struct RuleBench {
  var scenario: Scenario
  var candidates: [Candidate]
  var settings = RuleSettings()

  init(_ scenario: Scenario = .cards, _ spellings: String..., settings: RuleSettings = RuleSettings()) throws {
    self.scenario = scenario
    self.settings = settings
    candidates = try spellings.map { try CandidateSpelling($0).candidate() }
  }

  init(_ scenario: Scenario = .cards, _ strategy: StatedSnap) {
    self.scenario = scenario
    candidates = [Candidate(strategy: strategy, estimator: UIKitVelocity())]
  }

  var book: RuleBook { RuleBook(scenario: scenario, candidates: candidates, settings: settings) }

  /// What the configuration alone shows.
  func configuration(_ id: String) -> [Finding] { book.configurationFindings().filter { $0.id == id } }

  /// The findings of this id after these traces.
  func findings(_ id: String, _ traces: Trace...) -> [Finding] { findings(traces).filter { $0.id == id } }

  func findings(_ traces: [Trace]) -> [Finding] {
    let replayer = Replayer(scenario: scenario, candidates: candidates)
    var collector = book.collector()
    for trace in traces { _ = collector.add(replayer.replay(trace)) }
    return collector.findings()
  }

  /// The flags of the first stroke under the first candidate.
  func flags(_ trace: Trace) -> [String] {
    var collector = book.collector()
    return collector.add(Replayer(scenario: scenario, candidates: candidates).replay(trace)).first?.first ?? []
  }

  /// What a rule about recordings is handed of each stroke.
  func recordings(of trace: Trace) -> [RecordingFacts] {
    RecordingFacts.all(
      of: Replayer(scenario: scenario, candidates: candidates).replay(trace),
      in: ScenarioFacts(scenario: scenario, candidates: candidates))
  }
}

/// Expects that a pitfall which remembers says the same after the facts in any order, noted by one or by two.
func expectTheSame<Remembering: CollectionPitfall>(_ pitfall: Remembering, after facts: [RecordingFacts]) throws {
  func told(_ pitfall: Remembering) -> [String] {
    pitfall.shown.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.message) \($0.value.numbers)" }
  }
  var forward = pitfall
  for each in facts { _ = forward.note(each) }
  #expect(!told(forward).isEmpty)
  for cut in 0...facts.count {
    var (first, second) = (pitfall, pitfall)
    for each in facts[..<cut].reversed() { _ = first.note(each) }
    for each in facts[cut...].reversed() { _ = second.note(each) }
    var (left, right) = (first, second)
    left.add(second)
    right.add(first)
    #expect(told(left) == told(forward))
    #expect(told(right) == told(forward))
  }
}
