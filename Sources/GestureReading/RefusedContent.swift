import GestureModel

/// Content that is known and cannot be read, refused by its name rather than as garbage.
enum RefusedContent {
  private static let marks: [(bytes: [UInt8], message: String, advice: String)] = [
    ([0x1F, 0x8B], "gzip data", "unpack it first: gunzip -c FILE | detent compare -"),
    ([0x42, 0x5A, 0x68], "bzip2 data", "unpack it first: bunzip2 -c FILE | detent compare -"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz data", "unpack it first: xz -dc FILE | detent compare -"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd data", "unpack it first: zstd -dc FILE | detent compare -"),
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive", "unpack it first"),
    ([0x50, 0x4B, 0x05, 0x06], "an empty zip archive", "name the recording itself"),
    (Array("SQLite format 3".utf8), "an SQLite database", "export the table of touches as CSV first"),
    ([0xFF, 0xFE], "text in UTF-16 (little endian)", "convert it first: iconv -f UTF-16 -t UTF-8 FILE"),
    ([0xFE, 0xFF], "text in UTF-16 (big endian)", "convert it first: iconv -f UTF-16 -t UTF-8 FILE"),
  ]

  /// Why the content is refused, or `nil` if a reader should try it.
  static func refusal(of sample: [UInt8], path: String) -> Diagnostic? {
    let place = SourceLocation(path: path)
    for mark in marks where sample.starts(with: mark.bytes) {
      return Diagnostic(.error, at: place, "expected a recording as text, found \(mark.message)", notes: [mark.advice])
    }
    // Text holds hardly any control characters. One in a hundred is ours; a single stray one is left to the row it damages.
    var nulls = 0
    var controls = 0
    for byte in sample where byte < 0x20 && !(0x09...0x0D).contains(byte) {
      controls += 1
      if byte == 0 { nulls += 1 }
    }
    if nulls > 1, controls * 100 > sample.count {
      return Diagnostic(
        .error, at: place, "expected a recording as text, found binary data with NUL bytes",
        notes: ["'detent list formats' names what can be read"])
    }
    return nil
  }
}
