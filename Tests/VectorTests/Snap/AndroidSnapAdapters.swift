@testable import GestureMotion

extension SnapAdapters {
  static let androidAdapters = [
    VectorAdapter("compose") { question in
      question.remarks("kind", "velocityUnit")
      return try compose(question)
    },
    VectorAdapter("android_classic") { question in
      question.remarks("velocityUnit")
      return try classic(question)
    },
  ]

  private static func compose(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    switch question.strategy {
    case ComposePagerSnap.identifier:
      var strategy = ComposePagerSnap()
      strategy.threshold = try question.number("snapPositionalThreshold")
      strategy.pages = try question.number("pagesLimit")
      let stop = strategy.stop(
        start: try question.number("dragStartOffset"), offset: try question.number("offset"),
        velocity: try question.number("velocity"), decay: try question.number("decayDistance"),
        pageSize: try question.number("pageSize"), spacing: try question.number("pageSpacing"),
        density: try question.number("density"), count: try question.number("count"))
      return [
        "approach": .number(stop.approach), "finalOffset": .number(stop.finalOffset), "page": .page(stop.page),
      ]
    case "compose.pagerSnapDistance":
      return [
        "targetPage": .page(
          ComposePagerSnap.page(
            from: try question.number("startPage"), suggested: try question.number("suggestedTargetPage"),
            limit: try question.number("pagesLimit")))
      ]
    case ComposeLazySnap.identifier:
      return [
        "offset": .number(
          ComposeLazySnap.bound(
            lower: try question.number("lowerBound"), upper: try question.number("upperBound"),
            velocity: try question.number("velocity"), minimum: try question.number("minVelocityPxPerSec")))
      ]
    case "compose.snapPosition":
      let name = try question.text("position")
      return [
        "offset": .whole(
          ComposePagerSnap.snapPosition(
            try question.inputs.required(ComposePagerSnap.SnapPosition(rawValue: name), name),
            layoutSize: try question.whole("layoutSize"), itemSize: try question.whole("itemSize"),
            beforePadding: try question.whole("beforePadding"), afterPadding: try question.whole("afterPadding")))
      ]
    default: throw VectorProblem.unknown(question.strategy)
    }
  }

  private static func classic(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    switch question.strategy {
    case ViewPagerSnap.identifier:
      let stop = ViewPagerSnap().stop(
        current: try question.number("currentItem"), underEdge: try question.number("pageUnderLeftEdge"),
        fraction: try question.number("pageOffset"), velocity: try question.number("velocity"),
        drag: try question.number("totalDragDx"), density: try question.number("density"),
        count: try question.number("count"))
      return ["page": .page(stop.page)]
    case PagerSnapHelperSnap.identifier:
      question.remarks("viewport")
      let size = try question.number("itemSize")
      if let scrolled = try question.optional("scrolled") {
        // It stands already: the fling rule is not asked.
        question.remarks("velocity")
        return ["targetPosition": .page(PagerSnapHelperSnap.settled(scrolled: scrolled, itemSize: size))]
      }
      var strategy = PagerSnapHelperSnap()
      strategy.older = true
      return [
        "targetPosition": .page(
          strategy.flingTarget(
            offset: try question.number("offset"), velocity: try question.number("velocity"),
            minimum: try question.number("minFlingVelocity"), itemSize: size, count: .infinity))
      ]
    case LinearSnapHelperSnap.identifier:
      return [
        "targetPosition": .page(
          LinearSnapHelperSnap.target(
            current: try question.number("currentPosition"), distance: try question.number("scrollerFinalDistance"),
            childSize: try question.number("averageChildSize"), count: try question.number("count")))
      ]
    case MaterialCarouselSnap.identifier:
      question.remarks("viewport")
      return [
        "position": .page(
          MaterialCarouselSnap.target(
            position: try question.number("position"), scrolled: try question.number("scrolled"),
            itemSize: try question.number("itemSize"), velocity: try question.optional("velocity"),
            count: try question.number("count")))
      ]
    default: throw VectorProblem.unknown(question.strategy)
    }
  }
}
