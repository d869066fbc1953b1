extension ReportScript {
  /// Pictures beside their golden.
  static let viewer = #"""
    const zooms = ["fit", "1", "2", "4"];

    /** Pictures beside their golden. */
    class Viewer {
      constructor(root) {
        this.root = root;
        root.viewer = this;
        this.stage = one(".stage", root);
        this.cut = one("input.slider", root);
        this.mix = one("input.onion", root);
        this.radios = all("[type=radio]", root);
        this.center();
        root.closest("details").addEventListener("toggle", () => this.center());
        if (!this.cut) return;
        for (const radio of this.radios) {
          radio.addEventListener("change", () => this.show(radio.value));
        }
        this.cut.addEventListener("input", () => this.turn(this.cut));
        this.mix.addEventListener("input", () => this.turn(this.mix));
        one(".flip", root).addEventListener("click", () => { this.beat(false); this.flip(); });
        one(".beat", root).addEventListener("click", () => this.beat(!this.timer));
        one(".zoom", root).addEventListener("click", () => this.zoom());
        this.stage.addEventListener("pointerdown", (event) => this.grab(event));
        this.stage.addEventListener("pointermove", (event) => {
          if (this.isDragging) this.drag(event);
        });
        for (const end of ["pointerup", "pointercancel"]) {
          this.stage.addEventListener(end, () => { this.isDragging = false; });
        }
      }

      /** Brings the first frame that differs into sight where a strip is wider than the page. */
      center() {
        const mark = one(".mark.first", this.root);
        const box = one(".scroller", this.root);
        if (!mark || box.scrollWidth <= box.clientWidth) return;
        box.scrollLeft = mark.offsetLeft - (box.clientWidth - mark.clientWidth) / 2;
      }

      get mode() { return this.root.dataset.mode; }

      show(mode) {
        const radio = this.radios.find((radio) => radio.value === mode);
        if (!radio) return;
        radio.checked = true;
        this.root.dataset.mode = mode;
        this.beat(mode === "flicker" && !isStill());
        if (mode !== "flicker") this.flip(false);
      }

      turn(knob) {
        const value = Math.round(Number(knob.value));
        this.root.style.setProperty(knob === this.cut ? "--cut" : "--mix", value);
        knob.setAttribute("aria-valuetext", `${value} % ${knob.dataset.unit}`);
      }

      /** Moves the knob of the mode. */
      nudge(step) {
        const knob = this.mode === "onion" ? this.mix : this.cut;
        if (!knob) return;
        if (this.mode !== "onion") this.show("slider");
        knob.value = between(Number(knob.value) + step, 0, 100);
        this.turn(knob);
        say(knob.getAttribute("aria-valuetext"));
      }

      grab(event) {
        if (this.mode !== "slider" || event.button !== 0) return;
        this.isDragging = true;
        this.stage.setPointerCapture(event.pointerId);
        this.drag(event);
      }

      drag(event) {
        const box = this.stage.getBoundingClientRect();
        this.cut.value = between((event.clientX - box.left) / box.width * 100, 0, 100);
        this.turn(this.cut);
      }

      flip(value = !this.root.classList.contains("flipped")) {
        this.root.classList.toggle("flipped", value);
        const shown = one(".shown", this.root);
        if (shown) shown.textContent = value ? "Actual" : "Expected";
      }

      /** Begins or ends the flicker: less than twice a second, which harms nobody. */
      beat(begins) {
        clearInterval(this.timer);
        this.timer = begins ? setInterval(() => this.flip(), 600) : undefined;
        one(".beat", this.root).setAttribute("aria-pressed", String(begins));
      }

      zoom() {
        const next = zooms[(zooms.indexOf(this.root.dataset.zoom) + 1) % zooms.length];
        this.root.dataset.zoom = next;
        for (const picture of all("img", this.root)) {
          const scale = Number(next) / (devicePixelRatio || 1);
          picture.style.width = next === "fit" ? "" : `${picture.naturalWidth * scale}px`;
        }
        one(".amount", this.root).textContent = next === "fit" ? "fit" : `×${next}`;
        say(next === "fit" ? "fitting" : `×${next}`);
      }
    }

    for (const root of all(".viewer")) new Viewer(root);
    """#
}
