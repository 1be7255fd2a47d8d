// <ordo-puzzle>: one puzzle after the other, chosen by the address: one by its id, that of the day, those near the
// user's rating, those of a theme, or the win that was missed in a game. The template is in puzzle-view.js.
import { LightElement } from "../../app/element.js";
import { PageKeys } from "../../app/keys.js";
import { announce, notify } from "../../app/notice.js";
import { proveMissedWin } from "../../engine/prover.js";
import { GameController } from "../../game/controller.js";
import { other } from "../../game/match.js";
import { fragmentOf, inputOfFragment } from "../../game/share.js";
import { turnPrompt } from "../../game/steps.js";
import { t } from "../../i18n/i18n.js";
import { addressOfPuzzle } from "./address.js";
import { withAttempt } from "./attempts.js";
import { dailyPuzzle, puzzlesOf } from "./collection.js";
import { dayOf, gameOfId, loadProgress, saveProgress, seenIn } from "./progress.js";
import { taskOf } from "./picture.js";
import { puzzlePage } from "./puzzle-view.js";
import { choosePuzzle } from "./select.js";
import { Solver } from "./solver.js";
import { statusOf } from "./status.js";

/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../../engine/types.d.ts").PuzzleEntry} PuzzleEntry */
/** @typedef {import("../../engine/types.d.ts").PuzzleView} PuzzleView */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("./address.js").Place} Place */

/** The trouble if the place of an address has no puzzle. @type {Partial<Record<Place["kind"], "unknown" | "noWin">>} */
const TROUBLE = { puzzle: "unknown", missed: "noWin" };

export class OrdoPuzzle extends LightElement {
  static properties = {
    rules: { attribute: false },
    place: { attribute: false },
    trouble: { state: true },
    flipped: { state: true },
    rated: { state: true },
  };

  constructor() {
    super();
    /** @type {Rules | null} */ this.rules = null;
    /** @type {Place} */ this.place = { kind: "near", id: "", theme: "", game: null };
    /** The reason why there is no puzzle. @type {"" | "failed" | "unknown" | "noWin" | "empty"} */ this.trouble = "";
    this.flipped = false;
    this.progress = loadProgress();
    /** The change of the rating by this puzzle; null before. @type {{ before: number, after: number } | null} */
    this.rated = null;
    /** The game before the puzzle, if it is a missed win. @type {GameInput | null} */ this.played = null;
    this.proof = new AbortController();
    this.game = new GameController(this, {
      canMove: () => this.solver.canMove(),
      play: (move) => this.solver.play(move),
    });
    this.solver = new Solver(this.game, {
      onScore: (score) => this.note(score),
      onRest: () => void this.onRest(),
    });
    new PageKeys(this, () => this.keys());
  }

  /** The game of the puzzles. @returns {RuleSet} */
  gameName() {
    const { place } = this;
    const known = this.solver.puzzle?.entry.game ?? (place.kind === "puzzle" ? gameOfId(place.id) : null);
    return known ?? place.game ?? this.progress.game;
  }

  /** @param {import("../../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("rules") && this.rules) {
      this.game.rules = this.rules;
      void this.begin();
    }
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.proof.abort();
  }

  /** Opens the puzzle of the address. */
  async begin() {
    this.trouble = "";
    try {
      const puzzle = await this.find();
      if (!this.isConnected) return;
      if (!puzzle) this.trouble = TROUBLE[this.place.kind] ?? "empty";
      else this.open(puzzle);
    } catch (error) {
      if (this.proof.signal.aborted) return;
      console.warn(error);
      this.trouble = "failed";
    }
    if (this.place.kind === "near" && this.solver.puzzle) this.setAddress("replaceState");
  }

  /** @returns {Promise<PuzzleView | null>} */
  async find() {
    const { place } = this;
    if (place.kind === "missed") return this.findMissed();
    const game = this.gameName();
    const entry =
      place.kind === "daily"
        ? await dailyPuzzle(game, dayOf(Date.now()))
        : place.kind === "puzzle"
          ? (await puzzlesOf(game)).find(({ id }) => id === place.id)
          : await this.choose();
    return entry && this.rules ? this.rules.puzzle(entry.line) : null;
  }

  /** Proves the win that was missed in the game of the fragment. */
  async findMissed() {
    const input = inputOfFragment(location.hash);
    if (!input) return null;
    this.played = input;
    return proveMissedWin(input, { signal: this.proof.signal });
  }

  /** A puzzle near the user's rating, of the wanted theme. @returns {Promise<PuzzleEntry | null>} */
  async choose() {
    const { theme } = this.place;
    const game = this.gameName();
    const all = await puzzlesOf(game);
    const entries = theme ? all.filter(({ themes }) => themes.includes(theme)) : all;
    return choosePuzzle(entries, {
      rating: this.progress.ratings[game].rating,
      seen: seenIn(this.progress),
      except: this.solver.puzzle?.entry.id ?? "",
    });
  }

