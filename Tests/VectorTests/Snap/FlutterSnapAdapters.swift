@testable import GestureMotion

extension SnapAdapters {
  static let flutterAdapters = [
    VectorAdapter("flutter_page") { question in
      question.remarks("kind", "velocityUnit")
      return try page(question)
    },
    VectorAdapter("flutter_carousel") { question in
      question.remarks("kind", "velocityUnit")
      return try carousel(question)
    },
    VectorAdapter("flutter_fixed_extent") { question in
      question.remarks("kind", "velocityUnit", "startItem")
      return try wheel(question)
    },
  ]

  /// The ratio that Flutter's own widget tests run at.
  private static let testedRatio = 3.0

  private static func page(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    let pages = FlutterPages(
      viewport: try question.number("viewport"), viewportFraction: try question.optional("viewportFraction") ?? 1,
      count: try question.optional("count").map { Int($0) })
    let tolerance = FlutterPages.tolerance(
      devicePixelRatio: try question.optional("devicePixelRatio") ?? testedRatio)
    switch question.strategy {
    case "flutter.pageNumber": return ["reportedPage": .page(pages.reportedPage(at: try question.number("pixels")))]
    case FlutterPageSnap.identifier:
      if let drag = try question.optional("dragDx") {
        let pixels = pages.pixels(
          afterDragging: drag, from: try question.number("startPage"), slop: try question.number("slopLost"))
        let velocity = FlutterPages.velocity(dragDx: drag, flingSpeed: try question.optional("flingSpeed") ?? 0)
        return ["page": .page(pages.restingPage(pixels: pixels, velocity: velocity, tolerance: tolerance))]
      }
      let stop = pages.stop(
        pixels: try question.number("pixels"), velocity: try question.number("velocity"), tolerance: tolerance)
      return ["target": .optional(stop?.target), "page": .page(stop?.page)]
    default: throw VectorProblem.unknown(question.strategy)
    }
  }

  private static func carousel(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    guard question.strategy == FlutterCarouselSnap.identifier else { throw VectorProblem.unknown(question.strategy) }
    // The offset at release is given and holds what these say.
    question.remarks("startItem", "slopLost")
    let pages = FlutterPages(unit: try question.number("itemExtent"))
    let fling = FlutterPages.velocity(
      dragDx: try question.optional("dragDx") ?? 0, flingSpeed: try question.optional("flingSpeed") ?? 0)
    let stop = pages.stop(
      pixels: try question.number("pixelsAtRelease"), velocity: try question.optional("velocity") ?? fling,
      tolerance: FlutterPages.tolerance(
        devicePixelRatio: try question.optional("devicePixelRatio") ?? testedRatio))
    return ["item": .page(stop?.page), "target": .optional(stop?.target)]
  }

  private static func wheel(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    guard question.strategy == FlutterFixedExtentSnap.identifier else {
      throw VectorProblem.unknown(question.strategy)
    }
    question.remarks("itemAtRelease")
    var strategy = FlutterFixedExtentSnap()
    strategy.friction = try question.number("friction")
    let (pixels, extent) = (try question.number("pixelsAtRelease"), try question.number("itemExtent"))
    let stop = strategy.stop(
      pixels: pixels, velocity: try question.number("velocity"), extent: extent, count: try question.number("count"))
    return [
      "mode": .text(stop.mode.rawValue), "item": .page(stop.item), "target": .optional(stop.target),
      "itemAtRelease": .page(FlutterFixedExtentSnap.item(at: pixels, extent: extent)),
    ]
  }
}
