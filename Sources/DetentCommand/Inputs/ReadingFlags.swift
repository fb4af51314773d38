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
