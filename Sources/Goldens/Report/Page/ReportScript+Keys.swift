extension ReportScript {
  /// The keys.
  static let keys = #"""
    const help = one("#keys");
    one("#help").addEventListener("click", () => help.showModal());

    /** The part of an entry that a key is meant for: the one with the focus, else the first. */
    const part = (selector, name) => {
      if (!here || !one("details", here).open) return null;
      const focused = document.activeElement.closest(selector);
      const found = focused || one(selector, here);
      return (found && found[name]) || null;
    };
    const viewer = () => part(".viewer", "viewer");
    const lane = () => part(".lane", "lane");

    const walk = (list, by) => {
      if (!list.length) return;
      const index = list.indexOf(here);
      if (index >= 0) { go(list[between(index + by, 0, list.length - 1)], false); return; }
      const position = here ? articles.indexOf(here) : -1;
      const next = by > 0
        ? list.find((article) => articles.indexOf(article) > position)
        : list.findLast((article) => articles.indexOf(article) < position);
      go(next || list[by > 0 ? 0 : list.length - 1], false);
    };
    const failing = () => shown().filter((article) => article.dataset.status !== "same");
    const openAll = (opens) => { for (const article of shown()) one("details", article).open = opens; };
    const modes = ["side", "slider", "onion", "flicker", "difference"];

    const acts = {
      j: () => walk(shown(), 1),
      k: () => walk(shown(), -1),
      n: () => walk(failing(), 1),
      p: () => walk(failing(), -1),
      o: () => { if (here) one("details", here).open = !one("details", here).open; },
      e: () => openAll(true),
      c: () => openAll(false),
      "/": () => one("#text").select(),
      f: turnFailing,
      Escape: clearFilters,
      x: () => { const at = viewer(); if (at) { at.show("flicker"); at.beat(false); at.flip(); } },
      "[": () => { const at = viewer(); if (at) at.nudge(-5); },
      "]": () => { const at = viewer(); if (at) at.nudge(5); },
      z: () => { const at = viewer(); if (at) at.zoom(); },
      ArrowLeft: () => { const at = lane(); if (at) at.step(-1); return Boolean(at); },
      ArrowRight: () => { const at = lane(); if (at) at.step(1); return Boolean(at); },
      g: () => { const at = lane(); if (at) at.move(at.data.first); },
      w: () => { const at = lane(); if (at) at.move(at.data.worst); },
      ".": () => { const at = lane(); if (at) at.play(!at.isPlaying); },
      t: turnTheme,
      "?": () => help.showModal(),
    };
    modes.forEach((mode, index) => {
      acts[index + 1] = () => { const at = viewer(); if (at) { at.show(mode); say(mode); } };
    });

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || help.open) return;
      const target = event.target;
      if (target.matches("input[type=search], textarea, select")) {
        if (event.key === "Escape" && target.matches("[type=search]")) {
          target.value = "";
          sift();
          target.blur();
        }
        return;
      }
      const isArrow = event.key.startsWith("Arrow");
      if (isArrow && target.matches("input, .scroller")) return;
      const act = Object.hasOwn(acts, event.key) ? acts[event.key] : null;
      if (!act || (event.key.length === 1 && event.key !== "?" && !one("#single").checked)) return;
      if (act() !== false) event.preventDefault();
    });

    sift();
    goToAnchor();
    """#
}
