import GestureModel
import GestureReplay
import GestureReports
import Testing

@testable import DetentCommand

@Suite struct SettingsLoaderTests {
  func load(_ text: String) throws -> Settings {
    try SettingsLoader.settings(Array(text.utf8), path: "detent.json")
  }

  @Test func `a whole file is read, with comments and trailing commas`() throws {
    let settings = try load(
      """
      { // cards
        scenario: { name: "cards", viewport: 390, itemSize: 280, spacing: 16, count: 5, decelerationRate: "fast",
          alignment: "center", direction: "rtl", axis: "vertical", pagingEnabled: true, contentLength: 1574 },
        candidates: ["round", "threshold(velocity: 0.3)",
          { name: "mine", strategy: "threshold", velocity: 0.4, estimator: "aosp.lsq2", decelerationRate: 0.99 }],
        rules: { "multi-page-skip": { level: "error", maximumShare: 0.02 }, "velocity-ignored": "off", },
        failOn: "warning",
      }
      """)
    let scenario = settings.scenario.scenario
    #expect(scenario.name == "cards")
    #expect([scenario.viewport, scenario.itemSize, scenario.spacing, scenario.contentLength] == [390, 280, 16, 1574])
    #expect(scenario.decelerationPerMillisecond == 0.99)
    #expect(scenario.alignment == .center && scenario.direction == .rtl && scenario.axis == .vertical)
    #expect(scenario.pagingEnabled)
    #expect(settings.scenario.given.contains("count"))
    #expect(!settings.scenario.given.contains("insetLeading"))
    let candidates = try CandidateList.resolve(settings.candidates, arguments: Arguments(["compare"]))
    #expect(candidates.map(\.id) == ["round", "threshold(velocity: 0.3)", "mine"])
    #expect(candidates[2].strategy.velocityThreshold == 0.4)
    #expect(candidates[2].deceleration?.perMillisecond == 0.99)
    #expect(settings.rules.levels == ["multi-page-skip": .error, "velocity-ignored": .off])
    #expect(settings.rules.maximumShares == ["multi-page-skip": 0.02])
    #expect(settings.failOn == .warning)
  }

  @Test(
    "Mistakes are named where they stand",
    arguments: [
      (
        "{ scenario: { viewprot: 390 } }",
        "detent.json:1:15: error: there is no key of a scenario 'viewprot'\nnote: did you mean 'viewport'?"
      ),
      (
        "{\n  scenario: {\n    viewport: 0 } }",
        "detent.json:3:15: error: expected a number of points above 0 for 'viewport', found 0"
      ),
      (
        "{ scenario: { count: 0 } }",
        "detent.json:1:22: error: expected a whole number of items from 1 to 1000000 for 'count', found 0"
      ),
      (
        "{ scenario: { viewport: NaN } }",
        "detent.json:1:25: error: expected a number of points above 0 for 'viewport', found nan"
      ),
      (
        "{ scenario: { spacing: -1 } }",
        "detent.json:1:24: error: expected a number of points, 0 or more for 'spacing', found -1"
      ),
      (
        "{ scenario: { count: \"five\" } }",
        "detent.json:1:22: error: expected a whole number of items from 1 to 1000000 for 'count', found 'five'"
      ),
      (
        "{ scenario: { alignment: \"centre\" } }",
        "detent.json:1:26: error: expected leading or center for 'alignment', found 'centre'\n"
          + "note: did you mean 'center'?"
      ),
      (
        "{ scenario: { pagingEnabled: 1 } }",
        "detent.json:1:30: error: expected true or false for 'pagingEnabled', found 1"
      ),
      (
        "{ scenario: { frictionPerFrame: 1 } }",
        "detent.json:1:33: error: expected a number between 0 and 1 for 'frictionPerFrame', found 1"
      ),
      (
        "{ scenario: { snapDurationMs: 0 } }",
        "detent.json:1:31: error: expected a number of milliseconds above 0 for 'snapDurationMs', found 0"
      ),
      (
        "{ scenario: { snapCurve: \"ease\" } }",
        "detent.json:1:26: error: expected ease-in-out or linear or ease-out for 'snapCurve', found 'ease'"
      ),
      (
        "{ scenario: { declaredPageCount: 2.5 } }",
        "detent.json:1:34: error: expected a whole number of pages from 1 to 1000000 for 'declaredPageCount', found 2.5"
      ),
      (
        "{ scenario: { gestureConeDegrees: 91 } }",
        "detent.json:1:35: error: expected a number of degrees from 0 to 90 for 'gestureConeDegrees', found 91"
      ),
      (
        "{ scenario: [] }",
        "detent.json:1:13: error: expected an object with a scenario, found an array\n"
          + "note: its keys are name, axis, viewport, itemSize, spacing, count"
      ),
      ("{ scenarios: {} }", "detent.json:1:3: error: there is no setting 'scenarios'\nnote: did you mean 'scenario'?"),
      (
        "{ candidates: [] }",
        "detent.json:1:15: error: expected a list of candidates, found an empty one\n"
          + "note: such as [\"round\", \"threshold(velocity: 0.5)\"]"
      ),
      (
        "{ failOn: \"eror\" }",
        "detent.json:1:11: error: expected error, warning, note, never, found 'eror'\n"
          + "note: did you mean 'error'?"
      ),
      (
        "{ rules: { \"multi-page-skp\": \"off\" } }",
        "detent.json:1:12: error: there is no pitfall 'multi-page-skp'\nnote: did you mean 'multi-page-skip'?"
      ),
      (
        "{ rules: { \"multi-page-skip\": { maximumShare: 2 } } }",
        "detent.json:1:47: error: expected a share from 0 to 1 for 'maximumShare', found 2"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try load(text) }
    #expect(error?.description == message)
  }

  @Test func `a candidate that is none is named where it stands`() throws {
    let settings = try load("{ candidates: [\"round\",\n  \"treshold\"] }")
    let error = #expect(throws: Diagnostic.self) {
      try CandidateList.resolve(settings.candidates, arguments: Arguments(["compare"]))
    }
    #expect(error?.location == SourceLocation(path: "detent.json", line: 2, column: 3))
    #expect(error?.message == "there is no strategy or preset 'treshold'")
  }

