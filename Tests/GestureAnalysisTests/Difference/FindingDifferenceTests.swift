import GestureModel
import Testing

@testable import GestureAnalysis

@Suite struct FindingDifferenceTests {
  func finding(
    _ severity: Severity = .warning, id: String = "multi-page-skip", candidate: String? = "old",
    places: [String] = ["a"], isAccepted: Bool = false
  ) -> RecordedFinding {
    RecordedFinding(
      id: id, severity: severity, candidate: candidate, places: places.map { RecordedPlace(trace: $0, stroke: 0) },
      isAccepted: isAccepted)
  }

  func differences(_ old: [RecordedFinding], _ new: [RecordedFinding]) -> [FindingDifference] {
    FindingDifference.differences(old, new) { $0 == "new" ? "old" : nil }
  }

  @Test func `a finding of a candidate under its new name is the same finding`() {
    #expect(differences([finding()], [finding(candidate: "new")]).isEmpty)
  }

  @Test func `new, changed and fixed come in this order, the worst of each first`() {
    let found = differences(
      [finding(id: "gone"), finding(.error, id: "gone-error"), finding(places: ["a", "b", "b"])],
      [finding(id: "fresh"), finding(.error, id: "fresh-error"), finding(candidate: "new", places: ["b", "c"])])
    #expect(
      found.map { $0.finding?.id ?? "" } == ["fresh-error", "fresh", "multi-page-skip", "gone-error", "gone"])
    #expect(found.map(\.kind) == [.new, .new, .changed, .fixed, .fixed])
    // One of two places called b is left.
    #expect(found[2].appeared.map(\.trace) == ["c"] && found[2].gone.map(\.trace) == ["a", "b"])
  }

  @Test func `only what is new, graver or elsewhere is worse`() {
    #expect(differences([], [finding(.error)]).first?.worsening == .error)
    #expect(differences([finding(.note)], [finding(.error, candidate: "new")]).first?.worsening == .error)
    #expect(differences([finding(.error)], [finding(.note, candidate: "new")]).first?.worsening == nil)
    #expect(differences([finding()], [finding(candidate: "new", places: ["b"])]).first?.worsening == .warning)
    #expect(differences([finding(places: ["a", "b"])], [finding(candidate: "new")]).first?.worsening == nil)
    #expect(differences([finding()], []).first?.worsening == nil)
  }

  @Test func `what is accepted is nobody's surprise, and no longer accepted is`() {
    #expect(differences([], [finding(isAccepted: true)]).first?.worsening == nil)
    #expect(
      differences([finding(isAccepted: true)], [finding(candidate: "new")]).first?.worsening == .warning)
  }

  @Test func `a finding of a candidate without a partner is new`() {
    #expect(differences([finding()], [finding(candidate: "unknown")]).map(\.kind) == [.new, .fixed])
  }
}
