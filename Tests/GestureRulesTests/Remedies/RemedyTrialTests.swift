import GestureRules
import Testing

struct RemedyTrialTests {
  @Test func `strokes are counted by what was meant, before and after`() {
    var trial = RemedyTrial(change: "a: b", condition: "a were b")
    trial.add("gained", from: 2, to: 1, meant: (1, 1))
    trial.add("lost", from: 1, to: 2, meant: (1, 1))
    trial.add("kept", from: 1, to: 1, meant: (1, 1))
    trial.add("unknown", from: 1, to: 3, meant: nil)
    #expect((trial.strokes, trial.known) == (4, 3))
    #expect((trial.agreedBefore, trial.agreedAfter) == (2, 2))
    #expect(trial.better.names == ["gained"] && trial.worse.names == ["lost"])
    #expect(trial.moved.count == 3 && trial.moved.names == ["gained", "lost", "unknown"])
  }

  @Test func `names are kept up to the limit, each once`() {
    var strokes = NamedStrokes()
    for number in 0..<4 { strokes.add("trace \(number / 2)") }
    #expect(strokes.count == 4 && strokes.names == ["trace 0", "trace 1"] && !strokes.isCut)
    for number in 2..<7 { strokes.add("trace \(number)") }
    // Seven names in all, two more than the limit of five.
    #expect(strokes.count == 9 && strokes.names.count == NamedStrokes.nameLimit && strokes.isCut)
  }
}
