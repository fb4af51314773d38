import GestureModel
import GestureReading

/// What a text gives, for tests.
struct ReadText {
  let traces: [Trace]
  let said: [Diagnostic]

  init(_ text: String, path: String = "a.csv", _ change: (inout ReadingOptions) -> Void = { _ in }) {
    var options = ReadingOptions()
    change(&options)
    (traces, said) = TraceReader.readAll(bytes: text.utf8, path: path, options: options)
  }

  /// Everything said that is at least a warning, each on its lines.
  var complaints: [String] { said.filter { $0.severity > .note }.map(\.description) }
  var notes: [String] { said.filter { $0.severity == .note }.map(\.message) }
}

extension Stroke {
  /// Times in milliseconds and places, for comparing in one line.
  var points: [[Double]] { samples.map { [Double($0.nanoseconds) / 1e6, $0.x, $0.y] } }
}
