// A rush: puzzles of rising difficulty, until the time is over or three moves were wrong.

/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */

/**
 * The time is over, there were three mistakes, no harder puzzles are left, or the user has stopped.
 * @typedef {"time" | "mistakes" | "puzzles" | "stopped"} End
 */

/** Milliseconds of a rush. */
export const RUSH_TIME = 180_000;
/** The number of mistakes that ends a rush. */
export const MOST_MISTAKES = 3;
/** The rating of the first puzzle, and the rise with every further one. */
const FIRST_TARGET = 400;
const RISE = 45;
/** The number of suitable puzzles that one is drawn from. */
const DRAWN_FROM = 8;

export class Rush {
  #entries;
  #now;
  #random;
  /** @type {Set<string>} */
  #used = new Set();
  /** The time at which the rush ends; null before it starts. @type {number | null} */
  #end = null;

  /**
   * @param {readonly PuzzleEntry[]} entries
   * @param {{ now?: () => number, random?: () => number }} [how]
   */
  constructor(entries, { now = () => performance.now(), random = Math.random } = {}) {
    this.#entries = entries.filter(({ rating }) => rating !== null);
    this.#now = now;
    this.#random = random;
    /** The current puzzle; null before the start and at the end. @type {PuzzleEntry | null} */
    this.puzzle = null;
    /** The puzzles that are done. @type {{ entry: PuzzleEntry, isSolved: boolean }[]} */ this.results = [];
    /** The reason of the end; empty before. @type {"" | End} */ this.ended = "";
  }

  get solved() {
    return this.results.filter(({ isSolved }) => isSolved).length;
  }

  get mistakes() {
    return this.results.length - this.solved;
  }

  /** Starts the clock with the first puzzle. */
  start() {
    this.#end = this.#now() + RUSH_TIME;
    this.#draw();
  }

  /** Milliseconds left. */
  left() {
    return this.#end === null ? RUSH_TIME : Math.max(0, this.#end - this.#now());
  }

  /** Ends the rush if the time is over. @returns {boolean} true if the rush has ended */
  tick() {
    if (!this.ended && this.left() <= 0) this.#finish("time");
    return this.ended !== "";
  }

  /** Ends the current puzzle and draws the next. @param {boolean} isSolved */
  answer(isSolved) {
    if (!this.puzzle || this.tick()) return;
    this.results.push({ entry: this.puzzle, isSolved });
    if (this.mistakes >= MOST_MISTAKES) this.#finish("mistakes");
    else this.#draw();
  }

  stop() {
    if (!this.ended) this.#finish("stopped");
  }

  /** @param {End} reason */
  #finish(reason) {
    this.ended = reason;
    this.puzzle = null;
  }

  /** Draws a puzzle that is not easier than the last one, while there are any. */
  #draw() {
    const least = this.puzzle?.rating ?? 0;
    const target = FIRST_TARGET + RISE * this.results.length;
    const distance = (/** @type {PuzzleEntry} */ { rating }) => Math.abs((rating ?? 0) - target);
    const unused = this.#entries.filter(({ id }) => !this.#used.has(id));
    const harder = unused.filter(({ rating }) => (rating ?? 0) >= least);
    const suitable = harder.toSorted((a, b) => distance(a) - distance(b)).slice(0, DRAWN_FROM);
    const drawn = suitable[Math.floor(this.#random() * suitable.length)] ?? null;
    if (!drawn) return this.#finish("puzzles");
    this.#used.add(drawn.id);
    this.puzzle = drawn;
  }
}
