@testable import GestureMotion

extension SnapAdapters {
  static let reactNativeAdapters = [
    VectorAdapter("rn_ios") { question in
      question.remarks("velocityUnit")
      return try ["target": .number(ios(question))]
    },
    VectorAdapter("rn_android") { question in
      question.remarks("velocityUnit")
      return try ["target": .number(android(question))]
    },
    VectorAdapter("rn_carousels") { question in
      question.remarks("velocityUnit", "velocityUsed")
      return try carousel(question)
    },
  ]

  private static func ios(_ question: VectorQuestion) throws -> Double {
    let (offset, proposed) = (try question.number("contentOffset"), try question.number("proposedTarget"))
    let velocity = try question.number("velocity")
    switch question.strategy {
    case RNIOSSnapToOffsets.identifier:
      var strategy = RNIOSSnapToOffsets()
      strategy.snapToStart = try question.flag("snapToStart")
      strategy.snapToEnd = try question.flag("snapToEnd")
      return strategy.target(
        offset: offset, proposed: proposed, velocity: velocity,
        points: .offsets(try question.numbers("snapToOffsets")), maximum: try question.number("maxOffset"))
    case RNIOSSnapToInterval.identifier:
      var strategy = RNIOSSnapToInterval()
      strategy.disableIntervalMomentum = try question.flag("disableIntervalMomentum")
      let alignment = try question.text("snapToAlignment")
      return strategy.stop(
        offset: offset, proposed: proposed, velocity: velocity, interval: try question.number("snapToInterval"),
        alignment: try question.inputs.required(RNIOSSnapToInterval.Alignment(rawValue: alignment), alignment),
        frame: try question.number("frame")
      ).target
    default: throw VectorProblem.unknown(question.strategy)
    }
  }

  private static func android(_ question: VectorQuestion) throws -> Double {
    let (offset, predicted) = (try question.number("offset"), try question.number("predictedFinal"))
    let velocity = try question.number("velocity")
    switch question.strategy {
    case RNAndroidPaging.identifier:
      return RNAndroidPaging.stop(
        offset: offset, predicted: predicted, velocity: velocity, interval: try question.number("interval")
      ).target
    case RNAndroidFlingAndSnap.identifier:
      var strategy = RNAndroidFlingAndSnap()
      strategy.disableIntervalMomentum = try question.flag("disableIntervalMomentum")
      strategy.snapToStart = try question.flag("snapToStart")
      strategy.snapToEnd = try question.flag("snapToEnd")
      let interval = try question.optional("snapToInterval")
      let offsets = question.inputs.isNull("snapToOffsets") ? nil : try question.inputs.numbers("snapToOffsets")
      let points: SnapPoints? = interval.map { .interval($0) } ?? offsets.map { .offsets($0) }
      return strategy.target(
        offset: offset, predicted: predicted, velocity: velocity,
        points: try question.inputs.required(points, "snapToOffsets"), maximum: try question.number("maxOffset"),
        isRightToLeft: try question.flag("rtl"))
    default: throw VectorProblem.unknown(question.strategy)
    }
  }

  private static func carousel(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    switch question.strategy {
    case RNSnapCarousel.identifier:
      var strategy = RNSnapCarousel()
      strategy.threshold = try question.number("swipeThreshold")
      strategy.reach = try question.number("activeSlideOffset")
      let stop = strategy.stop(
        start: try question.number("startOffset"), end: try question.number("endOffset"),
        itemSize: try question.number("itemWidth"), viewport: try question.number("viewport"),
        innerMargin: try question.number("containerInnerMargin"), count: try question.number("count"))
      return [
        "startActive": .page(stop.startActive), "endActive": .page(stop.endActive), "requestedIndex": .page(stop.index),
      ]
    case ReanimatedCarousel.identifier:
      var strategy = ReanimatedCarousel()
      let mode = try question.text("snapMode")
      guard ["page", "nearest"].contains(mode) else { throw VectorProblem("snapMode \(mode) is not understood") }
      strategy.nearest = mode == "nearest"
      strategy.loops = try question.flag("loop")
      let stop = strategy.stop(
        translation: try question.number("translation"), velocity: try question.number("velocity"),
        drag: try question.number("panTranslation"), size: try question.number("size"),
        count: try question.number("count"))
      return ["nextPage": .page(stop.aimed), "page": .page(stop.page)]
    default: throw VectorProblem.unknown(question.strategy)
    }
  }
}
