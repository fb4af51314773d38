import GestureModel

/// A trace from JSON whose members are still being collected.
struct JSONDraft {
  /// A number or text, kept until it is known what its object is.
  struct Scalar {
    var key: String
    var event: JSONCursor.Event
    var text: [UInt8]
    var location: SourceLocation
  }

  var draft: TraceDraft
  /// The times of the rows as they stand in the file, if their unit is not yet known; one for each row.
  var times: [DecimalText] = []
  /// The numbers that stand for phases, if any; one for each row, -1 for none.
  var codes: [Int] = []
  var hasSamples = false
  var scalars: [Scalar] = []
  /// The keys, for messages about what is no trace.
  var keys: [String] = []
  var errors = 0

  init(at location: SourceLocation) { draft = TraceDraft(id: "", location: location) }

  func scalar(_ names: String...) -> Scalar? {
    for name in names {
      if let found = scalars.first(where: { $0.key == name }) { return found }
    }
    return nil
  }

  /// Whether its scalars are those of a sample.
  var looksLikeSample: Bool {
    let roles = scalars.compactMap { ColumnRole.named($0.key)?.role }
    return [ColumnRole.time(nil), .x, .y].allSatisfy { wanted in roles.contains { $0.isSameKind(as: wanted) } }
  }
}
