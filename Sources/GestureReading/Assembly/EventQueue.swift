import GestureModel

/// What was read and not yet handed on, oldest first, with a limit on how often the same is said.
struct EventQueue {
  private var events: [ReadEvent] = []
  private var head = 0
  private var kinds: [(name: String, count: Int, limit: Int, last: Diagnostic)] = []
  private let maximumPerKind: Int

  init(maximumPerKind: Int) { self.maximumPerKind = max(maximumPerKind, 1) }

  var isEmpty: Bool { head == events.count }

  mutating func add(_ trace: Trace) { events.append(.trace(trace)) }

  /// Says something, or only counts it if `kind` was said often enough; without a kind it is always said.
  ///
  /// - Parameter limit: How often is enough; the options' number if it is not given.
  mutating func say(_ diagnostic: Diagnostic, kind: String? = nil, limit: Int? = nil) {
    if let kind {
      if let index = kinds.firstIndex(where: { $0.name == kind }) {
        kinds[index].count += 1
        kinds[index].last = diagnostic
        if kinds[index].count > kinds[index].limit { return }
      } else {
        kinds.append((kind, 1, max(limit ?? maximumPerKind, 1), diagnostic))
      }
    }
    events.append(.diagnostic(diagnostic))
  }

  /// Says how much was only counted.
  mutating func sayWhatWasCounted() {
    for kind in kinds where kind.count > kind.limit {
      // What is told once for a file need not be counted.
      if kind.limit == 1, kind.last.severity == .note { continue }
      let more = kind.count - kind.limit
      events.append(
        .diagnostic(
          Diagnostic(
            kind.last.severity, at: kind.last.location,
            "\(more) more of this kind, the last one here: \(kind.last.message)")))
    }
    kinds.removeAll()
  }

  mutating func next() -> ReadEvent? {
    guard head < events.count else { return nil }
    let event = events[head]
    head += 1
    if head == events.count {
      events.removeAll(keepingCapacity: true)
      head = 0
    }
    return event
  }
}
