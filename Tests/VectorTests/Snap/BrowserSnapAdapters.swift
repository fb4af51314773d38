import Foundation

@testable import GestureMotion

extension SnapAdapters {
  /// The files about CSS scroll snap.
  static let browserAdapters: [VectorAdapter] = [
    VectorAdapter("webkit_snap") { question in
      let offsets = try question.numbers("snapOffsets")
      let stops = try question.numbers("snapStopAlways")
      let snap = WebKitSnapOffsets(
        offsets: offsets, stops: offsets.indices.map { stops.contains(Double($0)) },
        areas: try areas(question, count: offsets.count), viewport: try question.number("viewport"),
        isProximity: try isProximity(question))
      let found = snap.closest(
        to: try question.number("destination"), velocity: try question.number("velocity"),
        from: try question.optional("original"))
      return ["offset": .number(found.choice.offset), "index": .optional(found.index)]
    },
    VectorAdapter("chromium_scroll_snap") { question in
      question.inputs.has("axis") ? try chromiumOneAxis(question) : try chromiumBothAxes(question)
    },
    VectorAdapter("wpt_scroll_snap", answer: standard),
  ]

  private static func isProximity(_ question: VectorQuestion) throws -> Bool {
    guard question.inputs.has("strictness") else { return false }
    switch try question.text("strictness") {
    case "mandatory": return false
    case "proximity": return true
    case let word: throw VectorProblem("'\(word)' is no strictness")
    }
  }

  /// For each offset its area, `nil` for none.
  private static func areas(_ question: VectorQuestion, count: Int) throws -> [ClosedRange<Double>?] {
    guard let list = question.inputs.value("largeSnapAreas") as? [Any] else {
      return Array(repeating: nil, count: count)
    }
    return try list.map { item in
      if item is NSNull { return nil }
      return try extent(item)
    }
  }

  private static func extent(_ item: Any) throws -> ClosedRange<Double> {
    guard let pair = item as? [Double], pair.count == 2, pair[0] <= pair[1] else {
      throw VectorProblem("\(item) is no area")
    }
    return pair[0]...pair[1]
  }

  // MARK: - Chromium

  private static func chromiumOneAxis(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    guard try question.text("axis") == "x" else { throw VectorProblem("only x is known") }
    let view = try question.inputs.number("view") ?? 0
    let range = 0...(try question.inputs.number("maxOffset") ?? .infinity)
    let stops = try question.inputs.numbers("stopAlways") ?? []
    let areas: [ChromiumSnapAxis.Area]
    if question.inputs.has("areas") || question.inputs.has("snapArea") {
      question.remarks("snaps")
      let rows =
        try question.inputs.has("areas")
        ? question.rows("areas") : [question.numbers("snapArea")]
      let alignment = try alignment(question.inputs.text("align"))
      let first = try question.inputs.text("alignFirst").map { try self.alignment($0) } ?? alignment
      areas = try rows.enumerated().map { index, row in
        ChromiumSnapAxis.area(try extent(row), index == 0 ? first : alignment, view: view, in: range)
      }
    } else {
      areas = try question.numbers("snaps").map { ChromiumSnapAxis.Area(offset: $0, isStop: stops.contains($0)) }
    }
    let axis = ChromiumSnapAxis(areas: areas, view: view, range: range, isMandatory: try !isProximity(question))
    let method = try question.inputs.required(ChromiumSnapAxis.Method(rawValue: question.text("method")), "method")
    let found = axis.find(method, from: try question.number("current"), by: try question.number("delta"))
    return [
      "offset": .optional(found?.offset), "isCovered": .flag(found?.covered != nil),
      "covered": found?.covered.map { .numbers([$0.lowerBound, $0.upperBound]) } ?? .none,
    ]
  }

  private static func alignment(_ word: String?) throws -> ChromiumSnapAxis.Alignment {
    guard let word else { return .start }
    guard let alignment = ChromiumSnapAxis.Alignment(rawValue: word) else {
      throw VectorProblem("'\(word)' is no alignment")
    }
    return alignment
  }

