extension ReportStyle {
  /// Plots, tables and films; then narrow screens, fingers and paper.
  static let numbers = #"""
    .lane { margin-top: 10px; }
    .lane h5 { font-size: 12px; font-weight: 600; }
    .clauses { margin: 2px 0 10px; color: var(--t2); }
    .clauses li { position: relative; padding-left: 14px; }
    .clauses li::before { content: ""; position: absolute; left: 3px; top: 8px; width: 4px;
      height: 4px; border-radius: 50%; background: var(--fail); }
    .bench { display: grid; grid-template-columns: minmax(0, 1fr) 340px; gap: 20px;
      align-items: start; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: flex-end;
      margin-bottom: 6px; color: var(--t2); font-size: 11px; }
    .sample { display: inline-flex; align-items: center; gap: 6px; --series: var(--t2); }
    .sample svg { display: block; }

    .chart {
      --left: 40px; --right: 78px; position: relative; user-select: none; -webkit-user-select: none;
      --unit: calc((100% - var(--left) - var(--right)) / var(--span));
    }
    .field-of-lines { position: relative; height: 300px; cursor: crosshair; touch-action: pan-y; }
    .apart-lines { position: relative; height: 76px; margin-top: 14px; cursor: crosshair;
      touch-action: pan-y; }
    .lines {
      position: absolute; left: var(--left); top: 0; width: calc(100% - var(--left) - var(--right));
      height: 100%; overflow: visible;
    }
    .lines path, .sample path { fill: none; vector-effect: non-scaling-stroke; }
    .grid { stroke: var(--grid); stroke-width: 1; }
    path.apart, rect.apart { fill: var(--apart) !important; }
    path.apart { stroke: var(--apart-edge); stroke-width: 1; }
    .line .actual, .sample .actual { stroke: var(--series); stroke-width: 1.25; opacity: 0.75; }
    .line .expected, .sample .expected { stroke: var(--t1); stroke-width: 1.25;
      stroke-dasharray: 4 3; opacity: 0.75; }
    .line .dots, .sample .dots { stroke: var(--series); stroke-width: 3.4; stroke-linecap: round; }
    .line.s-keyboard .dots { stroke-linecap: square; stroke-width: 3; }
    .apart-lines .area { fill: var(--series); fill-opacity: 0.22; }
    .apart-lines .actual { opacity: 1; }
    .level {
      position: absolute; top: var(--y); left: 0; width: calc(var(--left) - 8px); margin-top: -7px;
      color: var(--t3); font-size: 10px; line-height: 14px; text-align: right; white-space: nowrap;
    }
    .apart-lines .what { position: absolute; left: calc(var(--left) + 6px); top: -1px;
      color: var(--t3); font-size: 10px; line-height: 12px; }
    .line-name {
      position: absolute; top: var(--y); left: calc(100% - var(--right) + 8px); margin-top: -8px;
      color: var(--series); font-size: 11px; font-weight: 500; line-height: 16px; white-space: nowrap;
    }
    .times { position: relative; height: 20px; }
    .times span {
      position: absolute; top: 4px; left: calc(var(--left) + var(--at) * var(--unit));
      color: var(--t3); font-size: 10px; line-height: 14px; transform: translateX(-50%);
      white-space: nowrap;
    }
    .events > div { position: relative; height: 16px; }
    .events .what { position: absolute; right: 0; max-width: calc(var(--right) - 8px);
      width: calc(var(--right) - 8px); color: var(--t3); font-size: 10px; line-height: 16px;
      white-space: nowrap; overflow: hidden; text-overflow: clip; }
    .events i {
      position: absolute; top: 5px; left: calc(var(--left) + var(--at) * var(--unit)); width: 6px;
      height: 6px; margin-left: -3px; transform: rotate(45deg); background: var(--t2);
    }
    .events .expected i { background: none; box-shadow: inset 0 0 0 1.25px var(--t2); }
    .first-line {
      position: absolute; top: 32px; bottom: 20px; z-index: 1;
      left: calc(var(--left) + var(--at) * var(--unit)); border-left: 1px dashed var(--fail);
      padding-left: 4px; color: var(--fail); font-size: 10px; font-weight: 500; line-height: 14px;
      pointer-events: none;
    }
    .cursor {
      position: absolute; top: 0; bottom: 20px; z-index: 2; width: 1px; background: var(--t1);
      left: calc(var(--left) + var(--at, 0) * var(--unit)); opacity: 0.85; pointer-events: none;
    }
    .cursor-tag {
      position: absolute; bottom: -19px; left: 0; padding: 0 7px; border-radius: 5px;
      background: var(--t1); color: var(--ground); font-size: 10.5px; font-weight: 600;
      line-height: 18px; transform: translateX(-50%); white-space: nowrap;
    }
    .transport { margin-top: 4px; }
    .transport .frame { display: block; width: calc(100% - 118px + 16px); margin-left: 32px; }
    .buttons { display: flex; flex-wrap: wrap; gap: 4px; margin: 4px 0 0 40px; }

