/// The drawn phone: its view, the cards of each candidate, the finger, and what was decided.
enum PageStageScript {
  static let text = #"""
    const phones = byId('phones');
    const shownCandidates = new Map();
    let scene = null;

    const settleFrame = 1000 / 60;
    function interpolated(times, values, at) {
      if (times.length === 0) return 0;
      let [low, high] = [0, times.length - 1];
      if (at <= times[0]) return values[0];
      if (at >= times[high]) return values[Math.min(high, values.length - 1)];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (times[middle] <= at) low = middle; else high = middle;
      }
      const [from, to] = [values[Math.min(low, values.length - 1)], values[Math.min(high, values.length - 1)]];
      return from + (to - from) * (at - times[low]) / Math.max(times[high] - times[low], 1e-9);
    }
    // A curve may end early: what is left out does not move.
    function contentOffset(outcome, at) {
      const { drag, settle } = outcome;
      if (at < drag.lift) return interpolated(drag.times, drag.offsets, at);
      const frame = (at - drag.lift) / settleFrame;
      const index = Math.floor(frame);
      if (at - drag.lift >= outcome.ms || index + 1 >= settle.length) return settle[settle.length - 1];
      return settle[index] + (settle[index + 1] - settle[index]) * (frame - index);
    }

    function opened(stroke) {
      if (stroke.open) return stroke.open;
      const { data } = stroke;
      const drags = data.drags.map((drag) => {
        const [times, offsets] = [decoded(drag.t), decoded(drag.o)];
        while (offsets.length < times.length) offsets.push(offsets[offsets.length - 1]);
        return { lift: drag.lift / 10, times, offsets };
      });
      const settles = data.settles.map(decoded);
      const outcomes = data.out.map((out) => ({ ...out, ms: out.ms / 10, target: out.to / 10,
        drag: drags[out.d], settle: settles[out.s] }));
      const fingers = data.fingers.map((finger) => {
        const times = decoded(finger.t);
        const even = (values) => { while (values.length < times.length) values.push(values[values.length - 1]); return values; };
        return { times, x: even(decoded(finger.x)), y: even(decoded(finger.y)), up: finger.up / 10 };
      });
      const lift = Math.max(0, ...outcomes.map((outcome) => outcome.drag.lift));
      const end = Math.max(1, ...outcomes.map((outcome) => outcome.drag.lift + outcome.ms));
      return (stroke.open = { outcomes, fingers, lift, end });
    }

    function shown(report) {
      if (!shownCandidates.has(report)) shownCandidates.set(report, new Set(report.candidates.slice(0, 8).keys()));
      return shownCandidates.get(report);
    }
    function candidateBoxes(stroke) {
      const { report } = stroke;
      const count = () => {
        byId('chosen').firstElementChild.textContent = `Candidates shown: ${shown(report).size} of ${report.candidates.length}`;
      };
      count();
      byId('candidates').replaceChildren(...report.candidates.map((name, index) => {
        const label = make('label');
        const box = make('input');
        box.type = 'checkbox';
        box.checked = shown(report).has(index);
        box.addEventListener('change', () => {
          if (box.checked) shown(report).add(index); else shown(report).delete(index);
          count();
          draw(stroke);
          decisions(stroke);
          show(time);
        });
        label.append(box, make('span', name));
        return label;
      }));
    }

    function stage(stroke) {
      const { data } = stroke;
      byId('name').textContent = title(stroke);
      const facts = [`from page ${data.from}`];
      if (data.intent) facts.push(`meant: ${data.intent}${data.meant === undefined ? '' : `, page ${data.meant}`}`);
      if (data.seen !== undefined) facts.push(`the device went to page ${data.seen}`);
      for (const [name, value] of data.labels || []) facts.push(`${name}: ${value}`);
      if (data.flags.length > 0) facts.push(data.flags.join(', '));
      if (data.fingers.length === 0) facts.push('a release without its touches');
      byId('facts').textContent = facts.join(' · ') + ` (${data.at})`;
      candidateBoxes(stroke);
      draw(stroke);
      decisions(stroke);
      begin(stroke);
    }

    // One phone holds all the carousels that scroll sideways, below one another; those that scroll down stand in
    // phones of their own, side by side. Either way like places line up.
    function draw(stroke) {
      const { report } = stroke;
      const open = opened(stroke);
      const indices = [...shown(report)].sort((one, other) => one - other);
      const room = Math.max(phones.clientWidth - 4, 200);
      const peek = report.clips ? 0 : Math.min(report.stride, report.viewport) * 0.2;
      const frame = report.frame > 0 ? report.frame : Math.max(peek, (report.screen - report.viewport) / 2);
      const screen = Math.max(report.screen, report.viewport + 2 * frame);
      const groups = report.horizontal ? [indices] : indices.map((index) => [index]);
      const columns = limit(Math.floor((room + 10) / 106), 1, Math.max(groups.length, 1));
      const across = report.horizontal ? (indices.length > 5 ? 60 : 78)
        : Math.floor(Math.min((room - 10 * (columns - 1)) / columns - 4, 190));
      const scale = report.horizontal ? Math.min(room / screen, 1.4, 560 / screen) : Math.min(across * 2.4, 460) / screen;
      // The strip above each carousel: a line sideways, two lines where there is little room.
      const head = report.horizontal ? 22 : 42;
      scene = { stroke, report, open, scale, frame, head, lanes: [], touches: [] };
      phones.replaceChildren();
      for (const group of groups) {
        const phone = make('div', undefined, 'phone');
        const height = report.horizontal ? group.length * (across + head) : screen * scale + head;
        phone.style.width = (report.horizontal ? screen * scale : across) + 4 + 'px';
        phone.style.height = height + 4 + 'px';
        phone.role = 'img';
        phone.setAttribute('aria-label', `Phone with ${group.map((index) => report.candidates[index]).join(', ')}`);
        group.forEach((index, row) => phone.append(...lane(index, row, across)));
        phone.append(touchLayer(height, across));
        phones.append(phone);
      }
    }

    function lane(index, row, across) {
      const { report, open, scale, frame, head } = scene;
      const tag = make('div', undefined, report.horizontal ? 'tag' : 'tag tall');
      const state = make('span');
      tag.append(make('span', report.candidates[index]), state);
      const view = make('div', undefined, 'view' + (report.clips ? '' : ' open') + (frame > 0 ? ' framed' : ''));
      const top = report.horizontal ? row * (across + head) : 0;
      tag.style.top = top + 'px';
      const along = report.viewport * scale;
      Object.assign(view.style, report.horizontal
        ? { left: frame * scale + 'px', top: top + head + 'px', width: along + 'px', height: across + 'px' }
        : { left: 0, top: head + frame * scale + 'px', width: across + 'px', height: along + 'px' });
      view.dataset.candidate = report.candidates[index];
      const insets = report.loop ? [] : [[report.insetLeading, -report.insetLeading], [report.insetTrailing, report.end]]
        .filter(([length]) => length > 0).map(([length, start]) => {
          const inset = make('div', undefined, 'inset');
          Object.assign(inset.style, extent(length, '100%'));
          view.append(inset);
          return [inset, start];
        });
      scene.lanes.push({ index, outcome: open.outcomes[index], view, state, across, insets, cards: new Map() });
      return [view, tag];
    }

    function place(element, along) {
      const shift = along * scene.scale;
      element.style.transform = scene.report.horizontal ? `translateX(${shift}px)` : `translateY(${shift}px)`;
    }
    function extent(along, across) {
      const length = along * scene.scale + 'px';
      return scene.report.horizontal ? { width: length, height: across } : { width: across, height: length };
    }
    // Only the cards in sight exist, so that a million of them are no burden.
    function moveCards(lane, offset, isDecided) {
      const { report, frame } = scene;
      const at = (index) => (report.start + index * report.stride - offset);
      const last = report.loop ? Infinity : report.pages - 1;
      const from = Math.max(Math.floor((offset - frame - report.start) / report.stride) - 1, report.loop ? -Infinity : 0);
      const to = Math.min(Math.ceil((offset + report.viewport + frame - report.start) / report.stride), last, from + 60);
      for (const [index, card] of lane.cards) if (index < from || index > to) { card.remove(); lane.cards.delete(index); }
      for (let index = from; index <= to; index += 1) {
        if (!lane.cards.has(index)) lane.cards.set(index, makeCard(lane, index));
        const card = lane.cards.get(index);
        place(card, at(index));
        card.classList.toggle('target', isDecided && Number(card.textContent) === lane.outcome.page);
      }
      for (const [inset, start] of lane.insets) place(inset, start - offset);
    }
    function makeCard(lane, index) {
      const { report } = scene;
      const physical = ((index % report.pages) + report.pages) % report.pages;
      const page = report.rtl ? report.pages - 1 - physical : physical;
      const card = make('div', String(page), `card ${'abc'[page % 3]}`);
      Object.assign(card.style, extent(report.size, lane.across - 8 + 'px'), report.horizontal ? { top: '4px' } : { left: '4px' });
      // The gaps between the items of a group.
      for (let item = 1; item < Math.min(report.items, 20); item += 1) {
        const gap = make('i');
        Object.assign(gap.style, extent(Math.max(report.gap, 1), '100%'));
        place(gap, item * report.item + (item - 1) * report.gap);
        card.append(gap);
      }
      lane.view.append(card);
      return card;
    }

    function touchLayer(height, across) {
      const layer = svg('svg');
      layer.setAttribute('class', 'touch');
      const { report, open, scale, head } = scene;
      for (const finger of open.fingers) {
        const trail = svg('polyline');
        const dot = svg('circle');
        dot.setAttribute('r', 11);
        layer.append(trail, dot);
        const [way, side] = report.horizontal ? [finger.x, finger.y] : [finger.y, finger.x];
        // A finger recorded elsewhere than on this screen is drawn in its middle.
        const [low, high] = [Math.min(...way), Math.max(...way)];
        const reach = report.viewport + 2 * (report.frame > 0 ? scene.frame : 0);
        const shift = low < -20 || high > Math.max(reach, report.screen) + 20 ? reach / 2 - (low + high) / 2 : 0;
        // Where the view's place is not known its touches count from its own edge.
        const origin = report.frame > 0 ? 0 : scene.frame * scale;
        const middle = (report.horizontal ? height : across) / 2;
        const edge = (report.horizontal ? height : across) - 12;
        const places = way.map((place, index) => {
          const along = (place + shift) * scale + (report.horizontal ? 0 : head) + origin;
          const cross = limit(middle + (side[index] - side[0]) * scale, 12, edge);
          return report.horizontal ? [along, cross] : [cross, along];
        });
        scene.touches.push({ finger, trail, dot, places });
      }
      return layer;
    }
    function moveFingers(at) {
      for (const { finger, trail, dot, places } of scene.touches) {
        const isThere = at >= finger.times[0] || finger.times[0] === 0;
        const x = interpolated(finger.times, places.map((place) => place[0]), at);
        const y = interpolated(finger.times, places.map((place) => place[1]), at);
        dot.setAttribute('cx', x.toFixed(1));
        dot.setAttribute('cy', y.toFixed(1));
        dot.setAttribute('class', at > finger.up ? 'up' : '');
        dot.style.visibility = isThere ? 'visible' : 'hidden';
        const before = places.filter((_, index) => finger.times[index] <= at).map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`);
        trail.setAttribute('points', isThere ? [...before, `${x.toFixed(1)},${y.toFixed(1)}`].join(' ') : '');
      }
    }

    function decisions(stroke) {
      const { report } = stroke;
      const open = opened(stroke);
      const rows = [...shown(report)].sort((one, other) => one - other).map((index) => {
        const outcome = open.outcomes[index];
        const row = make('tr');
        const name = make('th', report.candidates[index], report.candidates[index].length > 30 ? 'long' : '');
        name.scope = 'row';
        const page = make('td', String(outcome.page), 'number');
        if (outcome.ok !== undefined) {
          const mark = make('span', outcome.ok ? ' ✓' : ' ✗', outcome.ok ? 'met' : 'missed');
          mark.role = 'img';
          mark.ariaLabel = outcome.ok ? 'as meant' : 'not as meant';
          page.append(mark);
        }
        const why = make('td', outcome.why);
        if (outcome.flags) why.append(make('span', outcome.flags.join(', '), 'flags'));
        row.append(name, page, why, make('td', outcome.margin || '–'),
          make('td', outcome.ms.toFixed(0), 'number'));
        row.dataset.lift = outcome.drag.lift;
        return row;
      });
      byId('decisions').tBodies[0].replaceChildren(...rows);
    }

    """#
}
