@testable import GestureMotion

extension SnapAdapters {
  static let iosLibraryAdapters = [
    VectorAdapter("ios_libs") { question in
      question.remarks("velocityUnit", "velocityUsed")
      return try iosLibrary(question)
    },
    VectorAdapter("mspeek") { question in
      question.remarks("kind", "velocityUnit")
      return try msPeek(question)
    },
    VectorAdapter("swiftuipager") { question in
      question.remarks("kind", "velocityUnit")
      return try swiftUIPager(question)
    },
  ]

  private static func iosLibrary(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    switch question.strategy {
    case FSPagerSnap.identifier:
      question.remarks("count", "viewport")
      var strategy = FSPagerSnap()
      strategy.decelerationDistance = try question.number("decelerationDistance")
      strategy.automatic = try question.flag("automatic")
      let stop = strategy.stop(
        offset: try question.number("contentOffset"), proposed: try question.number("proposedTarget"),
        velocity: try question.number("velocity"),
        pitch: try question.number("itemWidth") + question.number("spacing"),
        contentLength: try question.number("contentWidth"))
      return ["target": .number(stop.target), "index": .page(stop.index)]
    case UPCarouselSnap.identifier:
      question.remarks("velocity")
      let stop = UPCarouselSnap.stop(
        offset: try question.number("contentOffset"), proposed: try question.number("proposedTarget"),
        in: try row(question, inset: question.number("sectionInset")))
      return ["target": .optional(stop?.target), "index": .page(stop?.index)]
    case CenteredCollectionSnap.identifier:
      // Its items begin at 0; the inset only lets the first of them into the middle.
      question.remarks("contentInset")
      let stop = CenteredCollectionSnap.stop(
        offset: try question.number("contentOffset"), proposed: try question.number("proposedTarget"),
        velocity: try question.number("velocity"), in: try row(question, inset: 0))
      return ["target": .optional(stop?.target), "index": .page(stop?.index)]
    case TYCyclePagerSnap.identifier:
      let row = TYCyclePagerSnap.Row(
        itemSize: try question.number("itemWidth"), spacing: try question.number("spacing"),
        viewport: try question.number("viewport"), left: try question.number("sectionInsetLeft"),
        right: try question.number("sectionInsetRight"), count: try question.whole("count"))
      let stop = TYCyclePagerSnap.stop(
        offset: try question.number("contentOffset"), proposed: try question.number("proposedTarget"),
        velocity: try question.number("velocity"), start: try question.number("dragStartOffset"), in: row)
      return ["target": .number(stop.target), "index": .page(stop.index)]
    case ACarouselSnap.identifier:
      return [
        "index": .page(
          ACarouselSnap.index(
            active: try question.number("activeIndex"), translation: try question.number("translation"),
            itemSize: try question.number("itemWidth"), count: try question.number("count")))
      ]
    case ICarouselSnap.identifier:
      var strategy = ICarouselSnap()
      strategy.rate = try question.number("decelerationRate")
      strategy.paging = try question.flag("paging")
      strategy.stopsAtItems = try question.flag("stopAtItemBoundary")
      strategy.bounces = try question.flag("bounces")
      strategy.wraps = try question.flag("wrap")
      strategy.bounceDistance = try question.number("bounceDistance")
      let stop = strategy.stop(
        offset: try question.number("scrollOffset"), velocity: try question.number("velocity"),
        count: try question.number("count"))
      return [
        "mode": .text(stop.decelerates ? "decelerate" : "scrollToItem"), "endOffset": .number(stop.end),
        "duration": .number(stop.seconds),
      ]
    case ChameleonPagingSnap.identifier:
      return [
        "target": .number(
          ChameleonPagingSnap.target(
            offset: try question.number("contentOffset"), viewport: try question.number("pageWidth"),
            contentLength: try question.number("contentWidth")))
      ]
    case WinObjCPagingSnap.identifier:
      return [
        "target": .number(
          WinObjCPagingSnap.target(
            predicted: try question.number("predictedFinalOffset"), viewport: try question.number("pageWidth")))
      ]
    default: return ["target": .number(try orthogonal(question))]
    }
  }

  private static func row(_ question: VectorQuestion, inset: Double) throws -> ItemRow {
    ItemRow(
      itemSize: try question.number("itemWidth"), spacing: try question.number("spacing"),
      viewport: try question.number("viewport"), sectionInset: inset, count: try question.whole("count"))
  }

  private static func orthogonal(_ question: VectorQuestion) throws -> Double {
    let rules = IBPRules(
      group: try question.number("groupWidth"), spacing: try question.number("interGroupSpacing"),
      container: try question.number("container"))
    let (proposed, velocity) = (try question.number("proposedTarget"), try question.number("velocity"))
    let translation = try question.number("panTranslation")
    switch question.strategy {
    case IBPLeadingBoundarySnap.identifier:
      return rules.leadingBoundary(proposed: proposed, translation: translation)
    case IBPGroupPagingSnap.identifier:
      return rules.paging(proposed: proposed, velocity: velocity, translation: translation)
    case IBPCenteredGroupPagingSnap.identifier:
      return rules.pagingCentered(proposed: proposed, velocity: velocity, translation: translation)
    default: throw VectorProblem.unknown(question.strategy)
    }
  }

  private static func msPeek(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let layout = MSPeekSnap.Layout(
      viewport: try question.number("bounds"), spacing: try question.number("spacing"),
      peek: try question.number("peek"), itemsToShow: try question.number("itemsToShow"),
      count: try question.whole("count"))
    switch question.strategy {
    case "mspeek.layout":
      return ["itemLength": .number(layout.itemSize), "contentWidth": .number(layout.contentLength)]
    case MSPeekSnap.identifier:
      var strategy = MSPeekSnap()
      strategy.pointsPerMillisecond = try question.number("velocityThreshold")
      strategy.minimumItems = try question.optional("minItems") ?? 0
      strategy.maximumItems = try question.optional("maxItems") ?? 0
      let stop = strategy.stop(
        lastTarget: try question.number("lastTargetOffset"), proposed: try question.number("proposedTarget"),
        velocity: try question.number("velocity"), in: layout)
      return ["target": .number(stop.target), "index": .page(stop.index)]
    default: throw VectorProblem.unknown(question.strategy)
    }
  }

  private static func swiftUIPager(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    var strategy = SwiftUIPagerSnap()
    strategy.sensitivity = try question.number("sensitivity")
    strategy.loops = try question.flag("loop")
    let (start, distance) = (try question.number("page"), try question.number("pageDistance"))
    let count = try question.whole("count")
    switch question.strategy {
    case "swiftuipager.currentPage":
      let pages = SwiftUIPagerSnap.Pages(distance: distance, side: distance, count: count)
      return [
        "page": .page(strategy.currentPage(from: start, drag: try question.number("totalOffset"), in: pages))
      ]
    case SwiftUIPagerSnap.identifier:
      strategy.multiple = try question.flag("multiple")
      let pages = SwiftUIPagerSnap.Pages(
        distance: distance, side: try question.number("side"), count: count,
        isRightToLeft: try question.flag("rtl"))
      let stop = strategy.stop(
        from: start, drag: try question.number("draggingOffset"), velocity: try question.number("draggingVelocity"),
        in: pages)
      return ["page": .page(stop.page), "increment": .page(stop.increment)]
    default: throw VectorProblem.unknown(question.strategy)
    }
  }
}
