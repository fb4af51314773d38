import Foundation
import GestureTestSupport
import Testing

@Suite struct ProgramDiffTests {
  /// Results of `flick` on five pages of 390 pt from page 2, under one candidate.
  func results(_ candidate: String, _ name: String, in folder: TemporaryFolder, extra: [String] = []) throws {
    try folder.write(flick, to: "flick.csv")
    let run = try ProgramRun.detent(
      ["compare", "flick.csv", "--no-config", "-c", candidate, "--fail-on", "never", "--report", "json=\(name)"]
        + extra,
      in: folder.path)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test func `a threshold that a flick passes no longer is seen at once, and fails if that is too much`() throws {
    let folder = try TemporaryFolder()
    // The flick of 60 pt at about 1.2 pt/ms goes on under 0.5 pt/ms; under 9 pt/ms its proposed offset decides, which at
    // the fast rate is 60 + 1.2 · 99 = 179 pt from page 2: less than half of 390.
    try results("threshold(velocity: 0.5)", "old.json", in: folder, extra: ["--deceleration", "fast"])
    try results("threshold(velocity: 9)", "new.json", in: folder, extra: ["--deceleration", "fast"])
    let run = try ProgramRun.detent(["diff", "old.json", "new.json", "--fail-on", "never"], in: folder.path)
    #expect(run.exitCode == 0 && run.errors == "")
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(
      words.hasPrefix(
        "old.json → new.json: 1 of 1 stroke rests on another page, 100 %: 1 no longer as meant. Findings: "))
    #expect(
      words.contains(
        "Changed: the candidate's velocity 0.5 → 9."))
    #expect(words.contains("flick: page 3 → 2, next was meant, no longer as meant (flick.csv:2:1)"))
    for (limit, code) in [("0", 1), ("1", 0), ("99.5%", 1), ("100%", 0)] as [(String, Int32)] {
      let gate = ["diff", "old.json", "new.json", "--fail-on", "never", "--max-changed", limit]
      #expect(try ProgramRun.detent(gate, in: folder.path).exitCode == code, "\(limit)")
    }
  }

  @Test func `a finding that is new fails at its level, one that is gone does not`() throws {
    let folder = try TemporaryFolder()
    try results("one-page", "good.json", in: folder)
    // The remainder's branch that rounds up never runs: an error of the strategy alone.
    try results("remainder", "bad.json", in: folder)
    #expect(try ProgramRun.detent(["diff", "good.json", "bad.json"], in: folder.path).exitCode == 1)
    #expect(
      try ProgramRun.detent(["diff", "good.json", "bad.json", "--fail-on", "never"], in: folder.path).exitCode == 0)
    #expect(try ProgramRun.detent(["diff", "bad.json", "good.json"], in: folder.path).exitCode == 0)
  }

  @Test func `a limit on nothing is not kept`() throws {
    let folder = try TemporaryFolder()
    try results("one-page", "old.json", in: folder)
    try results("round", "new.json", in: folder)
    let run = try ProgramRun.detent(
      ["diff", "old.json", "new.json", "--max-changed", "50%", "--fail-on", "never"], in: folder.path)
    #expect(run.exitCode == 1)
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("No stroke is in both."))
    #expect(words.contains("The limit of 50 % is not kept: nothing could be compared."))
  }

  @Test func `the tolerance decides whether a rest on the same page has moved`() throws {
    let folder = try TemporaryFolder()
    try results("one-page", "old.json", in: folder, extra: ["--inset-leading", "0"])
    // Page 1 rests at 390 pt, and with an inset of 2 pt at 388.
    try results("one-page", "new.json", in: folder, extra: ["--inset-leading", "2"])
    func shifted(_ tolerance: String) throws -> Int? {
      let run = try ProgramRun.detent(
        ["diff", "old.json", "new.json", "--tolerance", tolerance, "--report", "json"], in: folder.path)
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let scenario = (document?["scenarios"] as? [[String: Any]])?.first
      let candidate = (scenario?["candidates"] as? [[String: Any]])?.first
      return (candidate?["other_rests"] as? [Any])?.count
    }
    #expect(try shifted("1") == 1)
    #expect(try shifted("2") == 0)
  }

  @Test func `the same results are told in a line, and quiet says nothing`() throws {
    let folder = try TemporaryFolder()
    try results("one-page", "old.json", in: folder)
    let run = try ProgramRun.detent(["diff", "old.json", "old.json", "--max-changed", "0"], in: folder.path)
    #expect(run.exitCode == 0 && run.output == "old.json → old.json: Nothing is different.\n")
    #expect(try ProgramRun.detent(["diff", "old.json", "old.json", "-q"], in: folder.path).output == "")
  }

  @Test func `what cannot be done gives 2, with what was meant`() throws {
    let folder = try TemporaryFolder()
    try results("one-page", "old.json", in: folder)
    try folder.write(flick, to: "flick.csv")
    let mistakes: [([String], String)] = [
      (["old.json"], "error: expected two results files, found 1\n"),
      (["-", "-"], "error: expected '-' once: standard input can be read once only\n"),
      (["old.json", "missing.json"], "missing.json:1:1: error: expected a file, found nothing of that name\n"),
      (["old.json", "flick.csv"], "flick.csv:1:1: error: "),
      (["old.json", "old.json", "--max-changed", "many"], "error: expected a share such as 1% or a number of strokes"),
      (["old.json", "old.json", "--tolerance", "-1"], "error: expected a number of points, 0 or more"),
      (["old.json", "old.json", "--report", "json=old.json"], "error: expected a report file that is not read"),
    ]
    for (arguments, message) in mistakes {
      let run = try ProgramRun.detent(["diff"] + arguments, in: folder.path)
      #expect(run.exitCode == 2 && run.errors.hasPrefix(message), "\(arguments): \(run.errors)")
    }
  }

  @Test func `one of the two may come through a pipe`() throws {
    let folder = try TemporaryFolder()
    try results("one-page", "old.json", in: folder)
    let text = try String(contentsOfFile: folder.file("old.json"), encoding: .utf8)
    let run = try ProgramRun.detent(["diff", "-", "old.json"], in: folder.path, input: text)
    #expect(run.exitCode == 0 && run.output.contains("Nothing is different."))
  }

  @Test func `a lowered threshold is paired with what it was, and moves none of our recordings`() throws {
    let folder = try TemporaryFolder()
    for velocity in ["0.5", "0.3"] {
      let run = try ProgramRun.detent(
        [
          "compare", "Traces", "-c", "threshold(velocity: \(velocity))", "--fail-on", "never", "-q",
          "--report", "json=\(folder.file(velocity)).json",
        ], in: PackageRoot.path)
      #expect(run.exitCode == 0)
    }
    // No recording in Traces is released between 0.3 and 0.5 pt/ms, so that this change is known to be harmless there.
    let run = try ProgramRun.detent(["diff", "0.5.json", "0.3.json", "--max-changed", "0"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        0.5.json → 0.3.json: All 52 strokes rest on the same pages. The limit of 0 strokes is kept.

        Changed, but no page with it: threshold(velocity: 0.5) → threshold(velocity: 0.3): velocity 0.5 →
        0.3.

        """)
  }
}
