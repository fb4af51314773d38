/// The look of the report's page.
enum PageStyle {
  /// The style sheet: what is read, then what is watched.
  static let text = reading + charts + watching

  /// The charts' own, but that paper is always light.
  private static let charts = ChartStyle.sheet.replacing(
    "@media (prefers-color-scheme", with: "@media screen and (prefers-color-scheme")

  private static let reading = #"""
    :root {
      color-scheme: light dark;
      --ground: #f7f6f2; --sheet: #ffffff; --ink: #1d2126; --faint: #565d66; --line: #d9d7cf;
      --accent: #0b6b63; --on-accent: #ffffff; --finger: #c2410c; --good: #0b6b46; --bad: #a8261c; --warn: #8a5200;
      --card-a: #d8ebe6; --card-b: #f3e3c8; --card-c: #dfe2f2; --chip: #eceae3;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #14171a; --sheet: #1d2226; --ink: #eceeed; --faint: #a9b1b8; --line: #353c42;
        --accent: #4fc3b5; --on-accent: #06211e; --finger: #ff9d66; --good: #6fd3a4; --bad: #ff9a8f; --warn: #f0b95e;
        --card-a: #1f4a45; --card-b: #54431f; --card-c: #343a5e; --chip: #2a3036;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 12px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    header, main, footer { max-width: 1180px; margin: 0 auto; padding: 0 16px; }
    header { padding-top: 28px; }
    footer { padding-block: 24px 40px; color: var(--faint); font-size: 14px; }
    h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; text-wrap: balance; overflow-wrap: anywhere; }
    h2 { font-size: 22px; line-height: 1.25; margin: 44px 0 8px; overflow-wrap: anywhere; }
    h3 { font-size: 17px; line-height: 1.3; margin: 28px 0 8px; overflow-wrap: anywhere; }
    p { margin: 8px 0; max-width: 78ch; overflow-wrap: anywhere; }
    .verdict { font-size: 17px; }
    .faint { color: var(--faint); font-size: 14px; }
    .note { border-left: 3px solid var(--accent); padding-left: 12px; font-size: 14px; }
    .quiet { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
    a { color: var(--accent); text-underline-offset: 2px; }
    a code { color: inherit; }
    code, pre, kbd { font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace; font-size: .88em; }
    code { overflow-wrap: anywhere; }
    pre { background: var(--chip); border-radius: 8px; padding: 10px 12px; overflow-x: auto; margin: 8px 0; }
    kbd { background: var(--chip); border: 1px solid var(--line); border-radius: 5px; padding: 0 5px; }
    nav ul { margin: 12px 0; padding: 0; list-style: none; display: grid; gap: 8px; }
    nav li { border-left: 3px solid var(--line); padding-left: 12px; max-width: 86ch; overflow-wrap: anywhere; }
    nav a { font-weight: 650; margin-right: 4px; }
    .scroll { overflow-x: auto; margin: 12px 0; border: 1px solid var(--line); border-radius: 10px; background: var(--sheet); }
    table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 1.4; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding: 8px 12px; color: var(--faint); font-size: 13px; overflow-wrap: anywhere; }
    /* A table may be wider than its frame; what it shows stays in sight. */
    caption > span { position: sticky; left: 12px; display: inline-block; max-width: min(100%, calc(100vw - 60px)); }
    th, td { padding: 7px 12px; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
    thead th { font-size: 13px; font-weight: 600; color: var(--faint); vertical-align: bottom; overflow-wrap: normal; }
    tbody th { font-weight: 500; }
    th.number, td.number { text-align: right; white-space: nowrap; }
    thead th.number { white-space: normal; min-width: 5.5em; }
    th code, td code { overflow-wrap: normal; }
    tbody th code { white-space: nowrap; }
    details { margin: 12px 0; }
    summary { cursor: pointer; padding: 6px 0; font-weight: 600; font-size: 15px; }
    .pitfalls { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
    .pitfalls > li {
      background: var(--sheet); border: 1px solid var(--line); border-left: 4px solid var(--faint);
      border-radius: 10px; padding: 6px 14px;
    }
    .pitfalls > .error { border-left-color: var(--bad); }
    .pitfalls > .warning { border-left-color: var(--warn); }
    .severity { text-transform: uppercase; letter-spacing: .04em; font-size: 12px; }
    .error .severity, .missed { color: var(--bad); }
    .warning .severity { color: var(--warn); }
    .met { color: var(--good); }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 12px; align-items: start; margin: 12px 0; }
    figure { margin: 0; overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; max-width: 640px; }
    figure svg { display: block; width: 100%; min-width: 540px; height: auto; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    @media (max-width: 600px) {
      h1 { font-size: 23px; }
      header { padding-top: 18px; }
      th, td { padding: 6px 9px; }
      td { min-width: 3.2em; }
      td:not(.number) { min-width: 13em; }
    }
    @media print {
      :root { color-scheme: light; --ground: #fff; --chip: #f2f2f2; }
      figure { break-inside: avoid; }
      figure svg { min-width: 0; }
      body { font-size: 11pt; }
      #watch, noscript { display: none; }
      header, main, footer { max-width: none; padding: 0; }
      .scroll { overflow: visible; border: 0; }
      table { font-size: 9pt; }
      th, td { padding: 3px 6px; }
      tr, .pitfalls > li { break-inside: avoid; }
      h2, h3, caption { break-after: avoid; }
      details::details-content { content-visibility: visible; block-size: auto; }
      details > summary { list-style: none; }
      a { color: inherit; text-decoration: none; }
    }
    """# + "\n"

  private static let watching = #"""

    #watch { scroll-margin-top: 12px; }
    .bench { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
    .choose, .stage { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 14px; min-width: 0; }
    .filters { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 12px; }
    .filters label, .controls label { font-size: 13px; color: var(--faint); display: grid; gap: 2px; min-width: 0; }
    .filters .wide { grid-column: 1 / -1; }
    .filters .check { display: flex; align-items: center; gap: 8px; color: var(--ink); }
    .filters label[hidden] { display: none; }
    input, select, button {
      font: inherit; font-size: 15px; color: var(--ink); background: var(--sheet); accent-color: var(--accent);
      border: 1px solid var(--line); border-radius: 9px; min-height: 40px; padding: 0 10px; max-width: 100%; min-width: 0;
    }
    input[type="checkbox"] { min-height: 0; width: 18px; height: 18px; margin: 6px 0; flex: none; }
    input::placeholder { color: var(--faint); opacity: 1; }
    button { cursor: pointer; }
    #play { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 650; min-width: 84px; }
    #matches { margin: 10px 0 6px; }
    #list { list-style: none; margin: 0; padding: 4px; max-height: 232px; overflow-y: auto; border: 1px solid var(--line); border-radius: 10px; }
    #list li { padding: 5px 8px; border-radius: 7px; font-size: 14px; cursor: pointer; }
    #list li span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #list li span + span { font-size: 12px; color: var(--faint); }
    #list li[aria-selected="true"] { background: var(--accent); color: var(--on-accent); }
    #list li[aria-selected="true"] span + span { color: inherit; }
    .stage h3 { margin: 0; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 16px; }
    .stage #facts { margin: 2px 0 10px; }
    #phones { display: flex; flex-wrap: wrap; gap: 14px 10px; justify-content: center; overflow: hidden; padding: 4px 0; }
    .phone {
      position: relative; overflow: hidden; flex: none; background: var(--ground); border: 2px solid var(--ink);
      border-radius: 22px; padding: 0; touch-action: pan-y;
    }
    .view { position: absolute; overflow: hidden; }
    .view.open { overflow: visible; }
    .view.framed { outline: 1px dashed var(--faint); }
    .tag {
      position: absolute; z-index: 2; left: 0; right: 0; display: flex; justify-content: space-between; gap: 8px;
      padding: 1px 12px; font-size: 12px; line-height: 20px; background: var(--sheet); white-space: nowrap;
      border-top: 1px solid var(--line);
    }
    .tag span:first-child { overflow: hidden; text-overflow: ellipsis; }
    .tag span:last-child { color: var(--faint); flex: none; font-variant-numeric: tabular-nums; }
    .tag.tall { flex-direction: column; gap: 0; padding: 2px 6px 2px 9px; font-size: 11px; line-height: 19px; height: 42px; }
    .phone > .tag:first-child { border-top: 0; }
    .card {
      position: absolute; border-radius: 8px; background: var(--card-a); color: var(--ink); display: flex; left: 0; top: 0;
      align-items: center; justify-content: center; font-size: 18px; font-weight: 600; border: 2px solid transparent;
      will-change: transform;
    }
    .card.b { background: var(--card-b); }
    .card.c { background: var(--card-c); }
    .card.target { border-color: var(--accent); }
    .card i { position: absolute; left: 0; top: 0; background: var(--sheet); opacity: .8; }
    .inset { position: absolute; left: 0; top: 0; background: repeating-linear-gradient(45deg, var(--line) 0 2px, transparent 2px 7px); }
    .touch { position: absolute; inset: 0; z-index: 3; pointer-events: none; width: 100%; height: 100%; overflow: hidden; }
    .touch polyline { fill: none; stroke: var(--finger); stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
    .touch circle { fill: var(--finger); fill-opacity: .3; stroke: var(--finger); stroke-width: 2.5; }
    .touch circle.up { fill: none; stroke-dasharray: 3 4; }
    .controls { display: flex; flex-wrap: wrap; gap: 8px 10px; align-items: end; margin: 12px 0 4px; }
    #clock { margin-left: auto; font-size: 14px; font-variant-numeric: tabular-nums; color: var(--faint); line-height: 40px; }
    .slide { position: relative; flex: 1 0 100%; }
    .slide input { width: 100%; min-height: 32px; margin: 0; padding: 0; border: 0; background: none; }
    #marks { position: relative; height: 18px; margin: 0 8px; font-size: 12px; color: var(--faint); }
    #marks span { position: absolute; transform: translateX(-50%); white-space: nowrap; border-bottom: 2px solid var(--finger); line-height: 15px; }
    #decisions tbody th:not(.long) { white-space: nowrap; }
    #decisions tr.decided th { box-shadow: inset 3px 0 0 var(--accent); }
    #decisions .flags { display: block; font-size: 12px; color: var(--warn); }
    #decisions td:nth-child(4) { min-width: 9em; }
    #candidates { display: flex; flex-wrap: wrap; gap: 4px 16px; }
    #candidates label { display: flex; align-items: center; gap: 7px; font-size: 14px; overflow-wrap: anywhere; }
    .keys { font-size: 13px; }
    @media (min-width: 900px) {
      .bench { grid-template-columns: 320px minmax(0, 1fr); align-items: start; }
      .choose { position: sticky; top: 12px; }
      #list { max-height: calc(100vh - 380px); min-height: 220px; }
    }
    """#
}
