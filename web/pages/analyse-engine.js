// @ts-check
/** The engine at the analysis board: one position at a time, its lines shown a few times a second. */

/** @typedef {import("../ordo/types.d.ts").Engine} Engine */
/** @typedef {import("../ordo/types.d.ts").GameInput} GameInput */
/** @typedef {import("../ordo/types.d.ts").Info} Info */

/** The engine rests after so many milliseconds on one position: phones have batteries. */
const LONGEST = 60_000;
/** Milliseconds between two looks: it speaks faster than anybody reads. */
const BREATH = 150;

export class Thinking {
  /**
   * @param {Engine} engine
   * @param {{ lines: (lines: Info[]) => void, best: (info: Info) => void, failed: (error: unknown) => void }} listener
   */
  constructor(engine, listener) {
    this.engine = engine;
    this.listener = listener;
    this.search = 0;
    this.going = false;
    this.timer = 0;
    /** @type {Info[]} */ this.heard = [];
  }

  stop() {
    this.search++;
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.going) this.engine.stop();
    this.going = false;
  }

  /** @param {GameInput} input @param {number} count how many lines */
  async start(input, count) {
    this.stop();
    const { search } = this;
    this.going = true;
    this.heard = [];
    try {
      const found = await this.engine.search(input, { lines: count, movetime: LONGEST }, (lines) => {
        if (search !== this.search) return;
        this.heard = lines;
        if (lines[0]) this.listener.best(lines[0]);
        this.timer ||= window.setTimeout(() => this.tell(), BREATH);
      });
      if (search !== this.search) return;
      this.stopped(found.lines);
    } catch (error) {
      if (search !== this.search) return;
      this.stopped([]);
      this.listener.failed(error);
    }
  }

  tell() {
    this.timer = 0;
    this.listener.lines(this.heard);
  }

  /** @param {Info[]} lines */
  stopped(lines) {
    this.going = false;
    clearTimeout(this.timer);
    this.timer = 0;
    if (lines.length) this.listener.lines(lines);
  }
}
