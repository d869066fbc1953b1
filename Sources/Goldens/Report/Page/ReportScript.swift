/// What the page does: plain JavaScript without a library. Without it the page can be read all the
/// same; what needs it is not shown then.
enum ReportScript {
  /// The whole script, in a scope of its own.
  static let whole = """
    (() => {
    "use strict";
    \(ground)
    \(viewer)
    \(lane)
    \(keys)
    })();
    """

  /// What has to be known before anything is drawn: that there is a script, and the theme.
  static let first = #"""
    (() => {
      const root = document.documentElement;
      root.classList.add("js");
      try {
        const theme = localStorage.getItem("keyrise-theme");
        if (theme === "light" || theme === "dark") root.dataset.theme = theme;
      } catch { /* Where nothing may be kept, the system decides. */ }
    })();
    """#

  /// Entries, filters and the theme.
  static let ground = #"""
    const one = (selector, from = document) => from.querySelector(selector);
    const all = (selector, from = document) => [...from.querySelectorAll(selector)];
    const between = (value, low, high) => Math.min(Math.max(value, low), high);
    const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

    /** Tells those who do not see it what has changed. */
    const say = (words) => { one("#said").textContent = words; };

    /** An element of a drawing. */
    const shape = (name, attributes, parent) => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      if (parent) parent.append(made);
      return made;
    };

    const articles = all("article.entry");
    let here = null;

    /** Makes an entry the one that keys act on. */
    const stand = (article) => {
      if (here === article) return;
      if (here) here.classList.remove("here");
      here = article;
      if (here) here.classList.add("here");
      for (const link of all(".side nav a")) {
        if (here && link.hash === "#" + here.id) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    };

    /** Opens an entry and goes there. */
    const go = (article, opens) => {
      if (!article) return;
      stand(article);
      if (opens) one("details", article).open = true;
      one("summary", article).focus({ preventScroll: true });
      article.scrollIntoView({ block: "start" });
    };

    const shown = () => articles.filter((article) => !article.hidden);

    const goToAnchor = () => {
      const name = decodeURIComponent(location.hash.slice(1));
      const article = articles.find((article) => article.id === name);
      if (!article) return;
      if (article.hidden) clearFilters();
      go(article, true);
    };
    addEventListener("hashchange", goToAnchor);
    for (const link of all(".side nav a")) link.addEventListener("click", (event) => {
      // The anchor of an entry that is there already changes no address.
      if (link.hash === location.hash) { event.preventDefault(); goToAnchor(); }
    });
    document.addEventListener("focusin", (event) => {
      const article = event.target.closest("article.entry");
      if (article) stand(article);
    });
    document.addEventListener("pointerdown", (event) => {
      const article = event.target.closest("article.entry");
      if (article) stand(article);
    });

    const root = document.documentElement;
    const isDark = () => root.dataset.theme
      ? root.dataset.theme === "dark" : !matchMedia("(prefers-color-scheme: light)").matches;
    const turnTheme = () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      try { localStorage.setItem("keyrise-theme", root.dataset.theme); } catch { /* as it was */ }
      say(root.dataset.theme);
    };
    one("#theme").addEventListener("click", turnTheme);

    const filters = one(".filters");
    const sift = () => {
      const words = one("#text").value.toLowerCase().split(/\s+/).filter(Boolean);
      const states = new Set(all("[name=status]:checked", filters).map((box) => box.value));
      const group = one("#group") ? one("#group").value : "";
      const tag = one("#tag") ? one("#tag").value : "";
      let count = 0;
      for (const article of articles) {
        const data = article.dataset;
        article.hidden = !(states.has(data.status)
          && (!group || data.group === group)
          && (!tag || data.tags.split("\n").includes(tag))
          && words.every((word) => data.words.includes(word)));
        if (!article.hidden) count += 1;
      }
      for (const section of all("section.group")) {
        section.hidden = all("article", section).every((article) => article.hidden);
      }
      for (const item of all(".side nav li")) {
        const article = document.getElementById(item.dataset.of);
        item.hidden = article ? article.hidden : false;
      }
      one("#nothing").hidden = count > 0 || articles.length === 0;
      one("#found").textContent = count === articles.length
        ? `${count} shown` : `${count} of ${articles.length} shown`;
      if (here && here.hidden) stand(null);
    };
    const clearFilters = () => { filters.reset(); sift(); };
    filters.addEventListener("input", sift);
    filters.addEventListener("submit", (event) => event.preventDefault());
    filters.addEventListener("reset", () => setTimeout(sift));

    /** Only what is wrong, or everything. */
    const turnFailing = () => {
      const boxes = all("[name=status]", filters);
      const same = boxes.find((box) => box.value === "same");
      if (!same) return;
      same.checked = !same.checked;
      for (const box of boxes) if (box !== same) box.checked = true;
      sift();
    };
    """#
}