  private static func chromiumBothAxes(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let current = try question.numbers("current")
    let reach = question.inputs.has("proximity") ? try question.numbers("proximity") : nil
    let isMandatory = try !isProximity(question)
    var position: [Double] = []
    for (number, axis) in [("x", "w"), ("y", "h")].enumerated() {
      let areas: [ChromiumSnapAxis.Area]
      var view = 0.0
      var range = 0...Double.infinity
      if question.inputs.has("areas") {
        areas = try question.inputs.required(question.inputs.objects("areas"), "areas").compactMap { area in
          guard let snap = area.value("snap") as? [Any], snap.count == 2 else { throw VectorProblem("no snap") }
          try area.finish()
          return (snap[number] as? Double).map { ChromiumSnapAxis.Area(offset: $0) }
        }
      } else {
        let container = try question.inputs.required(question.inputs.object("container"), "container")
        let area = try question.inputs.required(question.inputs.object("area"), "area")
        for object in [container, area] { for key in ["x", "y", "w", "h"] { _ = object.value(key) } }
        try container.finish()
        try area.finish()
        view = try container.required(container.number(axis.1), axis.1)
        if let maxima = question.inputs.value("maxPosition") as? [Any], let end = maxima[number] as? Double {
          range = 0...end
        }
        // Block is y and inline is x.
        let both = question.inputs.value("alignBlockInline") as? [String]
        let word = try both.map { $0[1 - number] } ?? question.text("align")
        let start =
          try area.required(area.number(axis.0), axis.0) - container.required(container.number(axis.0), axis.0)
        let length = try area.required(area.number(axis.1), axis.1)
        areas = [ChromiumSnapAxis.area(start...start + length, try alignment(word), view: view, in: range)]
      }
      let search = ChromiumSnapAxis(
        areas: areas, view: view, range: range, isMandatory: isMandatory, reach: reach?[number])
      position.append(search.find(.endPosition, from: current[number], by: 0)?.offset ?? current[number])
    }
    return ["position": .numbers(position)]
  }

  // MARK: - The standard

  @Sendable private static func standard(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    guard try !isProximity(question) else { throw VectorProblem("only mandatory is known") }
    let isRelative: Bool
    switch try question.text("method") {
    case "scrollTo": isRelative = false
    case "scrollBy": isRelative = true
    case let word: throw VectorProblem("'\(word)' is no method")
    }
    func scroll(_ positions: CSSSnapPositions, _ start: Double, _ argument: Double) -> Double {
      positions.position(for: isRelative ? start + argument : argument, from: isRelative ? start : nil).offset
    }
    guard try question.text("axis") == "both" else {
      let view = try question.inputs.number("viewportWidth") ?? question.inputs.number("viewportHeight") ?? 0
      let end = try question.inputs.number("contentWidth").map { max($0 - view, 0) } ?? .infinity
      let offsets = try question.inputs.numbers("snaps") ?? []
      let stops = try question.inputs.numbers("stopAlways") ?? []
      let positions = CSSSnapPositions(
        offsets: offsets, stops: offsets.map(stops.contains),
        areas: try question.inputs.rows("areas")?.map(extent) ?? [],
        viewport: view, range: 0...end)
      return ["position": .number(scroll(positions, try question.number("start"), try question.number("argument")))]
    }
    let start = try question.numbers("start")
    let (viewport, content) = (try question.numbers("viewport"), try question.numbers("content"))
    guard let arguments = question.inputs.value("argument") as? [Any] else { throw VectorProblem("no argument") }
    let answers = try ["snapX", "snapY"].enumerated().map { number, key in
      let offsets = try question.numbers(key)
      let positions = CSSSnapPositions(
        offsets: offsets, stops: offsets.map { _ in false }, viewport: viewport[number],
        range: 0...max(content[number] - viewport[number], 0))
      guard let argument = arguments[number] as? Double else { return start[number] }
      return scroll(positions, start[number], argument)
    }
    return ["position": .numbers(answers)]
  }
}
