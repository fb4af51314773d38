import GestureModel

/// A trace as an object of our JSON.
enum JSONTraceWriter {
  /// The object's text, or `nil` if the trace has neither samples nor a release.
  ///
  /// - Parameter isSpread: Whether each sample has a line of its own, so that a message about one can name its line.
  static func object(_ trace: Trace, isSpread: Bool) -> String? {
    let rows = trace.strokes.map {
      (pointer: pointer($0.pointer), rows: WrittenRow.rows(of: $0, clockOrigin: trace.clockOriginNanoseconds))
    }
    let samples = rows.flatMap { stroke in stroke.rows.map { sample($0, pointer: stroke.pointer) } }
    let release = trace.release.flatMap(release)
    guard !samples.isEmpty || release != nil else { return nil }
    var members = ["\"id\": " + trace.id.asJSON]
    if let session = trace.session { members.append("\"session\": " + session.asJSON) }
    members += labels(trace.labels)
    switch trace.intent {
    case nil: break
    case .next?: members.append("\"intent\": \"next\"")
    case .previous?: members.append("\"intent\": \"previous\"")
    case .stay?: members.append("\"intent\": \"stay\"")
    case .page(let page)?: members.append("\"intent\": {\"page\": \(page)}")
    }
    if let offset = trace.startOffset, offset.isFinite {
      members.append("\"start_offset\": " + ExactText.number(offset))
    }
    if !samples.isEmpty {
      members.append(
        isSpread
          ? "\"samples\": [\n  " + samples.joined(separator: ",\n  ") + "]"
          : "\"samples\": [" + samples.joined(separator: ", ") + "]")
    }
    if let release { members.append("\"release\": " + release) }
    if let observed = trace.observed.flatMap(observation) { members.append("\"observed\": " + observed) }
    if !trace.events.isEmpty {
      let origin = trace.strokes.isEmpty ? 0 : trace.clockOriginNanoseconds
      let events = trace.events.map { event($0, clockOrigin: origin) }
      members.append("\"events\": [" + events.joined(separator: ", ") + "]")
    }
    return "{" + members.joined(separator: isSpread ? ",\n " : ", ") + "}"
  }

  private static func sample(_ row: WrittenRow, pointer: String) -> String {
    let place = row.place.map { ", \"x\": \(ExactText.number($0.x)), \"y\": \(ExactText.number($0.y))" } ?? ""
    let arrival = row.arrivalNanoseconds.map { ", \"arrival_ms\": \(ExactText.milliseconds($0))" } ?? ""
    return "{\"t_ms\": \(ExactText.milliseconds(row.nanoseconds))\(place), \"phase\": \"\(row.phase.word)\", "
      + "\"pointer\": \(pointer)\(arrival)}"
  }

  /// A pointer that is a number is written as one.
  private static func pointer(_ name: String) -> String {
    if name.isEmpty { return "0" }
    return ExactText.isNumber(name) && !name.contains(".") && name != "-0" ? name : name.asJSON
  }

  /// `device`, whose members the reader keeps as `device.…`, and `labels`; values of the device may be numbers.
  private static func labels(_ labels: [Label]) -> [String] {
    let prefix = "device."
    var device: [String] = []
    var others: [String] = []
    for label in labels {
      if label.name.hasPrefix(prefix) {
        let value = ExactText.isNumber(label.value) ? label.value : label.value.asJSON
        device.append(String(label.name.dropFirst(prefix.count)).asJSON + ": " + value)
      } else {
        others.append(label.name.asJSON + ": " + label.value.asJSON)
      }
    }
    return (device.isEmpty ? [] : ["\"device\": {" + device.joined(separator: ", ") + "}"])
      + (others.isEmpty ? [] : ["\"labels\": {" + others.joined(separator: ", ") + "}"])
  }

  private static func release(_ release: RecordedRelease) -> String? {
    guard release.offset.isFinite, release.pointsPerMillisecond.isFinite else { return nil }
    return object([
      ("offset", release.offset), ("velocity_pt_per_ms", release.pointsPerMillisecond),
      ("proposed", release.proposedOffset),
    ])
  }

  private static func observation(_ observed: Observation) -> String? {
    let page = observed.page.map { Double($0) }
    return object([("target", observed.target), ("page", page), ("settle_ms", observed.settleMilliseconds)])
  }

  private static func event(_ event: RecordedEvent, clockOrigin: Int64) -> String {
    let (sum, overflow) = event.nanoseconds.addingReportingOverflow(clockOrigin)
    let time = ExactText.milliseconds(overflow ? event.nanoseconds : sum)
    func member(_ name: String, _ value: Double?) -> String {
      value.flatMap { $0.isFinite ? ", \"\(name)\": " + ExactText.number($0) : nil } ?? ""
    }
    let rest =
      switch event.kind {
      case .dragBegan(let rate, let wasDecelerating):
        member("deceleration_rate", rate) + (wasDecelerating.map { ", \"decelerating\": \($0)" } ?? "")
      case .settled(let offset): member("offset", offset)
      case .page(let page): ", \"page\": \(page)"
      }
    return "{\"t_ms\": \(time), \"event\": \"\(event.kind.word)\"\(rest)}"
  }

  /// The members that are finite numbers.
  private static func object(_ members: [(name: String, value: Double?)]) -> String {
    let texts = members.compactMap { member in
      member.value.flatMap { $0.isFinite ? "\"\(member.name)\": " + ExactText.number($0) : nil }
    }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}
