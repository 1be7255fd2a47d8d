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

  /** @param {GameInput} input @param {number} lines how many */
  async start(input, lines) {
    this.stop();
    const { search } = this;
    this.going = true;
    this.heard = [];
    /** @type {Info[]} */
    let depth = [];
    try {
      const found = await this.engine.search(input, { lines, movetime: LONGEST }, (info) => {
        if (search !== this.search) return;
        depth = info.line === 1 ? [info] : [...depth, info];
        this.heard = merged(depth, this.heard);
        if (info.line === 1) this.listener.best(info);
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

/** The lines of this depth so far, then those of the one before that are about other moves. @param {Info[]} now @param {Info[]} before */
function merged(now, before) {
  const known = new Set(now.map((info) => info.moves[0]));
  return [...now, ...before.filter((info) => !known.has(info.moves[0]))].slice(0, Math.max(now.length, before.length));
}
