import Testing

@testable import GestureMotion

@Suite struct VelocityEstimatorsTests {
  @Test func `the estimators of the main job are there under their names`() {
    let names = VelocityEstimators.all.map { $0.identifier }
    #expect(Set(names).count == names.count)
    for name in ["uikit", "aosp.lsq2", "flutter.ios", "last-pair", "secant-100"] {
      #expect(VelocityEstimators.named(name)?.identifier == name)
    }
    #expect(VelocityEstimators.named("aosp") == nil)
  }

  @Test func `an alias is found, and shadows no estimator`() {
    #expect(VelocityEstimators.named("aosp.default")?.identifier == "aosp.lsq2")
    let names = Set(VelocityEstimators.all.map { $0.identifier })
    for alias in VelocityEstimators.aliases {
      #expect(!names.contains(alias.name))
      #expect(names.contains(alias.identifier))
    }
  }

  @Test func `only the last pair reads the lift`() {
    #expect(VelocityEstimators.all.filter { $0.readsLiftAsSample }.map { $0.identifier } == ["last-pair"])
  }

  @Test func `summaries are one sentence`() {
    for type in VelocityEstimators.all {
      #expect(type.summary.hasSuffix(".") && !type.summary.contains("\n"), "\(type.identifier)")
      #expect(!type.usedBy.isEmpty, "\(type.identifier)")
    }
  }
}
