import GestureRules
import Testing

@testable import GestureReports

struct WordingTrialsTests {
  private func sentence(_ candidates: Int = 1, _ fill: (inout RemedyTrial) -> Void) -> String {
    var trial = RemedyTrial(
      change: "decelerationRate: fast", condition: "decelerationRate were fast", candidates: candidates)
    fill(&trial)
    return Wording.trial(trial) { "‹\($0)›" }
  }

  @Test func `what was meant is told before and after`() {
    let sentence = sentence {
      $0.add("a", from: 2, to: 1, meant: (1, 1))
      $0.add("b", from: 1, to: 1, meant: (1, 1))
    }
    #expect(
      sentence == "What if decelerationRate were fast: 2 of 2 strokes land where meant instead of 1; none get worse.")
  }

  @Test func `what gets worse is named`() {
    let sentence = sentence {
      $0.add("a", from: 2, to: 1, meant: (1, 1))
      $0.add("b", from: 1, to: 0, meant: (1, 1))
    }
    #expect(
      sentence
        == "What if decelerationRate were fast: 1 of 2 strokes lands where meant, as many as before; 1 gets worse: ‹b›."
    )
  }

  @Test func `where nothing is known to be meant, the strokes that land elsewhere are named`() {
    let sentence = sentence {
      for number in 0..<7 { $0.add("t\(number)", from: 1, to: number % 7 == 0 ? 1 : 2, meant: nil) }
    }
    #expect(
      sentence == "What if decelerationRate were fast: 6 of 7 strokes land on another page: "
        + "‹t1›, ‹t2›, ‹t3›, ‹t4›, ‹t5› and others.")
  }

  @Test func `a change that changes nothing says so`() {
    #expect(
      sentence { $0.add("a", from: 1, to: 1, meant: (1, 1)) }
        == "What if decelerationRate were fast: no stroke lands on another page.")
  }

  @Test func `a change of the view is told of all candidates together`() {
    #expect(
      sentence(3) { $0.add("a", from: 1, to: 1, meant: nil) }
        == "What if decelerationRate were fast: no outcome lands on another page.")
  }

  @Test func `candidates with the same answer share a sentence`() {
    var trial = RemedyTrial(change: "a: b", condition: "a were b")
    trial.add("t", from: 1, to: 1, meant: nil)
    var findings = ["one", "two"].map {
      Finding(id: "x", severity: .note, candidate: $0, message: "", remedy: "")
    }
    for index in findings.indices { findings[index].trial = trial }
    let group = FindingGroup(id: "x", severity: .note, remedy: "", findings: findings)
    #expect(
      Wording.trials(of: group, name: { $0 }, trace: { $0 }) == [
        "one, two: What if a were b: no stroke lands on another page."
      ])
  }
}
