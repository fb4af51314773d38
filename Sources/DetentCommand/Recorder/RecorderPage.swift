import GestureModel
import GestureReports

/// The page that records touches in a browser: one file that fetches nothing.
///
/// Script and style never change with the settings, so the page's own policy admits exactly these two by their hashes.
/// The settings stand in an attribute, as JSON, and are the only part that text of the user's reaches.
enum RecorderPage {
  /// The page for a scroll view.
  static func text(for scenario: Scenario) -> String {
    let policy =
      "default-src 'none'; script-src 'sha256-\(ContentHash.base64(of: RecorderScript.text))'; "
      + "style-src 'sha256-\(ContentHash.base64(of: RecorderStyle.text))'; base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="referrer" content="no-referrer">
      <title>\(title(scenario).inHTML)</title>
      <style>\(RecorderStyle.text)</style>
      </head>
      <body data-settings="\(settings(scenario).inHTML)">
      <header>
      <h1>\(title(scenario).inHTML)</h1>
      <p id="geometry">\(geometry(scenario).inHTML)</p>
      </header>
      <main>
      <section id="task" aria-live="polite" aria-atomic="true">
      <p id="count"></p>
      <p id="prompt"><span id="arrow" aria-hidden="true"></span><span id="words"></span></p>
      </section>
      <div id="stage" tabindex="0" role="group" aria-roledescription="carousel" aria-label="Carousel">
      <div id="track" aria-hidden="true"></div>
      <svg id="trail" aria-hidden="true"></svg>
      </div>
      <section id="result" aria-label="The last gesture">
      <svg id="graph" viewBox="0 0 132 64" role="img" aria-label="Speed over time, nothing recorded yet"></svg>
      <p id="figures" aria-live="polite">Swipe on the cards as asked above. Save when you have enough.</p>
      </section>
      </main>
      <footer>
      <div class="row">
      <label><span>Run</span>
      <input id="sitting" value="run-1" aria-label="Run" maxlength="60" autocomplete="off" spellcheck="false"></label>
      <button id="run" type="button">New run</button>
      <button id="hand" type="button" aria-label="Right hand, change hands">Right hand</button>
      </div>
      <div class="row main">
      <button id="undo" type="button" aria-label="Undo the last gesture">Undo</button>
      <button id="skip" type="button" aria-label="Skip this prompt">Skip</button>
      <button id="save" type="button">Save</button>
      </div>
      </footer>
      <noscript>This page records touches with a script, which this browser does not run.</noscript>
      <script>\(RecorderScript.text)</script>
      </body>
      </html>

      """
  }

  private static func title(_ scenario: Scenario) -> String {
    "Detent recorder" + (scenario.name.map { ": \($0)" } ?? "")
  }

  private static func geometry(_ scenario: Scenario) -> String {
    let gap = scenario.spacing > 0 ? " + \(scenario.spacing.shortText)" : ""
    return "\(scenario.count) × \(scenario.itemSize.shortText)\(gap) in \(scenario.viewport.shortText) pt"
  }

  /// What the script needs to know, as JSON.
  private static func settings(_ scenario: Scenario) -> String {
    let lattice = scenario.lattice
    let numbers: [(name: String, value: Double)] = [
      ("viewport", scenario.viewport), ("item", scenario.itemSize), ("stride", scenario.stride),
      ("count", Double(scenario.count)), ("content_start", scenario.contentStart), ("first_rest", lattice.firstRest),
      ("minimum", lattice.minimumOffset), ("maximum", lattice.maximumOffset), ("start_offset", scenario.startOffset),
    ]
    let words = [("axis", scenario.axis.rawValue), ("direction", scenario.direction.rawValue)]
    let members =
      numbers.map { "\"\($0.name)\": \($0.value.shortText)" } + words.map { "\"\($0.0)\": \($0.1.asJSON)" }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
