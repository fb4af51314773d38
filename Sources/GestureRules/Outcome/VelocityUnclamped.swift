import GestureModel

/// Nothing limits what a fast release may do.
public struct VelocityUnclamped: OutcomePitfall {
  public static let identifier = "velocity-unclamped"
  public static let severity = Severity.warning
  public static let yieldsToGeometry = false
  public static let summary = """
    A velocity beyond what fingers do, or a projection past the whole content, meets no limit.
    """
  public static let remedy = "Limit the velocity, or the number of pages that one gesture may move."
  public static let explanation = """
    Some displays and drivers report velocities several times too high. A strategy that projects them without a \
    ceiling runs to the end of the content. A velocity above 8 pt/ms is reported whatever it did, a projection longer \
    than the range if it moved two pages or more.
    """
  public static let source = "B83 (react-native-reanimated-carousel#922)."
  /// The speed above which no finger leaves.
  public var maximumSpeed = 8.0
  /// How many pages a projection past the range must have moved.
  public var minimumPages = 2.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("maximumSpeed", \.maximumSpeed, "speed above", unit: "pt/ms", range: 0...1000),
      PitfallOption(
        "minimumPages", \.minimumPages, "or past the range and pages at least", unit: "pages", range: 0...1000),
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    let (velocity, moved) = (facts.velocity, abs(facts.indicesMoved))
    let range = facts.lattice.maximumOffset - facts.lattice.minimumOffset
    // Not the release's own proposed offset: that one is limited to the range.
    let stop = facts.candidate.deceleration.proposedOffset(from: facts.offset, pointsPerMillisecond: velocity)
    let glide = abs(stop - facts.offset)
    guard abs(velocity) > maximumSpeed || facts.snaps && glide > range && moved >= minimumPages else { return nil }
    return Evidence(
      numbers: [
        Measure("velocity_pt_per_ms", velocity), Measure("glide_pt", glide), Measure("range_pt", range),
        Measure("pages_moved", moved),
      ],
      clarity: abs(velocity),
      message: """
        A release at \(velocity.trimmedText(2)) pt/ms projects \(glide.trimmedText(0)) pt over a range of \
        \(range.trimmedText(0)) pt and moved \(moved.trimmedText(0)) pages.
        """)
  }
}
