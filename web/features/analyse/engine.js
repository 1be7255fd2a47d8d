// The engine of the analysis board: searches one position at a time and reports its lines a few times a second.

/** @typedef {import("../../engine/types.d.ts").Engine} Engine */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").Info} Info */

/** Maximum search time per position in milliseconds, to save batteries. */
const MAX_TIME = 60_000;
/** Milliseconds between two updates of the lines. */
const UPDATE_INTERVAL = 150;

export class AnalysisEngine {
  /**
   * @param {Engine} engine
   * @param {{ lines: (lines: Info[]) => void, best: (info: Info) => void, failed: (error: unknown) => void }} listener
   */
  constructor(engine, listener) {
    this.engine = engine;
    this.listener = listener;
    this.search = 0;
    this.isSearching = false;
    this.timer = 0;
    /** @type {Info[]} */ this.lines = [];
  }

  stop() {
    this.search++;
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.isSearching) this.engine.stop();
    this.isSearching = false;
  }

  /** @param {GameInput} input @param {number} count number of lines (MultiPV) */
  async start(input, count) {
    this.stop();
    const { search } = this;
    this.isSearching = true;
    this.lines = [];
    try {
      const found = await this.engine.search(input, { lines: count, movetime: MAX_TIME }, (lines) => {
        if (search !== this.search) return;
        this.lines = lines;
        if (lines[0]) this.listener.best(lines[0]);
        this.timer ||= window.setTimeout(() => this.report(), UPDATE_INTERVAL);
      });
      if (search !== this.search) return;
      this.stopped(found.lines);
    } catch (error) {
      if (search !== this.search) return;
      this.stopped([]);
      this.listener.failed(error);
    }
  }

  report() {
    this.timer = 0;
    this.listener.lines(this.lines);
  }

  /** @param {Info[]} lines */
  stopped(lines) {
    this.isSearching = false;
    clearTimeout(this.timer);
    this.timer = 0;
    if (lines.length) this.listener.lines(lines);
  }
}
