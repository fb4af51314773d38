import GestureModel

/// The page around the reports: its head, its order, and the policy that lets nothing in from outside.
///
/// Script and style never change with the results, so the policy admits exactly these two by their hashes. Text of the
/// user's reaches the page as escaped text, or as data in an element that is not run.
struct PageDocument {
  private let reports: [Report]
  private let data: PageData

  /// Creates the page of `reports`.
  init(_ reports: [Report]) {
    self.reports = reports
    data = PageData(reports)
  }

  /// The whole page.
  var html: String {
    let policy =
      "default-src 'none'; script-src 'sha256-\(ContentHash.base64(of: PageScript.text))'; "
      + "style-src 'sha256-\(ContentHash.base64(of: PageStyle.text))'; base-uri 'none'; form-action 'none'"
    let watched = data.watched.reduce(0) { $0 + $1.count }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>\(title.inHTML)</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>
      <header>
      <h1>\(title.inHTML)</h1>
      \(contents)</header>
      <main>
      \(watched > 0 ? PagePlayer.html + PagePlayer.leftOut(reports, data.watched) : "")
      \(sections)</main>
      <footer><p>detent \((reports.first?.toolVersion ?? "").inHTML). This page holds all it shows and loads nothing.</p></footer>
      <script type="application/json" id="data">\(data.text)</script>
      <script>\(PageScript.text)</script>
      </body>
      </html>

      """
  }

  private var title: String {
    let names = reports.compactMap(\.scenario.name)
    return names.isEmpty ? "Gesture replay" : "Gesture replay: \(names.joined(separator: ", "))".shortened(to: 120)
  }

  /// The verdict of the only report, or one line a report with a link to its section.
  private var contents: String {
    guard reports.count > 1 else { return reports.first.map { PageSections(report: $0, number: 0).verdict } ?? "" }
    let lines = reports.enumerated().map { index, report in
      "<li><a href=\"#scenario-\(index)\">\(PageSections.name(of: report, index))</a> "
        + "\(PageSections(report: report, number: index).sentences)</li>"
    }
    return "<nav aria-label=\"Scenarios\"><ul>\n\(lines.joined(separator: "\n"))\n</ul></nav>\n"
  }

  private var sections: String {
    reports.enumerated().map { index, report in
      let sections = PageSections(
        report: report, number: index, isOneOfMany: reports.count > 1, watched: data.watched[index])
      return sections.html
    }.joined(separator: "\n")
  }
}
