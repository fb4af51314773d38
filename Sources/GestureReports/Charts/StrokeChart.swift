import GestureModel
import GestureMotion

/// A finger's place and speed over time, with the samples that each estimator reads before the lift.
package struct StrokeChart: Chart {
  /// What one estimator read, and what it made of it.
  package struct Window: Hashable, Sendable {
    /// The estimator's identifier.
    package var estimator: String
    /// From the oldest to the newest sample that took part, in ms after the touch-down; `nil` if none did.
    package var milliseconds: ClosedRange<Double>?
    /// The velocity along the axis in finger direction; `nil` if it has none.
    package var pointsPerSecond: Double?
    /// Why it is zero or missing, if a rule made it so.
    package var remark: String?

    /// Creates a window.
    package init(
      estimator: String, milliseconds: ClosedRange<Double>?, pointsPerSecond: Double?, remark: String? = nil
    ) {
      self.remark = remark
      self.estimator = estimator
      self.milliseconds = milliseconds
      self.pointsPerSecond = pointsPerSecond
    }
  }

  /// How many samples are drawn at most (ours: two a pixel); of more, every n-th.
  private static let sampleLimit = 628
  /// With more samples than this their marks would cover the line.
  private static let markLimit = 80
  private static let panelHeight = 96.0
  private static let laneHeight = 18.0
  /// Estimators have longer names than candidates.
  private static let plotStart = 190.0

  /// The stroke's name.
  package var stroke: String
  /// The axis that is drawn.
  package var axis: Axis
  /// Where the finger was, in ms after the touch-down and in points.
  package var samples: [(milliseconds: Double, points: Double)]
  /// When the finger left, in ms after the touch-down.
  package var liftMilliseconds: Double
  /// What estimators read.
  package var windows: [Window]

  /// The chart of a stroke; `nil` if it has fewer than two samples or takes no time.
  package init?(_ stroke: Stroke, called name: String, axis: Axis, estimators: [any VelocityEstimator]) {
    let began = stroke.beganNanoseconds
    func milliseconds(_ nanoseconds: Int64) -> Double { (Double(nanoseconds) - Double(began)) * 1e-6 }
    guard stroke.samples.count > 1, milliseconds(stroke.liftNanoseconds) > 0 else { return nil }
    self.stroke = name
    self.axis = axis
    samples = stroke.samples.map { (milliseconds($0.nanoseconds), $0.position(along: axis)) }
    liftMilliseconds = milliseconds(stroke.liftNanoseconds)
    windows = estimators.map { estimator in
      let estimate = estimator.estimate(of: stroke)
      let ends = [estimate.oldestNanoseconds, estimate.newestNanoseconds].compactMap { $0.map(milliseconds) }
      return Window(
        estimator: type(of: estimator).identifier,
        milliseconds: ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil,
        pointsPerSecond: estimate.velocity?.pointsPerSecond(along: axis), remark: estimate.remark?.rawValue)
    }
  }

  private var axisName: String { axis == .horizontal ? "x" : "y" }

  package var title: String { "The finger of \(stroke.shortened(to: 60))" }

  package var summary: String {
    let told = windows.map { window in
      "\(window.estimator) \(window.pointsPerSecond.map { "\($0.fixedText(1)) pt/s" } ?? "none")"
    }
    return "\(Wording.count(samples.count, "sample")) in \(liftMilliseconds.trimmedText(2)) ms; "
      + "velocity along \(axisName) at lift: " + told.joined(separator: ", ") + "."
  }

  /// The speeds between neighbouring samples, each from the time of the first to that of the second.
  private var speeds: [(from: Double, to: Double, pointsPerSecond: Double)] {
    zip(samples, samples.dropFirst()).compactMap { first, second in
      let step = second.milliseconds - first.milliseconds
      guard step > 0 else { return nil }
      return (first.milliseconds, second.milliseconds, abs(second.points - first.points) / step * 1000)
    }
  }

  package func draw(in drawing: inout Drawing, from top: Double) -> Double {
    let shown = windows.prefix(ChartLayout.laneLimit)
    let time = ChartScale(
      showing: [0, liftMilliseconds] + shown.compactMap(\.milliseconds?.lowerBound),
      from: Self.plotStart + 4, to: ChartLayout.plotEnd - 8)
    let (place, speed) = (top + 16, top + 16 + Self.panelHeight + 24)
    let panelsEnd = speed + Self.panelHeight
    let lanes = panelsEnd + 42
    let end = shown.isEmpty ? panelsEnd : lanes + Double(shown.count) * Self.laneHeight
    for panel in [place, speed] {
      drawing.rectangle(
        x: Self.plotStart, y: panel, width: ChartLayout.plotEnd - Self.plotStart,
        height: Self.panelHeight, .panel)
      for case .some(let window) in shown.map(\.milliseconds) {
        let x = time.place(of: window.lowerBound)
        drawing.rectangle(
          x: x, y: panel, width: max(time.place(of: window.upperBound) - x, 1), height: Self.panelHeight,
          fill: "c-shade cf-green")
      }
    }
    for tick in time.ticks(5) {
      let x = time.place(of: tick)
      drawing.line(from: (x, place), to: (x, panelsEnd), .grid)
      drawing.words(tick.trimmedText(4), x: x, y: panelsEnd + 15, .small, anchor: .middle)
    }
    drawing.words("ms", x: ChartLayout.numbers, y: panelsEnd + 15, .small)
    drawPlaces(over: time, in: &drawing, from: place)
    drawSpeeds(over: time, in: &drawing, from: speed)
    if !shown.isEmpty { drawWindows(shown, over: time, in: &drawing, from: lanes) }
    let lift = time.place(of: liftMilliseconds)
    drawing.line(from: (lift, place - 4), to: (lift, end), .ink, style: "c-thin c-dash")
    drawing.words("lift", x: lift, y: place - 7, .small, anchor: .end, color: .ink)
    return ChartLayout.tellLeftOut(windows.count - shown.count, "estimator", in: &drawing, at: end)
  }

  private func drawPlaces(over time: ChartScale, in drawing: inout Drawing, from top: Double) {
    let scale = ChartScale(showing: samples.map(\.points), from: top + Self.panelHeight - 8, to: top + 8)
    drawTicks(of: scale, called: "\(axisName), pt", in: &drawing, from: top)
    let every = max((samples.count + Self.sampleLimit - 1) / Self.sampleLimit, 1)
    let kept = samples.enumerated().filter { $0.offset % every == 0 || $0.offset == samples.count - 1 }.map(\.element)
    let points = kept.map { (x: time.place(of: $0.milliseconds), y: scale.place(of: $0.points)) }
    drawing.line(through: points, .blue)
    if points.count <= Self.markLimit { points.forEach { drawing.mark(.disc, at: $0, .blue, size: 2.5) } }
  }

  private func drawSpeeds(over time: ChartScale, in drawing: inout Drawing, from top: Double) {
    let speeds = speeds
    let scale = ChartScale(
      showing: [0] + speeds.map(\.pointsPerSecond), from: top + Self.panelHeight - 4, to: top + 8)
    drawTicks(of: scale, called: "speed, pt/s", in: &drawing, from: top)
    let every = max((speeds.count + Self.sampleLimit - 1) / Self.sampleLimit, 1)
    let kept = speeds.enumerated().filter { $0.offset % every == 0 }.map(\.element)
    let steps = kept.flatMap { step in
      let y = scale.place(of: step.pointsPerSecond)
      return [(x: time.place(of: step.from), y: y), (x: time.place(of: step.to), y: y)]
    }
    drawing.line(through: steps, .red)
  }

  private func drawTicks(of scale: ChartScale, called name: String, in drawing: inout Drawing, from top: Double) {
    for tick in scale.ticks(4) {
      let y = scale.place(of: tick)
      drawing.line(from: (Self.plotStart, y), to: (ChartLayout.plotEnd, y), .grid)
      drawing.words(
        TextWidths.fitted(tick.trimmedText(4), into: 60, as: .small), x: Self.plotStart - 8, y: y + 4, .small,
        anchor: .end)
    }
    drawing.words(name, x: ChartLayout.edge, y: top + Self.panelHeight / 2 + 4)
  }

  private func drawWindows(
    _ shown: ArraySlice<Window>, over time: ChartScale, in drawing: inout Drawing, from top: Double
  ) {
    drawing.words("What each estimator reads", x: ChartLayout.edge, y: top - 8, .strong)
    drawing.words("pt/s at lift", x: Drawing.width - ChartLayout.edge, y: top - 8, .small, anchor: .end)
    var y = top
    for window in shown {
      let middle = y + Self.laneHeight / 2
      drawing.words(
        TextWidths.fitted(window.estimator, into: Self.plotStart - ChartLayout.edge - 8, as: .label),
        x: ChartLayout.edge,
        y: middle + 4)
      let lineStart = drawRemark(of: window, over: time, in: &drawing, at: middle)
      drawing.line(from: (lineStart, middle), to: (ChartLayout.plotEnd, middle), .grid)
      if let span = window.milliseconds {
        let (start, end) = (time.place(of: span.lowerBound), time.place(of: span.upperBound))
        drawing.rectangle(x: start, y: middle - 4, width: max(end - start, 2), height: 8, .green, rounded: 2)
      }
      let room = Drawing.width - ChartLayout.edge - ChartLayout.numbers
      drawing.words(
        TextWidths.fitted(window.pointsPerSecond?.fixedText(1) ?? "–", into: room, as: .label),
        x: Drawing.width - ChartLayout.edge, y: middle + 4, anchor: .end)
      y += Self.laneHeight
    }
  }

  /// Tells left of the window, which lies at the lift, why there is no velocity or none but 0; a very short stroke has
  /// no room for it. Returns where the lane's line begins.
  private func drawRemark(
    of window: Window, over time: ChartScale, in drawing: inout Drawing, at middle: Double
  ) -> Double {
    let end = window.milliseconds.map { time.place(of: $0.lowerBound) } ?? ChartLayout.plotEnd - 16
    let words = TextWidths.fitted(window.remark ?? "", into: end - Self.plotStart - 12, as: .small)
    guard !words.isEmpty, words != "…" else { return Self.plotStart }
    drawing.words(words, x: Self.plotStart + 4, y: middle + 4, .small)
    return Self.plotStart + 10 + TextWidths.width(of: words, as: .small)
  }
}
