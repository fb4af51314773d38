import GestureModel
import GestureMotion
import GestureReplay
import GestureRules
import Testing

@Suite struct NonFiniteTargetTests {
  func flags(target: Double) -> [String] {
    RuleBench(.cards, StatedSnap { _, _ in Landing(index: 0, target: target, branch: .slow) })
      .flags(.release(at: 0, 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a target that is no place is reported and never handed on`(target: Double) {
    #expect(flags(target: target).contains("non-finite-target"))
    let bench = RuleBench(.cards, StatedSnap { _, _ in Landing(index: 0, target: target, branch: .slow) })
    for finding in bench.findings("non-finite-target", .release(at: 0, 0)) {
      #expect(finding.numbers.allSatisfy { $0.value.isFinite })
    }
  }

  @Test func `ten ranges away is the limit`() {
    // The range is 1184 pt, longer than the view.
    #expect(flags(target: 11841).contains("non-finite-target"))
    #expect(!flags(target: 11840).contains("non-finite-target"))
  }

  @Test func `a velocity that is infinite on the platform is reported, and replayed as 0`() throws {
    // The move at 301 ms becomes iScroll's base, and the lift comes in the same instant: 0/0 (cubiq/iscroll#1161).
    var bench = try RuleBench(.cards, "round")
    bench.candidates = bench.candidates.map { Candidate(strategy: $0.strategy, estimator: IScrollVelocity()) }
    let frozen = Trace.drag([(0, 0), (301, 100)], lift: 301)
    #expect(bench.flags(frozen).contains("non-finite-target"))
    #expect(bench.findings("non-finite-target", frozen).first?.message.contains("iscroll") == true)
    // A millisecond later it is a number.
    #expect(!bench.flags(.drag([(0, 0), (301, 100)], lift: 302)).contains("non-finite-target"))
  }
}

extension NonFiniteTargetTests: PitfallExample {
  static func fires() throws -> Exhibit {
    Exhibit(
      stated: "11841", StatedSnap { _, _ in Landing(index: 0, target: 11841, branch: .slow) },
      traces: .release(at: 0, 0))
  }

  static func nearMiss() throws -> Exhibit {
    Exhibit(
      stated: "11840", StatedSnap { _, _ in Landing(index: 0, target: 11840, branch: .slow) },
      traces: .release(at: 0, 0))
  }
}
