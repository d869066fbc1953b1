extension ReportStyle {
  /// The page around the entries.
  static let page = #"""
    * { box-sizing: border-box; }
    html { scroll-padding-top: 64px; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--t1);
      font: 400 13px/1.5 Inter, "Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif;
      font-feature-settings: "tnum"; overflow-wrap: anywhere;
    }
    h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
    ul, ol { list-style: none; }
    button, input, select { font: inherit; color: inherit; }
    code { font: inherit; font-size: 12px; color: var(--t2); }
    [hidden], html:not(.js) .scripted { display: none !important; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    #entries:focus { outline: none; }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .skip {
      position: fixed; left: 16px; top: -60px; z-index: 9; padding: 8px 14px; border-radius: 8px;
      background: var(--t1); color: var(--ground);
    }
    .skip:focus { top: 8px; }
    .quiet-text, .hint { color: var(--t3); }
    .count { color: var(--t3); font-weight: 400; margin-left: 4px; }

    button {
      height: 28px; padding: 0 11px; border: 0; border-radius: 8px; background: var(--control);
      font-size: 12px; font-weight: 500; cursor: pointer; white-space: nowrap;
    }
    button:hover { background: var(--hover); }
    button:active, button[aria-pressed="true"] { background: var(--on); }
    button.quiet { background: none; color: var(--t2); }
    button.quiet:hover { background: var(--control); color: var(--t1); }
    input[type="search"], select {
      width: 100%; height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--control); font-size: 13px;
    }
    select option { background: var(--panel); color: var(--t1); }
    ::placeholder { color: var(--t3); opacity: 1; }
    input[type="checkbox"], input[type="radio"], input[type="range"] { accent-color: var(--accent); }
    input[type="range"] { min-width: 0; height: 24px; margin: 0; cursor: pointer; }

    .glyph { flex: none; fill: none; stroke: currentColor; stroke-width: 1.5;
      stroke-linecap: round; stroke-linejoin: round; }
    .glyph.same { color: var(--ok); }
    .glyph.different, .glyph.broken, .glyph.unreadable { color: var(--fail); }
    .glyph.missing { color: var(--missing); }
    .s-sheet { --series: var(--sheet); }
    .s-keyboard { --series: var(--keyboard); }
    .s-composer { --series: var(--composer); }
    .s-newest { --series: var(--newest); }
    .s-finger { --series: var(--finger); }

    .top {
      position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 10px;
      min-height: 48px; padding: 0 16px; background: var(--chrome);
      border-bottom: 1px solid var(--line);
    }
    .top h1 { font-size: 15px; font-weight: 600; letter-spacing: -0.2px; white-space: nowrap; }
    .top h1 span { color: var(--t3); font-weight: 400; }
    .top .suite {
      flex: 1; min-width: 0; padding-left: 12px; border-left: 1px solid var(--line);
      color: var(--t2); font-size: 12px; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis;
    }
    .logo { flex: none; fill: none; stroke-width: 1.7; stroke-linecap: round; }
    .logo rect { fill: var(--tile); }
    .logo path { stroke: var(--series); }
    .switches { display: flex; gap: 2px; }
    .switches button { width: 32px; height: 32px; padding: 0; display: grid; place-items: center; }
    .switches svg { fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linejoin: round; }

    .layout {
      display: grid; grid-template: "side verdict" auto "side entries" 1fr / 256px minmax(0, 1fr);
      gap: 24px; max-width: 1720px; margin: 0 auto; padding: 20px 16px 40px;
    }
    .side {
      grid-area: side; position: sticky; top: 68px; align-self: start; max-height: calc(100vh - 84px);
      overflow-y: auto; padding: 2px;
    }
    .filters { display: grid; gap: 14px; }
    .field label, .states legend { display: block; margin-bottom: 4px; color: var(--t2);
      font-size: 11px; font-weight: 500; }
    .state {
      display: flex; align-items: center; gap: 8px; min-height: 28px; padding: 0 8px;
      border-radius: 6px; font-size: 12px; font-weight: 500; cursor: pointer;
    }
    .state:hover { background: var(--control); }
    .state input { margin: 0; }
    .state .count { margin-left: auto; }
    .found { display: flex; align-items: center; justify-content: space-between; color: var(--t3);
      font-size: 12px; }
    .side nav { margin-top: 16px; padding-top: 12px; border-top: 1px solid var(--line); }
    .side nav a {
      display: flex; align-items: center; gap: 8px; padding: 5px 8px; border-radius: 6px;
      color: var(--t2); text-decoration: none; font-size: 12px; line-height: 1.35;
    }
    .side nav a:hover { background: var(--control); color: var(--t1); }
    .side nav a[aria-current] { background: var(--on); color: var(--t1); }

    .verdict { grid-area: verdict; display: flex; align-items: center; gap: 14px; }
    #entries { grid-area: entries; min-width: 0; }
    .verdict .glyph {
      width: 36px; height: 36px; padding: 10px; border-radius: 50%; background: var(--ok-fill);
      stroke-width: 1.7;
    }
    .verdict .glyph.different, .verdict .glyph.broken, .verdict .glyph.unreadable {
      background: var(--fail-fill);
    }
    .verdict .glyph.missing { background: var(--missing-fill); }
    .verdict strong { display: block; font-size: 20px; font-weight: 600; letter-spacing: -0.3px;
      line-height: 1.25; }
    .verdict span { color: var(--t2); }
    .group { margin-bottom: 28px; }
    .group > h2, .unused > h2 { margin: 0 0 10px; font-size: 13px; font-weight: 600; }
    .unused li { padding: 2px 0; }
    .unused .hint { margin-top: 6px; font-size: 12px; }
    .nothing { padding: 48px 0; color: var(--t2); text-align: center; }
    footer { max-width: 1720px; margin: 0 auto; padding: 0 16px 40px; color: var(--t3);
      font-size: 11px; }

    dialog {
      width: min(460px, calc(100vw - 32px)); max-height: calc(100vh - 48px); padding: 20px 24px;
      border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: var(--t1);
    }
    dialog::backdrop { background: rgb(0 0 0 / 0.5); }
    dialog h2 { font-size: 15px; font-weight: 600; }
    dialog h3 { margin: 14px 0 4px; color: var(--t3); font-size: 11px; font-weight: 500; }
    dialog dl div { display: flex; align-items: baseline; gap: 12px; padding: 3px 0; }
    dialog dt { flex: none; display: flex; gap: 4px; min-width: 118px; }
    dialog form { display: flex; justify-content: flex-end; }
    .check { display: flex; align-items: center; gap: 8px; margin-top: 16px; color: var(--t2); }
    kbd {
      min-width: 22px; padding: 0 6px; border-radius: 5px; background: var(--on); text-align: center;
      font: inherit; font-size: 11px; font-weight: 500; line-height: 20px;
    }
    """#
}
