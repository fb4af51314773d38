import GestureModel

@testable import GestureMotion

/// The seed documents. The scroll views that they describe are scenarios; the strategies are those of the program.
extension SnapAdapters {
  static let seedAdapters = [
    VectorAdapter("seeds", corrected: { try seed($0, corrected: true) }) { try seed($0, corrected: false) }
  ]

  private static func seed(_ question: VectorQuestion, corrected: Bool) throws -> [String: VectorAnswer] {
    question.remarks("velocityUnit")
    switch question.strategy {
    case "seed.delegateProposed":
      var scenario = try cards(question)
      // The tutorial declares (item + spacing)·count; corrected is what the items need.
      scenario.contentLength = corrected ? nil : scenario.stride * Double(scenario.count)
      var (literal, sound) = (ThresholdSnap(), CorrectedThresholdSnap())
      literal.pointsPerMillisecond = try question.number("threshold")
      sound.pointsPerMillisecond = literal.pointsPerMillisecond
      return try corrected ? paged(sound, scenario, question) : paged(literal, scenario, question)
    case "seed.flowLayoutCurrent":
      var scenario = try cards(question)
      // A flow layout's content ends with its last item.
      scenario.contentLength = corrected ? nil : scenario.stride * Double(scenario.count) - scenario.spacing
      var (literal, sound) = (ThresholdOffsetSnap(), CorrectedThresholdOffsetSnap())
      literal.clamp = false
      literal.pointsPerMillisecond = try question.number("threshold")
      sound.pointsPerMillisecond = literal.pointsPerMillisecond
      return try corrected ? paged(sound, scenario, question) : paged(literal, scenario, question)
    case "seed.swiftuiHStackRemainder": return try stacked(question, corrected: corrected)
    case "seed.clipTrickPaging": return try clipped(question, corrected: corrected)
    case "seed.groupPaging": return try grouped(question, by: GroupPagingSnap(), centered: false)
    case "seed.groupPagingCentered": return try grouped(question, by: CenteredGroupPagingSnap(), centered: true)
    default: throw VectorProblem.unknown(question.strategy)
    }
  }

  private static func cards(_ question: VectorQuestion) throws -> Scenario {
    var scenario = Scenario()
    scenario.viewport = try question.number("viewport")
    scenario.itemSize = try question.number("pageWidth")
    scenario.spacing = try question.number("spacing")
    scenario.count = try question.whole("count")
    return scenario
  }

  private static func paged(
    _ strategy: some SnapStrategy, _ scenario: Scenario, _ question: VectorQuestion
  ) throws -> [String: VectorAnswer] {
    let lattice = scenario.lattice
    let release = Release(
      offset: try question.number("offsetAtRelease"), proposedOffset: try question.number("proposedTarget"),
      pointsPerMillisecond: try question.number("velocity"), startOffset: try question.number("startOffset"))
    let landing = try question.inputs.required(strategy.landing(after: release, on: lattice), "a landing")
    let confined = lattice.clamped(landing.target)
    return [
      "page": .whole(landing.index), "target": .number(landing.target),
      "contentWidth": .number(scenario.effectiveContentLength), "maxOffset": .number(lattice.maximumOffset),
      "restAfterConfine": .number(confined), "targetReachable": .flag(confined == landing.target),
    ]
  }

  /// The tutorial's scroll offset grows the other way and is 0 for centred content of length Cw: on a view of length V
  /// the content offset is (Cw − V)/2 − scrollOffset.
  private static func stacked(_ question: VectorQuestion, corrected: Bool) throws -> [String: VectorAnswer] {
    question.remarks("itemAtStart", "threshold")
    var scenario = try cards(question)
    scenario.alignment = .center
    let lattice = scenario.lattice
    let content = scenario.stride * Double(scenario.count) - scenario.spacing
    let zero = (content - scenario.viewport) / 2
    let moved = try question.number("scrollOffset") + question.number("translation")
    let release = Release(proposedOffset: zero - moved, pointsPerMillisecond: try question.number("velocity"))
    let strategy: any SnapStrategy = corrected ? CorrectedRemainderSnap() : RemainderSnap()
    let landing = try question.inputs.required(strategy.landing(after: release, on: lattice), "a landing")
    let raw = RemainderSnap.rawIndex(of: release.offset, on: lattice)
    return [
      "index": .whole(scenario.count - 1 - landing.index), "item": .whole(landing.index),
      "target": .number(zero - landing.target), "rawIndex": .number(raw),
      "ieeeRemainder": .number(raw.remainder(dividingBy: 1)),
    ]
  }

  private static func clipped(_ question: VectorQuestion, corrected: Bool) throws -> [String: VectorAnswer] {
    var scenario = Scenario()
    scenario.viewport = try question.number("frameWidth")
    scenario.itemSize = try question.optional("cardWidth") ?? scenario.viewport
    scenario.spacing = scenario.viewport - scenario.itemSize
    scenario.count = try question.optional("count").map { Int($0) } ?? 1
    scenario.frameStart = try question.number("frameX")
    var answer: [String: VectorAnswer] = [:]
    if let touch = try question.optional("touchX") {
      scenario.forwardsHitTest = false
      answer["insideFrame"] = .flag(scenario.hearsTouch(at: touch))
      scenario.forwardsHitTest = corrected
      answer["draggable"] = .flag(scenario.hearsTouch(at: touch))
    }
    guard let page = try question.optional("page") else { return answer }
    let lattice = scenario.lattice
    // A finger that let go on the page asked about comes to rest there.
    let release = Release(proposedOffset: page * scenario.viewport, pointsPerMillisecond: 0)
    let landing = PagingSnap().landing(after: release, on: lattice)
    answer["contentWidth"] = .number(scenario.effectiveContentLength)
    answer["maxOffset"] = .number(lattice.maximumOffset)
    answer["pitch"] = .number(lattice.stride)
    answer["offset"] = .optional(landing?.target)
    answer["gap"] = .number(scenario.spacing)
    return answer
  }

  private static func grouped(
    _ question: VectorQuestion, by strategy: some SnapStrategy, centered: Bool
  ) throws -> [String: VectorAnswer] {
    var scenario = Scenario()
    scenario.viewport = try question.number("containerWidth")
    scenario.spacing = try question.number("interGroupSpacing")
    scenario.count = try question.whole("count")
    let fraction = try question.number("groupFraction")
    var strategy = strategy
    try strategy.set("fraction", to: .number(fraction))
    let groups = GroupGeometry(scenario.lattice, fraction: fraction, isCentered: centered).lattice
    let page = try question.whole("page")
    let release = Release(proposedOffset: groups.rest(at: page), pointsPerMillisecond: 0)
    let landing = strategy.landing(after: release, on: scenario.lattice)
    return [
      "groupWidth": .number(groups.itemSize), "pitch": .number(groups.stride), "inset": .number(-groups.firstRest),
      "offset": .optional(landing?.target),
    ]
  }
}
