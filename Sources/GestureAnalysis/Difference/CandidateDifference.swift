/// A stroke that one candidate no longer sends where it did.
public struct MovedStroke: Hashable, Sendable {
  /// The new results' trace, without its outcomes.
  public var trace: RecordedTrace
  /// How many strokes the trace has.
  public var strokeCount: Int
  /// What the candidate did.
  public var old: RecordedOutcome
  /// What it does now.
  public var new: RecordedOutcome
  /// Whether the recording is another one than it was; `nil` if the results do not say.
  public var isRecordingChanged: Bool?

  /// What the person makes of it.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// It did what was meant, and no longer does.
    case worse
    /// It does neither what was meant nor what it did, or nobody knows what was meant.
    case other
    /// It does what was meant, and did not.
    case better
  }

  /// What the person makes of it.
  public var effect: Effect {
    switch (old.agrees, new.agrees) {
    case (true?, false?): .worse
    case (false?, true?): .better
    default: .other
    }
  }
}

/// A figure that is not as it was.
public struct FigureChange: Hashable, Sendable {
  /// The key in results, with its unit.
  public var name: String
  /// The old number; `nil` where there was nothing to measure.
  public var old: Double?
  /// The new number; `nil` where there is nothing to measure.
  public var new: Double?
}

/// What became of one candidate.
public struct CandidateDifference: Hashable, Sendable {
  /// As it was.
  public var old: RecordedCandidate
  /// As it is.
  public var new: RecordedCandidate
  /// Its own settings that changed; a deceleration that follows the scenario's is told there.
  public var changes: [SettingChange]
  /// How many strokes both results have.
  public var compared = 0
  /// The strokes that rest on another page, worse ones first, then in the order of the input.
  public var moved: [MovedStroke] = []
  /// The strokes that rest on the same page, farther from where they did than the tolerance.
  public var shifted: [MovedStroke] = []
  /// The figures that changed.
  public var figures: [FigureChange] = []

  /// Whether it has another name.
  public var isRenamed: Bool { old.id != new.id }
  /// The share of the strokes compared that rest on another page, from 0 to 1; 0 if none were compared.
  public var movedShare: Double { compared > 0 ? Double(moved.count) / Double(compared) : 0 }
  /// How many of the moved strokes have this effect.
  public func count(_ effect: MovedStroke.Effect) -> Int { moved.count { $0.effect == effect } }
  /// Whether anything that it did is different.
  public var hasMoved: Bool { !moved.isEmpty || !shifted.isEmpty || !figures.isEmpty }
  /// Whether anything at all is different.
  public var isChanged: Bool {
    isRenamed || !changes.isEmpty || hasMoved
  }

  init(
    old: RecordedCandidate, new: RecordedCandidate, followsScenario: Bool
  ) {
    self.old = old
    self.new = new
    changes = SettingChange.changes(from: old.settings, to: new.settings)
    if followsScenario { changes.removeAll { $0.name == "deceleration" } }
    if old.strategy != new.strategy {
      changes.insert(SettingChange("strategy", old: old.strategy, new: new.strategy), at: 0)
    }
    let names =
      new.figures.map(\.name)
      + old.figures.map(\.name).filter { name in
        !new.figures.contains { $0.name == name }
      }
    figures = names.compactMap { name in
      let before = old.figures.first { $0.name == name }?.value
      let after = new.figures.first { $0.name == name }?.value
      return before == after ? nil : FigureChange(name: name, old: before, new: after)
    }
  }

  /// Adds one stroke that both results have.
  mutating func add(_ stroke: MovedStroke, tolerance: Double) {
    compared += 1
    if stroke.old.page != stroke.new.page {
      moved.append(stroke)
    } else if abs(stroke.old.target - stroke.new.target) > tolerance {
      shifted.append(stroke)
    }
  }

  /// Brings the worse strokes to the front.
  mutating func sort() {
    moved = MovedStroke.Effect.allCases.flatMap { effect in moved.filter { $0.effect == effect } }
  }
}
