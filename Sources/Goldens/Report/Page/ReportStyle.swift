/// How the page looks: the colours and the type of the workbench, dark and light.
enum ReportStyle {
  /// The whole style sheet.
  static let whole = """
    :root { color-scheme: dark;
    \(dark) }
    @media (prefers-color-scheme: light) { :root:not([data-theme="dark"]) { color-scheme: light;
    \(light) } }
    :root[data-theme="light"] { color-scheme: light;
    \(light) }
    \(page)
    \(entries)
    \(numbers)
    """

  /// Colours of the dark page, those of the workbench.
  static let dark = #"""
    --ground: #15161a; --chrome: #15161a; --panel: #191b20; --card: #24262c; --tile: #2a2c32;
    --line: rgb(255 255 255 / 0.085); --edge: rgb(255 255 255 / 0.24);
    --control: rgb(255 255 255 / 0.055); --hover: rgb(255 255 255 / 0.09);
    --on: rgb(255 255 255 / 0.13); --selected: rgb(255 255 255 / 0.13);
    --t1: #f1f2f4; --t2: #a9acb5; --t3: #8b8f99; --accent: #f1f2f4; --focus: #8fcbf2;
    --sheet: #56b4e9; --keyboard: #e69f00; --composer: #1fc198; --newest: #c9a0e6;
    --finger: #9ea2ac; --screen: #0b0c0e; --grid: rgb(255 255 255 / 0.065);
    --fail: #ff93a6; --fail-fill: rgb(255 92 122 / 0.15); --fail-strong: #d92d55;
    --apart: rgb(255 92 122 / 0.26); --apart-edge: rgb(255 92 122 / 0.4);
    --missing: #efc26a; --missing-fill: rgb(230 159 0 / 0.15);
    --ok: #1fc198; --ok-fill: rgb(255 255 255 / 0.08); --lift: none;
    """#

  /// Colours of the light page; words have a contrast of 4.5 to 1 and more.
  static let light = #"""
    --ground: #f3f4f6; --chrome: #fbfbfc; --panel: #ffffff; --card: #ffffff; --tile: #1d1f24;
    --line: rgb(16 20 30 / 0.11); --edge: rgb(16 20 30 / 0.34);
    --control: rgb(16 20 30 / 0.05); --hover: rgb(16 20 30 / 0.085);
    --on: rgb(16 20 30 / 0.12); --selected: #ffffff;
    --t1: #15171c; --t2: #4a4f59; --t3: #646974; --accent: #2a2d35; --focus: #0a6cab;
    --sheet: #0a6cab; --keyboard: #955600; --composer: #00755a; --newest: #7a3fa8;
    --finger: #6a6f79; --screen: #e9ebee; --grid: rgb(16 20 30 / 0.08);
    --fail: #b01d41; --fail-fill: rgb(217 45 85 / 0.1); --fail-strong: #d92d55;
    --apart: rgb(217 45 85 / 0.2); --apart-edge: rgb(217 45 85 / 0.4);
    --missing: #845200; --missing-fill: rgb(230 159 0 / 0.16);
    --ok: #00755a; --ok-fill: rgb(16 20 30 / 0.06);
    --lift: 0 0 0 1px rgb(16 20 30 / 0.1);
    """#
}
