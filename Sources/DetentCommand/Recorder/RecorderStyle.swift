/// The look of the recorder page.
enum RecorderStyle {
  /// The style sheet. The stage holds off the browser's own panning with `touch-action`, or strokes would be cancelled.
  static let text = #"""
    :root {
      color-scheme: light dark;
      --ground: #f7f6f2; --sheet: #ffffff; --ink: #1d2126; --faint: #5c636c; --line: #d9d7cf;
      --accent: #0b6b63; --on-accent: #ffffff; --trail: #c2410c;
      --card-a: #d8ebe6; --card-b: #f3e3c8; --card-c: #dfe2f2;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171a; --sheet: #1d2226; --ink: #eceeed; --faint: #a3abb2; --line: #353c42;
        --accent: #4fc3b5; --on-accent: #06211e; --trail: #ff9d66;
        --card-a: #1f4a45; --card-b: #54431f; --card-c: #343a5e;
      }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; overscroll-behavior: none; }
    body {
      display: flex; flex-direction: column; gap: 12px; min-height: 100dvh;
      background: var(--ground); color: var(--ink);
      font: 16px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    }
    header { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; padding: 12px 16px 0; }
    h1 {
      font-size: 15px; font-weight: 600; margin: 0; min-width: 7em;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    #geometry { margin: 0; font-size: 13px; color: var(--faint); white-space: nowrap; }
    main { flex: 1; display: flex; flex-direction: column; align-items: center; gap: 12px; min-height: 0; }
    #task { width: 100%; max-width: 640px; padding: 0 16px; text-align: center; }
    #count { margin: 0; font-size: 13px; color: var(--faint); font-variant-numeric: tabular-nums; }
    /* Two lines at all times: a stage that moves while someone swipes would spoil the next gesture. */
    #prompt {
      margin: 2px 0 0; height: 2.4em; display: flex; align-items: center; justify-content: center; gap: 10px;
      font-size: 24px; line-height: 1.2; font-weight: 650; text-wrap: balance;
    }
    #arrow { display: inline-block; min-width: 1.1em; color: var(--accent); }
    #stage {
      position: relative; overflow: hidden; flex: 1 1 auto; max-width: 100%;
      background: var(--sheet); border-block: 1px solid var(--line);
      touch-action: none; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
      -webkit-tap-highlight-color: transparent; cursor: grab;
    }
    #stage:active { cursor: grabbing; }
    #stage.horizontal { min-height: 160px; max-height: 520px; }
    #stage.vertical { width: min(100%, 390px); min-height: 160px; }
    #track { position: absolute; inset: 0; }
    .card {
      position: absolute; display: flex; align-items: center; justify-content: center; border-radius: 14px;
      font-size: 44px; font-weight: 600; color: var(--ink); background: var(--card-a);
    }
    .horizontal .card { top: 16px; bottom: 16px; }
    .vertical .card { left: 16px; right: 16px; }
    .card.b { background: var(--card-b); }
    .card.c { background: var(--card-c); }
    #trail { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    #trail polyline { fill: none; stroke: var(--trail); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
    #trail circle { fill: var(--trail); }
    #result {
      display: flex; align-items: center; gap: 14px; width: 100%; max-width: 640px; height: 76px; padding: 0 16px;
    }
    #graph { flex: 0 0 132px; height: 64px; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); }
    #graph polyline { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
    #graph line { stroke: var(--line); stroke-width: 1; }
    #figures { margin: 0; font-size: 14px; font-variant-numeric: tabular-nums; }
    #figures strong { display: block; font-size: 17px; }
    footer { width: 100%; max-width: 640px; margin: 0 auto; padding: 0 16px 16px; display: grid; gap: 10px; }
    .row { display: flex; gap: 8px; align-items: center; justify-content: flex-end; }
    .left .row { flex-direction: row-reverse; }
    .left #result { flex-direction: row-reverse; }
    .left #figures { text-align: end; }
    button, input {
      font: inherit; color: inherit; min-height: 48px; padding: 0 14px; border-radius: 12px;
      border: 1px solid var(--line); background: var(--sheet);
    }
    button { cursor: pointer; touch-action: manipulation; white-space: nowrap; }
    button:disabled { opacity: .5; cursor: default; }
    .row.main button { flex: 1; min-height: 56px; font-weight: 600; }
    #save { background: var(--accent); border-color: var(--accent); color: var(--on-accent); flex-grow: 1.6; }
    label { min-width: 72px; display: flex; align-items: center; gap: 8px; flex: 1; font-size: 14px; color: var(--faint); }
    .left label { flex-direction: row-reverse; }
    input { flex: 1; min-width: 0; width: 100%; font-size: 16px; color: var(--ink); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    #stage:focus-visible { outline-offset: -4px; }
    @media (min-width: 700px) {
      body { padding-top: 20px; }
      header { width: 100%; max-width: 672px; margin: 0 auto; }
      #stage { border: 1px solid var(--line); border-radius: 16px; }
      #prompt { font-size: 28px; height: 1.6em; }
    }
    @media (max-width: 380px) {
      h1, #geometry { font-size: 12px; }
      .row button { padding: 0 10px; }
      label span { display: none; }
      #graph { flex-basis: 96px; }
      #figures { font-size: 13px; }
    }
    @media (max-height: 620px) {
      #prompt { font-size: 20px; }
      #graph { height: 48px; }
      .row.main button { min-height: 48px; }
    }
    """#
}
