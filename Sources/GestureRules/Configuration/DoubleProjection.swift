import GestureModel

/// The velocity is added to an offset that already holds it.
public struct DoubleProjection: ConfigurationPitfall {
  public static let identifier = "double-projection"
  public static let severity = Severity.error
  public static let summary = "The strategy adds the velocity to a proposed offset that already contains it."
  public static let remedy = "Project once, from the offset at lift."
  public static let explanation = """
    The proposed offset is where the fling would stop. A strategy that reads it and adds a share of the velocity again \
    counts the fling twice. It was asked with the proposed offset held still, at the finger or where the velocity \
    points: a change of velocity alone from 0 to 3 pt/ms should move it on by one page at most.
    """
  public static let source = "B03."
  /// How many pages the velocity alone must move it.
  public var minimumPages = 2.0

  public init() {}

  public static var options: [PitfallOption<Self>] {
    [
      PitfallOption("minimumPages", \.minimumPages, "minimum pages", unit: "pages", range: 0...1000)
    ]
  }

  public func evidence(in facts: ScenarioFacts) -> [Evidence] {
    facts.candidates.compactMap { candidate in
      guard candidate.kind != .free, let pages = candidate.probe.pagesMovedByVelocityAlone,
        Double(pages) >= minimumPages
      else {
        return nil
      }
      return Evidence(
        candidate: candidate.index, numbers: [Measure("pages_by_velocity_alone", Double(pages))],
        message: """
          With the proposed offset held, a velocity of 3 pt/ms still moves the target by \(pages) pages: the fling is \
          counted twice.
          """)
    }
  }
}
