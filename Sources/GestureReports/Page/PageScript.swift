/// What the page does where scripts run: choose a gesture, and watch it.
///
/// It reads the embedded curves and moves elements; it computes no physics. Text of the user's goes through
/// `textContent` alone, and styles are set as properties, which the policy allows.
enum PageScript {
  /// The program: the data and the address, the list and its filters, the stage, and the clock.
  static let text = opening + PageListScript.text + PageStageScript.text + PageClockScript.text

  private static let opening = #"""
    'use strict';
    (() => {
    const byId = (id) => document.getElementById(id);
    const watch = byId('watch');
    if (!watch) return;
    const reports = JSON.parse(byId('data').textContent);
    const limit = (value, low, high) => Math.min(Math.max(value, low), high);
    const make = (name, text, kind) => {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (kind) element.className = kind;
      return element;
    };
    const svg = (name) => document.createElementNS('http://www.w3.org/2000/svg', name);
    // Tenths, each as the difference from the one before.
    const decoded = (deltas) => { let sum = 0; return deltas.map((delta) => { sum += delta; return sum / 10; }); };
    const strokes = [];
    reports.forEach((report, scenario) => report.strokes.forEach((data) => strokes.push({ report, scenario, data })));

    const misses = (stroke) => stroke.data.out.some((outcome) => outcome.ok === false);
    const title = (stroke) => stroke.data.id + (stroke.data.of > 1 ? `, stroke ${stroke.data.n}` : '');

    // The address names the stroke that is shown: #trace=…&stroke=…&scenario=…
    function fragment(stroke) {
      return `#trace=${encodeURIComponent(stroke.data.id)}`
        + (stroke.data.of > 1 ? `&stroke=${stroke.data.n}` : '')
        + (reports.length > 1 ? `&scenario=${stroke.scenario}` : '');
    }
    function named(hash) {
      if (!hash.startsWith('#trace=')) return undefined;
      const parts = new URLSearchParams(hash.slice(1));
      const [id, number, scenario] = [parts.get('trace'), parts.get('stroke'), parts.get('scenario')];
      return strokes.find((stroke) => stroke.data.id === id
        && (number === null || String(stroke.data.n) === number)
        && (scenario === null || String(stroke.scenario) === scenario)) || null;
    }
    function remember(stroke) {
      try { history.replaceState(null, '', fragment(stroke)); } catch { /* an address that may not change */ }
    }

    """#
}
