import GestureModel

/// What the beginning of a file tells of a device, or what was met since.
struct EvdevFacts: Hashable {
  /// `SYN_REPORT` ends frames; else they are cut where the time changes.
  var hasReports = false
  /// `SYN_MT_REPORT` ends contacts: multi-touch protocol type A.
  var hasContactReports = false
  var hasContactPlaces = false
  var hasTrackingIDs = false
  var hasButton = false

  mutating func take(_ event: EvdevEvent) {
    switch (event.type, event.code) {
    case (EvdevCode.synchronization, EvdevCode.report): hasReports = true
    case (EvdevCode.synchronization, EvdevCode.contactReport): hasContactReports = true
    case (EvdevCode.absolute, EvdevCode.contactX), (EvdevCode.absolute, EvdevCode.contactY): hasContactPlaces = true
    case (EvdevCode.absolute, EvdevCode.trackingID): hasTrackingIDs = true
    case (EvdevCode.key, EvdevCode.touchButton): hasButton = true
    default: break
    }
  }
}

/// Makes touches of one device's events: slots (type B), packets (type A), and a single touch.
///
/// - Source: Linux `Documentation/input/multi-touch-protocol.rst`; what drivers and filtered logs do otherwise stands in
///   `research/formats.md` 3.1 and 3.4.
struct EvdevMachine {
  private struct Slot {
    /// The tracking id; `nil` while no finger is here.
    var id: Int64?
    var x, y: Int64?
    /// Landed, but one of its axes has not been told yet.
    var waits = false
    // What the frame brings.
    var isMoved = false
    var isLifted = false
    var landing: Int64?
  }

  private let path: String
  var facts: EvdevFacts
  var scale = EvdevScale()
  var collector: TouchCollector
  private var frame: [EvdevEvent] = []
  private var slots: [Int64: Slot] = [:]
  private var currentSlot: Int64 = 0
  private var single = Slot()
  private var hasSeenButton = false
  private var isDropping = false

  /// The longest frame; ours: ten fingers with twenty values each are 200 events.
  private static let longestFrame = 4096

  init(path: String, facts: EvdevFacts, collector: TouchCollector) {
    self.path = path
    self.facts = facts
    self.collector = collector
  }

  mutating func take(_ event: EvdevEvent, into queue: inout EventQueue) {
    let isReport = event.type == EvdevCode.synchronization && event.code == EvdevCode.report
    if !facts.hasReports, let first = frame.first, first.nanoseconds != event.nanoseconds { endFrame(&queue) }
    facts.take(event)
    if isReport {
      frame.append(event)
      endFrame(&queue)
    } else if event.type == EvdevCode.synchronization || event.type == EvdevCode.absolute
      || event.type == EvdevCode.key && event.code == EvdevCode.touchButton
    {
      frame.append(event)
      if frame.count >= EvdevMachine.longestFrame { endFrame(&queue) }
    }
  }

  mutating func finish(into queue: inout EventQueue) {
    // The file may end inside a frame; what it brought so far is kept unless frames have ends.
    if !facts.hasReports { endFrame(&queue) }
    collector.flush(into: &queue)
  }

  private mutating func endFrame(_ queue: inout EventQueue) {
    defer { frame.removeAll(keepingCapacity: true) }
    guard let last = frame.last else { return }
    if let lost = frame.first(where: { $0.type == EvdevCode.synchronization && $0.code == EvdevCode.dropped }) {
      queue.say(
        Diagnostic(
          .warning, at: SourceLocation(path: path, line: lost.line),
          "the kernel dropped events here (SYN_DROPPED); touches that were down are closed at their last sample"),
        kind: "dropped")
      collector.loseAll(into: &queue)
      slots.removeAll()
      single = Slot()
      return
    }
    if facts.hasContactReports {
      packets(last, &queue)
    } else if facts.hasContactPlaces, facts.hasTrackingIDs {
      slotFrame(last, &queue)
    } else {
      singleFrame(last, &queue)
    }
  }

  private func row(_ x: Int64?, _ y: Int64?, _ end: EvdevEvent, line: Int? = nil) -> RawRow {
    var row = RawRow()
    row.nanoseconds = end.nanoseconds
    row.line = line ?? frame.first?.line ?? end.line
    if let x, let y { (row.x, row.y) = scale.place(x, y) }
    return row
  }

  // MARK: Type B

