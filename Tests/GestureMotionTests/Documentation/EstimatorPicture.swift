import GestureModel

@testable import GestureMotion

/// Draws an ``EstimatorScene``: left the samples, right a bar for what each estimator says.
///
/// On a ground of its own, so that it reads on light and dark pages alike.
struct EstimatorPicture {
  var scene: EstimatorScene

  private let width = 900.0
  private let plot = (left: 52.0, right: 352.0, top: 76.0)
  private let bars = (label: 574.0, left: 586.0, right: 884.0)
  private var rowHeight: Double { scene.strokes.count > 1 ? 42 : 32 }
  private var bottom: Double { plot.top + rowHeight * Double(scene.estimators.count) }
  private let colors = ["#0969da", "#8250df"]
  private let ink = "#1f2328"
  private let pale = "#59636e"
  private let rule = "#d1d9e0"
  private let truth = "#bc4c00"

  var svg: String {
    let height = bottom + 56
    return
      ([
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
        font-family="system-ui, 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif" font-size="14">
        """,
        #"<rect width="\#(number(width))" height="\#(number(height))" rx="10" fill="white" stroke="\#(rule)"/>"#,
        text(20, 32, scene.title, size: 18, weight: "600"),
      ] + legend + samples + answers + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  // MARK: - Samples

  private var samples: [String] {
    let all = scene.strokes.flatMap(\.stroke.samples)
    let start = Double(all.map(\.nanoseconds).min() ?? 0) / 1e6
    let lift = Double(scene.strokes.map(\.stroke.liftNanoseconds).max() ?? 0) / 1e6 - start
    let top = all.map(\.x).max() ?? 1
    let timeStep = niceStep(lift)
    let placeStep = niceStep(top)
    let (timeEnd, placeEnd) = (max(lift, 1) * 1.04, top * 1.08)
    func x(_ milliseconds: Double) -> Double { plot.left + milliseconds / timeEnd * (plot.right - plot.left) }
    func y(_ points: Double) -> Double { bottom - points / placeEnd * (bottom - plot.top) }
    var parts = [text(plot.left, plot.top - 10, "place [pt] over time [ms]", fill: pale)]
    for points in stride(from: 0, through: placeEnd, by: placeStep) {
      parts.append(line(plot.left, y(points), plot.right, y(points), rule))
      parts.append(text(plot.left - 8, y(points) + 5, number(points), anchor: "end", fill: pale))
    }
    for milliseconds in stride(from: 0, through: timeEnd, by: timeStep) where x(milliseconds) < plot.right - 6 {
      parts.append(text(x(milliseconds), bottom + 20, number(milliseconds), anchor: "middle", fill: pale))
    }
    parts.append(line(x(lift), plot.top, x(lift), bottom, ink, dash: "4 4"))
    parts.append(text(x(lift), plot.top - 10, "lift", anchor: "end"))
    for (index, recorded) in scene.strokes.enumerated() {
      for sample in recorded.stroke.samples {
        let center = (x(Double(sample.nanoseconds) / 1e6 - start), y(sample.x))
        let radius = index == 0 ? 5.0 : 2.5
        parts.append(
          #"<circle cx="\#(number(center.0))" cy="\#(number(center.1))" r="\#(number(radius))" fill="\#(colors[index])"/>"#
        )
      }
    }
    return parts
  }

  // MARK: - Answers

  private var answers: [String] {
    let said = scene.estimators.map { scene.answers(of: $0) }
    let values = said.joined().compactMap { $0 } + [scene.truePointsPerSecond, 0]
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    // The numbers stand in a column of their own, where no bar and no line runs through them.
    let (left, right) = (bars.left, bars.right - 56)
    func x(_ value: Double) -> Double { left + (value - least) / max(most - least, 1) * (right - left) }
    var parts = [text(bars.left, plot.top - 10, "velocity at lift [pt/s]", fill: pale)]
    let height = (rowHeight - 8) / Double(scene.strokes.count)
    for (row, name) in scene.estimators.enumerated() {
      let top = plot.top + Double(row) * rowHeight + 4
      parts.append(text(bars.label, top + (rowHeight - 8) / 2 + 5, name, anchor: "end"))
      for (index, value) in said[row].enumerated() {
        let y = top + Double(index) * height
        parts.append(
          text(
            bars.right, y + height / 2 + 4.5, value.map(EstimatorPicture.whole) ?? "none", anchor: "end",
            fill: value == nil ? pale : nil))
        guard let value else { continue }
        let (from, to) = (min(x(0), x(value)), max(x(0), x(value)))
        parts.append(
          #"<rect x="\#(number(from))" y="\#(number(y))" width="\#(number(max(to - from, 1)))" "#
            + #"height="\#(number(height - 1))" fill="\#(colors[index])"/>"#)
      }
    }
    parts.append(line(x(0), plot.top, x(0), bottom, ink))
    let own = x(scene.truePointsPerSecond)
    parts.append(line(own, plot.top, own, bottom + 6, truth, dash: "6 3", width: 1.5))
    let note = "the finger’s own: \(EstimatorPicture.whole(scene.truePointsPerSecond))"
    let anchor = own > (bars.left + bars.right) / 2 ? "end" : "start"
    parts.append(text(own + (anchor == "end" ? 4 : -4), bottom + 22, note, anchor: anchor, fill: truth))
    return parts
  }

  private var legend: [String] {
    guard scene.strokes.count > 1 else { return [] }
    return scene.strokes.enumerated().flatMap { index, recorded in
      let x = bars.left + 100 * Double(index)
      return [
        #"<rect x="\#(number(x))" y="21" width="12" height="12" fill="\#(colors[index])"/>"#,
        text(x + 18, 32, recorded.name),
      ]
    }
  }

  // MARK: - Parts

  /// A whole number with a true minus sign.
  static func whole(_ value: Double) -> String {
    let rounded = Int(value.rounded())
    return rounded < 0 ? "−\(-rounded)" : "\(rounded)"
  }

  /// 1, 2 or 5 times a power of ten, such that three to six fit into `length`.
  private func niceStep(_ length: Double) -> Double {
    for power in [0.01, 0.1, 1, 10, 100, 1000] {
      for step in [1, 2, 5] where length / (Double(step) * power) <= 5 { return Double(step) * power }
    }
    return max(length, 1)
  }

  private func text(
    _ x: Double, _ y: Double, _ words: String, anchor: String = "start", size: Double = 14, weight: String = "400",
    fill: String? = nil
  ) -> String {
    let style = size == 14 && weight == "400" ? "" : #" font-size="\#(number(size))" font-weight="\#(weight)""#
    let place = anchor == "start" ? "" : #" text-anchor="\#(anchor)""#
    return #"<text x="\#(number(x))" y="\#(number(y))"\#(place)\#(style) fill="\#(fill ?? ink)">\#(words)</text>"#
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String, dash: String? = nil, width: Double = 1
  ) -> String {
    let dashes = dash.map { #" stroke-dasharray="\#($0)""# } ?? ""
    return #"<line x1="\#(number(x1))" y1="\#(number(y1))" x2="\#(number(x2))" y2="\#(number(y2))" "#
      + #"stroke="\#(color)" stroke-width="\#(number(width))"\#(dashes)/>"#
  }

  private func number(_ value: Double) -> String { value.trimmedText(1) }
}
