import GestureModel

/// What is kept of a pitfall that only many strokes together show.
struct CollectionTally: Sendable {
  private var pitfall: any CollectionPitfall
  private var lookedAt = 0
  private var groups: [Int64: Tally] = [:]

  init(_ pitfall: any CollectionPitfall) { self.pitfall = pitfall }

  /// Looks at a stroke; the answer says whether its trace may have to be named.
  mutating func look(at facts: RecordingFacts, at place: TallyPlace) -> Bool {
    guard pitfall.looks(at: facts) else { return false }
    lookedAt += 1
    guard let group = pitfall.note(facts) else { return false }
    groups[group, default: Tally()].add(Evidence(message: ""), at: place)
    return true
  }

  /// The clearest evidence with the strokes of all groups that show it; `nil` if none does.
  var result: (evidence: Evidence, tally: Tally)? {
    let shown = pitfall.shown.sorted { ($1.value.clarity, $0.key) < ($0.value.clarity, $1.key) }
    guard let evidence = shown.first?.value else { return nil }
    var tally = Tally()
    tally.look(at: lookedAt)
    for (group, _) in shown.sorted(by: { $0.key < $1.key }) { tally.add(strokesOf: groups[group] ?? Tally()) }
    return (evidence, tally)
  }
}
