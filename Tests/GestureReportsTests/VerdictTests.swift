import GestureModel
import GestureRules
import Testing

@testable import GestureReports

@Suite struct VerdictTests {
  private func sentences(chosen: Bool, _ findings: [Finding]) -> String {
    var report = SampleReport.report()
    report.areCandidatesChosen = chosen
    report.findings = findings
    return Verdict.sentences(for: report, name: { $0 }, prose: { $0 })
  }

  private let ofTheStrategy = Finding(
    id: "remainder-never-above-half", severity: .error, candidate: "eager", message: "Never.",
    remedy: "Mend the strategy.")
  private let ofTheLayout = Finding(
    id: "last-page-unreachable", severity: .warning, message: "Too short.", remedy: "Mend the layout.")

  @Test func `the gravest finding is what to change first`() {
    #expect(sentences(chosen: true, [ofTheStrategy, ofTheLayout]).hasSuffix("Mend the strategy."))
  }

  @Test func `a default candidate's own fault is not the reader's to mend while there is another`() {
    #expect(sentences(chosen: false, [ofTheStrategy, ofTheLayout]).hasSuffix("Mend the layout."))
    #expect(sentences(chosen: false, [ofTheStrategy]).hasSuffix("Mend the strategy."))
  }

  @Test func `a note asks for no change`() {
    let note = Finding(id: "item-wider-than-viewport", severity: .note, message: "Wide.", remedy: "Mend nothing.")
    #expect(!sentences(chosen: true, [note]).contains("Mend nothing."))
  }
}
