import GestureAnalysis
import GestureModel

/// How far each decision was from flipping: a lane a candidate, a stroke a mark.
package struct MarginStrip: Chart {
  /// One decision.
  package struct Decision: Hashable, Sendable {
    /// How many points of finger travel would have changed it, 0 or more: ``CloseDecision/fingerPoints``.
    package var fingerPoints: Double
    /// Whether the person got what they wanted; `nil` if that is not known.
    package var agrees: Bool?

    /// Creates a decision.
    package init(fingerPoints: Double, agrees: Bool? = nil) {
      self.fingerPoints = fingerPoints
      self.agrees = agrees
    }
  }

  /// A candidate's decisions.
  package struct Lane: Hashable, Sendable {
    /// The candidate's name.
    package var name: String
    /// The decisions that a change could flip.
    package var decisions: [Decision]
    /// How close the closest was, in words; empty if there are none.
    package var closest: String

    /// Creates a lane.
    package init(name: String, decisions: [Decision], closest: String = "") {
      self.name = name
      self.decisions = decisions
      self.closest = closest
    }
  }

  private static let laneHeight = 30.0
  /// With more decisions than this in a lane, marks would be a wall: bars tell how many fall on a place (ours).
  private static let markLimit = 150
  /// The width of such a bar.
  private static let barWidth = 4.0

  /// The candidates, in their order.
  package var lanes: [Lane]
  /// What is told apart at most: beyond a page's distance nothing is close; in points, above 0.
  package var limit: Double

  /// Creates a strip.
  package init(lanes: [Lane], limit: Double) {
    self.lanes = lanes
    self.limit = limit
  }

  /// The strip of a report that holds every outcome; `nil` if no decision has a margin.
  package init?(_ report: Report) {
    var lanes = report.candidates.map { Lane(name: Wording.name(of: $0), decisions: []) }
    var closest = [CloseDecision?](repeating: nil, count: lanes.count)
    for trace in report.traces {
      for row in trace.outcomes {
        let place = TracePlace(id: trace.id, location: trace.location)
        for (index, outcome) in row.enumerated() where lanes.indices.contains(index) {
          guard let decision = CloseDecision(place: place, outcome: outcome) else { continue }
          lanes[index].decisions.append(Decision(fingerPoints: decision.fingerPoints, agrees: outcome.agrees))
          if decision.fingerPoints < closest[index]?.fingerPoints ?? .infinity { closest[index] = decision }
        }
      }
    }
    guard lanes.contains(where: { !$0.decisions.isEmpty }) else { return nil }
    for (index, decision) in closest.enumerated() {
      lanes[index].closest = decision.map { Self.words(for: $0) } ?? ""
    }
    self.lanes = lanes
    limit = report.scenario.stride
  }

  /// The margin that was closest, in its own unit, as the tables have it.
  static func words(for decision: CloseDecision) -> String {
    let margin = decision.outcome.landing.margin
    if let points = margin.points, abs(points) == decision.fingerPoints { return "\(points.trimmedText(2)) pt" }
    return margin.pointsPerMillisecond.map { "\($0.trimmedText(3)) pt/ms" } ?? ""
  }

  package var title: String { "How far each decision was from flipping" }

  package var summary: String {
    let told = lanes.map { lane in
      lane.decisions.isEmpty
        ? "\(lane.name): no decision could flip"
        : "\(lane.name): \(Wording.count(lane.decisions.count, "decision")), closest \(lane.closest)"
    }
    return "Points of finger travel to another answer. " + told.joined(separator: "; ") + "."
  }

  package func draw(in drawing: inout Drawing, from top: Double) -> Double {
    let shown = lanes.prefix(ChartLayout.laneLimit)
    let farthest = shown.flatMap { $0.decisions.map(\.fingerPoints) }.filter(\.isFinite).max() ?? 0
    let scale = ChartScale(
      showing: [0, min(farthest, limit)], from: ChartLayout.plotStart + 4, to: ChartLayout.plotEnd - 4)
    let end = top + 20 + Double(shown.count) * Self.laneHeight
    for tick in scale.ticks(5) {
      let x = scale.place(of: tick)
      drawing.line(from: (x, top + 18), to: (x, end), .grid)
      drawing.words(tick.trimmedText(4), x: x, y: top + 12, .small, anchor: .middle)
    }
    drawing.words("pt of finger travel", x: ChartLayout.plotStart - 10, y: top + 12, .small, anchor: .end)
    drawing.words("closest", x: ChartLayout.numbers, y: top + 12, .small)
    let isDense = shown.contains { $0.decisions.count > Self.markLimit }
    let most = isDense ? Self.fullBar(shown.flatMap { Self.counts(of: $0, on: scale).map(\.count) }) : 1
    var y = top + 20
    for lane in shown {
      let middle = y + Self.laneHeight / 2
      drawing.words(
        TextWidths.fitted(lane.name, into: ChartLayout.nameRoom, as: .label), x: ChartLayout.edge, y: middle + 4)
      drawing.line(from: (ChartLayout.plotStart, middle), to: (ChartLayout.plotEnd, middle), .grid)
      if isDense {
        drawBars(of: lane, on: scale, most: most, in: &drawing, at: middle)
      } else {
        drawMarks(of: lane, on: scale, in: &drawing, at: middle)
      }
      let words = lane.decisions.isEmpty ? "cannot flip" : lane.closest
      drawing.words(
        TextWidths.fitted(words, into: Drawing.width - ChartLayout.edge - ChartLayout.numbers, as: .label),
        x: ChartLayout.numbers, y: middle + 4)
      y += Self.laneHeight
    }
    let known = shown.contains { $0.decisions.contains { $0.agrees != nil } }
    let (above, below) =
      isDense
      ? ("Above the line stand those that", "below it those that") : ("A stroke above the line", "a cross below it")
    var legend = known ? "\(above) did what was meant, \(below) did not. " : ""
    if isDense { legend += "The highest bars are \(most) decisions or more. " }
    legend += "A margin of velocity counts as the distance that it makes in 100 ms."
    if farthest > limit { legend += " Margins beyond \(limit.trimmedText(2)) pt stand at the end." }
    y = ChartLayout.paragraph(legend, in: &drawing, at: y + 2)
    return ChartLayout.tellLeftOut(lanes.count - shown.count, "candidate", in: &drawing, at: y)
  }

  /// A mark for each decision.
  private func drawMarks(of lane: Lane, on scale: ChartScale, in drawing: inout Drawing, at middle: Double) {
    for decision in lane.decisions {
      let place = scale.place(of: decision.fingerPoints)
      switch decision.agrees {
      case .none: drawing.line(from: (place, middle - 7), to: (place, middle + 7), .muted, style: "c-mark")
      case .some(true): drawing.line(from: (place, middle - 9), to: (place, middle), .blue, style: "c-mark")
      case .some(false): drawing.mark(.cross, at: (place, middle + 5), .red, size: 3)
      }
    }
  }

  /// Bars as high as many decisions fall on a place; what was not meant hangs below the line.
  private func drawBars(
    of lane: Lane, on scale: ChartScale, most: Int, in drawing: inout Drawing, at middle: Double
  ) {
    for (slot, agrees, count) in Self.counts(of: lane, on: scale) {
      let height = min(max(Double(count) / Double(max(most, 1)) * 12, 0.75), 12)
      let x = ChartLayout.plotStart + Double(slot) * Self.barWidth
      let color: ChartColor = agrees == nil ? .muted : agrees == true ? .blue : .red
      drawing.rectangle(
        x: x, y: agrees == false ? middle + 0.5 : middle - 0.5 - height, width: Self.barWidth - 1, height: height, color
      )
    }
  }

  /// How many decisions make the highest bar: four times the median (ours), so that one place where many gather, such as
  /// an end of the range, does not flatten all others.
  private static func fullBar(_ counts: [Int]) -> Int {
    let sorted = counts.sorted()
    guard let most = sorted.last else { return 1 }
    return min(most, 4 * sorted[sorted.count / 2])
  }

  /// How many decisions fall on each bar's place, left to right, those as meant first.
  private static func counts(
    of lane: Lane, on scale: ChartScale
  ) -> [(slot: Int, agrees: Bool?, count: Int)] {
    let slots = Int((ChartLayout.plotEnd - ChartLayout.plotStart) / barWidth) + 1
    var counts = [[Int]](repeating: [0, 0, 0], count: slots)
    for decision in lane.decisions {
      let slot = Int((scale.place(of: decision.fingerPoints) - ChartLayout.plotStart) / barWidth)
      counts[min(max(slot, 0), slots - 1)][decision.agrees.map { $0 ? 0 : 1 } ?? 2] += 1
    }
    return counts.enumerated().flatMap { slot, kinds in
      zip([true, false, nil], kinds).filter { $0.1 > 0 }.map { (slot, $0.0, $0.1) }
    }
  }
}
