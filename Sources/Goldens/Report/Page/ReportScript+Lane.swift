extension ReportScript {
  /// Plots with their cursor, and films.
  static let lane = #"""
    const numbers = JSON.parse(one("#numbers").textContent);
    const text = (value) => value === null || value === undefined
      ? "–" : String(Math.round(value * 1000) / 1000);
    const signed = (was, is) => {
      if (was === null || was === undefined || is === null || is === undefined) return "–";
      const value = Math.round((is - was) * 1000) / 1000;
      return value === 0 ? "0" : (value > 0 ? "+" : "\u2212") + Math.abs(value);
    };
    const styles = {
      sheet_top: "s-sheet", keyboard_top: "s-keyboard", composer_top: "s-composer",
      composer_bottom: "s-composer", newest_bottom: "s-newest", finger_y: "s-finger",
    };

    /** The numbers of a lane, with a cursor. */
    class Lane {
      constructor(root) {
        this.root = root;
        root.lane = this;
        this.data = numbers[Number(root.dataset.lane)];
        this.range = one("input.frame", root);
        this.cursor = one(".cursor", root);
        this.shots = all(".film li", root);
        this.range.addEventListener("input", () => this.set(Number(this.range.value)));
        const on = (style, act) => {
          const button = one(style, root);
          if (button) button.addEventListener("click", act);
        };
        on(".back", () => this.step(-1));
        on(".on", () => this.step(1));
        on(".play", () => this.play(!this.isPlaying));
        on(".to-first", () => this.move(this.data.first));
        on(".to-worst", () => this.move(this.data.worst));
        for (const field of all(".field-of-lines, .apart-lines", root)) {
          field.addEventListener("pointerdown", (event) => {
            if (event.button !== 0) return;
            field.setPointerCapture(event.pointerId);
            this.point(event, field);
          });
          field.addEventListener("pointermove", (event) => {
            if (field.hasPointerCapture(event.pointerId)) this.point(event, field);
          });
        }
        for (const shot of this.shots) {
          shot.addEventListener("click", () => this.move(Number(shot.dataset.frame)));
        }
        this.set(this.data.worst);
        this.center(this.shots.find((shot) => shot.classList.contains("first")));
        const details = root.closest("details");
        details.addEventListener("toggle", () => {
          if (details.open) this.center(this.shots.find((shot) => shot.classList.contains("first")));
        });
      }

      moment(frame) { return `frame ${frame}, ${Math.round(frame * 1000 / this.data.hertz)} ms`; }

      point(event, field) {
        this.play(false);
        const box = one(".lines", field).getBoundingClientRect();
        const share = between((event.clientX - box.left) / box.width, 0, 1);
        this.set(Math.round(share * this.data.last));
      }

      /** Goes to a frame and says so. */
      move(frame) {
        this.play(false);
        this.set(frame);
        this.center(this.shots.find((shot) => shot.hasAttribute("aria-current")));
        say(this.told(this.frame));
      }

      step(by) { this.move(this.frame + by); }

      /** A frame and the greatest difference in it. */
      told(frame) {
        let words = "as expected";
        let most = 0;
        for (const series of this.data.series) {
          const [was, is] = [series.expected[frame], series.actual[frame]];
          if (typeof was === "number" && typeof is === "number" && Math.abs(is - was) > most) {
            most = Math.abs(is - was);
            words = `${series.key} ${signed(was, is)} points`;
          }
        }
        return `${this.moment(frame)}: ${words}`;
      }

      set(frame) {
        frame = between(frame, 0, this.data.last);
        this.frame = frame;
        this.range.value = frame;
        this.range.setAttribute("aria-valuetext", this.told(frame));
        this.cursor.style.setProperty("--at", frame);
        one(".cursor-tag", this.root).textContent =
          `${frame} · ${Math.round(frame * 1000 / this.data.hertz)} ms`;
        one("caption", this.root).textContent = "At " + this.moment(frame);
        this.fillTable();
        for (const shot of this.shots) {
          const isHere = Number(shot.dataset.frame) <= frame && frame <= Number(shot.dataset.last);
          if (isHere) shot.setAttribute("aria-current", "true");
          else shot.removeAttribute("aria-current");
        }
        this.draw(one(".screens .expected .screen", this.root), "expected");
        this.drawActual();
      }

      fillTable() {
        const write = (row, ...words) => {
          all("td", row).forEach((cell, index) => { cell.textContent = words[index]; });
        };
        for (const row of all("tbody tr", this.root)) {
          const key = row.dataset.row;
          const series = this.data.series.find((series) => series.key === key);
          if (series) {
            const [was, is] = [series.expected[this.frame], series.actual[this.frame]];
            write(row, text(was), text(is), signed(was, is));
            const differs = series.differs && text(was) !== text(is);
            row.classList.toggle("differs", differs);
          } else if (key === "focus") {
            this.compare(write, row, this.focus("expected"), this.focus("actual"));
          } else {
            const names = (side) => (this.data[side].events.find((event) => event[0] === this.frame)
              || [0, "–"])[1];
            this.compare(write, row, names("expected"), names("actual"));
          }
        }
      }

      compare(write, row, was, is) {
        const differs = was !== is && this.hasBoth;
        write(row, was, is, differs ? "differs" : "");
        row.classList.toggle("differs", differs);
      }

      get hasBoth() {
        return this.data.expected.focus.length > 0 && this.data.actual.focus.length > 0;
      }

      focus(side) {
        const changes = this.data[side].focus.filter((change) => change[0] <= this.frame);
        return changes.length ? changes[changes.length - 1][1] : "–";
      }

      value(key, side) {
        const series = this.data.series.find((series) => series.key === key);
        const value = series && series[side][this.frame];
        return typeof value === "number" ? value : null;
      }

      /** Draws a screen from its numbers. */
      draw(screen, side) {
        if (!screen) return;
        const { width, height } = this.data;
        const svg = shape("svg", {
          class: "drawn", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true",
        });
        const area = (style, top, bottom) => {
          if (top === null || bottom === null || top >= bottom || top >= height) return;
          shape("rect", { class: style, y: top, width, height: bottom - top }, svg);
        };
        area("d-sheet", this.value("sheet_top", side), height);
        const newest = this.value("newest_bottom", side);
        if (newest !== null) area("d-newest", newest - 36, newest);
        area("d-composer", this.value("composer_top", side), this.value("composer_bottom", side));
        area("d-keyboard", this.value("keyboard_top", side), height);
        const finger = this.value("finger_y", side);
        if (finger !== null) {
          shape("circle", { class: "d-finger", cx: width / 2, cy: finger, r: 22 }, svg);
        }
        screen.replaceChildren(svg);
      }

      /** Shows the picture of the frame with the golden's levels over it; its drawing without one. */
      drawActual() {
        const screen = one(".screens .actual .screen", this.root);
        const shot = this.shots.find((shot) => shot.hasAttribute("aria-current"));
        const kept = screen && shot && one("img", shot);
        if (!kept) { this.draw(screen, "actual"); return; }
        const picture = new Image();
        picture.src = kept.src;
        picture.alt = "The screen at " + this.moment(this.frame);
        const { width, height } = this.data;
        const over = shape("svg", {
          class: "over", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true",
        });
        for (const series of this.data.series) {
          const [was, is] = [this.value(series.key, "expected"), this.value(series.key, "actual")];
          if (!series.differs || was === null || was === is || was >= height) continue;
          shape("path", { class: styles[series.key], d: `M0 ${was}H${width}` }, over);
        }
        screen.replaceChildren(picture, over);
      }

      /** Brings a shot of the film into the middle, without moving the page. */
      center(shot) {
        if (!shot) return;
        const box = shot.closest(".scroller");
        box.scrollLeft = shot.offsetLeft - box.offsetLeft - (box.clientWidth - shot.clientWidth) / 2;
      }

      /** Plays at a quarter of the speed. */
      play(begins) {
        if (!begins === !this.isPlaying) return;
        this.isPlaying = begins;
        one(".play", this.root).textContent = begins ? "Pause" : "Play";
        if (!begins) return;
        if (this.frame >= this.data.last) this.set(0);
        const from = this.frame;
        let start;
        const tick = (now) => {
          if (!this.isPlaying) return;
          start ??= now;
          const frame = from + Math.floor((now - start) / 4000 * this.data.hertz);
          if (frame !== this.frame) {
            this.set(frame);
            this.center(this.shots.find((shot) => shot.hasAttribute("aria-current")));
          }
          if (frame >= this.data.last) this.play(false);
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }
    }

    for (const root of all(".lane")) new Lane(root);
    """#
}
