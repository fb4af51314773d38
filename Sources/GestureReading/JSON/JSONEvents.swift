import GestureModel

/// The member `events` of a trace: what an app logged beside the samples.
extension JSONTraceReader {
  /// One event as it is being read.
  private struct Draft {
    var nanoseconds: Int64?
    var word: String?
    var numbers: [String: Double] = [:]
    var wasDecelerating: Bool?
  }

  private static let numbers = ["deceleration_rate", "offset", "page"]

  /// Reads the array whose bracket was read.
  func readEvents(_ draft: inout JSONDraft, _ queue: inout EventQueue) throws(Diagnostic) {
    while true {
      let element = try cursor.next()
      if element == .endArray { return }
      let place = cursor.location
      guard element == .beginObject else {
        try cursor.skip(element)
        let message = "expected an event such as {\"t_ms\": 410, \"event\": \"settled\"}, found \(element.words)"
        report(Diagnostic(.error, at: place, message), &draft, &queue)
        continue
      }
      let errors = draft.errors
      let event = try readEvent(&draft, &queue)
      guard draft.errors == errors else { continue }
      guard draft.draft.events.count < options.maximumSamplesPerTrace else {
        let message = "expected at most \(options.maximumSamplesPerTrace) events in one trace, found more"
        let notes = ["the limit is ReadingOptions.maximumSamplesPerTrace"]
        report(Diagnostic(.error, at: place, message, notes: notes), &draft, &queue)
        continue
      }
      add(event, at: place, to: &draft, &queue)
    }
  }

  private func readEvent(_ draft: inout JSONDraft, _ queue: inout EventQueue) throws(Diagnostic) -> Draft {
    var event = Draft()
    while try cursor.next() == .key {
      let key = String(decoding: cursor.text.prefix(200), as: UTF8.self)
      let keyPlace = cursor.location
      let value = try cursor.next()
      let place = cursor.location
      switch (key, value) {
      case ("t_ms", .number):
        if case .number(let decimal) = DecimalText.read(cursor.text, 0, cursor.text.count) {
          event.nanoseconds = decimal.scaled(byPowerOfTen: TimeUnit.milliseconds.power)
        }
        if event.nanoseconds == nil {
          report(Diagnostic(.error, at: place, "expected a time below 292 years as 't_ms', found more"), &draft, &queue)
        }
      case ("event", .string): event.word = String(decoding: cursor.text.prefix(200), as: UTF8.self)
      case ("decelerating", .bool(let flag)): event.wasDecelerating = flag
      case (_, .number) where Self.numbers.contains(key):
        event.numbers[key] = number(key, value, cursor.text, place, &draft, &queue)
      case (_, .null): break
      case ("t_ms", _), ("event", _), ("decelerating", _):
        try cursor.skip(value)
        let expected = ["t_ms": "a number", "event": "a text"][key] ?? "true or false"
        report(Diagnostic(.error, at: place, "expected \(expected) as '\(key)', found \(value.words)"), &draft, &queue)
      case _ where Self.numbers.contains(key):
        try cursor.skip(value)
        report(Diagnostic(.error, at: place, "expected a number as '\(key)', found \(value.words)"), &draft, &queue)
      default:
        try cursor.skip(value)
        ignore("events.\(key)", keyPlace)
      }
    }
    return event
  }

  private func add(
    _ event: Draft, at place: SourceLocation, to draft: inout JSONDraft, _ queue: inout EventQueue
  ) {
    func refuse(_ message: String, _ notes: [String] = []) {
      report(Diagnostic(.error, at: place, message, notes: notes), &draft, &queue)
    }
    guard let nanoseconds = event.nanoseconds else { return refuse("expected 't_ms' in each event, found none") }
    guard let word = event.word else { return refuse("expected 'event' in each event, found none") }
    let kind: RecordedEvent.Kind
    switch word {
    case "drag-began":
      kind = .dragBegan(
        decelerationPerMillisecond: event.numbers["deceleration_rate"], wasDecelerating: event.wasDecelerating)
    case "settled": kind = .settled(offset: event.numbers["offset"])
    case "page":
      guard let page = event.numbers["page"].flatMap({ Int(exactly: $0) }) else {
        return refuse("expected a whole number as 'page' of a page event, found none")
      }
      kind = .page(page)
    default:
      let nearest = NearestName.to(word, in: RecordedEvent.Kind.words).map { ["did you mean '\($0)'?"] } ?? []
      let words = RecordedEvent.Kind.words.joined(separator: ", ")
      return refuse("expected an event of \(words), found \(FoundText.quoted(word))", nearest)
    }
    draft.draft.events.append(RecordedEvent(nanoseconds: nanoseconds, kind: kind))
  }
}
