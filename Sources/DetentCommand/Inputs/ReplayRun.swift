import GestureAnalysis
import GestureModel
import GestureReading
import GestureReplay
import GestureReports
import GestureRules

/// Reads, replays and judges the inputs of one scenario, a batch at a time and in their order.
struct ReplayRun: Sendable {
  /// How many samples make a batch: enough to keep every thread busy, little enough to hold (ours).
  private static let batchSamples = 200_000
  /// How many traces make a batch, whatever their length.
  private static let batchTraces = 4096

  /// How many traces were read.
  private(set) var traceCount = 0
  /// How many errors were met.
  private(set) var inputErrors = 0
  /// The first of them.
  private var inputProblems: [Diagnostic] = []
  private let replayer: Replayer
  private let mirror: MirrorReplayer?
  private var mirrorFigures: MirrorFigures?
  private let assumption: String?
  private let areCandidatesChosen: Bool
  private let jobs: Int
  private let keepsOutcomes: Bool
  private let settingsPath: String?
  private let rulesTurnedOff: Set<String>
  private let keepsScenes: Bool
  /// The replays, traces included, of the strokes that are drawn.
  private var drawn: [TraceReplay] = []
  private var comparison: Comparison
  private var collector: FindingCollector
  private var trials: RemedyTrials?
  private var traces: [ReportedTrace] = []
  private var repairs: [ReportedRepair] = []
  private var gallery: ReplayGallery?

  /// Creates a run that has read nothing.
  init(
    scenario: Scenario, assumption: String?, candidates: [Candidate], areCandidatesChosen: Bool, rules: RuleSettings,
    settingsPath: String? = nil, jobs: Int, keepsOutcomes: Bool, keepsOccurrences: Bool, keepsScenes: Bool = false,
    keepsGallery: Bool = false, mirrors: Bool = false, triesRemedies: Bool = false
  ) {
    replayer = Replayer(scenario: scenario, candidates: candidates)
    mirror = mirrors ? MirrorReplayer(scenario: scenario, candidates: candidates) : nil
    mirrorFigures = mirrors ? MirrorFigures(candidateCount: candidates.count, lattice: scenario.lattice) : nil
    self.assumption = assumption
    self.areCandidatesChosen = areCandidatesChosen
    self.jobs = jobs
    self.keepsOutcomes = keepsOutcomes
    self.settingsPath = settingsPath
    rulesTurnedOff = rules.turnedOff
    gallery = keepsGallery ? ReplayGallery() : nil
    self.keepsScenes = keepsScenes
    comparison = Comparison(candidateCount: candidates.count, lattice: scenario.lattice)
    let book = RuleBook(scenario: scenario, candidates: candidates, settings: rules)
    collector = book.collector(keepsOccurrences: keepsOccurrences)
    trials = triesRemedies ? book.trials() : nil
  }

  /// The names of the candidates, in order.
  var candidateNames: [String] { replayer.candidates.map(\.id) }

  /// Reads a file to its end; messages are handed to `tell`.
  mutating func read(_ file: InputFile, options: ReadingOptions, tell: (Diagnostic) -> Void) async {
    var batch: [Trace] = []
    var samples = 0
    var input = TraceInput(file, options: options)
    while let event = input.next() {
      switch event {
      case .diagnostic(let diagnostic):
        if diagnostic.severity == .error { note(diagnostic) }
        tell(diagnostic)
      case .trace(let trace):
        batch.append(trace)
        samples += trace.strokes.reduce(0) { $0 + $1.samples.count }
        if samples >= Self.batchSamples || batch.count >= Self.batchTraces {
          await replay(batch)
          (batch, samples) = ([], 0)
        }
      }
    }
    await replay(batch)
  }

  /// Counts an error of the input, and keeps it for reports as long as there are not too many.
  mutating func note(_ error: Diagnostic) {
    inputErrors += 1
    if inputProblems.count < Report.inputProblemLimit { inputProblems.append(error) }
  }

  private mutating func replay(_ batch: [Trace]) async {
    let replays = await replayer.replay(batch, jobs: jobs)
    await trials?.add(replays, jobs: jobs)
    for replay in replays {
      traceCount += 1
      comparison.add(replay)
      if let mirror { mirrorFigures?.add(replay, mirrored: mirror.replay(replay.trace)) }
      let flags = collector.add(replay)
      gallery?.add(replay, flags: flags)
      repairs += replay.trace.repairs.map { ReportedRepair(trace: replay.trace.id, repair: $0) }
      if keepsOutcomes { traces.append(ReportedTrace(replay, flags: flags)) }
      if keepsScenes { drawn.append(replay) }
    }
    let places = drawnPlaces
    drawn.removeAll { replay in !places.contains { Self.isStroke(at: $0, of: replay) } }
  }

  /// The strokes that are drawn: the most divisive, or the closest decisions where nothing divides.
  private var drawnPlaces: [TracePlace] {
    let divisive = comparison.disagreements.prefix(Scene.limit).map(\.place)
    return divisive.isEmpty ? comparison.closeDecisions.prefix(Scene.limit).map(\.place) : divisive
  }

  private static func isStroke(at place: TracePlace, of replay: TraceReplay) -> Bool {
    replay.trace.id == place.id && replay.trace.location == place.location
  }

  /// Everything there is to report.
  func report() -> Report {
    var findings = collector.findings()
    trials?.answer(&findings)
    var report = Report(
      scenario: replayer.scenario, assumption: assumption, candidates: replayer.candidates,
      areCandidatesChosen: areCandidatesChosen, comparison: comparison,
      traces: traces, findings: findings, repairs: repairs, inputErrors: inputErrors,
      settingsPath: settingsPath, toolVersion: Program.version)
    report.mirror = mirrorFigures
    report.inputProblems = inputProblems
    report.rulesTurnedOff = rulesTurnedOff
    report.gallery = gallery
    report.scenes = drawnPlaces.compactMap { place in
      drawn.first { Self.isStroke(at: place, of: $0) }.flatMap { Scene(place, of: $0, by: replayer) }
    }
    return report
  }
}
