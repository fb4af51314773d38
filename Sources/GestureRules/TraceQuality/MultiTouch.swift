import GestureModel

/// A second finger was down, or two fingers were recorded as one.
public struct MultiTouch: TracePitfall {
  public static let identifier = "multi-touch"
  public static let severity = Severity.warning
  public static let summary = "A second finger was down, or two fingers were recorded as one."
  public static let remedy = "Follow one pointer, and start anew from where it is when the pointer changes."
  public static let explanation = """
    Positions of two fingers in one sequence jump by their distance, which reads as an enormous velocity. The replay \
    follows the finger that came first. A jump of more than 60 pt that is more than four times the steps before and \
    after it shows two fingers under one name.
    """
  public static let source = "B41, B60 (flutter#11884), B109 (pure-react-carousel#14), B110 (thebird/Swipe#115)."
  /// The jump that must be exceeded.
  public var minimumJumpPoints = 60.0
  /// How many times its neighbours it must exceed.
  public var minimumRatio = 4.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumJumpPoints", \.minimumJumpPoints, "jump above", unit: "pt", range: 0...10_000),
      PitfallOption("minimumRatio", \.minimumRatio, "times its neighbours above", range: 0...1e6),
    ]
  }

  public func evidence(in figures: StrokeFigures) -> Evidence? {
    if figures.overlapsAnother {
      return Evidence(
        clarity: .infinity, message: "A second finger was down at the same time; the one that came first is followed.")
    }
    let samples = figures.stroke.samples
    func step(_ index: Int) -> Double {
      let (dx, dy) = (samples[index].x - samples[index - 1].x, samples[index].y - samples[index - 1].y)
      return (dx * dx + dy * dy).squareRoot()
    }
    var jump = 0.0
    for index in samples.indices.dropFirst(2).dropLast() {
      let length = step(index)
      guard length > minimumJumpPoints, length > jump, length > minimumRatio * step(index - 1),
        length > minimumRatio * step(index + 1)
      else { continue }
      jump = length
    }
    guard jump > 0 else { return nil }
    let found = jump
    return Evidence(
      numbers: [Measure("jump_pt", found)], clarity: found,
      message: "One pointer jumps by \(found.trimmedText(1)) pt between two samples: two fingers under one name.")
  }
}
