import Testing

@testable import GestureMotion

@Suite struct SnapStrategiesTests {
  @Test func `no two strategies share a name, and no alias hides one`() {
    let names = SnapStrategies.all.map { $0.identifier } + SnapStrategies.aliases.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `every alias leads to a strategy`() {
    for alias in SnapStrategies.aliases {
      #expect(SnapStrategies.named(alias.name)?.identifier == alias.identifier, "\(alias.name)")
    }
  }

  @Test(
    "Every name of the design's table and of the bug reports is there",
    // `DESIGN.md` section 5.
    arguments: [
      "round", "round-offset", "threshold", "threshold-offset", "remainder", "paging", "continuous", "group-paging",
      "group-paging-centered", "paging-orthogonal", "group-leading-boundary", "one-page", "free", "nearest-proposed",
      "nearest-offset", "ceil-floor-proposed", "ceil-floor-offset", "ieee-remainder-center", "native-paging",
      "project-only", "direction-only", "toward-motion", "half-page-bias", "velocity-to-pages", "extra-velocity",
      "floor-offset", "truncator-0.4-0.6",
    ])
  func named(name: String) {
    #expect(SnapStrategies.named(name) != nil)
  }

  @Test func `the defaults are those of the design's table`() {
    #expect(ThresholdSnap().pointsPerMillisecond == 0.5)
    #expect(ThresholdOffsetSnap().pointsPerMillisecond == 0.3)
    #expect(ThresholdOffsetSnap().clamp)
    #expect(SnapStrategies.named("nothing") == nil)
  }

  @Test func `what is closed says that it is a model`() {
    let models = SnapStrategies.all.filter { $0.isModel }.map { $0.identifier }
    // `DESIGN.md` section 5: paging and the orthogonal behaviours.
    #expect(
      Set(models) == [
        "paging", "continuous", "group-paging", "group-paging-centered", "paging-orthogonal", "group-leading-boundary",
      ])
  }
}
