import GestureModel

/// The unit of time and the phase codes of one file of JSON, settled by the first trace that tells them.
struct JSONUnits {
  private enum Form: Hashable { case named(TimeUnit), guessed, calendar }

  private let options: ReadingOptions
  private var form: Form?
  private var guessed: TimeUnit?
  private var codes: PhaseCodes?
  private var evidence = PhaseCodeEvidence()
  private var draftCount = 0

  init(options: ReadingOptions) {
    self.options = options
    codes = options.phaseCodes
  }

  /// Takes a sample's time: at once if its unit is named, else it waits for the whole trace.
  mutating func take(_ sample: inout JSONSample, at place: SourceLocation) {
    guard let time = sample.time, sample.problem == nil else { return }
    let found: Form =
      switch time {
      case .calendar: .calendar
      case .decimal(_, let unit?): .named(unit)
      case .decimal(_, nil): .guessed
      }
    if let form, form != found {
      sample.problem = Diagnostic(
        .error, at: place, "expected times in the same unit as before in this file, found another unit")
      return
    }
    form = found
    switch time {
    case .calendar(let nanoseconds): sample.row.nanoseconds = nanoseconds
    case .decimal(let decimal, let unit?):
      if let nanoseconds = decimal.scaled(byPowerOfTen: unit.power) {
        sample.row.nanoseconds = nanoseconds
      } else {
        sample.problem = JSONUnits.outOfRange(place)
      }
    case .decimal(_, nil): break
    }
  }

  private static func outOfRange(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(.error, at: place, "expected a time below 292 years, found a finite number out of range")
  }

  /// Settles what a whole trace tells.
  ///
  /// - Returns: What should be said about it; with an error the trace is left out.
  mutating func settle(_ draft: inout JSONDraft) -> [Diagnostic] {
    draftCount += 1
    var said = settleCodes(&draft)
    guard !draft.times.isEmpty, draft.times.count == draft.draft.rows.count else { return said }
    let unit: TimeUnit
    if let guessed {
      unit = guessed
    } else {
      let step = medianStep(draft)
      let guess = TimeUnitGuess(medianStep: step, value: draft.times[0].approximate)
      unit = guess.unit
      // A trace of one sample tells no step: the next one may tell more.
      if step != nil {
        guessed = unit
        said.append(
          Diagnostic(
            guess.isDoubtful ? .warning : .note, at: draft.draft.location,
            "times are read as \(unit.word), \(guess.reason)",
            notes: guess.isDoubtful ? ["a key such as 't_ms' or 't_s' settles it"] : []))
      }
    }
    for index in draft.times.indices {
      guard let nanoseconds = draft.times[index].scaled(byPowerOfTen: unit.power) else {
        let row = draft.draft.rows[index]
        var place = draft.draft.location
        (place.line, place.column) = (row.line, Int(row.timeColumn))
        return said + [JSONUnits.outOfRange(place)]
      }
      draft.draft.rows[index].nanoseconds = nanoseconds
    }
    return said
  }

  private func medianStep(_ draft: JSONDraft) -> Double? {
    var last: [Int32: Double] = [:]
    var steps: [Double] = []
    for (row, time) in zip(draft.draft.rows, draft.times) {
      let value = time.approximate
      if let before = last[row.pointer], value > before { steps.append(value - before) }
      last[row.pointer] = value
    }
    steps.sort()
    return steps.isEmpty ? nil : steps[steps.count / 2]
  }

  private mutating func settleCodes(_ draft: inout JSONDraft) -> [Diagnostic] {
    guard !draft.codes.isEmpty, draft.codes.count == draft.draft.rows.count else { return [] }
    if options.phaseCodes == nil {
      for (row, code) in zip(draft.draft.rows, draft.codes) where code >= 0 {
        evidence.add(code, touch: Array("\(draftCount) \(row.pointer)".utf8))
      }
      codes = codes ?? evidence.codes
    }
    guard let codes else {
      return [
        Diagnostic(
          .error, at: draft.draft.location,
          "expected phase codes that fit one vocabulary, found codes that fit several",
          notes: [PhaseCodeEvidence.advice])
      ]
    }
    var kept: [RawRow] = []
    var keptTimes: [DecimalText] = []
    for index in draft.codes.indices {
      var row = draft.draft.rows[index]
      var place = draft.draft.location
      (place.line, place.column) = (row.line, Int(row.phaseColumn))
      if draft.codes[index] >= 0 {
        guard let phase = codes.phase(draft.codes[index]) else {
          return [
            Diagnostic(.error, at: place, "expected a phase code of \(codes.rawValue), found '\(draft.codes[index])'")
          ]
        }
        row.phase = phase
      }
      if row.phase == .stationary { continue }
      guard row.hasPlace || row.phase.isLift else {
        return [Diagnostic(.error, at: place, "expected 'x' and 'y' in each sample but a lift, found none")]
      }
      kept.append(row)
      if !draft.times.isEmpty { keptTimes.append(draft.times[index]) }
    }
    draft.draft.rows = kept
    draft.times = keptTimes
    return []
  }
}
