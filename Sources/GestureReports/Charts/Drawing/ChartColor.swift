/// What a shape is painted with: each has a colour on a light and one on a dark ground.
///
/// The hues are Okabe and Ito's (jfly.uni-koeln.de/color), darkened or lightened until they stand out from the ground
/// by 3 : 1 and words by 4.5 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). They lie apart in lightness too, and no chart tells two
/// things apart by colour alone.
package enum ChartColor: String, CaseIterable, Sendable {
  case ground, panel, grid, axis, ink, muted, blue, red, green

  /// On a light ground, as `#rrggbb`.
  package var light: String {
    switch self {
    case .ground: "#ffffff"
    case .panel: "#f3f5f7"
    case .grid: "#d0d7de"
    case .axis: "#6e7781"
    case .ink: "#1f2328"
    case .muted: "#57606a"
    case .blue: "#0072b2"
    case .red: "#c44f00"
    case .green: "#00805d"
    }
  }

  /// On a dark ground, as `#rrggbb`.
  package var dark: String {
    switch self {
    case .ground: "#0d1117"
    case .panel: "#1a2029"
    case .grid: "#363d47"
    case .axis: "#848d97"
    case .ink: "#e6edf3"
    case .muted: "#a0a9b3"
    case .blue: "#56b4e9"
    case .red: "#f28e3c"
    case .green: "#3cc99a"
    }
  }
}

/// A colour for a page: the higher the darker, the same on every ground, with words that can be read on it.
package struct PageColor: Hashable, Sendable {
  /// The fill, as `#rrggbb`.
  package var fill: String
  /// The colour of words on it.
  package var word: String

  /// A ramp of one hue (ours), so that it reads in grey as well.
  static let ramp = ["#eef5fb", "#d3e5f4", "#a9cdea", "#74afd9", "#4a96cc", "#1f68a3", "#0b3c6b"].enumerated().map {
    PageColor(fill: $1, word: $0 < 5 ? "#10161d" : "#ffffff")
  }

  /// The place in the ramp for `page` where the pages of `range` are shown; others take an end, a single page the first.
  static func step(of page: Int, in range: ClosedRange<Int>) -> Int {
    guard range.lowerBound < range.upperBound else { return 0 }
    let held = min(max(page, range.lowerBound), range.upperBound)
    // As `Double`s: the farthest integers lie farther apart than an integer can say.
    let share = (Double(held) - Double(range.lowerBound)) / (Double(range.upperBound) - Double(range.lowerBound))
    return Int((share * Double(ramp.count - 1)).rounded())
  }
}
