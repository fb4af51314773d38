import Testing

@testable import GestureAnalysis

@Suite struct ResultsPairingTests {
  func pairs(_ pairs: [(old: Int, new: Int)]) -> [[Int]] { pairs.map { [$0.old, $0.new] } }

  @Test func `candidates pair by name, then those of one strategy in their order`() {
    let old = [
      thresholdCandidate(0.5), RecordedCandidate(id: "round", strategy: "round"), thresholdCandidate(0.8, id: "mine"),
    ]
    let new = [
      RecordedCandidate(id: "one-page", strategy: "one-page"), thresholdCandidate(0.7, id: "mine"),
      thresholdCandidate(0.3), RecordedCandidate(id: "round", strategy: "round"),
    ]
    // "mine" and "round" keep their names; the threshold that is left over became the other threshold.
    #expect(pairs(ResultsPairing.candidates(old, new)) == [[2, 1], [0, 2], [1, 3]])
  }

  @Test func `traces of one name in two files are not mixed up`() {
    let old = [RecordedTrace(id: "a", path: "x.csv"), RecordedTrace(id: "a", path: "y.csv")]
    #expect(pairs(ResultsPairing.traces(old, old.reversed())) == [[1, 0], [0, 1]])
  }

  @Test func `a trace whose file was moved is the same trace`() {
    let old = [RecordedTrace(id: "a", path: "x.csv"), RecordedTrace(id: "b", path: "x.csv")]
    let new = [RecordedTrace(id: "b", path: "sub/x.csv"), RecordedTrace(id: "c", path: "sub/x.csv")]
    #expect(pairs(ResultsPairing.traces(old, new)) == [[1, 0]])
  }

  @Test func `traces of one name in one file pair in their order`() {
    let trace = RecordedTrace(id: "a", path: "x.csv")
    #expect(pairs(ResultsPairing.traces([trace, trace], [trace, trace, trace])) == [[0, 0], [1, 1]])
  }

  @Test func `scenarios pair by name, then by place`() {
    let old = [RecordedResults(name: "cards"), RecordedResults(name: "feed")]
    let new = [RecordedResults(name: "feed"), RecordedResults(name: nil)]
    #expect(pairs(ResultsPairing.scenarios(old, new)) == [[1, 0], [0, 1]])
  }
}
