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
}
