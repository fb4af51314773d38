import GestureModel

/// The members of a trace beside its samples.
extension JSONTraceReader {
  /// The finite number that is the value of `key`; `nil`, after a word about it, if it is none.
  func number(
    _ key: String, _ event: JSONCursor.Event, _ text: [UInt8], _ place: SourceLocation, _ draft: inout JSONDraft,
    _ queue: inout EventQueue
  ) -> Double? {
    if event == .null { return nil }
    if event == .number, case .number(let decimal) = DecimalText.read(text, 0, text.count),
      let value = decimal.double(from: text, 0, text.count)
    {
      return value
    }
    let isText = event == .number || event == .notFinite || event == .string
    let found = isText ? FoundText.quoted(text) : event.words
    report(
      Diagnostic(.error, at: place, "expected a finite number as \(FoundText.quoted(key)), found \(found)"), &draft,
      &queue)
    return nil
  }

  /// Reads the members of an object whose brace was read, all of them numbers.
  private func readNumbers(
    _ names: [String], in object: String, _ draft: inout JSONDraft, _ queue: inout EventQueue
  ) throws(Diagnostic) -> [Double?] {
    var values = [Double?](repeating: nil, count: names.count)
    while try cursor.next() == .key {
      let key = String(decoding: cursor.text.prefix(200), as: UTF8.self)
      let place = cursor.location
      let event = try cursor.next()
      if let index = names.firstIndex(of: key) {
        values[index] = number(key, event, cursor.text, cursor.location, &draft, &queue)
      } else {
        ignore("\(object).\(key)", place)
      }
      try cursor.skip(event)
    }
    return values
  }

  func readRelease(
    at place: SourceLocation, _ draft: inout JSONDraft, _ queue: inout EventQueue
  ) throws(Diagnostic) {
    let names = ["offset", "velocity_pt_per_ms", "proposed"]
    let errors = draft.errors
    let values = try readNumbers(names, in: "release", &draft, &queue)
    guard let offset = values[0], let velocity = values[1] else {
      if draft.errors == errors {
        let missing = names[values[0] == nil ? 0 : 1]
        report(Diagnostic(.error, at: place, "expected '\(missing)' in 'release', found none"), &draft, &queue)
      }
      return
    }
    draft.draft.release = RecordedRelease(offset: offset, pointsPerMillisecond: velocity, proposedOffset: values[2])
  }

  func readObserved(_ draft: inout JSONDraft, _ queue: inout EventQueue) throws(Diagnostic) {
    let place = cursor.location
    let values = try readNumbers(["target", "page", "settle_ms"], in: "observed", &draft, &queue)
    var observed = Observation(target: values[0], settleMilliseconds: values[2])
    if let page = values[1] {
      guard let whole = Int(exactly: page), whole >= 0 else {
        let message = "expected a page counted from 0 as 'page', found \(FoundText.quoted(page.shortText))"
        return report(Diagnostic(.error, at: place, message), &draft, &queue)
      }
      observed.page = whole
    }
    draft.draft.observed = observed
  }

  func readIntent(_ draft: inout JSONDraft, _ queue: inout EventQueue) throws(Diagnostic) {
    let place = cursor.location
    let errors = draft.errors
    let values = try readNumbers(["page"], in: "intent", &draft, &queue)
    if let page = values[0], let whole = Int(exactly: page), whole >= 0 {
      draft.draft.intent = .page(whole)
    } else if draft.errors == errors {
      report(
        Diagnostic(.error, at: place, "expected {\"page\": n} with a page counted from 0 as 'intent'"), &draft, &queue)
    }
  }

  /// Keeps the texts, numbers and truth values of an object in their order; those of `device` get its name before theirs.
  func readLabels(_ object: String, _ draft: inout JSONDraft) throws(Diagnostic) {
    while try cursor.next() == .key {
      let key = BoundedName.text(cursor.text, longest: options.maximumNameLength)
      let place = cursor.location
      let name = object == "device" ? "device.\(key)" : key
      let event = try cursor.next()
      switch event {
      case .string, .number:
        let value = BoundedName.text(cursor.text, longest: options.maximumNameLength)
        draft.draft.labels.append(Label(name: name, value: value))
      case .bool(let value): draft.draft.labels.append(Label(name: name, value: value ? "true" : "false"))
      case .null: break
      default:
        try cursor.skip(event)
        ignore("\(object).\(key)", place)
      }
    }
  }

  /// Reads what was kept until it was clear that the object is a trace.
  func readScalars(_ draft: inout JSONDraft, _ queue: inout EventQueue) {
    let longest = options.maximumNameLength
    if let id = draft.scalar("id", "trace") {
      if BoundedName.isTooLong(id.text, longest: longest) {
        queue.say(
          Diagnostic(
            .warning, at: id.location,
            "expected a trace name of at most \(longest) characters, found a longer one; it is cut",
            notes: ["the limit is ReadingOptions.maximumNameLength"]), kind: "long-name")
      }
      if id.event == .string || id.event == .number { draft.draft.id = BoundedName.text(id.text, longest: longest) }
    }
    for scalar in draft.scalars {
      switch scalar.key {
      case "id", "trace": break
      case "session": draft.draft.session = BoundedName.text(scalar.text, longest: longest)
      case "device":
        draft.draft.labels.append(Label(name: "device", value: BoundedName.text(scalar.text, longest: longest)))
      case "start_offset", "startOffset":
        draft.draft.startOffset = number(scalar.key, scalar.event, scalar.text, scalar.location, &draft, &queue)
      case "intent":
        draft.draft.intent = IntentText.read(scalar.text)
        if draft.draft.intent == nil {
          report(
            Diagnostic(
              .error, at: scalar.location,
              "expected next, previous, stay or {\"page\": n} as 'intent', found \(FoundText.quoted(scalar.text))"),
            &draft, &queue)
        }
      default: ignore(scalar.key, scalar.location)
      }
    }
  }
}
