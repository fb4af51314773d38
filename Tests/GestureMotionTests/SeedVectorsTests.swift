import GestureModel
import GestureTestSupport
import Testing

@testable import GestureMotion

/// The 60 questions of `vectors/snap/seeds.json`, put to the strategies that the program uses.
@Suite struct SeedVectorsTests {
  struct Inputs: Decodable {
    var startOffset, offsetAtRelease, proposedTarget, velocity, pageWidth, spacing, viewport, threshold: Double?
    var scrollOffset, translation, frameX, frameWidth, cardWidth, touchX: Double?
    var containerWidth, groupFraction, interGroupSpacing: Double?
    var count, page, itemAtStart: Int?
  }
  struct Answer: Decodable {
    var page, index, item: Int?
    var target, contentWidth, maxOffset, restAfterConfine, rawIndex, ieeeRemainder: Double?
    var pitch, offset, gap, groupWidth, inset: Double?
    var targetReachable, insideFrame, draggable: Bool?
  }
  typealias Seeds = VectorFile<Inputs, Answer>

  @Test func `every seed case agrees, literal and corrected`() throws {
    guard let seeds = try Seeds.read("vectors/snap/seeds.json") else { return }
    var agreed = 0
    for seed in seeds.cases {
      let tolerance = try #require(seed.tolerance)
      let literal = try answer(to: seed, corrected: false)
      var agrees = matches(literal, seed.expected, tolerance, "\(seed.name), literal")
      if let corrected = seed.corrected {
        agrees =
          try matches(answer(to: seed, corrected: true), corrected, tolerance, "\(seed.name), corrected") && agrees
      }
      agreed += agrees ? 1 : 0
    }
    print("snap/seeds.json: \(seeds.cases.count) cases, \(agreed) agree")
    #expect(seeds.cases.count == 60)
    #expect(agreed == seeds.cases.count)
  }

  private func answer(to seed: Seeds.Case, corrected: Bool) throws -> Answer {
    switch seed.strategy {
    case "seed.delegateProposed":
      var scenario = try cards(seed.inputs)
      // The tutorial declares (item + spacing)·count; corrected is what the items need.
      scenario.contentLength = corrected ? nil : scenario.stride * Double(scenario.count)
      let threshold = try #require(seed.inputs.threshold)
      var literal = ThresholdSnap()
      literal.pointsPerMillisecond = threshold
      var sound = CorrectedThresholdSnap()
      sound.pointsPerMillisecond = threshold
      return corrected ? try paged(sound, scenario, seed.inputs) : try paged(literal, scenario, seed.inputs)
    case "seed.flowLayoutCurrent":
      var scenario = try cards(seed.inputs)
      // A flow layout's content ends with its last item.
      scenario.contentLength = corrected ? nil : scenario.stride * Double(scenario.count) - scenario.spacing
      let threshold = try #require(seed.inputs.threshold)
      var literal = ThresholdOffsetSnap()
      literal.pointsPerMillisecond = threshold
      literal.clamp = false
      var sound = CorrectedThresholdOffsetSnap()
      sound.pointsPerMillisecond = threshold
      return corrected ? try paged(sound, scenario, seed.inputs) : try paged(literal, scenario, seed.inputs)
    case "seed.swiftuiHStackRemainder": return try stacked(seed.inputs, corrected: corrected)
    case "seed.clipTrickPaging": return try clipped(seed.inputs, corrected: corrected)
    case "seed.groupPaging": return try grouped(seed.inputs, isCentered: false)
    case "seed.groupPagingCentered": return try grouped(seed.inputs, isCentered: true)
    default:
      Issue.record("no adapter for \(seed.strategy ?? "a case without strategy")")
      return Answer()
    }
  }

  private func cards(_ inputs: Inputs) throws -> Scenario {
    var scenario = Scenario()
    scenario.viewport = try #require(inputs.viewport)
    scenario.itemSize = try #require(inputs.pageWidth)
    scenario.spacing = try #require(inputs.spacing)
    scenario.count = try #require(inputs.count)
    return scenario
  }

