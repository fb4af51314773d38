/// The first 64 KiB of a file, looked at in the ways that formats are told apart by.
struct FormatSample {
  /// Without byte order mark.
  let bytes: [UInt8]
  /// Its lines, the last one left out if it may be cut off.
  let lines: [[UInt8]]
  /// The keys, if it looks like JSON.
  let shape: JSONShape?

  init(_ bytes: [UInt8], isWhole: Bool) {
    self.bytes = bytes
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let looksLikeJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    shape = looksLikeJSON ? JSONShape(bytes) : nil
    lines = LineScanner.lines(of: bytes, isWhole: isWhole)
  }

  /// Whether any line is one of the grammar.
  func hasLine(_ recognises: ([UInt8]) -> Bool) -> Bool { lines.contains(where: recognises) }
}
