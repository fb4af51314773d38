/// The place where gestures are watched; the script shows and fills it.
enum PagePlayer {
  /// The skeleton, hidden until a script runs.
  static let html = """
    <noscript><p class="note">Gestures can be watched where scripts run; everything else on this page is here without.\
    </p></noscript>
    <section id="watch" aria-labelledby="watch-title" hidden>
    <h2 id="watch-title">Watch a gesture</h2>
    <div class="bench">
    <div class="choose">
    <div class="filters">
    <label class="wide">Find <input id="find" type="search" autocomplete="off" spellcheck="false" \
    aria-keyshortcuts="/" placeholder="a name, a label, a place"></label>
    <label>Scenario <select id="by-scenario"></select></label>
    <label>Pitfall <select id="by-pitfall"></select></label>
    <label>Meant <select id="by-intent"></select></label>
    <label>Label <select id="by-label"></select></label>
    <label class="check"><input id="by-disagreement" type="checkbox"> Candidates disagree</label>
    <label class="check"><input id="by-miss" type="checkbox"> Not all as meant</label>
    </div>
    <p id="matches" class="faint" role="status"></p>
    <ul id="list" role="listbox" tabindex="0" aria-label="Gestures"></ul>
    </div>
    <div class="stage">
    <h3 id="name"></h3>
    <p id="facts" class="faint"></p>
    <div id="phones"></div>
    <div class="controls">
    <button id="play" type="button" aria-keyshortcuts="Space">Play</button>
    <button id="lift" type="button">To the lift</button>
    <label>Speed <select id="speed"><option value="1">1</option><option value="0.5">½</option>\
    <option value="0.25">¼</option></select></label>
    <output id="clock" for="time"></output>
    <div class="slide"><div id="marks" aria-hidden="true"></div>
    <input id="time" type="range" min="0" step="1" value="0" aria-label="Time in the gesture"></div>
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label="What was decided at the lift">
    <table id="decisions">
    <caption><span>What was decided at the lift</span></caption>
    <thead><tr><th scope="col">Candidate</th><th scope="col" class="number">Page</th><th scope="col">Because</th>\
    <th scope="col">From another answer</th><th scope="col" class="number">Settle [ms]</th></tr></thead>
    <tbody></tbody>
    </table>
    </div>
    <details id="chosen"><summary>Candidates shown</summary><div id="candidates"></div></details>
    <p id="status" role="status" class="quiet"></p>
    <p class="faint keys"><kbd>Space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> move in time, <kbd>↑</kbd> <kbd>↓</kbd> \
    choose, <kbd>/</kbd> finds, <kbd>Esc</kbd> clears.</p>
    </div>
    </div>
    </section>

    """

  /// What cannot be watched, and where it is told; empty if all can be.
  static func leftOut(_ reports: [Report], _ watched: [[WatchedStroke]]) -> String {
    let all = reports.reduce(0) { $0 + ($1.gallery?.strokeCount ?? 0) }
    let shown = watched.reduce(0) { $0 + $1.count }
    guard shown < all else { return "" }
    return
      "<p class=\"note\">\(shown) of \(Wording.count(all, "stroke")) can be watched here: those that divide the "
      + "candidates most, the first that show each pitfall, and a sample of the rest. The figures count all; "
      + "<code>--report json</code> has every outcome.</p>\n"
  }
}
