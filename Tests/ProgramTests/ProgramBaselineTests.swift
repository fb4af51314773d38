import Foundation
import GestureTestSupport
import Testing

@Suite struct ProgramBaselineTests {
  /// A folder with `flick` under two names; the remainder's branch that rounds up never runs, an error of the strategy
  /// alone, and it ignores the flick.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "traces/a.csv")
    try folder.write(flick.replacing("\nflick,", with: "\nother,"), to: "traces/b.csv")
    return folder
  }

  func compare(_ arguments: [String], in folder: TemporaryFolder, at path: String? = nil) throws -> ProgramRun {
    try ProgramRun.detent(["compare", "--no-config", "-c", "remainder"] + arguments, in: path ?? folder.path)
  }

  func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.file(name), encoding: .utf8)
  }

  @Test func `what was written is known, and does not fail`() throws {
    let folder = try folder()
    #expect(try compare(["traces"], in: folder).exitCode == 1)
    #expect(try compare(["traces", "--write-baseline", "known.json"], in: folder).exitCode == 0)
    let run = try compare(["traces", "--baseline", "known.json", "--ratchet"], in: folder)
    #expect(run.exitCode == 0)
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("no findings. Hidden by known.json: "))
    #expect(!run.output.contains("→"))
  }

  @Test func `a known finding in a new trace is new`() throws {
    let folder = try folder()
    #expect(try compare(["traces/a.csv", "--write-baseline", "known.json"], in: folder).exitCode == 0)
    let run = try compare(["traces", "--baseline", "known.json", "--fail-on", "warning"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("seen in other, 50 % of the strokes looked at"))
  }

  @Test func `it holds wherever the program is started, and whatever lines moved`() throws {
    let folder = try folder()
    #expect(try compare(["traces", "--write-baseline", "known.json"], in: folder).exitCode == 0)
    try folder.write(flick.replacing("intent\n", with: "intent\n\n\n"), to: "traces/a.csv")
    let run = try compare(
      ["a.csv", "--baseline", "../known.json", "--fail-on", "note"], in: folder, at: folder.file("traces"))
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test func `writing it anew keeps reasons, and what this run did not look at`() throws {
    let folder = try folder()
    #expect(try compare(["traces", "--write-baseline", "known.json"], in: folder).exitCode == 0)
    let first = try text("known.json", in: folder)
    let reasoned = first.replacing(
      "\"trace\": \"flick\", \"candidate\": \"remainder\"}",
      with: "\"trace\": \"flick\", \"candidate\": \"remainder\", \"reason\": \"a demo\"}")
    #expect(reasoned != first)
    try folder.write(reasoned, to: "known.json")
    #expect(try compare(["traces/b.csv", "--write-baseline", "known.json"], in: folder).exitCode == 0)
    #expect(try text("known.json", in: folder) == reasoned)
    #expect(try compare(["traces", "--write-baseline", "known.json"], in: folder).exitCode == 0)
    #expect(try text("known.json", in: folder) == reasoned)
  }

  @Test func `the ratchet slips when an entry no longer occurs, and not for a file that was not read`() throws {
    let folder = try folder()
    #expect(try compare(["traces", "--write-baseline", "known.json"], in: folder).exitCode == 0)
    #expect(try compare(["traces/a.csv", "--baseline", "known.json", "--ratchet"], in: folder).exitCode == 0)
    try FileManager.default.removeItem(atPath: folder.file("traces/b.csv"))
    #expect(try compare(["traces", "--baseline", "known.json"], in: folder).exitCode == 0)
    let run = try compare(["traces", "--baseline", "known.json", "--ratchet"], in: folder)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains("In the baseline, but gone:\n  flick-ignored of remainder in traces/b.csv, trace other\n"))
  }

  @Test func `what cannot be done gives 2, and leaves the baseline alone`() throws {
    let folder = try folder()
    let missing = try compare(["traces", "--baseline", "missing.json"], in: folder)
    #expect(missing.exitCode == 2)
    #expect(missing.errors == "missing.json:1:1: error: expected a file, found nothing of that name\n")
    #expect(missing.output == "")
    #expect(try compare(["traces", "--ratchet"], in: folder).exitCode == 2)
    #expect(try compare(["traces", "--baseline", "traces/a.csv"], in: folder).exitCode == 2)
    try folder.write("{\"schema\": \"detent.baseline/1\", \"findings\": []}", to: "known.json")
    let both = ["traces", "--baseline", "known.json", "--ratchet", "--write-baseline", "other.json"]
    #expect(try compare(both, in: folder).exitCode == 2)
    let over = try compare(["traces", "--baseline", "known.json", "--report", "json=known.json"], in: folder)
    #expect(over.exitCode == 2 && over.errors.contains("expected a report file that is not read"))
    try folder.write("trace,t_ms,x,y\na,0,one,2\n", to: "traces/bad.csv")
    let bad = try compare(["traces", "--write-baseline", "known.json"], in: folder)
    #expect(bad.exitCode == 2 && bad.errors.contains("was not written, since not all input could be read"))
    #expect(try text("known.json", in: folder).contains("\"findings\": []"))
  }

  @Test func `lint has a baseline, too`() throws {
    let folder = try folder()
    let lint = ["lint", "--no-config", "-c", "remainder"]
    #expect(try ProgramRun.detent(lint + ["--write-baseline", "known.json"], in: folder.path).exitCode == 0)
    let run = try ProgramRun.detent(lint + ["--baseline", "known.json", "--ratchet"], in: folder.path)
    #expect(run.exitCode == 0 && run.output.contains("Hidden by known.json: "))
  }

  @Test func `an accepted finding is listed with its reason and does not fail`() throws {
    let folder = try folder()
    try folder.write(
      """
      { candidates: ["remainder"], accept: [
        { id: "remainder-never-above-half", reason: "shown on purpose" },
        { id: "flick-ignored", trace: "other", reason: "a slow hand" }] }
      """, to: "detent.json")
    let run = try ProgramRun.detent(["compare", "traces"], in: folder.path)
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.output.contains("  error remainder-never-above-half (remainder): shown on purpose\n"))
    #expect(run.output.contains("  warning flick-ignored (remainder), 1 place: a slow hand\n"))
    #expect(run.output.contains("seen in flick, 50 % of the strokes looked at"))
  }
}
