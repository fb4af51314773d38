import GestureModel

@testable import GestureMotion

extension SnapAdapters {
  /// The files about the other JavaScript carousels.
  static let carouselAdapters: [VectorAdapter] = [
    VectorAdapter("flickity_dragend") { question in
      let release = FlickityRelease(
        targets: try question.numbers("slideTargets"), slideableWidth: try question.optional("slideableWidth") ?? 0,
        selected: try question.whole("selectedIndex"), wrapAround: try question.flag("wrapAround"),
        contain: try question.flag("contain"), freeScroll: try question.flag("freeScroll"),
        friction: try question.number("friction"), freeScrollFriction: try question.number("freeScrollFriction"))
      let end = release.end(
        at: try question.number("x"), pixelsPerFrame: try question.number("velocityPxPerFrame"),
        dragX: try question.number("dragX"), previousDragX: try question.optional("previousDragX"),
        holdMilliseconds: try question.number("holdMs"))
      return [
        "restingX": .number(end.restingX), "rawIndex": .whole(end.raw), "index": .whole(end.index),
        "isFreeScrolling": .flag(end.isFreeScrolling),
      ]
    },
    VectorAdapter("keen_modes", answer: keenModes),
    VectorAdapter("splide", answer: splide),
    VectorAdapter("slick") { question in
      let swipe = SlickSwipe(
        touchThreshold: try question.number("touchThreshold"), swipeToSlide: try question.flag("swipeToSlide"),
        slidesToScroll: try question.whole("slidesToScroll"), slidesToShow: try question.whole("slidesToShow"),
        isRightToLeft: try question.flag("rtl"))
      let x = try question.number("startX") - question.number("endX")
      let y = try question.number("startY") - question.number("endY")
      let requested = swipe.requested(
        x: x, y: y, from: try question.whole("currentSlide"), count: try question.whole("count"),
        slideWidth: try question.number("slideWidth"), viewport: try question.number("viewport"))
      return [
        "direction": .text(swipe.direction(x: x, y: y).rawValue),
        "requestedIndex": requested.map { .whole($0) } ?? .text("none"),
      ]
    },
    VectorAdapter("glide") { question in
      let (touch, mouse) = (try question.number("swipeThreshold"), try question.number("dragThreshold"))
      let perSwipe = try question.text("perSwipe")
      guard ["", "|"].contains(perSwipe) else { throw VectorProblem("'\(perSwipe)' is no perSwipe") }
      let swipe = GlideSwipe(
        kind: try question.inputs.required(GlideSwipe.Kind(rawValue: try question.text("type")), "type"),
        threshold: try question.text("pointer") == "mouse" ? mouse : touch,
        touchAngle: try question.number("touchAngle"), touchRatio: try question.number("touchRatio"),
        rewind: try question.flag("rewind"), bound: try question.flag("bound"),
        perView: try question.whole("perView"), stepsByView: perSwipe == "|",
        isRightToLeft: try question.text("direction") == "rtl")
      let end = swipe.end(
        x: try question.number("endX") - question.number("startX"),
        y: try question.number("endY") - question.number("startY"), from: try question.whole("startIndex"),
        count: try question.whole("count"))
      return [
        "index": .whole(end.index), "dragTranslate": .optional(end.dragTranslate), "returned": .flag(end.isReturned),
      ]
    },
    VectorAdapter("photoswipe") { question in
      question.remarks("sign")
      let step = try PhotoSwipeSnap().step(
        shift: question.number("shiftPx"), velocity: question.number("velocityPxPerMs"),
        viewport: question.number("viewport"))
      return ["indexDiff": .whole(step.slides), "velocityHandedOn": .optional(step.velocity)]
    },
    VectorAdapter("iscroll") { question in
      let pages = IScrollPages(
        count: try question.whole("count"), pageWidth: try question.number("pageWidth"),
        threshold: try question.number("snapThreshold"))
      let page = pages.page(
        for: try question.number("x"), dragStart: try question.number("dragStartX"),
        current: try question.whole("currentPage"), direction: try question.whole("lastMoveDirection"))
      return ["page": .whole(page), "x": .number(pages.rest(of: page))]
    },
  ]

  @Sendable private static func keenModes(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    question.remarks("units")
    let slides = try question.inputs.required(question.inputs.objects("trackConfig"), "trackConfig").map { slide in
      let made = KeenTrack.Slide(
        size: try slide.required(slide.number("size"), "size"),
        origin: try slide.required(slide.number("origin"), "origin"),
        spacing: try slide.required(slide.number("spacing"), "spacing"))
      try slide.finish()
      return made
    }
    let track = KeenTrack(slides: slides, loop: try question.flag("loop"))
    let start = try question.whole("startIdx")
    var position = track.position(of: start)
    var samples = [Sample(nanoseconds: 0, x: 0, y: 0)]
    for move in try question.rows("movesMsAndDelta") {
      position = KeenTrack.position(position, movedBy: move[1])
      samples.append(Sample(nanoseconds: Int64(move[0] * 1e6), x: samples[samples.count - 1].x + move[1], y: 0))
    }
    let estimate = KeenSliderVelocity().estimate(
      atEndOf: samples[...], lift: Lift(nanoseconds: Int64(try question.number("releaseMs") * 1e6)))
    let velocity = try pixelsPerMillisecond(estimate)
    let mode = try question.inputs.required(KeenTrack.Mode(rawValue: try question.text("mode")), "mode")
    let end = track.end(at: position, velocity: velocity, start: start, mode: mode)
    return [
      "velocityPerMs": .number(velocity), "positionAtRelease": .number(position),
      "absAtRelease": .whole(track.nearest(to: position)), "distance": .optional(end.distance),
      "duration": .optional(end.milliseconds), "targetAbs": .optional(end.target),
      "earlyExit": .optional(end.earlyExitMilliseconds), "keyframes": .whole(end.keyframes),
    ]
  }

  @Sendable private static func splide(_ question: VectorQuestion) throws -> [String: VectorAnswer] {
    if question.inputs.has("position") {
      let track = SplideTrack(
        count: try question.whole("count"), slideWidth: try question.number("slideWidth"),
        gap: try question.number("gap"), viewport: try question.number("viewport"))
      let position = try question.number("position")
      return ["toIndex": .whole(track.index(nearestTo: position)), "toDest": .whole(track.slide(for: position))]
    }
    guard try question.text("type") == "slide" else { throw VectorProblem("only 'slide' is known") }
    let viewport = try question.number("viewport")
    let isCentered = !question.inputs.isNull("focus")
    if isCentered, try question.text("focus") != "center" { throw VectorProblem("only 'center' is known") }
    let track = SplideTrack(
      count: try question.whole("count"), slideWidth: try question.number("slideWidth"),
      gap: try question.number("gap"), viewport: viewport, perPage: try question.whole("perPage"),
      isCentered: isCentered, trimSpace: try question.flag("trimSpace"))
    let touches = try question.rows("touches")
    var drag = SplideDrag(
      on: track, from: track.positions[try question.whole("startIndex")], atMilliseconds: touches[0][0],
      place: touches[0][1])
    for touch in touches.dropFirst() { drag.move(atMilliseconds: touch[0], to: touch[1]) }
    let end = drag.end(
      atMilliseconds: try question.number("upTime"), flickPower: try question.number("flickPower"),
      longest: try question.number("flickMaxPages") * viewport)
    return [
      "positionAtRelease": .number(drag.position), "index": .whole(try end ?? question.whole("startIndex")),
      "endIndex": .whole(track.endIndex),
    ]
  }
}
