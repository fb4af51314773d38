import GestureModel
import GestureTestSupport
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

  @Test(
    "Every family that the research names has a strategy",
    // The names in backticks in `research/strategies.md`, sections 1 to 6.
    arguments: [
      "seed.delegateProposed", "seed.flowLayoutCurrent", "seed.swiftuiHStackRemainder", "seed.clipTrickPaging",
      "seed.groupPaging", "seed.groupPagingCentered", "uikit.paging", "uikit.orthogonal",
      "swiftui.viewAligned", "swiftui.paging", "swiftui.dragGesture", "chameleon.paging", "winobjc.paging",
      "fspager", "upcarousel", "centeredcollection", "tycyclepager", "mspeek", "swiftuipager", "acarousel", "icarousel",
      "ibp.continuousGroupLeadingBoundary", "ibp.groupPaging", "ibp.groupPagingCentered",
      "rn.ios.snapToOffsets", "rn.ios.snapToInterval", "rn.android.paging", "rn.android.flingAndSnap",
      "rnsnapcarousel", "reanimatedcarousel", "flutter.pageScrollPhysics", "flutter.carousel", "flutter.fixedExtent",
      "android.viewPager", "android.pagerSnapHelper", "android.linearSnapHelper", "material.carouselSnapHelper",
      "compose.pager", "compose.lazySnap",
    ])
  func family(name: String) {
    #expect(SnapStrategies.named(name) != nil)
  }

  @Test func `the defaults are those of the design's table`() {
    #expect(ThresholdSnap().pointsPerMillisecond == 0.5)
    #expect(ThresholdOffsetSnap().pointsPerMillisecond == 0.3)
    #expect(ThresholdOffsetSnap().clamp)
    #expect(SnapStrategies.named("nothing") == nil)
  }

  @Test func `the flow-layout tutorial limits nothing, threshold-offset does`() throws {
    // −20 flicked back is floor(−0.07) = −1.
    let printed = try #require(SnapStrategies.strategy(named: "seed.flowLayoutCurrent"))
    #expect(try printed.landing(from: -20, velocity: -1, on: SnapQuestions.cards).index == -1)
    let sound = try #require(SnapStrategies.strategy(named: "threshold-offset"))
    #expect(try sound.landing(from: -20, velocity: -1, on: SnapQuestions.cards).index == 0)
    #expect(SnapStrategies.strategy(named: "nothing") == nil)
  }

  @Test func `what is closed says that it is a model`() {
    let models = SnapStrategies.all.filter { $0.isModel }.map { $0.identifier }
    // `DESIGN.md` section 5: paging, the orthogonal behaviours and SwiftUI's.
    #expect(
      Set(models) == [
        "paging", "continuous", "group-paging", "group-paging-centered", "paging-orthogonal", "group-leading-boundary",
        "swiftui.viewAligned", "swiftui.paging",
      ])
  }
}

@Suite struct StopTests {
  @Test func `a stop is the landing without its margin, for every strategy`() {
    var numbers = SeededNumbers(seed: 31)
    let lattice = Lattice(firstRest: -30, stride: 296, pageCount: 6, itemSize: 280, spacing: 16, viewport: 390)
    for type in SnapStrategies.all {
      let strategy = type.init()
      for _ in 0..<40 {
        let offset = numbers.number(in: -200...1700)
        let velocity = numbers.number(in: -3...3)
        let release = Release(
          offset: offset, proposedOffset: offset + 300 * velocity, pointsPerMillisecond: velocity, startOffset: 562)
        let (stop, landing) = (
          strategy.stop(after: release, on: lattice), strategy.landing(after: release, on: lattice)
        )
        #expect(stop?.index == landing?.index && stop?.target == landing?.target, "\(type.identifier)")
        #expect(stop?.branch == landing?.branch, "\(type.identifier)")
      }
    }
  }
}
