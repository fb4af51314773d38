/// The list of gestures and its filters.
enum PageListScript {
  static let text = #"""
    const find = byId('find');
    const list = byId('list');
    const shownAtMost = 200;
    let matching = [];
    let chosen = null;

    const filters = {
      scenario: { box: byId('by-scenario'), of: (stroke) => [String(stroke.scenario)] },
      pitfall: { box: byId('by-pitfall'), of: (stroke) => stroke.data.flags },
      intent: { box: byId('by-intent'), of: (stroke) => [stroke.data.intent || 'not said'] },
      label: { box: byId('by-label'), of: (stroke) => (stroke.data.labels || []).map(([name, value]) => `${name}: ${value}`) },
    };
    function fillFilters() {
      for (const [kind, { box, of }] of Object.entries(filters)) {
        const counts = new Map();
        for (const stroke of strokes) for (const value of new Set(of(stroke))) counts.set(value, (counts.get(value) || 0) + 1);
        box.append(new Option('any', ''));
        // What stands on every stroke tells none from another, and names of their own are found by typing.
        const values = [...counts.keys()].slice(0, 400);
        if (kind !== 'scenario') values.sort();
        for (const value of values) {
          const name = kind === 'scenario' ? reports[Number(value)].name || `Scenario ${Number(value) + 1}` : value;
          box.append(new Option(`${name} (${counts.get(value)})`, value));
        }
        box.closest('label').hidden = counts.size < (kind === 'pitfall' || kind === 'label' ? 1 : 2);
        box.addEventListener('change', refresh);
      }
      for (const id of ['by-disagreement', 'by-miss']) byId(id).addEventListener('change', refresh);
      byId('by-disagreement').closest('label').hidden = !strokes.some((stroke) => stroke.data.pages > 1);
      byId('by-miss').closest('label').hidden = !strokes.some(misses);
      find.addEventListener('input', refresh);
    }

    const words = (stroke) => (stroke.words ||= [stroke.data.id, stroke.data.at, stroke.report.name, stroke.data.intent || '',
      ...stroke.data.flags, ...(stroke.data.labels || []).flat()].join('\n').toLowerCase());
    function refresh() {
      const wanted = find.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
      matching = strokes.filter((stroke) => wanted.every((word) => words(stroke).includes(word))
        && Object.values(filters).every(({ box, of }) => !box.value || of(stroke).includes(box.value))
        && (!byId('by-disagreement').checked || stroke.data.pages > 1)
        && (!byId('by-miss').checked || misses(stroke)));
      byId('matches').textContent = matching.length === strokes.length
        ? `${strokes.length} gestures` : `${matching.length} of ${strokes.length} gestures`;
      list.replaceChildren(...windowed().map(option));
      mark();
    }
    // Only a few hundred lines exist at a time, around the one that is shown.
    function windowed() {
      const at = Math.max(matching.indexOf(chosen), 0);
      const from = limit(at - shownAtMost / 2, 0, Math.max(matching.length - shownAtMost, 0));
      return matching.slice(from, from + shownAtMost);
    }
    function option(stroke) {
      const line = make('li');
      line.role = 'option';
      line.id = `stroke-${strokes.indexOf(stroke)}`;
      line.append(make('span', title(stroke)));
      const remarks = [stroke.data.pages > 1 ? `${stroke.data.pages} answers` : 'one answer'];
      if (stroke.data.intent) remarks.push(`meant ${stroke.data.intent}`);
      if (reports.length > 1) remarks.unshift(stroke.report.name || `Scenario ${stroke.scenario + 1}`);
      line.append(make('span', remarks.join(' · ')));
      line.title = stroke.data.at;
      line.addEventListener('click', () => choose(stroke));
      return line;
    }
    function mark() {
      list.removeAttribute('aria-activedescendant');
      for (const line of list.children) {
        const isChosen = chosen !== null && line.id === `stroke-${strokes.indexOf(chosen)}`;
        line.setAttribute('aria-selected', String(isChosen));
        if (isChosen) {
          list.setAttribute('aria-activedescendant', line.id);
          const [top, bottom] = [line.offsetTop - list.offsetTop, line.offsetTop - list.offsetTop + line.offsetHeight];
          if (top < list.scrollTop) list.scrollTop = top - 4;
          if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + 4;
        }
      }
    }
    function choose(stroke, keepsAddress) {
      if (!stroke) return;
      chosen = stroke;
      if (!keepsAddress) remember(stroke);
      if (!byId(`stroke-${strokes.indexOf(stroke)}`) && matching.includes(stroke)) list.replaceChildren(...windowed().map(option));
      mark();
      stage(stroke);
    }
    function step(by) {
      if (matching.length === 0) return;
      const at = matching.indexOf(chosen);
      choose(matching[at < 0 ? 0 : limit(at + by, 0, matching.length - 1)]);
    }

    """#
}
