import GestureModel

/// Hardly any motion turned a page.
public struct MicroFlickAdvance: OutcomePitfall {
  public static let identifier = "micro-flick-advance"
  public static let severity = Severity.warning
  public static let summary = "A tiny, slow movement turns a page."
  public static let remedy = "Ask for a minimum velocity, or for a share of a page."
  public static let explanation = """
    A strategy that takes the direction of any movement for a wish turns pages on taps and on fingers that settle. \
    Looked at are gestures that began at rest on a page, went less than a tenth of a stride and left slower than 0.1 \
    pt/ms.
    """
  public static let source = "B68, B79 (react-native#9172), B92 (swiper#3697)."
  /// The share of a stride below which a way is tiny, and within which a gesture began on a page.
  public var tinyStrides = 0.1
  /// The speed below which a release is slow.
  public var slowSpeed = 0.1

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("tinyStrides", \.tinyStrides, "way below", unit: "of a stride", range: 0...1000),
      PitfallOption("slowSpeed", \.slowSpeed, "speed below", unit: "pt/ms", range: 0...1000),
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    let (travel, velocity) = (facts.travel, facts.robustVelocity)
    let astray = abs(facts.startOffset - facts.lattice.rest(at: facts.startIndex))
    guard facts.snaps, facts.index != facts.startIndex, abs(travel) < tinyStrides * facts.stride,
      abs(velocity) < slowSpeed, astray <= tinyStrides * facts.stride
    else { return nil }
    let share = 100 * abs(travel) / facts.stride
    return Evidence(
      numbers: [
        Measure("travel_pt", travel), Measure("velocity_pt_per_ms", velocity),
        Measure("pages_moved", facts.indicesMoved),
      ],
      clarity: -abs(travel) / facts.stride,
      message: """
        \(abs(travel).trimmedText(1)) pt (\(share.trimmedText(1)) % of a page) at \(velocity.trimmedText(3)) pt/ms \
        turned a page.
        """)
  }
}
