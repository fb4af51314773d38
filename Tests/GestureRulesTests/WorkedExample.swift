import GestureModel
import GestureMotion
import GestureReplay
import GestureRules

/// What a pitfall's code example says, as exhibits: its wrong lines, its right lines, and each number of its sentences.
struct WorkedExample {
  /// Shows the pitfall.
  var wrong: Exhibit
  /// Does not.
  var right: Exhibit
  /// What the engine gives for every number in the sentences, in their order.
  var figures: [Double]
}

extension Exhibit {
  var scenario: Scenario { bench.scenario }
  var lattice: Lattice { bench.scenario.lattice }

  /// The first stroke's outcome under the first candidate.
  var outcome: Outcome? {
    traces.first.flatMap {
      Replayer(scenario: scenario, candidates: bench.candidates).replay($0).outcomes.first?.first
    }
  }

  /// A number of a finding with this id.
  func number(_ name: String, of id: String) -> Double {
    findings.first { $0.id == id }?.numbers.first { $0.name == name }?.value ?? .nan
  }

  /// The slow drag from `page` at which another page is chosen, in points; negative `direction` drags backward.
  func slowDrag(from page: Int, direction: Double) -> Double {
    var (stays, leaves) = (0.0, lattice.stride)
    for _ in 0..<50 {
      let middle = (stays + leaves) / 2
      var probe = self
      let start = lattice.rest(at: page)
      probe.traces = [.release(from: start, at: start + direction * middle, 0)]
      if probe.outcome?.page == page { stays = middle } else { leaves = middle }
    }
    return leaves
  }
}

extension Outcome {
  /// The velocity that the strategy was given.
  var velocity: Double { release.pointsPerMillisecond }
  /// The page as a number of a sentence.
  var pageNumber: Double { Double(page) }
}

extension WorkedExample {
  /// One for each pitfall that has a code example.
  static let all: [String: @Sendable () throws -> WorkedExample] = [
    PagingLeftOn.identifier: pagingLeftOn, MissingFastDeceleration.identifier: missingFastDeceleration,
    VelocityIgnored.identifier: velocityIgnored, ClipsOffWithoutHitTest.identifier: clipsOff,
    ContentSizeOmitsSpacing.identifier: omitsSpacing, ContentSizeTooSmall.identifier: tooSmall,
    LastPageUnreachable.identifier: lastPage, AlignmentMismatch.identifier: alignment,
    StrideMismatch.identifier: stride, ScreenBoundsAsViewport.identifier: screen,
    OrthogonalSectionNoScrollCallbacks.identifier: orthogonal, RemainderNeverAboveHalf.identifier: remainder,
    TruncationBias.identifier: truncation, VelocityUnitMismatch.identifier: unit, ResizeKeepsOffset.identifier: resize,
    MultiPageSkip.identifier: multiPageSkip, FlickIgnored.identifier: flickIgnored,
    OverscrollUnclamped.identifier: overscroll, CancelledTouch.identifier: cancelled,
    TraceWithoutEnd.identifier: withoutEnd,
  ]

  /// Cards of 250 pt with gaps of 30 pt, as the HStack tutorial has them.
  private static var stacked: Scenario {
    .cards.with { ($0.itemSize, $0.spacing, $0.contentLength) = (250, 30, nil) }
  }

  private static func pages(_ exhibit: Exhibit) throws -> (Outcome, Scenario, Lattice) {
    guard let outcome = exhibit.outcome else { throw Missing.outcome }
    return (outcome, exhibit.scenario, exhibit.lattice)
  }

  private enum Missing: Error { case outcome }