    .read-out { display: grid; gap: 12px; }
    .screens { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
    .screens figcaption { margin-top: 4px; color: var(--t2); font-size: 11px; text-align: center; }
    .screen { position: relative; border-radius: 10px; overflow: hidden; background: var(--screen);
      border: 1px solid var(--line); }
    .screen > svg, .screen > img { display: block; width: 100%; height: auto; }
    .screen > .over { position: absolute; inset: 0; height: 100%; }
    .over { --sheet: #56b4e9; --keyboard: #e69f00; --composer: #1fc198; --newest: #c9a0e6;
      --finger: #c4c7ce; filter: drop-shadow(0 0 1px #000); }
    .over path { fill: none; stroke-width: 5; stroke-dasharray: 14 9; }
    .over .s-sheet { stroke: var(--sheet); }
    .over .s-keyboard { stroke: var(--keyboard); }
    .over .s-composer { stroke: var(--composer); }
    .over .s-newest { stroke: var(--newest); }
    .over .s-finger { stroke: var(--finger); }
    .d-sheet { fill: var(--sheet); fill-opacity: 0.22; stroke: var(--sheet); stroke-width: 4; }
    .d-composer { fill: var(--composer); fill-opacity: 0.75; }
    .d-keyboard { fill: var(--keyboard); fill-opacity: 0.55; }
    .d-newest { fill: var(--newest); fill-opacity: 0.5; }
    .d-finger { fill: var(--finger); fill-opacity: 0.8; }
    table { width: 100%; border-collapse: collapse; font-size: 12px; }
    caption { padding-bottom: 4px; font-weight: 600; text-align: left; }
    th, td { padding: 3px 0 3px 8px; border-top: 1px solid var(--line); text-align: right;
      font-weight: 400; vertical-align: baseline; }
    th:first-child { padding-left: 0; text-align: left; color: var(--t2); white-space: nowrap; }
    td, thead th { white-space: nowrap; }
    [data-row="events"] td { white-space: normal; }
    thead th { border: 0; color: var(--t3); font-size: 11px; }
    .differs td:last-child { color: var(--fail); font-weight: 600; }
    .key { display: inline-block; width: 8px; height: 8px; margin-right: 6px; border-radius: 2px;
      background: var(--series); }

    .film { margin-top: 14px; }
    .film-title { margin-bottom: 6px; font-size: 12px; font-weight: 500; }
    .film-title .quiet-text { font-weight: 400; margin-left: 6px; }
    .film ol { display: flex; gap: 6px; width: max-content; padding: 2px 2px 10px; }
    .film li { width: 96px; padding: 4px; border-radius: 10px; cursor: pointer; }
    .film .when { display: block; color: var(--t3); font-size: 10px; line-height: 16px;
      white-space: nowrap; }
    .film .when b { color: var(--t2); font-weight: 600; }
    .film .screen { margin-bottom: 4px; border-radius: 7px; }
    .film li:hover { background: var(--control); }
    .film li.bad .when b { color: var(--fail); }
    .film li.bad .screen { border-color: var(--fail); }
    .film li.first { background: var(--fail-fill); }
    .film li[aria-current] { background: var(--on); }
    .film li[aria-current] .when b { color: var(--t1); }
    .flag { display: block; border-radius: 5px; background: var(--fail-strong); line-height: 16px;
      text-align: center; }

    @media (max-width: 1240px) {
      .bench { grid-template-columns: minmax(0, 1fr); }
      .read-out { grid-template-columns: 240px minmax(0, 1fr); align-items: start; }
    }
    @media (max-width: 900px) {
      .layout { grid-template: "verdict" "side" "entries" / minmax(0, 1fr); gap: 20px;
        padding: 16px 12px 32px; }
      .side { position: static; max-height: none; }
      .side nav { display: none; }
      .filters { grid-template-columns: 1fr 1fr; gap: 10px; }
      .filters .field:first-child, .states, .found { grid-column: 1 / -1; }
      .states { display: flex; flex-wrap: wrap; gap: 2px; }
      .states legend { float: left; width: 100%; }
      .state .count { margin-left: 0; }
    }
    @media (max-width: 640px) {
      .top { padding: 0 12px; }
      .entry > details > summary { grid-template-columns: auto minmax(0, 1fr) 16px; padding: 10px 12px; }
      .entry > details > summary::after { grid-area: 1 / 3; }
      .entry h3 { grid-column: 2; }
      .entry .place { grid-column: 1 / -1; text-align: left; }
      .inside { padding: 4px 12px 16px; }
      .chart { --left: 34px; --right: 66px; }
      .field-of-lines { height: 240px; }
      .transport .frame { width: calc(100% - 100px + 16px); margin-left: 26px; }
      .buttons { margin-left: 0; }
      .read-out { grid-template-columns: minmax(0, 1fr); }
      .screens { width: 240px; }
      .viewer:not(.wide) .sheet img { max-height: 64vh; max-width: 100%; }
      .viewer:not(.wide)[data-mode="side"][data-zoom="fit"] .stage { width: 100%; gap: 8px; }
      .segments span { padding: 0 9px; }
      .zoom { margin-left: 0; }
    }
    @media (pointer: coarse) {
      button, .segments span { height: 36px; }
      .segments span { line-height: 36px; }
      .state { min-height: 36px; }
      input[type="range"] { height: 36px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
      .entry > details > summary::after { transition: transform 0.15s; }
    }
    @media print {
      .top, .side, .controls, .transport { display: none; }
      .layout { display: block; }
    }
    """#
}
