import GestureModel

/// Makes traces from drafts: strokes, their common clock, repairs, and messages about them.
struct TraceAssembler {
  let path: String
  let format: String
  let options: ReadingOptions

  private var gap: Int64 { Int64(clamping: options.touchGapMilliseconds).multipliedClamping(by: 1_000_000) }

  /// Turns a draft into one trace and hands it on.
  func finish(_ draft: TraceDraft, into queue: inout EventQueue) {
    let (strokes, remarks) = strokes(of: draft)
    for remark in remarks { queue.say(remark, kind: "lift") }
    guard !strokes.isEmpty || draft.release != nil else {
      queue.say(
        Diagnostic(
          .error, at: draft.location,
          "expected at least one sample in trace \(FoundText.quoted(draft.id)), found none; it is left out"),
        kind: "no-samples")
      return
    }
    emit(draft, strokes, id: draft.id, location: draft.location, into: &queue)
  }

  /// Cuts a draft where no finger is down and hands each piece on as a trace of its own.
  ///
  /// - Parameter nextID: Names the next trace.
  func finishCut(_ draft: TraceDraft, nextID: () -> String, into queue: inout EventQueue) {
    let (strokes, remarks) = strokes(of: draft)
    for remark in remarks { queue.say(remark, kind: "lift") }
    var piece: [BuiltStroke] = []
    var down = Int64.min
    for built in strokes {
      if !piece.isEmpty, built.stroke.beganNanoseconds >= down {
        emit(draft, piece, id: nextID(), location: piece[0].stroke.location ?? draft.location, into: &queue)
        piece.removeAll()
      }
      piece.append(built)
      down = max(down, built.stroke.liftNanoseconds)
    }
    if !piece.isEmpty {
      emit(draft, piece, id: nextID(), location: piece[0].stroke.location ?? draft.location, into: &queue)
    }
  }

  /// All strokes by touch-down; of equal times the one whose pointer was met first.
  private func strokes(of draft: TraceDraft) -> (strokes: [BuiltStroke], remarks: [Diagnostic]) {
    let hasPhases = draft.rows.contains { $0.phase != .unknown }
    var splitters: [TouchSplitter] = []
    for row in draft.rows {
      while splitters.count <= Int(row.pointer) {
        splitters.append(
          TouchSplitter(hasPhases: hasPhases, gapNanoseconds: draft.keepsTouchesWhole ? .max : gap))
      }
      splitters[Int(row.pointer)].add(row)
    }
    var strokes: [BuiltStroke] = []
    var remarks: [Diagnostic] = []
    for pointer in splitters.indices {
      let name = draft.pointerName(Int32(pointer), longest: options.maximumNameLength)
      let builder = StrokeBuilder(path: path, pointerName: name)
      for touch in splitters[pointer].finish() {
        let (built, said) = builder.stroke(from: touch, hasPhases: hasPhases)
        remarks += said
        if let built { strokes.append(built) }
      }
    }
    let order = strokes.indices.sorted {
      (strokes[$0].stroke.beganNanoseconds, $0) < (strokes[$1].stroke.beganNanoseconds, $1)
    }
    return (order.map { strokes[$0] }, remarks)
  }

  private func emit(
    _ draft: TraceDraft, _ built: [BuiltStroke], id: String, location: SourceLocation, into queue: inout EventQueue
  ) {
    let origin = built.first?.stroke.beganNanoseconds ?? 0
    var trace = Trace(
      id: id, session: draft.session, labels: draft.labels, intent: draft.intent, startOffset: draft.startOffset,
      release: draft.release, observed: draft.observed, format: format, location: location,
      clockOriginNanoseconds: origin)
    let last = built.reduce(origin) { max($0, $1.stroke.liftNanoseconds) }
    guard !last.subtractingReportingOverflow(origin).overflow else {
      queue.say(
        Diagnostic(
          .error, at: location,
          "expected times within 292 years of each other in trace \(FoundText.quoted(id)), found more; it is left out"),
        kind: "time-range")
      return
    }
    for piece in built {
      for remark in piece.remarks { queue.say(remark, kind: "touch \(remark.severity)") }
      var stroke = piece.stroke
      for index in stroke.samples.indices { stroke.samples[index].nanoseconds -= origin }
      stroke.liftNanoseconds -= origin
      for index in stroke.arrivalNanoseconds.indices {
        stroke.arrivalNanoseconds[index] = clampedDifference(stroke.arrivalNanoseconds[index], origin)
      }
      stroke.liftArrivalNanoseconds = stroke.liftArrivalNanoseconds.map { clampedDifference($0, origin) }
      trace.strokes.append(stroke)
      for repair in piece.repairs { add(repair, to: &trace.repairs) }
    }
    trace.events = events(of: draft, origin: origin)
    if let repair = unitMismatch(in: trace) { add(repair, to: &trace.repairs) }
    for repair in trace.repairs {
      // In a file without phases no touch has a lift; that is said once for the file.
      if repair.id == "trace-without-end", repair.message.hasPrefix("the recording") { continue }
      queue.say(
        Diagnostic(.warning, at: repair.location, "trace \(FoundText.quoted(id)): \(repair.message)"),
        kind: "repair " + repair.id)
    }
    queue.add(trace)
  }

  /// The events by time, on the trace's clock; those with equal times stay in the order of the file.
  private func events(of draft: TraceDraft, origin: Int64) -> [RecordedEvent] {
    let events = draft.events
    return events.indices.sorted { (events[$0].nanoseconds, $0) < (events[$1].nanoseconds, $1) }.map {
      RecordedEvent(nanoseconds: clampedDifference(events[$0].nanoseconds, origin), kind: events[$0].kind)
    }
  }

  /// One repair an id: the counts add up, the first place and its words stay.
  private func add(_ repair: Repair, to repairs: inout [Repair]) {
    if let known = repairs.firstIndex(where: { $0.id == repair.id }) {
      repairs[known].count += repair.count
    } else {
      repairs.append(repair)
    }
  }

  /// Steps that no touch screen makes: half a millisecond or half a second between samples.
  ///
  /// The times are left as they are, since a wrong unit cannot be told from a strange recording.
  private func unitMismatch(in trace: Trace) -> Repair? {
    var steps: [Int64] = []
    for stroke in trace.strokes {
      for (sample, next) in zip(stroke.samples, stroke.samples.dropFirst()) {
        steps.append(next.nanoseconds - sample.nanoseconds)
      }
    }
    guard steps.count >= 3 else { return nil }
    steps.sort()
    let median = steps[steps.count / 2]
    guard median < 500_000 || median > 500_000_000 else { return nil }
    let milliseconds = (Double(median) / 1e6).trimmedText(6)
    return Repair(
      id: "timestamp-unit-mismatch", location: trace.location,
      message: "the median step between samples is \(milliseconds) ms, which no touch screen gives; "
        + "the times are left as they are, check their unit")
  }
}

extension Int64 {
  /// The product, kept inside the range.
  func multipliedClamping(by factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? ((self < 0) == (factor < 0) ? .max : .min) : product
  }
}
