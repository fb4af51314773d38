import GestureModel
import GestureMotion
import GestureReplay
import Testing

@testable import GestureAnalysis

@Suite struct DisagreementTests {
  func place(_ id: String) -> TracePlace { TracePlace(id: id, location: SourceLocation(path: "a.csv")) }

  func row(_ pages: [Int]) -> [Outcome] { pages.enumerated().map { outcome($0, page: $1) } }

  @Test func `candidates with one page do not disagree`() {
    #expect(Disagreement(place: place("a"), outcomes: row([1, 1, 1])) == nil)
    #expect(Disagreement(place: place("a"), outcomes: []) == nil)
  }

  @Test func `groups stand in the order of their pages, candidates in the order of the list`() throws {
    let disagreement = try #require(Disagreement(place: place("a"), outcomes: row([3, 0, 3, 1])))
    #expect(disagreement.groups.map(\.page) == [0, 1, 3])
    #expect(disagreement.groups.map(\.candidates) == [[1], [3], [0, 2]])
    #expect(disagreement.largestGroup == 2)
  }

  @Test func `more pages come first, then the smaller majority, then the order of the input`() {
    var comparison = Comparison(candidateCount: 4, lattice: pages)
    for (id, pages) in [
      ("3 to 1", [0, 0, 0, 1]), ("all one", [1, 1, 1, 1]), ("2 to 2", [0, 0, 1, 1]), ("three pages", [0, 0, 1, 2]),
      ("2 to 2 again", [1, 0, 1, 0]),
    ] { comparison.add(replay(id, [row(pages)])) }
    #expect(comparison.disagreements.map(\.place.id) == ["three pages", "2 to 2", "2 to 2 again", "3 to 1"])
    #expect(comparison.disagreementCount == 4)
  }

  @Test func `only the foremost are kept, all are counted`() {
    var comparison = Comparison(candidateCount: 2, lattice: pages)
    let limit = Comparison.disagreementLimit
    for index in 0..<(3 * limit) { comparison.add(replay("\(index)", [row([0, 1])])) }
    #expect(comparison.disagreementCount == 3 * limit)
    #expect(comparison.disagreements.map(\.place.id) == (0..<limit).map(String.init))
  }
}
