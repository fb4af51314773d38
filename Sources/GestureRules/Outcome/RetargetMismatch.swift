import GestureModel

/// The target lies so far past the natural stop that the way there crawls.
public struct RetargetMismatch: OutcomePitfall {
  public static let identifier = "retarget-mismatch"
  public static let severity = Severity.warning
  public static let summary = "The target lies far past the natural stop, so the view crawls or slides to it."
  public static let remedy = """
    Use the fast rate, or run a spring of your own where the target is not near the natural stop.
    """
  public static let explanation = """
    A scroll view told to stop elsewhere stretches its deceleration. Up to about twice the natural glide that looks \
    right; beyond, the content decelerates most of the way and then slides at a constant crawl. That is felt where it \
    takes more than a second; at the fast rate a card's length takes half of one, however slow the finger was. Only an \
    app's own strategies are looked at.
    """
  public static let source = "B06 (openradar 18746849), B07, B93 (swiper#1420), B127 (react-native#29922)."
  /// The advice where the rate is fast already, so that only the way there is left to change.
  static let remedyAtFastRate = "Run a spring of your own where the target is not near the natural stop."
  /// The most that the way may be of the natural glide.
  public var maximumRatio = 2.0
  /// The time to rest that must be exceeded to be felt.
  public var maximumSettleMilliseconds = 1000.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("maximumRatio", \.maximumRatio, "maximum ratio", range: 0...1e6),
      PitfallOption(
        "maximumSettleMilliseconds", \.maximumSettleMilliseconds, "and settling longer than", unit: "ms",
        range: 0...60_000),
    ]
  }

  public func evidence(in facts: OutcomeFacts) -> Evidence? {
    let (natural, way) = (abs(facts.proposed - facts.offset), abs(facts.outcome.target - facts.offset))
    let settle = facts.outcome.settle.milliseconds
    guard facts.candidate.kind == .custom, natural > 0, way / natural > maximumRatio,
      settle > maximumSettleMilliseconds
    else { return nil }
    let ratio = way / natural
    return Evidence(
      numbers: [
        Measure("ratio", ratio), Measure("way_pt", way), Measure("natural_pt", natural), Measure("settle_ms", settle),
      ],
      clarity: way, remedy: MissingFastDeceleration().applies(to: facts.candidate) ? nil : Self.remedyAtFastRate,
      message: """
        The target lies \(way.trimmedText(1)) pt away, \(ratio.trimmedText(1)) times the natural glide of \
        \(natural.trimmedText(1)) pt; it takes \(settle.trimmedText(0)) ms to get there.
        """)
  }
}
