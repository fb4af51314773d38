/// The clock, the controls and the keys.
enum PageClockScript {
  static let text = #"""
    const slider = byId('time');
    const playButton = byId('play');
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    let time = 0;
    let playing = false;
    let lastTick = 0;

    const status = (words) => { byId('status').textContent = words; };
    const milliseconds = (value) => `${value.toFixed(0)} ms`;
    function summary() {
      const { report, open } = scene;
      return scene.lanes.map(({ index }) => {
        const { page, ok, why } = open.outcomes[index];
        return `${report.candidates[index]}: page ${page}${ok === undefined ? '' : ok ? ', as meant' : ', not as meant'}, because ${why}`;
      }).join('. ');
    }

    function begin(stroke) {
      const { lift, end } = opened(stroke);
      stop();
      slider.max = String(Math.ceil(end));
      const mark = make('span', `lift ${milliseconds(lift)}`);
      mark.style.left = limit(lift / end * 100, 6, 94) + '%';
      byId('marks').replaceChildren(mark);
      show(0);
      status('');
    }
    // Everything that moves is set from the time alone, so that scrubbing and playing cannot differ.
    function show(at) {
      if (!scene) return;
      time = limit(at, 0, scene.open.end);
      for (const lane of scene.lanes) {
        const isDecided = time >= lane.outcome.drag.lift;
        const isAtRest = time >= lane.outcome.drag.lift + lane.outcome.ms;
        moveCards(lane, contentOffset(lane.outcome, time), isDecided);
        const mark = lane.outcome.ok === undefined ? '' : lane.outcome.ok ? ' ✓' : ' ✗';
        lane.state.textContent = isAtRest ? `rests on page ${lane.outcome.page}${mark}`
          : isDecided ? `to page ${lane.outcome.page}${mark}` : 'dragged';
      }
      moveFingers(time);
      for (const row of byId('decisions').tBodies[0].rows) row.classList.toggle('decided', time >= Number(row.dataset.lift));
      slider.value = String(Math.round(time));
      slider.setAttribute('aria-valuetext', `${milliseconds(time)} of ${milliseconds(scene.open.end)}, ${
        time < scene.open.lift ? 'finger down' : time < scene.open.end ? 'settling' : 'at rest'}`);
      byId('clock').textContent = `${milliseconds(time)} of ${milliseconds(scene.open.end)}`;
    }
    function stop() {
      playing = false;
      playButton.textContent = calm.matches ? 'Next moment' : 'Play';
    }
    function play() {
      if (!scene) return;
      const { lift, end } = scene.open;
      // Who wants less motion sees the moments that matter, one a press.
      if (calm.matches) {
        show(time >= end ? 0 : time >= lift ? end : lift);
        tell(-1);
        return;
      }
      if (time >= end) show(0);
      playing = true;
      playButton.textContent = 'Pause';
      lastTick = performance.now();
      requestAnimationFrame(tick);
    }
    function toggle() { if (playing) stop(); else play(); }
    function tick(now) {
      if (!playing) return;
      const before = time;
      show(time + Math.max(now - lastTick, 0) * Number(byId('speed').value));
      lastTick = now;
      tell(before);
      if (time >= scene.open.end) stop(); else requestAnimationFrame(tick);
    }
    function tell(before) {
      const { lift, end } = scene.open;
      if (time >= end && before < end) status(`At rest after ${milliseconds(end)}. ${summary()}`);
      else if (time >= lift && before < lift) status(`The finger lifts at ${milliseconds(lift)}. ${summary()}`);
    }
    function scrub(at) {
      const before = time;
      stop();
      show(at);
      if (time >= scene.open.lift && before < scene.open.lift) tell(before);
    }

    playButton.addEventListener('click', toggle);
    byId('lift').addEventListener('click', () => scrub(scene.open.lift));
    slider.addEventListener('input', () => scrub(Number(slider.value)));
    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !scene) return;
      const { target, key } = event;
      const isTyping = target === find;
      const isControl = target instanceof Element && target.closest('button, select, summary, a, input') !== null;
      if (isTyping) {
        if (key === 'Escape') { find.value = ''; refresh(); list.focus(); event.preventDefault(); }
        if (key === 'Enter' || key === 'ArrowDown') { choose(matching[0]); list.focus(); event.preventDefault(); }
        return;
      }
      if (key === '/') { find.focus(); find.select(); event.preventDefault(); return; }
      if (key === 'Escape') { clearFilters(); event.preventDefault(); return; }
      if (isControl) return;
      // Elsewhere on the page the arrows scroll, as readers expect.
      const box = watch.getBoundingClientRect();
      const isInView = box.top < innerHeight / 2 && box.bottom > innerHeight / 2;
      const isHere = watch.contains(target) || (target === document.body && isInView);
      const isScroll = target instanceof Element && target.classList.contains('scroll');
      if (!isHere || isScroll) return;
      const frames = event.shiftKey ? 100 : 1000 / 60;
      const act = { ' ': toggle, ArrowLeft: () => scrub(time - frames), ArrowRight: () => scrub(time + frames),
        ArrowUp: () => step(-1), ArrowDown: () => step(1), Home: () => scrub(0), End: () => scrub(scene.open.end) }[key];
      if (!act) return;
      event.preventDefault();
      act();
    });
    function clearFilters() {
      find.value = '';
      for (const { box } of Object.values(filters)) box.value = '';
      byId('by-disagreement').checked = false;
      byId('by-miss').checked = false;
      refresh();
    }
    function followAddress(isFirst) {
      const stroke = named(location.hash);
      if (stroke === null) {
        byId('matches').textContent = 'The gesture that the address names is not in this page.';
        return false;
      }
      if (!stroke) return false;
      if (!matching.includes(stroke)) clearFilters();
      choose(stroke, true);
      if (!isFirst) list.focus({ preventScroll: true });
      watch.scrollIntoView({ block: 'start' });
      return true;
    }
    window.addEventListener('hashchange', () => followAddress(false));
    window.addEventListener('resize', () => { if (chosen) { draw(chosen); show(time); } });
    calm.addEventListener('change', stop);

    watch.hidden = false;
    fillFilters();
    refresh();
    const most = Math.max(...strokes.map((stroke) => stroke.data.pages));
    if (!followAddress(true)) choose(strokes.find((stroke) => stroke.data.pages === most), true);
    })();
    """#
}
