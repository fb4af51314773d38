import GestureModel

/// Content that is known and cannot be read, refused by its name rather than as garbage.
enum RefusedContent {
  private static let marks: [(bytes: [UInt8], message: String, advice: String)] = [
    ([0x1F, 0x8B], "gzip data", "unpack it first: gzip -dc FILE | detent compare -"),
    ([0x42, 0x5A, 0x68], "bzip2 data", "unpack it first: bzip2 -dc FILE | detent compare -"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz data", "unpack it first: xz -dc FILE | detent compare -"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd data", "unpack it first: zstd -dc FILE | detent compare -"),
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive", "unpack it first"),
    ([0x50, 0x4B, 0x05, 0x06], "an empty zip archive", "name the recording itself"),
    (Array("SQLite format 3".utf8), "an SQLite database", "export the table of touches as CSV first"),
    (Array("TVEI".utf8), "a Unity InputEventTrace", "log positions with times from the game as CSV or JSON instead"),
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
      // A Perfetto trace is a row of packets, field 1 with a length before each.
      if sample.first == 0x0A {
        return Diagnostic(
          .error, at: place, "expected a recording as text, found binary data, by its beginning a Perfetto trace",
          notes: ["export it with trace_processor first; it holds no places of touches unless input tracing was on"])
      }
      return Diagnostic(
        .error, at: place, "expected a recording as text, found binary data with NUL bytes",
        notes: ["'detent list formats' names what can be read"])
    }
    return nil
  }

  /// Why text of a known kind is refused, or `nil` if a reader should try it.
  ///
  /// - Source: `research/formats.md` 3.12.
  static func refusal(of sample: FormatSample, path: String) -> Diagnostic? {
    let place = SourceLocation(path: path)
    func refused(_ what: String, _ advice: String) -> Diagnostic {
      Diagnostic(.error, at: place, "expected a recording of touches, found \(what)", notes: [advice])
    }
    let inPage = "log pointer events with their coalesced samples in the page instead"
    if let shape = sample.shape {
      if shape.has("traceEvents") { return refused("a Chrome performance trace, which tells no places", inPage) }
      if shape.has("title", "steps[].type") {
        return refused("steps of Chrome's recorder or Puppeteer, which are clicks without motion", inPage)
      }
      if shape.has("at_release"), shape.hasAny("end", "scrollend_after_release_ms") {
        return refused("where scrolling came to rest, without the touches", "name the recording of the touches itself")
      }
      if shape.isNamedLists {
        return refused(
          "lists of places without times, as in RICO's gestures", "a velocity needs times; nothing replaces them")
      }
      return nil
    }
    if sample.hasLine(isMonkey) {
      return refused(
        "a log of Android's Monkey, whose touches are made up and have no times",
        "record a hand: adb shell getevent -lt | detent compare -")
    }
    if sample.hasLine(isReport) {
      return refused(
        "raw reports of HID-recorder", "replay them with hid-replay and record the device with evemu-record or evtest")
    }
    return nil
  }

  /// `:Sending Touch (ACTION_DOWN): 0:(493.8,1677.6)`.
  private static func isMonkey(_ line: [UInt8]) -> Bool {
    var cursor = LineCursor(line)
    return cursor.find(":Sending Touch (ACTION_")
  }

  /// `E: 000000.000000 9 01 03 …`, a count and bytes of two digits.
  private static func isReport(_ line: [UInt8]) -> Bool {
    var cursor = LineCursor(line)
    guard cursor.take("E: "), cursor.decimal() != nil, let count = cursor.whole(), count > 1 else { return false }
    let (first, second) = (cursor.word(), cursor.word())
    return first.count == 2 && second.count == 2 && LineCursor.hexadecimal(first) != nil
      && LineCursor.hexadecimal(second) != nil
  }
}
