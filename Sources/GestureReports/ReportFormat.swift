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
  /// Creates the plain style.
  public init(usesColor: Bool = false, isQuiet: Bool = false, isBrief: Bool = false, byteLimit: Int? = nil) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.isBrief = isBrief
    self.byteLimit = byteLimit
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
  /// Writes `reports`, one a scenario, ending in a line break.
  static func text(of reports: [Report], style: ReportStyle) -> String
}

extension ReportFormat {
  public static var needsOccurrences: Bool { false }
  public static var tellsTrials: Bool { false }
}

/// The formats there are.
public enum ReportFormats {
  /// Every format, in the order in which help lists them.
  public static let all: [any ReportFormat.Type] = [
    TextReport.self, MarkdownReport.self, JSONReport.self, CSVReport.self, JUnitReport.self, SARIFReport.self,
    GitLabReport.self, GitHubReport.self, GitHubSummaryReport.self,
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
