/// Strokes that have something in common: how many, and the names of the first traces among them.
public struct NamedStrokes: Hashable, Sendable {
  /// How many names are kept (ours: as many as a sentence holds).
  public static let nameLimit = 5
  /// How many strokes there are.
  public private(set) var count = 0
  /// The first different names of their traces, in input order, at most ``nameLimit``.
  public private(set) var names: [String] = []
  /// Whether a name was left out.
  public private(set) var isCut = false

  /// Creates an empty group.
  public init() {}

  /// Counts a stroke of the trace called `name`.
  public mutating func add(_ name: String) {
    count += 1
    guard !names.contains(name) else { return }
    if names.count < Self.nameLimit { names.append(name) } else { isCut = true }
  }
}

/// What a remedy changed on the recordings at hand, stroke by stroke beside what happens without it.
public struct RemedyTrial: Hashable, Sendable {
  /// The change in short: `decelerationRate: fast`.
  public var change: String
  /// The change as a condition: `decelerationRate were fast`.
  public var condition: String
  /// How many candidates it was tried under; each stroke counts once for each.
  public var candidates: Int
  /// How many strokes were replayed both ways.
  public private(set) var strokes = 0
  /// For how many of them it is known what was meant.
  public private(set) var known = 0
  /// How many landed where meant without the remedy.
  public private(set) var agreedBefore = 0
  /// How many land where meant with it.
  public private(set) var agreedAfter = 0
  /// Those that land where meant only with it.
  public private(set) var better = NamedStrokes()
  /// Those that landed where meant only without it.
  public private(set) var worse = NamedStrokes()
  /// Those that land on another page, whether or not that is known to be better.
  public private(set) var moved = NamedStrokes()

  /// Creates a trial of no strokes.
  public init(change: String, condition: String, candidates: Int = 1) {
    (self.change, self.condition, self.candidates) = (change, condition, candidates)
  }

  /// Counts a stroke by where it lands without and with the remedy.
  ///
  /// - Parameter meant: Where it was meant to land before and after, where that is known.
  public mutating func add(_ name: String, from before: Int, to after: Int, meant: (before: Int, after: Int)?) {
    strokes += 1
    if before != after { moved.add(name) }
    guard let meant else { return }
    known += 1
    let (agreed, agrees) = (before == meant.before, after == meant.after)
    if agreed { agreedBefore += 1 }
    if agrees { agreedAfter += 1 }
    if agrees && !agreed { better.add(name) }
    if agreed && !agrees { worse.add(name) }
  }
}
