import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct ReversalIgnoredTests {
  // Whatever happens, this strategy goes on to page 1.
  let bench = RuleBench(.pages, StatedSnap.page { _, _ in 1 })

  @Test func `out 150 pt and back to 20 still turns the page`() throws {
    let trace = Trace.drag([(0, 0), (50, 75), (100, 150), (150, 85), (200, 20)], lift: 208)
    let finding = try #require(bench.findings("reversal-ignored", trace).first)
    #expect(
      finding.numbers == [
        Measure("taken_back_pt", 130), Measure("turned_before_lift_ms", 108), Measure("page", 1),
      ])
  }

  @Test func `20 pt back and 50 ms are the least`() {
    let out = [(0.0, 0.0), (50, 75), (100, 150)]
    #expect(bench.flags(.drag(out + [(120, 130)], lift: 150)).contains("reversal-ignored"))
    #expect(!bench.flags(.drag(out + [(120, 130.1)], lift: 150)).contains("reversal-ignored"))
    #expect(!bench.flags(.drag(out + [(120, 130)], lift: 149.9)).contains("reversal-ignored"))
  }

  @Test func `a page on the side that the finger turned to is right`() {
    let trace = Trace.drag([(0, 0), (50, -40), (100, 20), (150, 100)], lift: 158)
    #expect(!bench.flags(trace).contains("reversal-ignored"))
  }
}

extension ReversalIgnoredTests: PitfallExample {
  static func fires() throws -> Exhibit {
    Exhibit(
      .pages, stated: "on", .page { _, _ in 1 },
      traces: .drag([(0, 0), (50, 75), (100, 150), (120, 130)], lift: 150))
  }

  static func nearMiss() throws -> Exhibit {
    Exhibit(
      .pages, stated: "on", .page { _, _ in 1 },
      traces: .drag([(0, 0), (50, 75), (100, 150), (120, 130)], lift: 149.9))
  }
}
