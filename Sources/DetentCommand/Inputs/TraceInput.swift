import GestureModel
import GestureReading

/// The traces and messages of one input, named as the user knows it.
struct TraceInput {
  private let file: InputFile
  private var reader: TraceReader?
  private var refusal: Diagnostic?

  /// Opens an input; that it cannot be opened is the first thing ``next()`` tells.
  init(_ file: InputFile, options: ReadingOptions) {
    self.file = file
    do {
      reader = TraceReader(source: try FileSource(path: file.path), path: file.shown, options: options)
    } catch {
      refusal = error
    }
  }

  /// The next trace or message, or `nil` at the end.
  mutating func next() -> ReadEvent? {
    if let refusal {
      self.refusal = nil
      return .diagnostic(named(refusal))
    }
    guard let event = reader?.next() else { return nil }
    if case .diagnostic(let diagnostic) = event { return .diagnostic(named(diagnostic)) }
    return event
  }

  /// The source knows the path that was opened, which may be one from the root.
  private func named(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if diagnostic.location?.path == file.path { diagnostic.location?.path = file.shown }
    return diagnostic
  }
}