  private func paged(_ strategy: some SnapStrategy, _ scenario: Scenario, _ inputs: Inputs) throws -> Answer {
    let lattice = scenario.lattice
    let release = Release(
      offset: inputs.offsetAtRelease, proposedOffset: try #require(inputs.proposedTarget),
      pointsPerMillisecond: try #require(inputs.velocity), startOffset: inputs.startOffset)
    let landing = try #require(strategy.landing(after: release, on: lattice))
    let confined = lattice.clamped(landing.target)
    return Answer(
      page: landing.index, target: landing.target, contentWidth: scenario.effectiveContentLength,
      maxOffset: lattice.maximumOffset, restAfterConfine: confined, targetReachable: confined == landing.target)
  }

  /// The tutorial's scroll offset grows the other way and is 0 for centred content of length Cw: on a view of length V
  /// the content offset is (Cw − V)/2 − scrollOffset.
  private func stacked(_ inputs: Inputs, corrected: Bool) throws -> Answer {
    var scenario = try cards(inputs)
    scenario.alignment = .center
    let lattice = scenario.lattice
    let content = scenario.stride * Double(scenario.count) - scenario.spacing
    let zero = (content - scenario.viewport) / 2
    let moved = try #require(inputs.scrollOffset) + (try #require(inputs.translation))
    let release = Release(proposedOffset: zero - moved, pointsPerMillisecond: try #require(inputs.velocity))
    let strategy: any SnapStrategy = corrected ? CorrectedRemainderSnap() : RemainderSnap()
    let landing = try #require(strategy.landing(after: release, on: lattice))
    let raw = RemainderSnap.rawIndex(of: release.offset, on: lattice)
    return Answer(
      index: scenario.count - 1 - landing.index, item: landing.index, target: zero - landing.target, rawIndex: raw,
      ieeeRemainder: raw.remainder(dividingBy: 1))
  }

  private func clipped(_ inputs: Inputs, corrected: Bool) throws -> Answer {
    var scenario = Scenario()
    scenario.viewport = try #require(inputs.frameWidth)
    scenario.itemSize = inputs.cardWidth ?? scenario.viewport
    scenario.spacing = scenario.viewport - scenario.itemSize
    scenario.count = inputs.count ?? 1
    scenario.frameStart = inputs.frameX
    scenario.forwardsHitTest = false
    let touched = inputs.touchX.map { scenario.hearsTouch(at: $0) }
    scenario.forwardsHitTest = corrected
    let draggable = inputs.touchX.map { scenario.hearsTouch(at: $0) }
    let lattice = scenario.lattice
    // A finger that let go on the page asked about comes to rest there.
    let offset = Double(inputs.page ?? 0) * scenario.viewport
    let landing = PagingSnap().landing(
      after: Release(proposedOffset: offset, pointsPerMillisecond: 0), on: lattice)
    return Answer(
      page: inputs.page, contentWidth: scenario.effectiveContentLength, maxOffset: lattice.maximumOffset,
      pitch: lattice.stride, offset: landing?.target, gap: scenario.spacing, insideFrame: touched,
      draggable: draggable)
  }

  private func grouped(_ inputs: Inputs, isCentered: Bool) throws -> Answer {
    var scenario = Scenario()
    scenario.viewport = try #require(inputs.containerWidth)
    scenario.spacing = try #require(inputs.interGroupSpacing)
    scenario.count = try #require(inputs.count)
    let fraction = try #require(inputs.groupFraction)
    let page = try #require(inputs.page)
    var plain = GroupPagingSnap()
    plain.fraction = fraction
    var centered = CenteredGroupPagingSnap()
    centered.fraction = fraction
    let groups = (isCentered ? centered.groups(of: scenario.lattice) : plain.groups(of: scenario.lattice)).lattice
    let strategy: any SnapStrategy = isCentered ? centered : plain
    let release = Release(proposedOffset: groups.rest(at: page), pointsPerMillisecond: 0)
    let landing = strategy.landing(after: release, on: scenario.lattice)
    return Answer(
      page: landing?.index, pitch: groups.stride, offset: landing?.target, groupWidth: groups.itemSize,
      inset: -groups.firstRest)
  }

  private func matches(_ answer: Answer, _ expected: Answer, _ tolerance: Double, _ name: String) -> Bool {
    var agrees = true
    func compare<Value: Equatable>(_ key: String, _ found: Value?, _ wanted: Value?) {
      guard let wanted, found != wanted else { return }
      agrees = false
      Issue.record("\(name): \(key) is \(String(describing: found)), expected \(wanted)")
    }
    func compare(_ key: String, _ found: Double?, _ wanted: Double?) {
      guard let wanted, abs((found ?? .infinity) - wanted) > tolerance else { return }
      agrees = false
      Issue.record("\(name): \(key) is \(String(describing: found)), expected \(wanted)")
    }
    compare("page", answer.page, expected.page)
    compare("index", answer.index, expected.index)
    compare("item", answer.item, expected.item)
    compare("target", answer.target, expected.target)
    compare("contentWidth", answer.contentWidth, expected.contentWidth)
    compare("maxOffset", answer.maxOffset, expected.maxOffset)
    compare("restAfterConfine", answer.restAfterConfine, expected.restAfterConfine)
    compare("rawIndex", answer.rawIndex, expected.rawIndex)
    compare("ieeeRemainder", answer.ieeeRemainder, expected.ieeeRemainder)
    compare("pitch", answer.pitch, expected.pitch)
    compare("offset", answer.offset, expected.offset)
    compare("gap", answer.gap, expected.gap)
    compare("groupWidth", answer.groupWidth, expected.groupWidth)
    compare("inset", answer.inset, expected.inset)
    compare("targetReachable", answer.targetReachable, expected.targetReachable)
    compare("insideFrame", answer.insideFrame, expected.insideFrame)
    compare("draggable", answer.draggable, expected.draggable)
    return agrees
  }
}