  @Sendable private static func pagingLeftOn() throws -> WorkedExample {
    let flick = Trace.release(at: 40, 1)
    let wrong = try Exhibit(.cards.with { $0.pagingEnabled = true }, "paging", traces: flick)
    let right = try Exhibit(.cards, "threshold", traces: flick)
    let (outcome, scenario, lattice) = try pages(wrong)
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        scenario.itemSize, scenario.spacing, scenario.stride, scenario.viewport, outcome.target, 0,
        outcome.target - lattice.rest(at: 1), Double(lattice.nearestIndex(to: outcome.target)),
      ])
  }

  @Sendable private static func missingFastDeceleration() throws -> WorkedExample {
    let release = Trace.release(at: 60, 1)
    let wrong = try Exhibit(.cards.with { $0.decelerationPerMillisecond = 0.998 }, "round", traces: release)
    let right = try Exhibit(.cards, "round", traces: release)
    let (normal, _, lattice) = try pages(wrong)
    let (fast, _, _) = try pages(right)
    let speed = normal.velocity - Deceleration.normal.stopPointsPerMillisecond
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        normal.release.offset, normal.velocity, normal.release.offset, speed, Deceleration.normal.reachMilliseconds,
        normal.release.proposedOffset, normal.pageNumber, lattice.stride, fast.release.offset, speed,
        Deceleration.fast.reachMilliseconds, fast.release.proposedOffset, fast.pageNumber,
      ])
  }

  @Sendable private static func velocityIgnored() throws -> WorkedExample {
    let flick = Trace.release(at: 60, 0.8)
    let wrong = try Exhibit(.cards, "round-offset", traces: flick)
    let right = try Exhibit(.cards, "threshold-offset(velocity: 0.3)", traces: flick)
    let (returned, _, lattice) = try pages(wrong)
    let (advanced, _, _) = try pages(right)
    let threshold = right.bench.candidates[0].strategy.velocityThreshold ?? .nan
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        returned.release.offset, returned.velocity, returned.release.offset, lattice.stride,
        lattice.position(of: returned.release.offset), returned.pageNumber, advanced.velocity, threshold,
        advanced.pageNumber,
      ])
  }

  @Sendable private static func clipsOff() throws -> WorkedExample {
    let window = Scenario.cards.viewport
    let narrow = Scenario.cards.with {
      ($0.viewport, $0.frameStart, $0.clipsToBounds, $0.contentLength) = (296, (window - 296) / 2, false, nil)
    }
    let wrong = try Exhibit(narrow, "paging")
    let right = try Exhibit(narrow.with { $0.forwardsHitTest = true }, "paging")
    let (start, touch) = (narrow.frameStart ?? .nan, 360.0)
    let isDeaf = !narrow.hearsTouch(at: touch) && right.scenario.hearsTouch(at: touch)
    let end = start + narrow.viewport
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [narrow.viewport, window, start, end, isDeaf ? touch : .nan, touch - end])
  }

  @Sendable private static func omitsSpacing() throws -> WorkedExample {
    let wrong = try Exhibit(.cards.with { $0.contentLength = 1400 }, "round")
    let gaps = Scenario.cards.with { $0.contentLength = 1464 }
    let right = try Exhibit(gaps.with { $0.insetTrailing = $0.viewport - $0.itemSize }, "round")
    let (cards, lattice) = (right.scenario, right.lattice)
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        Double(cards.count), cards.itemSize, wrong.number("content_length_pt", of: "content-size-omits-spacing"),
        Double(cards.count - 1), cards.spacing,
        1400 + wrong.number("missing_pt", of: "content-size-omits-spacing"), cards.viewport,
        wrong.lattice.maximumOffset, gaps.lattice.maximumOffset, cards.insetTrailing,
        Double(lattice.nearestIndex(to: lattice.maximumOffset)), lattice.maximumOffset,
      ])
  }

  @Sendable private static func tooSmall() throws -> WorkedExample {
    let wrong = try Exhibit(.cards.with { $0.contentLength = Double($0.count) * $0.stride }, "round")
    let right = try Exhibit(.cards.with { $0.contentLength = 4 * $0.stride + $0.viewport }, "round")
    let (cards, id) = (wrong.scenario, "content-size-too-small")
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        Double(cards.count), cards.itemSize, cards.spacing, wrong.number("content_length_pt", of: id), cards.viewport,
        Double(cards.count - 1), cards.stride, cards.viewport, wrong.number("needed_pt", of: id),
        wrong.number("missing_pt", of: id),
      ])
  }

  @Sendable private static func lastPage() throws -> WorkedExample {
    let short = Scenario.cards.with { $0.contentLength = 1464 }
    let wrong = try Exhibit(short, "round")
    let right = try Exhibit(short.with { $0.insetTrailing = $0.viewport - $0.itemSize }, "round")
    let id = "last-page-unreachable"
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        short.effectiveContentLength, short.viewport, wrong.number("maximum_offset_pt", of: id),
        Double(short.pageCount - 1), wrong.number("rest_pt", of: id), wrong.number("short_pt", of: id), short.viewport,
        short.itemSize, right.scenario.insetTrailing,
      ])
  }

  @Sendable private static func alignment() throws -> WorkedExample {
    let centred = Scenario.cards.with {
      ($0.itemSize, $0.spacing, $0.contentLength, $0.alignment) = (0.85 * $0.viewport, 0, nil, .center)
    }
    let wrong = try Exhibit(centred.with { $0.assumedAlignment = .leading }, "round")
    let right = try Exhibit(centred.with { $0.assumedAlignment = .center }, "round")
    let (lattice, rest) = (centred.lattice, centred.lattice.rest(at: 1))
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        centred.itemSize, centred.viewport, centred.itemSize, centred.viewport, 2, lattice.rest(at: 0), 1, rest, rest,
        lattice.stride, rest / lattice.stride, (rest / lattice.stride).rounded(.towardZero),
        lattice.position(of: rest).rounded(),
      ])
  }

  @Sendable private static func stride() throws -> WorkedExample {
    let ten = Scenario.cards.with { ($0.count, $0.contentLength) = (10, nil) }
    let wrong = try Exhibit(ten.with { $0.assumedStride = $0.itemSize }, "round")
    let right = try Exhibit(ten.with { $0.assumedStride = $0.stride }, "round")
    let (item, lattice) = (ten.itemSize, ten.lattice)
    let first = wrong.number("first_wrong_page_rounded", of: "stride-mismatch")
    let (before, rest) = (lattice.rest(at: Int(first) - 1), lattice.rest(at: Int(first)))
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        item, ten.spacing, lattice.stride, first - 1, before, before, item, before / item, first, rest, rest, item,
        rest / item, (rest / item).rounded(),
      ])
  }

  @Sendable private static func screen() throws -> WorkedExample {
    let split = Scenario.cards.with { ($0.alignment, $0.contentLength) = (.center, nil) }
    let wrong = try Exhibit(split.with { $0.screenSize = 820 }, "round")
    let right = try Exhibit(split.with { $0.screenSize = $0.viewport }, "round")
    let screen = wrong.scenario.screenSize ?? .nan
    // A centred page 0 rests where the offset is minus the room before the card.
    let whole = -split.with { $0.viewport = screen }.lattice.rest(at: 0)
    let place = -split.lattice.rest(at: 0)
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [screen, split.itemSize, screen, split.itemSize, 2, whole, split.viewport, place, whole - place])
  }

  @Sendable private static func orthogonal() throws -> WorkedExample {
    let section = Scenario.cards.with { $0.orthogonalSection = true }
    let wrong = try Exhibit(section.with { $0.usesScrollCallback = true }, "continuous")
    let right = try Exhibit(section, "continuous")
    let (lattice, width) = (section.lattice, section.viewport)
    let centre = lattice.rest(at: 2) + section.itemSize / 2
    let distance = centre - lattice.rest(at: 1) - width / 2
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        1, lattice.rest(at: 1), 2, centre, distance, width, 1, 0.2, distance, width, 1 - 0.2 * min(distance / width, 1),
        1,
      ])
  }

  @Sendable private static func remainder() throws -> WorkedExample {
    let drag = Trace.release(from: 560, at: 410, 0)
    let wrong = try Exhibit(stacked, "remainder", traces: drag)
    let right = try Exhibit(stacked, "remainder-corrected", traces: drag)
    let (truncated, cards, lattice) = try pages(wrong)
    let (rounded, _, _) = try pages(right)
    let last = lattice.pageCount - 1
    let fromLast = (lattice.rest(at: last) - truncated.release.offset) / lattice.stride
    let index = fromLast + cards.itemSize / 2 / lattice.stride
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        Double(cards.count), cards.itemSize, cards.spacing, truncated.release.startOffset - truncated.release.offset,
        Double(truncated.startPage), index, index.remainder(dividingBy: 1), Double(last - truncated.page),
        truncated.pageNumber, fromLast, Double(last - rounded.page), rounded.pageNumber,
      ])
  }

  @Sendable private static func truncation() throws -> WorkedExample {
    let wrong = Exhibit(
      stacked, stated: "half an item, truncated",
      .page { (($0.offset + $1.itemSize / 2) / $1.stride).rounded(.towardZero) })
    let right = try Exhibit(stacked, "round-offset")
    let (forward, backward) = (wrong.slowDrag(from: 2, direction: 1), wrong.slowDrag(from: 2, direction: -1))
    let (ahead, behind) = (right.slowDrag(from: 2, direction: 1), right.slowDrag(from: 2, direction: -1))
    let isEven = abs(ahead - behind) < 0.001
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        stacked.itemSize, stacked.spacing, stacked.stride, stacked.itemSize / 2, forward, backward,
        isEven ? ahead : .nan,
      ])
  }

  @Sendable private static func unit() throws -> WorkedExample {
    let flick = Trace.release(at: 60, 1.2)
    let wrong = try Exhibit(.cards, "threshold-offset(velocity: 500)", traces: flick)
    let right = try Exhibit(.cards, "threshold-offset(velocity: 0.5)", traces: flick)
    let (returned, _, _) = try pages(wrong)
    let (advanced, _, _) = try pages(right)
    let thresholds = [wrong, right].map { $0.bench.candidates[0].strategy.velocityThreshold ?? .nan }
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        returned.velocity, returned.velocity * 1000, thresholds[0], returned.velocity, thresholds[0],
        returned.release.offset, returned.pageNumber, thresholds[1], advanced.pageNumber,
      ])
  }

  @Sendable private static func resize() throws -> WorkedExample {
    let right = try Exhibit(.pages, "round")
    let wrong = try Exhibit(.pages.with { ($0.resizedViewport, $0.resizedItemSize) = (844, 844) }, "round")
    let turned = Scenario.pages.with { ($0.viewport, $0.itemSize) = (844, 844) }.lattice
    let offset = right.lattice.rest(at: 3)
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        3, offset, right.scenario.viewport, turned.viewport, offset, turned.stride, turned.position(of: offset),
        Double(turned.nearestIndex(to: offset)), 3, turned.rest(at: 3),
      ])
  }

  @Sendable private static func multiPageSkip() throws -> WorkedExample {
    let flick = Trace.release(at: 90, 2.5)
    let wrong = try Exhibit(.cards, "threshold(velocity: 0.5)", traces: flick)
    let right = try Exhibit(.cards, "threshold-offset(velocity: 0.5)", traces: flick)
    let (skipped, _, lattice) = try pages(wrong)
    let (advanced, _, _) = try pages(right)
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        Double(skipped.startPage), skipped.release.offset, skipped.velocity, skipped.release.offset,
        skipped.velocity - Deceleration.fast.stopPointsPerMillisecond, Deceleration.fast.reachMilliseconds,
        skipped.release.proposedOffset, lattice.position(of: skipped.release.proposedOffset), skipped.pageNumber,
        lattice.position(of: advanced.release.offset), advanced.pageNumber,
      ])
  }

  @Sendable private static func flickIgnored() throws -> WorkedExample {
    let flick = Trace.release(at: 60, 0.8)
    let wrong = try Exhibit(.cards, "round-offset", traces: flick)
    let right = try Exhibit(.cards, "threshold-offset(velocity: 0.3)", traces: flick)
    let (returned, _, lattice) = try pages(wrong)
    let (advanced, _, _) = try pages(right)
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        returned.release.offset, returned.velocity, Double(returned.startPage), lattice.stride,
        wrong.slowDrag(from: 0, direction: 1), returned.pageNumber,
        right.bench.candidates[0].strategy.velocityThreshold ?? .nan, advanced.pageNumber,
      ])
  }

  @Sendable private static func overscroll() throws -> WorkedExample {
    let bounce = Trace.release(at: -40, -0.4)
    let wrong = try Exhibit(.cards, "threshold-offset(velocity: 0.3, clamp: false)", traces: bounce)
    let right = try Exhibit(.cards, "threshold-offset(velocity: 0.3)", traces: bounce)
    let (outside, _, lattice) = try pages(wrong)
    let (limited, _, _) = try pages(right)
    let offset = outside.release.offset
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        offset, outside.velocity, offset, lattice.stride, lattice.position(of: offset), outside.pageNumber,
        outside.target, limited.pageNumber, limited.target,
      ])
  }

  @Sendable private static func cancelled() throws -> WorkedExample {
    let path: [(milliseconds: Double, offset: Double)] = [(0, 0), (16, 10), (32, 25)]
    let wrong = try Exhibit(.cards, "round", traces: .drag(path, end: .cancelled))
    let right = try Exhibit(.cards, "round", traces: .release(at: 25, 0))
    let (left, _, lattice) = try pages(wrong)
    let (settled, _, _) = try pages(right)
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        Double(left.startPage), left.release.offset, left.release.offset - lattice.rest(at: 0), left.velocity,
        settled.target,
      ])
  }

  @Sendable private static func withoutEnd() throws -> WorkedExample {
    let path: [(milliseconds: Double, offset: Double)] = [(0, 0), (20, 30), (40, 60), (60, 90)]
    let wrong = try Exhibit(.cards, "one-page", traces: .drag(path, end: .missing))
    let right = try Exhibit(.cards, "one-page", traces: .drag(path, lift: 60))
    let (closed, _, lattice) = try pages(wrong)
    let (lifted, _, _) = try pages(right)
    let offset = closed.release.offset
    return WorkedExample(
      wrong: wrong, right: right,
      figures: [
        lifted.release.offset, path.last?.milliseconds ?? .nan, lifted.velocity, lifted.pageNumber, offset,
        closed.velocity, offset, lattice.stride, lattice.position(of: offset), closed.pageNumber,
      ])
  }
}