  private mutating func slotFrame(_ end: EvdevEvent, _ queue: inout EventQueue) {
    var touched: [Int64] = []
    for event in frame where event.type == EvdevCode.absolute {
      if event.code == EvdevCode.slot {
        currentSlot = event.value
        continue
      }
      guard [EvdevCode.contactX, EvdevCode.contactY, EvdevCode.trackingID].contains(event.code) else { continue }
      // Slots are few: a hostile number must not fill memory.
      guard slots[currentSlot] != nil || slots.count < 256 else { continue }
      var slot = slots[currentSlot] ?? Slot()
      switch event.code {
      case EvdevCode.contactX: (slot.x, slot.isMoved) = (event.value, true)
      case EvdevCode.contactY: (slot.y, slot.isMoved) = (event.value, true)
      default:
        if event.value >= 0 {
          if event.value != slot.id || slot.isLifted { slot.landing = event.value }
        } else {
          slot.isLifted = true
        }
      }
      slots[currentSlot] = slot
      if !touched.contains(currentSlot) { touched.append(currentSlot) }
    }
    for number in touched.sorted() {
      guard var slot = slots[number] else { continue }
      settle(&slot, number, end, &queue)
      (slot.isMoved, slot.isLifted, slot.landing) = (false, false, nil)
      slots[number] = slot
    }
  }

  private mutating func settle(
    _ slot: inout Slot, _ number: Int64, _ end: EvdevEvent, _ queue: inout EventQueue
  ) {
    let hadFinger = collector.isDown(number)
    if slot.isLifted, hadFinger {
      collector.end(number, row(nil, nil, end), into: &queue)
      (slot.id, slot.waits) = (nil, false)
    }
    if let landing = slot.landing {
      slot.id = landing
      slot.waits = true
    } else if slot.isLifted {
      (slot.id, slot.waits) = (nil, false)
      return
    }
    guard let x = slot.x, let y = slot.y else { return }
    let name = String(slot.id ?? number)
    if slot.waits {
      slot.waits = false
      collector.begin(number, named: name, row(x, y, end), into: &queue)
      if slot.isLifted, !hadFinger {
        collector.end(number, row(nil, nil, end), into: &queue)
        slot.id = nil
      }
    } else if slot.isMoved {
      collector.move(number, named: name, row(x, y, end), into: &queue)
    }
  }

  // MARK: Type A

  private mutating func packets(_ end: EvdevEvent, _ queue: inout EventQueue) {
    var contacts: [(id: Int64, x: Int64, y: Int64, line: Int)] = []
    var x: Int64?
    var y: Int64?
    var id: Int64?
    var order: Int64 = 0
    var isContactFrame = false
    var isReleased = false
    for event in frame {
      switch (event.type, event.code) {
      case (EvdevCode.absolute, EvdevCode.contactX): x = event.value
      case (EvdevCode.absolute, EvdevCode.contactY): y = event.value
      case (EvdevCode.absolute, EvdevCode.trackingID): id = event.value
      case (EvdevCode.key, EvdevCode.touchButton): isReleased = event.value == 0
      case (EvdevCode.synchronization, EvdevCode.contactReport):
        isContactFrame = true
        if let x, let y { contacts.append((id ?? order, x, y, event.line)) }
        if x != nil || y != nil { order += 1 }
        (x, y, id) = (nil, nil, nil)
      default: break
      }
    }
    if let x, let y {
      isContactFrame = true
      contacts.append((id ?? order, x, y, end.line))
    }
    guard isContactFrame || isReleased else { return }
    for finger in collector.fingersDown where !contacts.contains(where: { $0.id == finger }) {
      collector.end(finger, row(nil, nil, end), into: &queue)
    }
    for contact in contacts {
      let row = row(contact.x, contact.y, end, line: contact.line)
      if collector.isDown(contact.id) {
        collector.move(contact.id, named: String(contact.id), row, into: &queue)
      } else {
        collector.begin(contact.id, named: String(contact.id), row, into: &queue)
      }
    }
  }

  // MARK: Single touch

  /// A mouse-like frame: `ABS_X`, `ABS_Y` or their multi-touch names, and perhaps `BTN_TOUCH`.
  private mutating func singleFrame(_ end: EvdevEvent, _ queue: inout EventQueue) {
    let (xCode, yCode) =
      facts.hasContactPlaces ? (EvdevCode.contactX, EvdevCode.contactY) : (EvdevCode.x, EvdevCode.y)
    var button: Int64?
    var isMoved = false
    for event in frame {
      switch (event.type, event.code) {
      case (EvdevCode.absolute, xCode): (single.x, isMoved) = (event.value, true)
      case (EvdevCode.absolute, yCode): (single.y, isMoved) = (event.value, true)
      case (EvdevCode.key, EvdevCode.touchButton): button = event.value
      default: break
      }
    }
    if button == 0 {
      hasSeenButton = true
      single.waits = false
      return collector.end(0, row(nil, nil, end), into: &queue)
    }
    if button != nil {
      hasSeenButton = true
      single.waits = true
    }
    guard let x = single.x, let y = single.y else { return }
    let row = row(x, y, end)
    if single.waits || (!facts.hasButton && isMoved && !collector.isDown(0)) {
      single.waits = false
      collector.begin(0, named: "0", row, into: &queue)
    } else if isMoved, collector.isDown(0) || !hasSeenButton {
      // Moves before any button: the recording starts in the middle of a touch. After one: a pen that hovers.
      collector.move(0, named: "0", row, into: &queue)
    }
  }
}
