/// What to do with a row that cannot be read.
public enum BadRowPolicy: String, Hashable, Sendable, CaseIterable {
  /// The whole trace is left out, with an error: a hole in a gesture changes its velocity.
  case leaveOutTrace
  /// Only the row is left out, with a warning.
  case leaveOutRow
}

/// Keeps the rows in which a column holds a text, such as `auth_type=pattern`.
public struct RowFilter: Hashable, Sendable {
  /// A name in the header, or a number counted from 1.
  public var column: String
  /// The text the column must hold, without the blanks around it; of several filters on one column any may match.
  public var value: String
  /// Creates a filter.
  public init(column: String, value: String) {
    self.column = column
    self.value = value
  }
}

/// The size of a screen in points, to which the units of a panel are brought.
public struct DeviceSize: Hashable, Sendable {
  /// The width in points, above 0.
  public var width: Double
  /// The height in points, above 0.
  public var height: Double
  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads `390x844`; `nil` unless both are finite numbers above 0.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    self.init(width: width, height: height)
  }
}

/// How recordings are read: overrides for what is otherwise guessed, and limits.
public struct ReadingOptions: Hashable, Sendable {
  /// Where the columns of delimited text are; `nil` goes by their names or values.
  public var columns: ColumnMapping?
  /// Which rows of delimited text are read at all.
  public var filters: [RowFilter] = []
  /// What numbers in a phase column mean; `nil` goes by the order in which they come.
  public var phaseCodes: PhaseCodes?
  /// The identifier of a format that is taken without looking at the content.
  public var format: String?
  /// The layout of a research set, which says where columns are and what numbers mean.
  public var preset: ResearchPreset?
  /// The size of the recorded screen; `nil` leaves places in the units of the file.
  public var deviceSize: DeviceSize?
  /// What a bad row costs.
  public var badRows = BadRowPolicy.leaveOutTrace
  /// The longest line, quoted record or JSON text, in bytes. 16 MiB is ours: a gesture a line stays far below.
  public var maximumLineLength = 16 << 20
  /// The deepest nesting of JSON. 64 is ours: a trace needs 4.
  public var maximumDepth = 64
  /// The longest name of a trace, session or label in Unicode scalars; longer ones are cut.
  public var maximumNameLength = 1000
  /// The most samples in one trace. 4 million are nine hours at 120 Hz, and 300 MB.
  public var maximumSamplesPerTrace = 4_000_000
  /// The most touch events held at once of formats whose order in the file is not that of time. A million are three
  /// hours at 100 Hz, and about 100 MB.
  public var maximumHeldEvents = 1_000_000
  /// How many trace names are remembered to notice one that comes back, so that memory stays bounded.
  public var maximumRememberedNames = 65_536
  /// How many bad rows of one trace are named.
  public var maximumErrorsPerTrace = 10
  /// How many messages of one kind are given for a file; the rest is counted.
  public var maximumMessagesPerKind = 20
  /// The pause after which samples without phases belong to a new touch; 200 as in `research/formats.md` 3.10.
  public var touchGapMilliseconds = 200
  /// How long a touch without a lift may give nothing, while others do, until its lift counts as lost; ours.
  public var lostLiftMilliseconds = 5000
  /// How many bytes are read at a time.
  public var blockSize = 256 << 10

  /// Creates the options that the program starts from.
  public init() {}

  /// How much of a file is looked at before it is read: formats, separators, units and phase codes come from here.
  static let sampleSize = 64 << 10
}
