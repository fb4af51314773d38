import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct FlickIgnoredTests {
  // A threshold that takes 0.3 pt/ms for slow.
  func bench() throws -> RuleBench { try RuleBench(.cards, "threshold-offset(velocity: 0.5)") }

  @Test func `0.3 pt/ms over 10 pt is a flick, a little less of either is not`() throws {
    #expect(try bench().flags(.release(at: 10, 0.3)).contains("flick-ignored"))
    #expect(try !bench().flags(.release(at: 10, 0.299)).contains("flick-ignored"))
    #expect(try !bench().flags(.release(at: 9.9, 0.3)).contains("flick-ignored"))
    #expect(try !bench().flags(.release(from: 296, at: 286, 0.3)).contains("flick-ignored"))
  }

  @Test func `outward from the first or last page there is nowhere to go, inward there is`() throws {
    #expect(try !bench().flags(.release(at: -20, -0.4)).contains("flick-ignored"))
    #expect(try !bench().flags(.release(from: 1184, at: 1204, 0.4)).contains("flick-ignored"))
    #expect(try bench().flags(.release(from: 1184, at: 1164, -0.4)).contains("flick-ignored"))
  }

  @Test func `native paging has no threshold of the app's to check`() throws {
    // From 296 at 1 pt/ms to 360: the next multiple of 390 is 390, nearest to page 1 at 296.
    let finding = try #require(
      RuleBench(.cards, "paging").findings("flick-ignored", .release(from: 296, at: 360, 1)).first)
    #expect(finding.remedy == "Make the view one stride long with clipping off, or snap by your own arithmetic.")
  }

  // 1 pt/ms over 40 pt: q 0.135, so a strategy without velocity returns.
  let flick = [(0.0, 0.0), (8, 8), (16, 16), (24, 24), (32, 32), (40, 40)]

  @Test func `a pause, a cancellation and a missing lift excuse the return`() throws {
    let bench = try RuleBench(.cards, "round-offset")
    #expect(bench.flags(.drag(flick, lift: 48)).contains("flick-ignored"))
    #expect(bench.flags(.drag(flick, lift: 90)).contains("flick-ignored"))  // 50 ms are no pause yet
    #expect(!bench.flags(.drag(flick, lift: 90.1)).contains("flick-ignored"))
    #expect(!bench.flags(.drag(flick, lift: 48, end: .cancelled)).contains("flick-ignored"))
    #expect(!bench.flags(.drag(flick, end: .missing)).contains("flick-ignored"))
  }

  @Test func `a locked axis excuses it`() throws {
    let samples = [(0, 300, 400), (8, 294, 420), (16, 280, 440), (24, 260, 460)].map {
      Sample(nanoseconds: Int64($0.0) * 1_000_000, x: Double($0.1), y: Double($0.2))
    }
    let trace = Trace(id: "vertical", startOffset: 0, strokes: [Stroke(samples: samples)])
    let free = try RuleBench(.cards, "round-offset")
    let locked = try RuleBench(.cards.with { $0.directionalLock = true }, "round-offset")
    #expect(free.flags(trace).contains("flick-ignored"))
    #expect(!locked.flags(trace).contains("flick-ignored"))
  }

  @Test func `an unreachable end page is the geometry's error alone`() throws {
    // With 1480 pt of content the view stops at 1090; page 4 rests at 1184.
    let short = try RuleBench(.cards.with { $0.contentLength = 1480 }, "threshold-offset(velocity: 0.5)")
    #expect(!short.flags(.release(from: 1090, at: 1070, -0.4)).contains("flick-ignored"))
    #expect(short.flags(.release(from: 0, at: 20, 0.4)).contains("flick-ignored"))
  }
}

extension FlickIgnoredTests: PitfallExample {
  static func fires() throws -> Exhibit {
    try Exhibit(.cards, "threshold-offset(velocity: 0.5)", traces: .release(at: 10, 0.3))
  }

  static func nearMiss() throws -> Exhibit {
    try Exhibit(.cards, "threshold-offset(velocity: 0.5)", traces: .release(at: 10, 0.299))
  }
}
