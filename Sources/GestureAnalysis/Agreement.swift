/// How many strokes did what the person wanted, of those for which that is known.
public struct Agreement: Hashable, Sendable {
  /// The strokes that did.
  public private(set) var agreed = 0
  /// The strokes whose intent is known.
  public private(set) var known = 0

  /// Creates an agreement over nothing.
  public init() {}

  /// Counts a stroke that agreed or not; `nil`, an unknown intent, is left out.
  public mutating func add(_ agrees: Bool?) {
    guard let agrees else { return }
    known += 1
    if agrees { agreed += 1 }
  }

  /// The share that agreed, from 0 to 1, or `nil` if no intent is known.
  public var share: Double? { known > 0 ? Double(agreed) / Double(known) : nil }
}