  @Test func `a bare scenario will do where one is asked for`() throws {
    let bare = try SettingsLoader.scenario(Array("{ viewport: 375 }".utf8), path: "a.json")
    #expect(bare.scenario.viewport == 375)
    let wrapped = try SettingsLoader.scenario(Array("{ scenario: { viewport: 375 } }".utf8), path: "a.json")
    #expect(wrapped.scenario.viewport == 375)
  }

  @Test func `a scenario written by a report reads back the same`() throws {
    var scenario = Scenario()
    scenario.name = "all"
    (scenario.axis, scenario.alignment, scenario.direction) = (.vertical, .center, .rtl)
    (scenario.viewport, scenario.itemSize, scenario.spacing, scenario.count) = (375.5, 300.25, 10, 7)
    (scenario.insetLeading, scenario.insetTrailing, scenario.contentStart) = (30, 31, 2)
    (scenario.itemsPerGroup, scenario.itemSpacing, scenario.loop) = (2, 4, true)
    (scenario.sectionInsetLeading, scenario.sectionInsetTrailing) = (6, 8)
    scenario.contentLength = 1940
    scenario.decelerationPerMillisecond = 0.995
    (scenario.pagingEnabled, scenario.clipsToBounds, scenario.forwardsHitTest) = (true, false, true)
    scenario.frameStart = 12
    (scenario.directionalLock, scenario.startOffset, scenario.mirrorsIndex) = (true, 620, false)
    (scenario.assumedStride, scenario.assumedAlignment) = (310, .leading)
    (scenario.screenSize, scenario.resizedViewport, scenario.resizedItemSize) = (390, 812, 700)
    (scenario.orthogonalSection, scenario.usesScrollCallback) = (true, true)
    (scenario.declaredPageCount, scenario.assumedInsetLeading, scenario.expectsSnapping) = (6, 15, true)
    (scenario.minimumDistance, scenario.subtractsMinimumDistance) = (15, true)
    (scenario.frictionPerFrame, scenario.frictionUsesElapsedTime) = (0.97, true)
    (scenario.snapDurationMilliseconds, scenario.snapCurve) = (300, .easeOut)
    (scenario.comparesOffsetsExactly, scenario.wrapsIndex, scenario.velocityAxis) = (true, false, .horizontal)
    (scenario.velocityVectorLimit, scenario.gestureConeDegrees) = (8, 30)
    var writer = JSONWriter()
    writer.scenario(scenario)
    let read = try SettingsLoader.scenario(Array(writer.text.utf8), path: "a.json")
    #expect(read.scenario == scenario)
    #expect(read.given.count == ScenarioKey.all.count)
  }
}
