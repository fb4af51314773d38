import GestureTestSupport
import Testing

/// `detent lint --suggest`.
@Suite struct ProgramSuggestTests {
  private let faulty = """
    // cards
    {
      scenario: {
        viewport: 390, itemSize: 280, spacing: 16, count: 5,
        contentLength: 1480, // 5 · 296, but the last card needs 4 · 296 + 390 = 1574
        assumedStride: 200, decelerationRate: "normal", wrapsIndex: false,
      },
      candidates: [
        "remainder",
        { name: "quick", strategy: "threshold", parameters: { velocity: 500 } },
        "one-page",
      ],
      rules: { "flick-ignored": { level: "note" } },
      failOn: "error",
    }
    """

  private func suggest(_ settings: String?, _ flags: String...) throws -> (run: ProgramRun, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    if let settings { try folder.write(settings, to: "detent.json") }
    return (try ProgramRun.detent(["lint", "--suggest"] + flags, in: folder.path), folder)
  }

  @Test func `the suggested file no longer shows what it says it mends`() throws {
    let (run, folder) = try suggest(faulty)
    #expect(run.exitCode == 0, "\(run.errors)")
    for change in [
      "contentLength: 1574 pt", "assumedStride: 296 pt", "velocity: 0.5 pt/ms", "the strategy: round-offset",
      "decelerationRate: fast", "wrapsIndex: true",
    ] {
      #expect(run.errors.contains("note: \(change), for "), "\(change)")
    }
    #expect(run.errors.contains("comments of the file are not kept"))
    let before = try ProgramRun.detent(["lint", "--report", "csv"], in: folder.path)
    try folder.write(run.output, to: "detent.json")
    let after = try ProgramRun.detent(["lint"], in: folder.path)
    #expect(before.exitCode == 1 && after.exitCode == 0)
    for id in [
      "content-size-too-small", "last-page-unreachable", "stride-mismatch", "velocity-unit-mismatch",
      "remainder-never-above-half", "missing-fast-deceleration", "loop-index-unwrapped",
    ] {
      #expect(!after.output.contains(id), "\(id)")
    }
    // A second time there is nothing left to change, and the file stays as it is.
    let again = try ProgramRun.detent(["lint", "--suggest"], in: folder.path)
    #expect(again.output == run.output)
    #expect(again.errors.contains("nothing to change"))
  }

  @Test func `what is not mended stays as it was written`() throws {
    let (run, _) = try suggest(faulty)
    for kept in [
      #"    "round-offset","#, #""one-page""#, #""flick-ignored": {"level": "note"}"#, #""failOn": "error""#,
      #""itemSize": 280"#,
    ] {
      #expect(run.output.contains(kept), "\(kept)")
    }
    #expect(run.output.contains(#"{"name": "quick", "strategy": "threshold", "parameters": {"velocity": 0.5}}"#))
    #expect(!run.output.contains("wrapsIndex"))  // what is so unless it is said needs no saying
  }

  @Test func `flags alone are enough, and give a whole file`() throws {
    let (run, folder) = try suggest(
      nil, "--viewport", "390", "--item", "280", "--spacing", "16", "--content-length", "1480", "-c", "one-page")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(#""contentLength": 1574"#) && run.output.contains(#""decelerationRate": "fast""#))
    try folder.write(run.output, to: "detent.json")
    #expect(try ProgramRun.detent(["lint", "--fail-on", "note"], in: folder.path).exitCode == 0)
  }

  @Test func `what no setting mends is named, and fails as it would without the flag`() throws {
    // A velocity that is never read needs another strategy, and which one is not for a machine to say.
    let (run, _) = try suggest(
      "{ scenario: { viewport: 390, decelerationRate: \"fast\" }, candidates: [\"round-offset\"] }", "--fail-on", "note"
    )
    #expect(run.errors.contains("not mended: velocity-ignored (round-offset)"), "\(run.errors)")
    #expect(run.exitCode == 1)
  }

  @Test func `settings are printed, and no report`() throws {
    let (run, _) = try suggest(faulty, "--report", "json")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'--suggest' and '--report' exclude each other"))
  }

  @Test func `without a file or flags there is nothing to mend`() throws {
    #expect(try suggest(nil, "--no-config").run.exitCode == 2)
  }

  @Test func `an accepted finding is left as it is`() throws {
    let (run, _) = try suggest(
      """
      { scenario: { viewport: 390, itemSize: 280, spacing: 16, contentLength: 1480 },
        accept: [
          { id: "content-size-too-small", reason: "the last card may peek" },
          { id: "last-page-unreachable", reason: "the last card may peek" },
        ] }
      """)
    #expect(run.exitCode == 0)
    #expect(run.output.contains(#""contentLength": 1480"#))
  }

  @Test func `compare tells what a remedy changes on the traces`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    let arguments = ["compare", "flick.csv", "--no-config", "--fail-on", "never", "-c", "round"]
    let text = try ProgramRun.detent(arguments, in: folder.path).output
    #expect(text.contains("→ What if decelerationRate were fast: "))
    let json = try ProgramRun.detent(arguments + ["--report", "json"], in: folder.path).output
    #expect(json.contains(#""what_if": {"change": "decelerationRate: fast", "candidates": 1, "strokes": 1, "#))
  }
}
