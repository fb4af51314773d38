import GestureModel

/// A velocity that is no more than noise overruled a drag past the middle.
public struct ResidualVelocityVeto: OutcomePitfall {
  public static let identifier = "residual-velocity-veto"
  public static let severity = Severity.warning
  public static let summary = "Noise of the finger at lift overrules a drag of more than half a page."
  public static let remedy = "Give the velocity a dead zone, and let distance decide inside it."
  public static let explanation = """
    A finger that lifts hardly ever does so at exactly 0. If any speed in the other direction cancels a page that was \
    dragged past its middle, every second slow drag returns.
    """
  public static let source = "B84 (react-native-reanimated-carousel#843)."
  /// The share of a stride past which the drag was meant.
  public var minimumStrides = 0.5
  /// The speed below which a velocity is noise.
  public var noiseSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption(
        "minimumStrides", \.minimumStrides, "distance from the start page above", unit: "of a stride", range: 0...1000),
      PitfallOption("noiseSpeed", \.noiseSpeed, "speed below", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    let (velocity, way) = (facts.velocity, facts.offset - facts.lattice.rest(at: facts.startIndex))
    guard facts.snaps, abs(way) > minimumStrides * facts.stride, velocity != 0, abs(velocity) < noiseSpeed,
      way * velocity < 0, facts.index == facts.startIndex, isInside(facts)
    else { return nil }
    let share = 100 * abs(way) / facts.stride
    return Evidence(
      numbers: [Measure("velocity_pt_per_ms", velocity), Measure("way_pt", way)], clarity: abs(way),
      message: """
        A drag over \(share.trimmedText(0)) % of a page was taken back because the finger left at \
        \(velocity.trimmedText(3)) pt/ms the other way.
        """)
  }

  /// Past the first or last page there is no page to go to, and the return is right.
  private func isInside(_ facts: OutcomeFacts) -> Bool {
    facts.lattice.nearestIndex(to: facts.offset) != facts.startIndex
  }
}