  /** @param {PuzzleView} puzzle */
  open(puzzle) {
    this.rated = null;
    this.flipped = false;
    this.solver.open(puzzle);
    this.remember({ ...loadProgress(), game: puzzle.entry.game });
    announce(taskOf(puzzle));
  }

  /** @param {import("./progress.js").Progress} progress */
  remember(progress) {
    this.progress = progress;
    saveProgress(progress);
  }

  /** Shows the next puzzle. */
  async next() {
    if (!this.rules) return;
    const entry = await this.choose();
    if (!entry || !this.isConnected) return;
    this.played = null;
    this.place = { ...this.place, kind: "near", id: "", game: entry.game };
    this.open(this.rules.puzzle(entry.line));
    this.setAddress("pushState");
    await this.updateComplete;
    scrollTo(0, 0);
    this.focusBoard();
  }

  /** Writes the puzzle into the address, so that it can be shared. @param {"pushState" | "replaceState"} how */
  setAddress(how) {
    const id = this.solver.puzzle?.entry.id;
    // The next page may be loading already.
    if (!id || !location.pathname.startsWith("/puzzles")) return;
    history[how](null, "", addressOfPuzzle(id, this.place.theme));
  }

  /** Counts the attempt. @param {number} score */
  note(score) {
    const entry = this.solver.puzzle?.entry;
    if (!entry || this.place.kind === "missed") return;
    const progress = loadProgress();
    const before = Math.round(progress.ratings[entry.game].rating);
    this.remember(withAttempt(progress, entry, score, Date.now()));
    const { rating } = this.progress.attempts.at(-1) ?? {};
    this.rated = rating === undefined ? null : { before, after: rating };
  }

  retry() {
    this.solver.retry();
    announce(t("play.yourTurn"));
    void this.updateComplete.then(() => this.focusBoard());
  }

  /** Announces the result and offers what comes next. */
  async onRest() {
    const { headline, text } = this.status();
    announce([headline, text, this.ratingText()].filter(Boolean).join(" "));
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(".puzzle-go"))?.focus({ preventScroll: true });
  }

  /** The focus goes back to the square where it was, or to the task. */
  focusBoard() {
    const board = this.game.board();
    if (board?.cursor) board.focusSquare(board.cursor);
    else /** @type {HTMLElement | null} */ (this.querySelector(".puzzle-task"))?.focus({ preventScroll: true });
  }

  status() {
    const { solver, game } = this;
    if (!solver.puzzle) return /** @type {const} */ ({ kind: "", headline: "", text: t("app.loading") });
    const { state, puzzle, found, moves, wrong, score } = solver;
    const prompt = game.made.length ? turnPrompt(game.steps) : "";
    return statusOf({ state, puzzle, found, moves, wrong, score, remark: game.remark, prompt });
  }

  /** The user's rating after a rated puzzle. */
  ratingText() {
    if (!this.rated || !this.solver.isOver) return "";
    const { before, after } = this.rated;
    const change = `${after < before ? "\u2212" : "+"}${Math.abs(after - before)}`;
    return t("puzzles.rating.after", { rating: String(after), change });
  }

  /** The address of the analysis: the game before, the puzzle and its solution, or what was tried. */
  analysis() {
    const { puzzle, moves, isOver } = this.solver;
    if (!puzzle) return "/analyse";
    const line = isOver ? puzzle.solution : moves;
    const { played } = this;
    if (played) return `/analyse${fragmentOf({ ...played, moves: [...played.moves, ...line] })}`;
    return `/analyse${fragmentOf({ game: puzzle.entry.game, start: puzzle.position, moves: line })}`;
  }

  /** Copies or sends the address of the puzzle. */
  async share() {
    const id = this.solver.puzzle?.entry.id;
    if (!id) return;
    const url = location.origin + addressOfPuzzle(id);
    try {
      if ("share" in navigator && matchMedia("(pointer: coarse)").matches)
        await navigator.share({ title: "Ordo", url });
      else {
        await navigator.clipboard.writeText(url);
        notify(t("app.copied"));
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) notify(url, { stay: true });
    }
  }

  /** The side at the bottom of the board. @returns {Color} */
  orientation() {
    const seat = this.solver.puzzle?.turn ?? "w";
    return this.flipped ? other(seat) : seat;
  }

  flip() {
    this.flipped = !this.flipped;
  }

  /** The keyboard shortcuts. @returns {Record<string, () => void>} */
  keys() {
    const { solver } = this;
    if (!solver.puzzle) return {};
    return {
      ...this.game.keys(),
      f: () => this.flip(),
      h: () => solver.hint(),
      ...(solver.wrong ? { r: () => this.retry() } : {}),
      ...(solver.isOver ? { n: () => void this.next() } : {}),
    };
  }

  /** @override */
  render() {
    return puzzlePage(this);
  }
}

customElements.define("ordo-puzzle", OrdoPuzzle);
