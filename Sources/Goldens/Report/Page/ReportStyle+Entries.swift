extension ReportStyle {
  /// Entries, and pictures beside their goldens.
  static let entries = #"""
    .entry {
      margin-bottom: 8px; border: 1px solid var(--line); border-radius: 10px;
      background: var(--panel); overflow: clip;
    }
    .entry:not(.same) { border-left: 3px solid var(--fail); }
    .entry.missing { border-left-color: var(--missing); }
    .entry.here { border-color: var(--edge); }
    .entry.here:not(.same) { border-left-color: var(--fail); }
    .entry.here.missing { border-left-color: var(--missing); }
    .entry > details > summary {
      display: grid; grid-template-columns: auto minmax(0, auto) minmax(0, 1fr) 16px;
      align-items: center; gap: 2px 10px; min-height: 44px; padding: 9px 14px; cursor: pointer;
      list-style: none;
    }
    .entry.same > details > summary { min-height: 38px; padding: 6px 14px; }
    .entry > details > summary::-webkit-details-marker { display: none; }
    .entry > details > summary::after {
      grid-area: 1 / 4; content: ""; width: 7px; height: 7px; justify-self: center;
      border: solid var(--t3); border-width: 0 1.5px 1.5px 0; transform: rotate(45deg);
    }
    .entry > details[open] > summary::after { transform: translateY(3px) rotate(225deg); }
    .entry > details > summary:hover { background: var(--control); }
    .entry > details > summary:focus-visible { outline-offset: -3px; border-radius: 10px; }
    .chip {
      display: inline-flex; align-items: center; gap: 6px; height: 20px; padding: 0 8px;
      border-radius: 6px; background: var(--ok-fill); font-size: 11px; font-weight: 500;
    }
    .chip.different, .chip.broken, .chip.unreadable { background: var(--fail-fill);
      color: var(--fail); }
    .chip.missing { background: var(--missing-fill); color: var(--missing); }
    .entry h3 { font-size: 13px; font-weight: 600; }
    .entry .place { color: var(--t3); font-size: 12px; text-align: right; }
    .entry .sentence { grid-column: 1 / -1; color: var(--t2); }
    .entry .sentence:first-of-type { margin-top: 2px; }
    .inside { padding: 4px 14px 18px; border-top: 1px solid var(--line); }
    .facts { display: flex; flex-wrap: wrap; gap: 6px 24px; padding: 10px 0 2px; font-size: 12px; }
    .facts dt { color: var(--t3); font-size: 11px; }
    .facts dd { color: var(--t1); }
    .facts dd code { color: var(--t1); margin-right: 10px; }
    .tag { display: inline-block; margin-right: 4px; padding: 0 6px; border-radius: 5px;
      background: var(--control); }
    .verdicts { font-size: 12px; padding-top: 6px; }
    .verdicts summary { color: var(--t2); cursor: pointer; }
    .verdicts ul { columns: 260px; margin-top: 4px; }
    .fault { margin-top: 12px; padding: 10px 12px; border-radius: 8px; background: var(--fail-fill);
      color: var(--fail); white-space: pre-wrap; }
    .piece { margin-top: 18px; }
    .piece h4 { font-size: 13px; font-weight: 600; }
    .piece h4 code { margin-left: 6px; font-weight: 400; color: var(--t3); }
    .told { color: var(--t2); margin-top: 2px; max-width: 110ch; }
    .expectations li { padding: 2px 0; }
    .expectations .glyph { margin-right: 8px; }
    .expectations p { padding-left: 18px; color: var(--fail); }

    .viewer { margin-top: 10px; --cut: 50; }
    .controls { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;
      margin-bottom: 10px; }
    .segments { display: flex; flex-wrap: wrap; gap: 2px; padding: 2px; border-radius: 8px;
      background: var(--control); }
    .segments label { position: relative; display: block; }
    .segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .segments span {
      display: block; height: 24px; padding: 0 12px; border-radius: 6px; color: var(--t2);
      font-size: 12px; font-weight: 500; line-height: 24px;
    }
    .segments input:hover + span { color: var(--t1); }
    .segments input:checked + span { background: var(--selected); color: var(--t1);
      box-shadow: var(--lift); }
    .segments input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 1px; }
    .knob { display: none; align-items: center; gap: 8px; color: var(--t2); font-size: 12px; }
    .knob label { display: flex; align-items: center; gap: 8px; }
    .knob input { width: min(220px, 40vw); }
    .viewer[data-mode="slider"] .for-slider, .viewer[data-mode="onion"] .for-onion,
    .viewer[data-mode="flicker"] .for-flicker { display: flex; }
    .shown { min-width: 60px; color: var(--t1); font-weight: 500; }
    .zoom { margin-left: auto; }
    .viewer > .hint { margin-bottom: 6px; font-size: 12px; }
    .scroller { overflow-x: auto; overscroll-behavior-x: contain; border-radius: 8px; }
    .viewer .scroller { padding: 0 0 8px; }
    .stage { position: relative; display: flex; gap: 16px; width: max-content; max-width: none; }
    .stage figure { min-width: 0; }
    .stage figcaption { height: 24px; color: var(--t2); font-size: 11px; font-weight: 500; }
    .sheet { position: relative; }
    .sheet img { display: block; width: auto; height: auto; max-height: min(76vh, 820px);
      border-radius: 6px; user-select: none; -webkit-user-select: none; }
    .viewer:not(.wide) .scroller { max-width: 100%; }
    .wide .stage { flex-direction: column; }
    .wide[data-zoom="fit"] .stage { max-width: max(100%, 620px); }
    .wide .sheet img { max-height: none; }
    .wide[data-zoom="fit"] .sheet img { max-width: 100%; }
    .wide .sheet { width: max-content; max-width: 100%; }
    .viewer:not([data-zoom="fit"]) .scroller { max-height: 84vh; overflow: auto; }
    .viewer:not([data-zoom="fit"]) .sheet img { max-width: none; max-height: none;
      image-rendering: pixelated; }
    .viewer:not([data-zoom="fit"]) .sheet { max-width: none; }
    .viewer:not([data-mode="side"]) .stage { display: grid;
      grid-template-columns: minmax(0, max-content); }
    .viewer:not(.wide):not([data-mode="side"])[data-zoom="fit"] .stage { max-width: 100%; }
    .viewer:not([data-mode="side"]) figure { grid-area: 1 / 1; }
    .viewer:not([data-mode="side"]):not([data-mode="difference"]) .difference,
    .viewer[data-mode="difference"] .expected, .viewer[data-mode="difference"] .actual {
      display: none;
    }
    .viewer:not([data-mode="side"]) .actual figcaption { text-align: right; }
    .viewer[data-mode="slider"] .sheet { cursor: ew-resize; touch-action: pan-y; }
    .viewer[data-mode="slider"] .actual .sheet { clip-path: inset(0 0 0 calc(var(--cut) * 1%)); }
    .viewer[data-mode="slider"] .expected .sheet {
      clip-path: inset(0 calc(100% - var(--cut) * 1%) 0 0);
    }
    .viewer[data-mode="onion"] .actual .sheet { opacity: calc(var(--mix, 50) / 100); }
    .viewer[data-mode="flicker"]:not(.flipped) .actual, .viewer[data-mode="flicker"].flipped .expected {
      visibility: hidden;
    }
    .divider { display: none; }
    .viewer[data-mode="slider"] .divider {
      display: block; position: absolute; top: 24px; bottom: 0; left: calc(var(--cut) * 1%);
      width: 2px; margin-left: -1px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.45);
      pointer-events: none;
    }
    .divider::after {
      content: ""; position: absolute; top: calc(50% - 14px); left: -13px; width: 28px; height: 28px;
      border-radius: 50%; background: #fff; box-shadow: 0 1px 5px rgb(0 0 0 / 0.5);
      background-image: linear-gradient(90deg, transparent 10px, #15161a 10px 11.5px,
        transparent 11.5px 16.5px, #15161a 16.5px 18px, transparent 18px);
    }
    .mark {
      position: absolute; top: 0; bottom: 0; border: 1.5px dashed var(--fail-strong);
      border-radius: 8px; pointer-events: none;
    }
    .mark.first { border-style: solid; border-width: 2px; }
    .mark.first::before { content: ""; }
    .mark.first, .flag { font-size: 10px; font-weight: 600; color: #fff; }
    .mark.first { line-height: 16px; text-align: center; }
    .mark.first { background: linear-gradient(var(--fail-strong) 16px, transparent 16px); }
    .wide[data-mode="side"] figcaption { position: sticky; left: 0; width: fit-content; }
    """#
}
