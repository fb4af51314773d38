import GestureModel

extension TouchLog {
  /// Puts strokes together as a platform would have delivered them; each has its index in `strokes` as its pointer.
  ///
  /// Samples of one time are one event, after the historical ones before them. Touch-downs and lifts are events of their
  /// own. At one time the order is: moves and lifts of strokes begun earlier, touch-downs, moves and lifts of strokes
  /// begun then. A stroke that was cancelled while others were down left as a rejected palm does; one without a lift
  /// never leaves.
  ///
  /// - Complexity: O(*n* log *n*) in the number of samples.
  public init(_ strokes: [Stroke]) {
    var entries: [Entry] = []
    for (pointer, stroke) in strokes.enumerated() {
      for (index, sample) in stroke.trackedSamples.enumerated() {
        entries.append(Entry(index == 0 ? .down : .move, sample, of: stroke, pointer, order: entries.count))
      }
      guard stroke.end != .missing, let last = stroke.samples.last else { continue }
      let lift = Sample(nanoseconds: stroke.liftNanoseconds, x: last.x, y: last.y)
      entries.append(
        Entry(stroke.end == .cancelled ? .cancel : .up, lift, of: stroke, pointer, order: entries.count))
    }
    entries.sort { $0.key < $1.key }
    self.init(rows: [])
    var down: [Int: Sample] = [:]
    var event = 0
    for (index, entry) in entries.enumerated() {
      let others = down.filter { $0.key != entry.pointer }.sorted { $0.key < $1.key }
      rows.append(entry.row(in: event, besideOthers: !others.isEmpty))
      down[entry.pointer] = entry.action == .down || entry.action == .move ? entry.sample : nil
      guard entry.action == .move else {
        for (pointer, place) in others {
          rows.append(
            Row(
              nanoseconds: entry.sample.nanoseconds, event: event, pointer: pointer, action: .stay, x: place.x,
              y: place.y))
        }
        event += 1
        continue
      }
      let next = index + 1 < entries.count && entries[index + 1].action == .move ? entries[index + 1].sample : nil
      let joinsNext =
        next?.nanoseconds == entry.sample.nanoseconds || (next != nil && entry.sample.flags.contains(.historical))
      if !joinsNext { event += 1 }
    }
  }

  /// Something one finger did, before it is known what the others did.
  private struct Entry {
    var action: Action
    var sample: Sample
    var pointer: Int
    /// Sorts by time, by what comes first at one time, by finger, and as the stroke has it.
    var key: (Int64, Int, Int, Int)

    init(_ action: Action, _ sample: Sample, of stroke: Stroke, _ pointer: Int, order: Int) {
      self.action = action
      self.sample = sample
      self.pointer = pointer
      let begins = sample.nanoseconds == stroke.beganNanoseconds
      let rank =
        switch action {
        case .down: 2
        case .move: begins ? 3 : 0
        default: begins ? 4 : 1
        }
      key = (sample.nanoseconds, rank, pointer, order)
    }

    func row(in event: Int, besideOthers: Bool) -> Row {
      let seen: Action =
        switch action {
        case .down: besideOthers ? .pointerDown : .down
        case .up, .cancel: besideOthers ? .pointerUp : action
        default: action
        }
      return Row(
        nanoseconds: sample.nanoseconds, event: event, pointer: pointer, action: seen, x: sample.x, y: sample.y,
        flags: sample.flags, isCanceled: action == .cancel)
    }
  }
}
