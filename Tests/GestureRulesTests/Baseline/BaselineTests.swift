import GestureRules
import Testing

@Suite struct BaselineTests {
  let first = FindingIdentity(rule: "a", path: "x.csv", trace: "t")
  let second = FindingIdentity(rule: "b", path: "x.csv", trace: "t")

  @Test func `it holds each once, in order, and keeps a reason that is there`() {
    var baseline = Baseline()
    baseline.insert(second)
    baseline.insert(first, reason: "old")
    baseline.insert(first)
    baseline.insert(first, reason: "new")
    #expect(baseline.count == 2)
    #expect(baseline.entries.map(\.identity) == [first, second])
    #expect(baseline.reason(for: first) == "old" && baseline.reason(for: second) == nil)
    #expect(baseline.contains(second) && !baseline.contains(FindingIdentity(rule: "c")))
    baseline.insert(second, reason: "late")
    #expect(baseline.reason(for: second) == "late")
  }

  @Test func `files may be named otherwise`() {
    var baseline = Baseline()
    baseline.insert(first, reason: "old")
    let renamed = baseline.renamingFiles { "sub/" + $0 }
    #expect(renamed.entries.map(\.identity.path) == ["sub/x.csv"])
    #expect(renamed.entries.map(\.reason) == ["old"])
  }
}
