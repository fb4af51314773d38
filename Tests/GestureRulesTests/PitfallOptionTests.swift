import GestureModel
import GestureRules
import Testing

@Suite struct PitfallOptionTests {
  @Test(
    "Every number of a pitfall is an option of its own name and unit", arguments: Pitfalls.all.map { $0.identifier })
  func numbers(id: String) throws {
    let pitfall = try #require(Pitfalls.named(id)).init()
    let options = pitfall.thresholds.compactMap(\.option)
    #expect(Set(options).count == options.count)
    // One that many strokes show together also remembers counts of them, which are no options.
    if case .collection = pitfall.check { return }
    for child in Mirror(reflecting: pitfall).children {
      let isNumber = child.value is Double || child.value is Int || child.value is ClosedRange<Double>
      #expect(!isNumber || options.contains(child.label ?? ""), "\(id).\(child.label ?? "") cannot be set")
    }
  }

  @Test(
    "Every option takes both ends of its range, refuses what lies outside, and starts inside",
    arguments: Pitfalls.all.map { $0.identifier })
  func ranges(id: String) throws {
    var pitfall: any Pitfall = try #require(Pitfalls.named(id)).init()
    for threshold in pitfall.thresholds {
      guard let option = threshold.option else { continue }
      let range = try #require(threshold.range)
      #expect(range.contains(threshold.value), "\(id).\(option)")
      for value in [range.lowerBound, range.upperBound] {
        try pitfall.set(option, to: value)
        #expect(pitfall.thresholds.first { $0.option == option }?.value == value)
      }
      for value in [range.upperBound.nextUp, range.lowerBound.nextDown, .nan] {
        #expect(throws: PitfallOptionError.self) { try pitfall.set(option, to: value) }
      }
    }
  }

  @Test func `an option that does not exist is refused with those that do`() {
    var pitfall = MultiPageSkip()
    #expect(throws: PitfallOptionError.unknown(known: ["minimumPages", "maximumTravelStrides"])) {
      try pitfall.set("pages", to: 3)
    }
    #expect(throws: PitfallOptionError.unsuitable(expected: "a number from 0 to 1000 pages")) {
      try pitfall.set("minimumPages", to: -1)
    }
  }

  @Test func `an option that is set decides what is found`() throws {
    // 1.4 pt/ms from 120 pt proposes 813.61, q 2.749, ceil 3: a skip of three pages, none of four.
    var settings = RuleSettings()
    let slow = Scenario.cards.with { $0.decelerationPerMillisecond = 0.998 }
    try settings.set("minimumPages", of: "multi-page-skip", to: 3)
    #expect(
      try RuleBench(slow, "threshold", settings: settings).findings("multi-page-skip", .release(at: 120, 1.4)).count
        == 1)
    try settings.set("minimumPages", of: "multi-page-skip", to: 4)
    #expect(
      try RuleBench(slow, "threshold", settings: settings).findings("multi-page-skip", .release(at: 120, 1.4)).isEmpty)
    #expect(throws: PitfallOptionError.unknownPitfall) { try settings.set("minimumPages", of: "nothing", to: 4) }
  }
}
