import GestureTestSupport
import Testing

/// What makes the program fail, and what does not.
@Suite struct ProgramGateTests {
  /// `flick` through a sound strategy: it does what was meant.
  func compare(_ extra: String..., settings: String? = nil) throws -> ProgramRun {
    let folder = try TemporaryFolder()
    try folder.write(flick, to: "flick.csv")
    if let settings { try folder.write(settings, to: "detent.json") }
    return try ProgramRun.detent(["compare", "flick.csv"] + extra, in: folder.path)
  }

  let sound = ["--no-config", "-c", "one-page"]

  @Test func `a broken budget gives 1, whatever --fail-on says, and tells its number`() throws {
    let kept = try compare("--no-config", "-c", "one-page", "--budget", "agreement>=1")
    #expect(kept.exitCode == 0, "\(kept.output)")
    #expect(kept.output.contains("  kept agreement of one-page: 1; allowed at least 1\n"))
    let broken = try compare(
      "--no-config", "-c", "one-page", "--fail-on", "never", "--budget", "agreement>=1", "--budget",
      "one-page: max_settle_ms<=1")
    #expect(broken.exitCode == 1)
    #expect(broken.output.contains("  broken max_settle_ms of one-page: "))
  }

  @Test func `a budget of the settings is a budget`() throws {
    let settings = """
      { candidates: ["one-page"], budgets: { agreement: { minimum: 1 }, mean_pages_moved: { maximum: 0.5 } } }
      """
    let run = try compare(settings: settings)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("  broken mean_pages_moved of one-page: 1; allowed at most 0.5\n"))
  }

  @Test func `a budget that measures nothing does not stay open`() throws {
    let run = try compare("--no-config", "-c", "one-page", "--budget", "rests_as_observed>=0.5")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("nothing to measure, no trace tells what the device did"))
  }

  @Test func `a budget for nobody is a mistake`() throws {
    let run = try compare("--no-config", "-c", "one-page", "--budget", "onepage: errors<=0")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.hasPrefix(
        "error: there is no candidate 'onepage' to keep a budget\nnote: did you mean 'one-page'?\n"))
  }

  @Test func `a level on the command line decides whether a finding fails`() throws {
    // The remainder's branch that rounds up never runs: an error of the strategy alone.
    #expect(try compare("--no-config", "-c", "remainder").exitCode == 1)
    #expect(
      try compare("--no-config", "-c", "remainder", "--rule", "remainder-never-above-half=note").exitCode == 0)
    let off = try compare("--no-config", "-c", "remainder", "--rule", "remainder-never-above-half=off")
    #expect(off.exitCode == 0 && !off.output.contains("remainder-never-above-half"))
    let mistaken = try compare("--no-config", "--rule", "remainder-never-above-haf=off")
    #expect(mistaken.exitCode == 2 && mistaken.errors.contains("did you mean 'remainder-never-above-half'?"))
  }

  @Test func `an option on the command line decides what is found`() throws {
    // Normal deceleration from 1.2 pt/ms: round() goes two pages or more on.
    let arguments = ["--no-config", "-c", "round", "--item", "200", "--count", "9", "--fail-on", "warning"]
    func finds(_ extra: String...) throws -> Bool {
      let folder = try TemporaryFolder()
      try folder.write(flick, to: "flick.csv")
      return try ProgramRun.detent(["compare", "flick.csv"] + arguments + extra, in: folder.path).output
        .contains("multi-page-skip")
    }
    #expect(try finds())
    #expect(try !finds("--rule", "multi-page-skip.minimumPages=9"))
  }
}
