import GestureModel
import GestureReading

/// Makes the reader's options from the flags.
enum ReadingFlags {
  static func options(_ arguments: Arguments) throws(Diagnostic) -> ReadingOptions {
    var options = ReadingOptions()
    if let text = arguments[.columns] { options.columns = try ColumnMapping(text) }
    if let word = arguments[.phases] {
      let words = PhaseCodes.allCases.map(\.rawValue)
      guard let codes = PhaseCodes(rawValue: word) else {
        throw .usage(
          "expected \(words.joined(separator: ", ")) for '--phases', found '\(word)'",
          suggestion: NearestName.to(word, in: words))
      }
      options.phaseCodes = codes
    }
    if let word = arguments[.preset] {
      let words = ResearchPreset.allCases.map(\.rawValue)
      guard let preset = ResearchPreset(rawValue: word) else {
        throw .usage(
          "expected \(words.joined(separator: ", ")) for '--preset', found '\(word)'",
          suggestion: NearestName.to(word, in: words))
      }
      options.preset = preset
    }
    if let text = arguments[.deviceSize] {
      guard let size = DeviceSize(text) else {
        throw .usage(
          "expected width x height in points for '--device-size', found '\(text)'",
          notes: ["such as --device-size 390x844"])
      }
      options.deviceSize = size
    }
    if let word = arguments[.badRows] {
      switch word {
      case "trace": options.badRows = .leaveOutTrace
      case "row": options.badRows = .leaveOutRow
      default: throw .usage("expected trace or row for '--bad-rows', found '\(word)'")
      }
    }
    for text in arguments.all(.where) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .usage("expected column=value for '--where', found '\(text)'", notes: ["such as --where hand=left"])
      }
      options.filters.append(RowFilter(column: parts[0], value: parts[1]))
    }
    if let format = arguments[.format] {
      let known = TraceFormats.all.map(\.identifier)
      guard known.contains(format) else {
        throw .usage(
          "there is no trace format '\(format)'", suggestion: NearestName.to(format, in: known),
          notes: ["the formats are \(known.joined(separator: ", "))"])
      }
      options.format = format
    }
    return options
  }
}
