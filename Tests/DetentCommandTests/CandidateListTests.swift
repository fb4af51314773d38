import GestureModel
import GestureReplay
import Testing

@testable import DetentCommand

@Suite struct CandidateListTests {
  func ids(_ flags: [String], file: [WrittenCandidate]? = nil) throws -> [String] {
    try CandidateList.resolve(file, arguments: Arguments(["compare"] + flags)).map(\.id)
  }

  @Test func `without any there are the card's seven`() throws {
    #expect(
      try ids([]) == ["round", "round-offset", "threshold", "threshold-offset", "remainder", "paging", "one-page"])
  }

  @Test func `the command line wins over the file`() throws {
    let file = [WrittenCandidate(spelling: CandidateSpelling(strategy: "paging"), location: nil)]
    #expect(try ids([], file: file) == ["paging"])
    #expect(
      try ids(["-c", "one-page", "-c", "threshold(velocity: 0.3)"], file: file) == [
        "one-page", "threshold(velocity: 0.3)",
      ])
  }

  @Test func `the estimator is that of the flag unless a candidate has its own`() throws {
    let arguments = try Arguments([
      "compare", "--estimator", "aosp.lsq2", "-c", "round", "-c", "round-offset(estimator: uikit)",
    ])
    let candidates = try CandidateList.resolve(nil, arguments: arguments)
    #expect(candidates.map { type(of: $0.estimator).identifier } == ["aosp.lsq2", "uikit"])
  }

  @Test(
    "Mistakes are named, with what was meant",
    arguments: [
      (["-c", "treshold"], "there is no strategy or preset 'treshold'", "threshold"),
      (["-c", "threshold(velocty: 1)"], "threshold has no parameter 'velocty'", "velocity"),
      (["--estimator", "uikti"], "there is no estimator 'uikti'", "uikit"),
    ])
  func mistakes(flags: [String], message: String, meant: String) {
    let error = #expect(throws: Diagnostic.self) { try ids(flags) }
    #expect(error?.message == message)
    #expect(error?.notes.first?.contains("did you mean '\(meant)'?") == true)
  }

  @Test(
    "A parameter given twice is refused, under an alias too: one of the two would be dropped without a word",
    arguments: [
      ("threshold(velocity: 0.5, velocity: 0.6)", "'velocity' is given twice"),
      ("round(deceleration: fast, decelerationRate: normal)", "'decelerationRate' is given twice"),
      ("threshold(velocity: 0.5, threshold: 0.6)", "'velocity' and 'threshold' of threshold are the same parameter"),
    ])
  func twice(candidate: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try ids(["-c", candidate]) }
    #expect(error?.message.hasSuffix(message) == true)
  }

  @Test(
    "The advice fits the parameter: only a velocity is told its unit",
    arguments: [
      ("threshold(velocity: -1)", "UIKit's velocities are points per millisecond: 500 pt/s is 0.5"),
      ("group-paging(fraction: 99)", "write it as group-paging(fraction: 0)"),
      ("threshold-offset(clamp: no)", "write it as threshold-offset(clamp: true)"),
      ("threshold(threshold: x)", "write it as threshold(velocity: 0.5)"),
      ("round(speed: x)", "'detent explain round' names its parameters"),
    ])
  func advice(candidate: String, note: String) {
    let error = #expect(throws: Diagnostic.self) { try ids(["-c", candidate]) }
    #expect(error?.notes == [note])
  }

  @Test func `two candidates of one name are refused`() {
    let error = #expect(throws: Diagnostic.self) { try ids(["-c", "round", "-c", "nearest-proposed"]) }
    #expect(error?.message == "expected candidates with different names, found 'round' twice")
  }
}
