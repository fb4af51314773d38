/// What the recorder page does.
enum RecorderScript {
  /// The program, in the two halves that follow.
  static let text = carousel + recording

  /// The carousel: where it is, how it follows a finger, and where it goes afterwards.
  ///
  /// It settles as our `one-page` strategy does. That has no part in what is recorded but the next `start_offset`.
  private static let carousel = #"""
    'use strict';
    const settings = JSON.parse(document.body.dataset.settings);
    const byId = (id) => document.getElementById(id);
    const stage = byId('stage');
    const track = byId('track');
    const horizontal = settings.axis === 'horizontal';
    const limit = (value, low, high) => Math.min(Math.max(value, low), high);
    const along = (sample) => (horizontal ? sample.x : sample.y);
    const restOf = (index) => limit(settings.first_rest + index * settings.stride, settings.minimum, settings.maximum);
    const mirrored = (index) => (settings.direction === 'rtl' ? settings.count - 1 - index : index);
    const position = (offset) => (offset - settings.first_rest) / settings.stride;
    const nearest = (offset) => limit(Math.round(position(offset)), 0, settings.count - 1);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const svg = (name, attributes) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      return element;
    };

    let offset = limit(settings.start_offset, settings.minimum, settings.maximum);
    let index = nearest(offset);
    let animation = 0;
    const cards = new Map();

    stage.classList.add(settings.axis);
    stage.style[horizontal ? 'width' : 'height'] = settings.viewport + 'px';
    if (!horizontal) stage.style.flex = '0 1 auto';

    function makeCard(at) {
      const card = document.createElement('div');
      card.className = 'card ' + 'abc'[at % 3];
      card.textContent = String(mirrored(at) + 1);
      card.style[horizontal ? 'width' : 'height'] = settings.item + 'px';
      track.append(card);
      return card;
    }

    // Only the cards in sight exist, so that a million of them are no burden.
    function draw() {
      const size = settings.viewport;
      const from = limit(Math.floor((offset - settings.content_start) / settings.stride) - 1, 0, settings.count - 1);
      const to = limit(Math.ceil((offset + size - settings.content_start) / settings.stride), from,
        Math.min(settings.count - 1, from + 200));
      for (const [at, card] of cards) {
        if (at < from || at > to) { card.remove(); cards.delete(at); }
      }
      for (let at = from; at <= to; at += 1) {
        if (!cards.has(at)) cards.set(at, makeCard(at));
        const start = settings.content_start + at * settings.stride - offset;
        cards.get(at).style.transform = horizontal ? `translateX(${start}px)` : `translateY(${start}px)`;
      }
    }

    function describe() {
      stage.setAttribute('aria-label', `Carousel, card ${mirrored(index) + 1} of ${settings.count}`);
    }

    // UIKit's rubber band: x·c·d / (d + x·c) with c = 0.55 of a view of length d.
    function banded(wanted) {
      const inside = limit(wanted, settings.minimum, settings.maximum);
      const beyond = Math.abs(wanted - inside) * 0.55;
      const give = (beyond * settings.viewport) / (settings.viewport + beyond);
      return wanted < inside ? inside - give : inside + give;
    }

    function goTo(newIndex) {
      index = limit(newIndex, 0, settings.count - 1);
      describe();
      const from = offset;
      const target = restOf(index);
      cancelAnimationFrame(animation);
      if (calm.matches) { offset = target; draw(); return; }
      const began = performance.now();
      const step = (now) => {
        const left = Math.exp(-Math.max(now - began, 0) / 70);
        offset = left < 0.002 ? target : target + (from - target) * left;
        draw();
        if (offset !== target) animation = requestAnimationFrame(step);
      };
      animation = requestAnimationFrame(step);
    }

    function settle(velocity, startIndex) {
      const q = position(offset);
      const wanted = velocity >= 0.3 ? Math.floor(q) + 1 : velocity <= -0.3 ? Math.ceil(q) - 1 : Math.round(q);
      goTo(limit(wanted, startIndex - 1, startIndex + 1));
    }

    stage.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step || recording) return;
      event.preventDefault();
      goTo(index + step);
      if (!possible(task)) nextTask();
      showTask();
    });

    """#

  /// Prompts, samples, undo and saving.
  private static let recording = #"""
    const tasks = [
      { intent: 'next', manner: 'flick', words: 'Flick to the next card' },
      { intent: 'next', manner: 'drag', words: 'Drag slowly to the next card' },
      { intent: 'previous', manner: 'flick', words: 'Flick back to the card before' },
      { intent: 'stay', manner: 'pull', words: 'Pull a little and let it fall back' },
      { intent: 'next', manner: 'short-flick', words: 'Go to the next card with a short, quick flick' },
      { intent: 'previous', manner: 'drag', words: 'Drag slowly back to the card before' },
      { intent: 'next', manner: 'long-flick', words: 'Go to the next card with a wide swing' },
      { intent: 'stay', manner: 'undecided', words: 'Begin a swipe, change your mind, go back' },
    ];
    const traces = [];
    let task = 0;
    let recording = null;
    let unsaved = false;
    let refresh = 0;
    // Browsers keep the samples between frames to themselves on pages that came over plain http.
    const sampling = 'getCoalescedEvents' in PointerEvent.prototype ? 'every' : 'per-frame';

    const page = () => mirrored(index);
    function possible(number) {
      const { intent } = tasks[number];
      if (intent === 'next') return page() < settings.count - 1;
      return intent === 'previous' ? page() > 0 : true;
    }
    function nextTask() {
      do { task = (task + 1) % tasks.length; } while (!possible(task));
    }

    // The finger goes against the offset.
    function arrowFor(intent) {
      if (intent === 'stay') return horizontal ? '\u2194' : '\u2195';
      const grows = (intent === 'next') === (settings.direction !== 'rtl');
      return horizontal ? (grows ? '\u2190' : '\u2192') : grows ? '\u2191' : '\u2193';
    }
    function showTask() {
      const sitting = byId('sitting').value;
      const number = traces.filter((trace) => trace.session === sitting).length + 1;
      byId('count').textContent = `Gesture ${number} of ${sitting || 'this run'}`;
      byId('arrow').textContent = arrowFor(tasks[task].intent);
      byId('words').textContent = tasks[task].words;
      byId('prompt').dataset.intent = tasks[task].intent;
      byId('undo').disabled = traces.length === 0;
      byId('save').disabled = traces.length === 0;
      byId('save').textContent = traces.length ? `Save ${traces.length}` : 'Save';
    }

    const exact = (value) => Math.round(value * 1000) / 1000;

    function add(event, phase) {
      const pointer = recording.pointers.get(event.pointerId);
      const sample = { t_ms: exact(event.timeStamp - recording.base) };
      // Chromium's pointercancel lies at 0,0: that is no place.
      if (phase !== 'cancelled') {
        sample.x = exact(event.clientX);
        sample.y = exact(event.clientY);
      }
      sample.phase = phase;
      sample.pointer = pointer;
      recording.samples.push(sample);
      if (pointer === 0 && phase === 'moved') {
        offset = banded(recording.startOffset + recording.startPlace - along(sample));
        draw();
      }
    }

    stage.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (!recording) {
        cancelAnimationFrame(animation);
        recording = {
          base: event.timeStamp, startOffset: offset, startIndex: index, task, input: event.pointerType,
          startPlace: horizontal ? event.clientX : event.clientY,
          isCaught: Math.abs(offset - restOf(index)) > 0.5, startPage: page(),
          pointers: new Map(), down: new Set(), samples: [],
        };
        byId('trail').replaceChildren();
      }
      if (recording.down.has(event.pointerId)) return;
      recording.pointers.set(event.pointerId, recording.pointers.size);
      recording.down.add(event.pointerId);
      try { stage.setPointerCapture(event.pointerId); } catch { /* the pointer is gone already */ }
      add(event, 'began');
    });

    stage.addEventListener('pointermove', (event) => {
      if (!recording || !recording.down.has(event.pointerId)) return;
      const samples = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
      for (const sample of samples.length ? samples : [event]) add(sample, 'moved');
    });

    function lift(event, phase) {
      if (!recording || !recording.down.has(event.pointerId)) return;
      add(event, phase);
      recording.down.delete(event.pointerId);
      if (recording.down.size === 0) finish();
    }
    stage.addEventListener('pointerup', (event) => lift(event, 'ended'));
    stage.addEventListener('pointercancel', (event) => lift(event, 'cancelled'));
    stage.addEventListener('lostpointercapture', (event) => lift(event, 'cancelled'));
    stage.addEventListener('contextmenu', (event) => event.preventDefault());
    // Older Safari heeds this where it does not heed touch-action.
    for (const name of ['touchstart', 'touchmove']) {
      stage.addEventListener(name, (event) => { if (event.cancelable) event.preventDefault(); }, { passive: false });
    }

    // Cards that were still moving have no page of their own to count from, so the page that is meant is named.
    function intentOf(done) {
      const { intent } = tasks[done.task];
      if (!done.isCaught) return intent;
      return { page: done.startPage + { next: 1, previous: -1, stay: 0 }[intent] };
    }

    // The content's speed over the last 100 ms before the lift, in pt/ms.
    function speedAtLift(places, liftTime) {
      const last = places[places.length - 1];
      const first = places.find((sample) => liftTime - sample.t_ms <= 100);
      if (!first || last.t_ms <= first.t_ms) return 0;
      return (along(first) - along(last)) / Math.max(liftTime - first.t_ms, 1);
    }

    function finish() {
      const done = recording;
      recording = null;
      const main = done.samples.filter((sample) => sample.pointer === 0);
      const places = main.filter((sample) => 'x' in sample);
      const liftTime = main[main.length - 1].t_ms;
      const isTap = places.every((sample) => sample.x === places[0].x && sample.y === places[0].y);
      if (isTap) {
        byId('figures').textContent = 'That was a tap, so it is not kept. Touch the cards and swipe.';
        goTo(index);
        return;
      }
      const sitting = byId('sitting').value;
      const number = traces.filter((trace) => trace.session === sitting).length + 1;
      const device = {
        scale: window.devicePixelRatio, viewport_width: window.innerWidth, viewport_height: window.innerHeight,
      };
      if (refresh) device.refresh_hz = refresh;
      const hand = document.body.classList.contains('left') ? 'left' : 'right';
      traces.push({
        task: done.task, index: done.startIndex, offset: done.startOffset, session: sitting,
        trace: {
          id: `${sitting || 'trace'}-${String(number).padStart(2, '0')}`, session: sitting, device,
          labels: { hand, input: done.input, sampling, manner: tasks[done.task].manner },
          intent: intentOf(done),
          start_offset: exact(done.startOffset), samples: done.samples,
        },
      });
      unsaved = true;
      const speed = speedAtLift(places, liftTime);
      show(places, liftTime, speed, main[main.length - 1].phase);
      settle(main[main.length - 1].phase === 'cancelled' ? 0 : speed, done.startIndex);
      nextTask();
      showTask();
    }

    function show(places, liftTime, speed, phase) {
      const box = stage.getBoundingClientRect();
      const points = places.map((sample) => `${exact(sample.x - box.left)},${exact(sample.y - box.top)}`);
      const start = points[0].split(',');
      byId('trail').replaceChildren(
        svg('polyline', { points: points.join(' ') }), svg('circle', { cx: start[0], cy: start[1], r: 5 }));
      const speeds = [];
      for (let at = 1; at < places.length; at += 1) {
        const from = places[Math.max(at - 3, 0)];
        const time = places[at].t_ms - from.t_ms;
        if (time > 0) speeds.push([places[at].t_ms, (along(from) - along(places[at])) / time]);
      }
      const most = Math.max(...speeds.map((pair) => Math.abs(pair[1])), 0.5);
      const curve = speeds.map(([time, value]) =>
        `${exact((time / Math.max(liftTime, 1)) * 128 + 2)},${exact(32 - (value / most) * 28)}`);
      byId('graph').replaceChildren(
        svg('line', { x1: 0, x2: 132, y1: 32, y2: 32 }), svg('polyline', { points: curve.join(' ') }));
      const end = phase === 'cancelled' ? 'cancelled by the browser' : `${speed.toFixed(2)} pt/ms at the lift`;
      const travel = along(places[0]) - along(places[places.length - 1]);
      const strong = document.createElement('strong');
      strong.textContent = end;
      byId('figures').replaceChildren(strong,
        `${travel.toFixed(0)} pt in ${liftTime.toFixed(0)} ms, ${places.length} places`);
      byId('graph').setAttribute('aria-label', `Speed over time, at most ${most.toFixed(2)} points per millisecond`);
    }

    byId('undo').addEventListener('click', () => {
      const last = traces.pop();
      if (!last) return;
      unsaved = traces.length > 0;
      task = last.task;
      byId('trail').replaceChildren();
      byId('graph').replaceChildren();
      byId('figures').textContent = `${last.trace.id} is gone. Once more:`;
      goTo(last.index);
      showTask();
    });
    byId('skip').addEventListener('click', () => { nextTask(); showTask(); });
    byId('run').addEventListener('click', () => {
      const name = byId('sitting').value;
      const found = name.match(/^(.*?)(\d{1,6})$/);
      byId('sitting').value = found ? found[1] + (Number(found[2]) + 1) : `${name || 'run'}-2`;
      task = tasks.length - 1;
      nextTask();
      showTask();
    });
    byId('sitting').addEventListener('input', showTask);
    byId('hand').addEventListener('click', () => {
      const isLeft = document.body.classList.toggle('left');
      byId('hand').textContent = isLeft ? 'Left hand' : 'Right hand';
      byId('hand').setAttribute('aria-label', `${byId('hand').textContent}, change hands`);
    });

    function fileText() {
      const objects = traces.map(({ trace }) => {
        const { samples, ...head } = trace;
        const rows = samples.map((sample) => '  ' + JSON.stringify(sample)).join(',\n');
        return JSON.stringify(head).slice(0, -1) + ',\n "samples": [\n' + rows + ']}';
      });
      return '{"traces": [\n' + objects.join(',\n') + '\n]}\n';
    }
    byId('save').addEventListener('click', () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([fileText()], { type: 'application/json' }));
      const name = byId('sitting').value.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '');
      link.download = `${name || 'traces'}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      unsaved = false;
      byId('figures').textContent = `Saved as ${link.download}. You can go on, and save again.`;
    });
    window.addEventListener('beforeunload', (event) => { if (unsaved) event.preventDefault(); });

    // The screen's rate, from the middle one of some frames; a background tab gives none.
    const frames = [];
    requestAnimationFrame(function tick(now) {
      frames.push(now);
      if (frames.length < 32) { requestAnimationFrame(tick); return; }
      const steps = frames.slice(1).map((time, at) => time - frames[at]).sort((a, b) => a - b);
      if (steps[15] > 0) refresh = Math.round(1000 / steps[15]);
    });

    while (!possible(task)) task = (task + 1) % tasks.length;
    describe();
    draw();
    showTask();
    if (sampling !== 'every') {
      byId('figures').textContent =
        'Here this browser gives one place per frame only. Open the file itself, or serve it from localhost, for all.';
    }
    const seen = stage.getBoundingClientRect()[horizontal ? 'width' : 'height'];
    if (seen < settings.viewport - 2) {
      byId('figures').textContent =
        `This window shows ${Math.floor(seen)} of the view\u2019s ${settings.viewport} pt; recording works all the same.`;
    }
    """#
}
