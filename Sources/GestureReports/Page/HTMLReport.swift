import GestureModel

/// One page that holds everything and fetches nothing: tables to read and print, and the gestures to watch.
public struct HTMLReport: ReportFormat {
  public static let identifier = "html"
  public static let summary = "One page for a browser: verdict, tables, pitfalls, and every gesture to watch and scrub."
  public static let fileExtensions = ["html", "htm"]
  public static let needsEveryOutcome = true
  public static let needsGallery = true
  public static let tellsTrials = true

  public static func text(of reports: [Report], style: ReportStyle) -> String { PageDocument(reports).html }
}
