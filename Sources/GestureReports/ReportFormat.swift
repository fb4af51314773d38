/// How a report is to be shown.
public struct ReportStyle: Hashable, Sendable {
  /// Whether colours may be used.
  public var usesColor = false
  /// Whether only findings are wanted.
  public var isQuiet = false
  /// Whether Markdown is to fit into a comment.
  public var isBrief = false
  /// How many bytes a job's summary may have; the format's own limit if it is `nil`.
  public var byteLimit: Int?
  /// How many columns the terminal has, above 0; `nil` where the report is not read in a terminal.
  public var columns: Int?
  /// Creates the plain style.
  public init(
    usesColor: Bool = false, isQuiet: Bool = false, isBrief: Bool = false, byteLimit: Int? = nil, columns: Int? = nil
  ) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.isBrief = isBrief
    self.byteLimit = byteLimit
    self.columns = columns
  }
}

/// A picture that lies beside a report.
public struct ReportPicture: Hashable, Sendable {
  /// How every picture of ours begins, so that a later run can tell which files it may remove.
  public static let mark = "<!-- A chart by detent -->\n"

  /// The file's name in the folder of pictures: small letters, digits, hyphens and the ending.
  public var name: String
  /// What is in the file.
  public var text: String

  /// Creates a picture.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A report as it is written to a file, with the pictures that it refers to.
public struct ReportFiles: Hashable, Sendable {
  /// The report itself.
  public var text: String
  /// The pictures, no two of one name.
  public var pictures: [ReportPicture]

  /// Creates a report, without pictures unless they are given.
  public init(text: String, pictures: [ReportPicture] = []) {
    self.text = text
    self.pictures = pictures
  }
}

/// A way to write reports down.
///
/// To add one, conform in a file of its own and add it to ``ReportFormats/all``.
public protocol ReportFormat: Sendable {
  /// The word after `--report`, such as `markdown`.
  static var identifier: String { get }
  /// One sentence for help, ending in a full stop.
  static var summary: String { get }
  /// The endings of file names that mean this format, without dots, the usual one first.
  static var fileExtensions: [String] { get }
  /// Whether the format writes every outcome, so that all of them must be kept.
  static var needsEveryOutcome: Bool { get }
  /// Whether the format names every place where a finding shows, so that all of them must be kept.
  static var needsOccurrences: Bool { get }
  /// Whether the format tells what remedies would change, so that they must be tried.
  static var tellsTrials: Bool { get }
  /// Whether the format shows strokes in motion, so that those worth watching must be kept with their samples.
  static var needsGallery: Bool { get }
  /// Writes `reports`, one a scenario, ending in a line break.
  static func text(of reports: [Report], style: ReportStyle) -> String
  /// Whether a report in a file refers to pictures in a folder beside it.
  static var hasPictures: Bool { get }
  /// Writes `reports` for a file, with pictures in `folder`, a relative path seen from there.
  static func files(of reports: [Report], style: ReportStyle, picturesIn folder: String) -> ReportFiles
}

extension ReportFormat {
  public static var needsOccurrences: Bool { false }
  public static var tellsTrials: Bool { false }
  public static var needsGallery: Bool { false }
  public static var hasPictures: Bool { false }
  public static func files(of reports: [Report], style: ReportStyle, picturesIn folder: String) -> ReportFiles {
    ReportFiles(text: text(of: reports, style: style))
  }
}

/// The formats there are.
public enum ReportFormats {
  /// Every format, in the order in which help lists them.
  public static let all: [any ReportFormat.Type] = [
    TextReport.self, MarkdownReport.self, HTMLReport.self, JSONReport.self, CSVReport.self, JUnitReport.self,
    SARIFReport.self, GitLabReport.self, GitHubReport.self, GitHubSummaryReport.self,
  ]

  /// The format called `identifier`.
  public static func named(_ identifier: String) -> (any ReportFormat.Type)? {
    all.first { $0.identifier == identifier }
  }

  /// The format for files called so, judged by the ending.
  public static func forFile(_ path: String) -> (any ReportFormat.Type)? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return all.first { $0.fileExtensions.contains(ending) }
  }
}
