import GestureTestSupport
import Testing

/// A flick to the next page on full-width pages, sampled every 8 ms: 60 pt in 48 ms.
let flick = """
  trace,pointer,t_ms,x,y,phase,intent
  flick,0,0,300,400,began,next
  flick,0,8,292,400,moved,next
  flick,0,16,282,400,moved,next
  flick,0,24,271,400,moved,next
  flick,0,32,260,400,moved,next
  flick,0,40,249,400,moved,next
  flick,0,48,240,400,moved,next
  flick,0,50,240,400,ended,next

  """

@Suite struct ProgramCommandTests {
  @Test func `without arguments there is help, and it counts as a mistake`() throws {
    let run = try ProgramRun.detent([])
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("Usage: detent COMMAND"))
  }

  @Test func `help and version go to standard output`() throws {
    let help = try ProgramRun.detent(["--help"])
    #expect(help.exitCode == 0)
    #expect(help.errors == "")
    #expect(help.output.contains("Examples:\n  detent compare Traces\n"))
    #expect(try ProgramRun.detent(["compare", "-h"]).exitCode == 0)
    #expect(try ProgramRun.detent(["--version"]).output == "detent 0.1.0\n")
  }

  @Test func `commands and flags that do not exist are refused with what was meant`() throws {
    let command = try ProgramRun.detent(["comapre"])
    #expect(command.exitCode == 2)
    #expect(command.errors == "error: unknown command 'comapre'\nnote: did you mean 'compare'?\n")
    let flag = try ProgramRun.detent(["compare", "--veiwport", "3"])
    #expect(flag.exitCode == 2)
    #expect(flag.errors == "error: unknown flag '--veiwport'\nnote: did you mean '--viewport'?\n")
  }

  @Test func `a comparison without geometry says what it assumed`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    let run = try ProgramRun.detent(["compare", "--no-config", "--fail-on", "never", "flick.csv"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        "No geometry was given: 5 full-width pages of 390 pt are assumed, and the gestures start in the\nmiddle"))
    #expect(run.output.contains("paging (model)"))
  }

  @Test func `findings at the level that fails give 1`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    // The remainder's branch that rounds up never runs: an error of the strategy alone.
    let arguments = ["compare", "flick.csv", "--no-config", "-c", "remainder"]
    #expect(try ProgramRun.detent(arguments, in: folder.path).exitCode == 1)
    #expect(try ProgramRun.detent(arguments + ["--fail-on", "never"], in: folder.path).exitCode == 0)
    #expect(try ProgramRun.detent(["lint", "--no-config", "-c", "remainder"], in: folder.path).exitCode == 1)
  }

  @Test func `a sound configuration without candidates has nothing to lint`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{ scenario: { viewport: 390, itemSize: 280, spacing: 16, count: 5, contentLength: 1574 } }", to: "detent.json")
    let sound = try ProgramRun.detent(["lint"], in: folder.path)
    #expect(sound.exitCode == 0)
    #expect(!sound.output.contains("remainder"))
    // 5 · 296 = 1480 is 94 pt short of the last card's rest, 4 · 296 + 390 = 1574.
    try folder.write(
      "{ scenario: { viewport: 390, itemSize: 280, spacing: 16, count: 5, contentLength: 1480 } }", to: "detent.json")
    let short = try ProgramRun.detent(["lint"], in: folder.path)
    #expect(short.exitCode == 1)
    #expect(short.output.contains("content-size-too-small") && short.output.contains("1574"))
  }

  @Test func `standard input is read, and named as asked`() throws {
    let run = try ProgramRun.detent(
      ["compare", "-", "--no-config", "--fail-on", "never", "--stdin-name", "phone.csv"], input: flick + "flick,0,x,\n")
    #expect(run.errors.contains("phone.csv:"))
    #expect(!run.errors.contains("-:"))
  }

  @Test func `inspect gives the platforms' defaults a line each, all when asked, or one alone`() throws {
    let short = try ProgramRun.detent(["inspect", "-"], input: flick).output
    #expect(short.contains("\n    uikit "))
    #expect(!short.contains("\n    keen-slider "))
    #expect(short.contains("estimators x lies from "))
    let long = try ProgramRun.detent(["inspect", "-", "--all-estimators"], input: flick).output
    #expect(long.contains("\n    uikit ") && long.contains("\n    keen-slider "))
    let one = try ProgramRun.detent(["inspect", "-", "--estimator", "keen-slider"], input: flick).output
    #expect(one.contains("\n    keen-slider ") && !one.contains("\n    uikit ") && !one.contains(" lies from "))
    let unknown = try ProgramRun.detent(["inspect", "-", "--estimator", "keen"], input: flick)
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("there is no estimator 'keen'"))
  }

  @Test func `inspect, list and explain answer`() throws {
    let inspect = try ProgramRun.detent(["inspect", "-", "--report", "json"], input: flick)
    #expect(inspect.exitCode == 0)
    #expect(inspect.output.hasPrefix("{\n  \"schema\": \"detent.inspect/1\",\n"))
    for topic in ["strategies", "estimators", "pitfalls", "formats"] {
      let list = try ProgramRun.detent(["list", topic])
      #expect(list.exitCode == 0)
      #expect(!list.output.isEmpty)
      #expect(try ProgramRun.detent(["list", topic, "--report", "json"]).output.hasPrefix("{\n"))
    }
    let explain = try ProgramRun.detent(["explain", "one-page"])
    #expect(explain.output.hasPrefix("one-page: a snapping strategy\n"))
    let pitfall = try ProgramRun.detent(["explain", "last-page-unreachable"])
    #expect(pitfall.output.contains("\nWrong:\n\n    scrollView.contentInset.right = 0\n\nRight:\n\n    scrollView."))
    #expect(pitfall.output.contains("\n\nIn numbers: Content of 1464 pt"))
    #expect(try ProgramRun.detent(["explain", "one-pgae"]).errors.contains("did you mean 'one-page'?"))
  }

  @Test func `colours follow the flag, then the environment`() throws {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    func isColorful(_ flags: [String], _ environment: [String: String] = [:]) throws -> Bool {
      try ProgramRun.detent(["compare", "flick.csv"] + flags, in: folder.path, environment: environment)
        .output.contains("\u{1B}[")
    }
    #expect(try !isColorful([]))
    #expect(try isColorful(["--color", "always"], ["NO_COLOR": "1"]))
    #expect(try isColorful([], ["FORCE_COLOR": "1"]))
    #expect(try !isColorful([], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(try !isColorful(["--color", "never"], ["FORCE_COLOR": "1"]))
  }
}
