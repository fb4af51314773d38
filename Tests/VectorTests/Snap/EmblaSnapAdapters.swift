import GestureModel

@testable import GestureMotion

extension SnapAdapters {
  /// The files about Embla.
  static let emblaAdapters: [VectorAdapter] = [
    VectorAdapter("embla_snaps") { question in
      // Slides are measured in reading direction already, whatever the axis.
      question.remarks("axis", "direction")
      let slides = try question.rows("slideStartSize").map { (start: $0[0], size: $0[1]) }
      let list = EmblaSnapList(
        slides: slides, view: try question.number("viewport"), endMargin: try question.number("endMargin"),
        alignment: try alignment(question), containment: try containment(question),
        slidesToScroll: try slidesToScroll(question), loop: try question.flag("loop"))
      return [
        "scrollSnaps": .numbers(list.snaps), "contentSize": .number(list.contentSize),
        "limit": .object(["min": .number(list.limit.lowerBound), "max": .number(list.limit.upperBound)]),
        "slidesBySnap": .list(list.slidesBySnap.map { .list($0.map { .whole($0) }) }),
      ]
    },
    VectorAdapter("embla_bounds_progress") { question in
      // The snap that the peer's test began at is told by the location.
      question.remarks("startSnap")
      let limit = try question.inputs.required(question.inputs.object("limit"), "limit")
      var list = EmblaSnapList(
        snaps: try question.numbers("scrollSnaps"), contentSize: try question.number("contentSize"), loop: false,
        slidesBySnap: [])
      let (low, high) = (
        try limit.required(limit.number("min"), "min"), try limit.required(limit.number("max"), "max")
      )
      try limit.finish()
      list.limit = low...high
      let location = try question.number("location")
      switch question.strategy {
      case "embla.scrollProgress": return ["value": .number(list.progress(at: location))]
      // The peer's fixture leaves the target where the location is; any view is wider than ten times 0.
      case "embla.scrollBounds": return ["value": .optional(list.bound(location: location, target: location, view: 1))]
      default: throw VectorProblem("no strategy \(question.strategy ?? "")")
      }
    },
    VectorAdapter("embla_drag", answer: emblaDrag),
  ]

  @Sendable private static func emblaDrag(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let gap = try question.number("gap")
    var slides: [(start: Double, size: Double)] = []
    for size in try question.numbers("slideSizes") {
      slides.append((slides.last.map { $0.start + $0.size + gap } ?? 0, size))
    }
    let loop = try question.flag("loop")
    let view = try question.number("viewport")
    let list = EmblaSnapList(
      slides: slides, view: view, alignment: try alignment(question), containment: try containment(question),
      loop: loop)
    let drag = EmblaDrag(
      list: list, view: view, loop: loop, dragFree: try question.flag("dragFree"),
      skipSnaps: try question.flag("skipSnaps"), isMouse: try question.text("pointer") == "mouse")
    let start = try question.whole("startSnap")
    let touches = try question.rows("touches")
    let samples = touches.map { Sample(nanoseconds: Int64($0[0] * 1e6), x: $0[1], y: 0) }
    let estimate = EmblaVelocity().estimate(
      atEndOf: samples[...], lift: Lift(nanoseconds: Int64(try question.number("upTime") * 1e6)))
    let isRightToLeft = try question.text("direction") == "rtl"
    let velocity = try pixelsPerMillisecond(estimate)
    let location = EmblaDrag.location(
      start: list.snaps[start], travel: samples[samples.count - 1].x - samples[0].x, isRightToLeft: isRightToLeft)
    let end = drag.end(
      at: location, force: drag.force(pixelsPerMillisecond: isRightToLeft ? -velocity : velocity), start: start)
    return [
      "startLocation": .number(list.snaps[start]), "dragLocation": .number(location),
      "selectedSnap": .whole(end.selected), "target": .number(end.target), "scrollSnaps": .numbers(list.snaps),
      "scrollDuration": .number(end.duration),
    ]
  }

  private static func alignment(_ question: VectorQuestion) throws -> EmblaSnapList.Alignment {
    guard let word = question.inputs.value("align") as? String else {
      let object = try question.inputs.required(question.inputs.object("align"), "align")
      let share = try object.required(object.number("fractionOfView"), "fractionOfView")
      try object.finish()
      return .fraction(share)
    }
    switch word {
    case "start": return .start
    case "center": return .center
    case "end": return .end
    default: throw VectorProblem("'\(word)' is no alignment")
    }
  }

  private static func containment(_ question: VectorQuestion) throws -> EmblaSnapList.Containment {
    switch question.inputs.value("containScroll") as? String {
    case "trimSnaps": return .trim
    case "keepSnaps": return .keep
    case let word?: throw VectorProblem("'\(word)' is no containment")
    case nil:
      guard try !question.flag("containScroll") else { throw VectorProblem("containScroll is true") }
      return .none
    }
  }

  private static func slidesToScroll(_ question: VectorQuestion) throws -> Int? {
    if let word = question.inputs.value("slidesToScroll") as? String {
      guard word == "auto" else { throw VectorProblem("'\(word)' is no number of slides") }
      return nil
    }
    return try question.whole("slidesToScroll")
  }
}
