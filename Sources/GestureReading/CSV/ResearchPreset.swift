import GestureModel

/// Layouts of published research sets, for files that do not say what their columns are.
///
/// - Source: `research/formats.md` 3.9 and 3.10, where those marked (K) are from general knowledge without a file at hand.
public enum ResearchPreset: String, Hashable, Sendable, CaseIterable {
  /// Touchalytics: phone, user and document, epoch ms, Android action codes, orientation, x, y, pressure, area.
  case touchalytics
  /// HuMIdb: time in ms, orientation, x, y, pressure, action (0 down, 2 move, 1 up).
  case humidb
  /// HMOG `TouchEvent.csv`: system time and event time in ms, activity, pointers, Android action codes, x, y.
  case hmog
  /// BrainRun: JSON of gestures without a time per sample.
  case brainrun

  /// One sentence for help and lists.
  public var summary: String {
    switch self {
    case .touchalytics: "Touchalytics: phone, user, document, time, action, orientation, x, y, and more."
    case .humidb: "HuMIdb touch files: time, orientation, x, y, pressure, action."
    case .hmog: "HMOG TouchEvent.csv: system time, event time, activity, pointers, pointer, action, x, y, and more."
    case .brainrun: "BrainRun gestures (JSON), whose samples are spread evenly over the gesture."
    }
  }

  /// The format that reads it.
  var format: String { self == .brainrun ? "brainrun" : CSVReader.identifier }

  /// Where its columns are; `nil` for JSON.
  var columns: ColumnMapping? {
    switch self {
    case .touchalytics: try? ColumnMapping("session=2,t_ms=4,phase=5,x=7,y=8")
    case .humidb: try? ColumnMapping("t_ms=1,x=3,y=4,phase=6")
    case .hmog: try? ColumnMapping("t_ms=2,session=3,pointer=5,phase=6,x=7,y=8")
    case .brainrun: nil
    }
  }
}

extension ReadingOptions {
  /// With what the preset says wherever nothing else was said.
  var withPreset: ReadingOptions {
    guard let preset else { return self }
    var options = self
    options.format = format ?? preset.format
    options.columns = columns ?? preset.columns
    // All of them use Android's codes.
    options.phaseCodes = phaseCodes ?? .android
    return options
  }
}
