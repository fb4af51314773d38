import GestureModel
import Testing

@testable import GestureRules

@Suite struct FindingIdentityTests {
  func occurrence(_ trace: String, line: Int, path: String = "a.csv") -> Occurrence {
    Occurrence(trace: trace, stroke: 0, location: SourceLocation(path: path, line: line), numbers: [])
  }

  func finding(_ occurrences: [Occurrence], candidate: String? = "round") -> Finding {
    Finding(
      id: "flick-ignored", severity: .warning, candidate: candidate, message: "m", remedy: "r", occurrences: occurrences
    )
  }

  @Test func `neither line nor numbers nor message make another finding`() {
    let before = finding([occurrence("a", line: 3)])
    var after = finding([occurrence("a", line: 90)])
    after.occurrences[0].numbers = [Measure("velocity_pt_per_ms", 2)]
    (after.message, after.severity) = ("other", .error)
    #expect(before.identities() == after.identities())
    #expect(before.identities().map(\.fingerprint) == after.identities().map(\.fingerprint))
  }

  @Test func `equals are told apart by their order`() {
    let identities = finding([
      occurrence("a", line: 3), occurrence("b", line: 9), occurrence("a", line: 20),
      occurrence("a", line: 3, path: "b.csv"),
    ]).identities()
    #expect(identities.map(\.ordinal) == [0, 0, 1, 0])
    #expect(Set(identities.map(\.fingerprint)).count == 4)
  }

  @Test func `a finding of the configuration is one, named by its settings`() {
    #expect(
      finding([]).identities(settingsPath: "cards/detent.json")
        == [FindingIdentity(rule: "flick-ignored", candidate: "round", path: "cards/detent.json")])
    #expect(finding([], candidate: nil).identities() == [FindingIdentity(rule: "flick-ignored")])
  }

  @Test func `no part can imitate its neighbour`() {
    // The same letters on either side of a border, what is missing beside what is empty.
    let identities = [
      FindingIdentity(rule: "ab", candidate: "c"), FindingIdentity(rule: "a", candidate: "bc"),
      FindingIdentity(rule: "abc"), FindingIdentity(rule: "abc", candidate: ""),
      FindingIdentity(rule: "abc", path: "x", trace: "y"), FindingIdentity(rule: "abc", path: "xy", trace: ""),
      FindingIdentity(rule: "abc", path: "xy"),
    ]
    #expect(Set(identities.map(\.fingerprint)).count == identities.count)
  }

  @Test func `a fingerprint never changes between releases`() {
    // FNV-1a, 64 bits, of 01 "r" ff 00 ff 01 "a.csv" ff 01 "t" ff 01 "0" ff.
    #expect(FindingIdentity(rule: "r", path: "a.csv", trace: "t").fingerprint == "74f12c220f05a047")
  }

  @Test func `the order is by rule, path, trace, candidate and ordinal, and total`() {
    let sorted = [
      FindingIdentity(rule: "a", candidate: "z", path: "1", trace: "t"),
      FindingIdentity(rule: "b", path: "1"), FindingIdentity(rule: "b", path: "1", trace: ""),
      FindingIdentity(rule: "b", candidate: "", path: "1", trace: ""),
      FindingIdentity(rule: "b", candidate: "", path: "1", trace: "", ordinal: 1),
      FindingIdentity(rule: "b", candidate: "a", path: "1", trace: "t"),
      FindingIdentity(rule: "b", path: "2", trace: "s"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }
}
