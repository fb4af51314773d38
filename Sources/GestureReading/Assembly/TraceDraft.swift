import GestureModel

/// A trace whose rows are still being collected.
struct TraceDraft {
  var id: String
  var session: String?
  var labels: [Label] = []
  var intent: Intent?
  var startOffset: Double?
  var release: RecordedRelease?
  var observed: Observation?
  /// With the file's own times.
  var events: [RecordedEvent] = []
  var location: SourceLocation
  var rows: [RawRow] = []
  /// Whether each pointer here is one touch, which no pause may cut.
  var keepsTouchesWhole = false
  /// The names of the pointers in the order in which they were met.
  private(set) var pointers: [[UInt8]] = []
  private var lastPointer = 0

  init(id: String, location: SourceLocation) {
    self.id = id
    self.location = location
  }

  /// The number of a new pointer, even if another one has the same name.
  mutating func addPointer(named name: [UInt8]) -> Int32 {
    pointers.append(name)
    return Int32(clamping: pointers.count - 1)
  }

  /// The number of a pointer that was met before.
  func knownPointer(named field: FieldRange, in bytes: [UInt8]) -> Int? {
    if lastPointer < pointers.count, RawScan.areEqual(bytes, field, pointers[lastPointer]) { return lastPointer }
    return pointers.firstIndex { RawScan.areEqual(bytes, field, $0) }
  }

  /// The number of the pointer whose name is the `field` of `bytes`.
  mutating func pointer(named field: FieldRange, in bytes: [UInt8]) -> Int32 {
    if lastPointer < pointers.count, RawScan.areEqual(bytes, field, pointers[lastPointer]) { return Int32(lastPointer) }
    if let known = pointers.firstIndex(where: { RawScan.areEqual(bytes, field, $0) }) {
      lastPointer = known
    } else {
      lastPointer = pointers.count
      pointers.append(Array(bytes[field.start..<field.end]))
    }
    return Int32(lastPointer)
  }

  /// The pointer's name; `0` where the file gives none.
  func pointerName(_ index: Int32, longest: Int) -> String {
    guard Int(index) < pointers.count, !pointers[Int(index)].isEmpty else { return "0" }
    return BoundedName.text(pointers[Int(index)], longest: longest)
  }
}

/// Names from input, bounded.
enum BoundedName {
  /// The text, cut after `longest` scalars and then marked with `…`.
  static func text(_ bytes: some Collection<UInt8>, longest: Int) -> String {
    // A scalar has at most four bytes, so no more need to be decoded to know whether it is too long.
    let text = String(decoding: bytes.prefix((longest + 1) * 4), as: UTF8.self)
    guard isTooLong(bytes, longest: longest) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
  }

  static func isTooLong(_ bytes: some Collection<UInt8>, longest: Int) -> Bool {
    guard bytes.count > longest else { return false }
    var scalars = 0
    for byte in bytes where byte & 0xC0 != 0x80 {
      scalars += 1
      if scalars > longest { return true }
    }
    return false
  }
}
