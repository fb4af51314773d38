import GestureModel

/// Where a word stands to its point.
package enum ChartAnchor: String, Sendable {
  case start, middle, end
}

/// A mark that is told apart by its shape.
package enum ChartMark: Sendable {
  case ring, disc, diamond, square, cross
}

/// Shapes and words on a ground, written as SVG.
///
/// Coordinates are in user units from the upper left corner and are written with at most two decimals, so that the same
/// values give the same bytes everywhere; what is no finite number is written as 0.
package struct Drawing: Sendable {
  /// The width, which is meant to be shown in as many pixels.
  package static let width = 600.0
  private var shapes = ""

  /// Creates an empty drawing.
  package init() {}

  /// A filled rectangle.
  package mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, fill: String, rounded radius: Double = 0
  ) {
    let corner = radius > 0 ? " rx=\"\(text(radius))\"" : ""
    add(
      "<rect x=\"\(text(x))\" y=\"\(text(y))\" width=\"\(text(max(width, 0)))\" height=\"\(text(max(height, 0)))\""
        + "\(corner) class=\"\(fill)\"/>")
  }

  /// A filled rectangle.
  package mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, _ color: ChartColor, rounded radius: Double = 0
  ) {
    rectangle(x: x, y: y, width: width, height: height, fill: "cf-\(color.rawValue)", rounded: radius)
  }

  /// A straight line.
  package mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ color: ChartColor, style: String = "c-thin"
  ) {
    add(
      "<line x1=\"\(text(start.x))\" y1=\"\(text(start.y))\" x2=\"\(text(end.x))\" y2=\"\(text(end.y))\" "
        + "class=\"\(style) cs-\(color.rawValue)\"/>")
  }

  /// A line through points; nothing with fewer than two.
  package mutating func line(
    through points: [(x: Double, y: Double)], _ color: ChartColor, style: String = "c-line"
  ) {
    guard points.count > 1 else { return }
    let places = points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
    add("<polyline points=\"\(places)\" class=\"\(style) cs-\(color.rawValue)\"/>")
  }

  /// A mark around a point; rings, diamonds and crosses are open.
  package mutating func mark(_ mark: ChartMark, at point: (x: Double, y: Double), _ color: ChartColor, size: Double = 4)
  {
    let (x, y) = point
    let open = "class=\"c-mark cf-ground cs-\(color.rawValue)\""
    switch mark {
    case .ring: add("<circle cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"\(text(size))\" \(open)/>")
    case .disc:
      add("<circle cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"\(text(size))\" class=\"cf-\(color.rawValue)\"/>")
    case .square: rectangle(x: x - size, y: y - size, width: 2 * size, height: 2 * size, color)
    case .diamond:
      let arm = size * 1.3
      add(
        "<path d=\"M\(text(x - arm)),\(text(y))L\(text(x)),\(text(y - arm))L\(text(x + arm)),\(text(y))"
          + "L\(text(x)),\(text(y + arm))Z\" \(open)/>")
    case .cross:
      add(
        "<path d=\"M\(text(x - size)),\(text(y - size))L\(text(x + size)),\(text(y + size))"
          + "M\(text(x - size)),\(text(y + size))L\(text(x + size)),\(text(y - size))\" \(open)/>")
    }
  }

  /// Words with their baseline at `y`; names from the input are made harmless.
  package mutating func words(
    _ words: String, x: Double, y: Double, _ role: ChartText = .label, anchor: ChartAnchor = .start,
    color: ChartColor? = nil, fill: String? = nil
  ) {
    guard !words.isEmpty else { return }
    let paint = fill ?? "cf-\((color ?? (role == .small ? .muted : .ink)).rawValue)"
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add(
      "<text x=\"\(text(x))\" y=\"\(text(y))\"\(place) class=\"ct ct-\(role.rawValue) \(paint)\">\(words.inXML)</text>")
  }

  /// The whole file, or the element alone for a page that has ``ChartStyle/sheet`` already.
  package func svg(height: Double, title: String, summary: String, isEmbedded: Bool) -> String {
    let size = "width=\"\(text(Self.width))\" height=\"\(text(height))\""
    let mark = isEmbedded ? "" : ReportPicture.mark
    let space = isEmbedded ? "" : "xmlns=\"http://www.w3.org/2000/svg\" "
    let style = isEmbedded ? "" : "<style>\n\(ChartStyle.sheet)\n</style>\n"
    return """
      \(mark)<svg \(space)viewBox="0 0 \(text(Self.width)) \(text(height))" \(size) role="img" aria-label="\(title.inXML)">
      <title>\(title.inXML)</title>
      <desc>\(summary.inXML)</desc>
      \(style)<rect \(size) class="cf-ground"/>
      \(shapes)</svg>

      """
  }

  private mutating func add(_ shape: String) { shapes += shape + "\n" }

  private func text(_ number: Double) -> String { number.isFinite ? number.trimmedText(2) : "0" }
}
