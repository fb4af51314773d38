import GestureModel
import Testing

@testable import DetentCommand

@Suite struct GeometryTests {
  func resolve(
    _ flags: [String], _ file: GivenScenario = GivenScenario()
  ) throws -> (scenario: Scenario, assumption: String?) {
    try Geometry.resolve(file, arguments: Arguments(["compare"] + flags))
  }

  @Test func `without geometry pages fill the view and the person starts in the middle`() throws {
    let (scenario, assumption) = try resolve([])
    #expect(scenario.itemSize == 390)
    #expect(scenario.startOffset == 780)  // page 2 of five, two pages of 390 pt in
    #expect(
      assumption == "No geometry was given: 5 full-width pages of 390 pt are assumed, and the gestures start in the "
        + "middle, on page 2.")
  }

  @Test func `flags set the view, and what they leave out is said`() throws {
    let (scenario, assumption) = try resolve([
      "--item", "280", "--spacing", "16", "--deceleration", "fast", "--alignment", "center", "--axis", "vertical",
      "--direction", "rtl", "--inset-leading", "-1", "--inset-trailing", "2", "--content-length", "1574",
      "--start-offset", "3",
    ])
    #expect(scenario.stride == 296)
    #expect(scenario.decelerationPerMillisecond == 0.99)
    #expect(scenario.alignment == .center)
    #expect(scenario.axis == .vertical)
    #expect(scenario.direction == .rtl)
    #expect(
      [scenario.insetLeading, scenario.insetTrailing, scenario.contentLength, scenario.startOffset] == [-1, 2, 1574, 3])
    #expect(assumption == "Not given and therefore assumed: a view of 390 pt and 5 items.")
  }

  @Test func `an item without a size is as long as the view`() throws {
    let (scenario, assumption) = try resolve(["--viewport", "375", "--count", "3"])
    #expect(scenario.itemSize == 375)
    #expect(scenario.startOffset == 0)
    #expect(assumption == nil)
  }

  @Test func `flags win over the file`() throws {
    var file = GivenScenario()
    (file.scenario.viewport, file.scenario.itemSize, file.scenario.count) = (320, 200, 9)
    file.given = ["viewport", "itemSize", "count"]
    let (scenario, assumption) = try resolve(["--count", "4"], file)
    #expect(scenario.count == 4)
    #expect(scenario.itemSize == 200)
    #expect(assumption == nil)
  }

  @Test func `a start page is where that page rests, within the range`() throws {
    let cards = ["--viewport", "390", "--item", "280", "--spacing", "16", "--count", "5"]
    #expect(try resolve(cards + ["--start-page", "2"]).scenario.startOffset == 592)  // 2 · 296
    #expect(try resolve(cards + ["--start-page", "0", "--direction", "rtl"]).scenario.startOffset == 1184)  // 4 · 296
    // The content ends at 1480: the view cannot scroll past 1480 − 390.
    #expect(try resolve(cards + ["--start-page", "4", "--content-length", "1480"]).scenario.startOffset == 1090)
  }

  @Test(
    "What cannot be is refused",
    arguments: [
      (["--viewport", "0"], "expected a number of points above 0 for '--viewport', found '0'"),
      (["--viewport", "nan"], "expected a number of points above 0 for '--viewport', found 'nan'"),
      (["--item", "-1"], "expected a number of points above 0 for '--item', found '-1'"),
      (["--spacing", "-0.5"], "expected a number of points, 0 or more for '--spacing', found '-0.5'"),
      (["--spacing", "wide"], "expected a number of points, 0 or more for '--spacing', found 'wide'"),
      (["--count", "0"], "expected a whole number of items from 1 to 1000000 for '--count', found '0'"),
      (["--count", "2.5"], "expected a whole number of items from 1 to 1000000 for '--count', found '2.5'"),
      (["--count", "1e99"], "expected a whole number of items from 1 to 1000000 for '--count', found '1e99'"),
      (["--deceleration", "1"], "expected normal, fast or a number between 0 and 1 for '--deceleration', found '1'"),
      (["--axis", "sideways"], "expected horizontal or vertical for '--axis', found 'sideways'"),
      (["--start-page", "5"], "expected a page from 0 to 4 for '--start-page', found '5'"),
      (["--start-page", "1", "--start-offset", "3"], "'--start-page' and '--start-offset' exclude each other"),
      (["--viewport", "1e10"], "expected a number of points above 0 for '--viewport', found '1e10'"),
    ])
  func refused(flags: [String], message: String) {
    let error = #expect(throws: Diagnostic.self) { try resolve(flags) }
    #expect(error?.message == message)
  }
}
