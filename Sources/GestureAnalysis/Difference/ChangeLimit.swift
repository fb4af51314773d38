/// How many strokes may rest on another page, for each candidate.
public enum ChangeLimit: Hashable, Sendable {
  /// A share of the strokes compared in per cent, from 0 to 100.
  case percent(Double)
  /// A number of strokes, 0 or more.
  case count(Int)

  /// Reads `1%`, `0.5%` or `12`; `nil` for anything else.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
      self = .percent(percent)
    } else {
      guard let count = Int(text), count >= 0 else { return nil }
      self = .count(count)
    }
  }

  /// Whether `candidate` changed more than that.
  public func isBroken(by candidate: CandidateDifference) -> Bool {
    switch self {
    // Without division: 29 of 100 strokes are exactly 29 %.
    case .percent(let percent): Double(candidate.moved.count) * 100 > percent * Double(candidate.compared)
    case .count(let count): candidate.moved.count > count
    }
  }
}
