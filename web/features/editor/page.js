// The editor page: any setup, with every reason why it is invalid, or its legal moves. Templates are in view.js.
import { LightElement } from "../../app/element.js";
import { announce, notify } from "../../app/notice.js";
import { load, save } from "../../app/store.js";
import { sharedRules } from "../../engine/load.js";
import { describe } from "../../game/board-text.js";
import { messageOf } from "../../game/errors.js";
import { ProvedResults } from "../../game/proved-results.js";
import { fragmentOf, hasGame, inputOfFragment } from "../../game/share.js";
import { say, sayWithRule, t } from "../../i18n/i18n.js";
import { EditHistory } from "./edit-history.js";
import { STARTS, dragged, put, setupOf, textOf } from "./setup.js";
import { UndoKeys } from "./undo-keys.js";
import { editorPage } from "./view.js";

/** @typedef {import("./setup.js").Setup} Setup */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Size} Size */
/** @typedef {import("../../engine/types.d.ts").Message} Message */
/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {{ color: Color, size?: Size } | null} Tool */

const KEY = "ordo.editor";
/** Maximum length of a position string. */
const MAX_LENGTH = 500;

export class OrdoEditor extends LightElement {
  static properties = {
    setup: { state: true },
    tool: { state: true },
    draft: { state: true },
    problem: { state: true },
    asked: { state: true },
    shown: { state: true },
    rules: { state: true },
    failed: { state: true },
    flipped: { state: true },
  };

  constructor() {
    super();
    this.history = new EditHistory(this.stored());
    /** @type {Setup} */ this.setup = this.history.present;
    /** @type {Tool} */ this.tool = firstTool(this.setup.game);
    /** The text while it is being edited. @type {string | null} */ this.draft = null;
    /** Parse errors of the text. @type {Message[]} */ this.problem = [];
    /** The result of checking a move. @type {{ legal: boolean, text: string, message: Message | null } | null} */
    this.asked = null;
    /** The move whose arrow is shown. @type {MoveView | null} */ this.shown = null;
    /** @type {import("../../engine/types.d.ts").Rules | null} */ this.rules = null;
    this.failed = false;
    this.flipped = false;
    /** Number of the current stroke, which is undone as a whole. */ this.stroke = 0;
    /** True if the current stroke erases. */ this.erasing = false;
    this.proved = new ProvedResults(this);
    this.follow = () => this.readAddress();
    new UndoKeys(this, (action) => this.travel(action));
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("hashchange", this.follow);
    this.readAddress();
    sharedRules().then(
      (rules) => (this.rules = rules),
      (error) => {
        console.warn(error);
        this.failed = true;
      },
    );
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.follow);
  }

  /** @returns {Setup} */
  stored() {
    const saved = /** @type {any} */ (load(KEY));
    const game = saved?.game === "khalifa" ? "khalifa" : "stein";
    const found = typeof saved?.text === "string" && saved.text.length < MAX_LENGTH ? setupOf(game, saved.text) : null;
    return found ?? /** @type {Setup} */ (setupOf("stein", STARTS.stein));
  }

  readAddress() {
    const wanted = new URLSearchParams(location.search).get("game");
    if (!hasGame(location.hash)) {
      if ((wanted === "stein" || wanted === "khalifa") && wanted !== this.setup.game) this.setGame(wanted);
      return;
    }
    const input = inputOfFragment(location.hash);
    const found = input && setupOf(input.game, input.start ?? STARTS[input.game]);
    if (found) return this.change(found);
    notify(t("share.badLink"), { stay: true });
    history.replaceState(null, "", location.pathname);
  }

  // ---- changes ----

  /**
   * Changes the setup. Consecutive changes of a group are undone together.
   * @param {Setup} setup
   * @param {string} [group]
   */
  change(setup, group = "") {
    if (textOf(setup) !== textOf(this.setup) || setup.game !== this.setup.game) this.history.push(setup, group);
    this.show(setup);
  }

  /** Shows and saves a setup. @param {Setup} setup */
  show(setup) {
    if (setup.game !== this.setup.game) this.tool = firstTool(setup.game);
    this.setup = setup;
    this.problem = [];
    this.asked = null;
    this.shown = null;
    const text = textOf(setup);
    save(KEY, { game: setup.game, text });
    history.replaceState(null, "", `/editor${fragmentOf({ game: setup.game, start: text, moves: [] })}`);
  }

  /** @param {"undo" | "redo"} action */
  travel(action) {
    if (action === "undo" ? !this.history.canUndo : !this.history.canRedo) return;
    this.draft = null;
    this.show(this.history[action]());
    announce(t(action === "undo" ? "editor.undone" : "editor.redone"));
  }

  /** @param {RuleSet} game */
  setGame(game) {
    const fresh = setupOf(game, STARTS[game]);
    if (fresh) this.change(fresh);
  }

  /** @param {CustomEvent<{ square: string, first: boolean, erase?: boolean }>} event */
  onSquare(event) {
    const { square, first, erase } = event.detail;
    const before = this.setup.pieces.some((piece) => piece.square === square);
    const tool = erase || (!first && this.erasing) ? null : this.tool;
    const next = put(this.setup, square, tool, first);
    if (first) {
      this.stroke++;
      this.erasing = before && !next.pieces.some((piece) => piece.square === square);
    } else if (this.tool?.size) return;
    this.change(next, `stroke ${this.stroke}`);
    this.announceSquare(square);
  }

  /** @param {CustomEvent<{ from: string, to: string | null }>} event */
  onDrag(event) {
    const { from, to } = event.detail;
    this.change(dragged(this.setup, from, to));
    this.announceSquare(to ?? from);
  }

  /** Puts a piece of the palette on a square. @param {Tool} tool @param {string} square */
  drop(tool, square) {
    this.change(put(this.setup, square, tool, false));
    this.announceSquare(square);
  }

  /** @param {string} square */
  announceSquare(square) {
    const piece = this.setup.pieces.find((one) => one.square === square) ?? null;
    announce(describe({ square, piece, held: false, target: false, capture: false }));
  }

  // ---- position text ----

  /** Follows the text while it is typed, and says what is wrong with it. @param {Event} event */
  onType(event) {
    const text = /** @type {HTMLInputElement} */ (event.target).value;
    const setup = this.parse(text);
    this.draft = text;
    if (setup) this.change(setup, "text");
    else this.problem = this.problemsOf(text);
  }

  /** Replaces a finished text by its canonical form, or announces what is wrong with it. */
  onTyped() {
    this.history.endGroup();
    if (this.problem.length) announce(this.problem.map(say).join(" "));
    else this.draft = null;
  }

  /** The setup of a text, also of the other game. @param {string} text @returns {Setup | null} */
  parse(text) {
    if (text.length >= MAX_LENGTH) return null;
    const other = this.setup.game === "stein" ? "khalifa" : "stein";
    return setupOf(this.setup.game, text) ?? setupOf(other, text);
  }

  /** @param {string} text @returns {Message[]} */
  problemsOf(text) {
    const reasons = text.length < MAX_LENGTH ? (this.rules?.check(this.setup.game, text).reasons ?? []) : [];
    return reasons.length ? reasons : [{ code: "share.unreadable" }];
  }

  // ---- check of a move ----

  /** @param {SubmitEvent} event */
  onAsk(event) {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("move");
    const text = field instanceof HTMLInputElement ? field.value.trim().slice(0, 60) : "";
    if (!text || !this.rules) return;
    try {
      const found = this.rules.explain({ game: this.setup.game, start: textOf(this.setup), moves: [] }, text);
      this.asked = found.legal
        ? { legal: true, text: found.move.text, message: null }
        : { legal: false, text, message: found.message };
      this.shown = found.legal ? found.move : null;
    } catch (error) {
      this.asked = { legal: false, text, message: messageOf(error) };
    }
    announce(this.askedWords());
  }

  askedWords() {
    const { asked } = this;
    if (!asked) return "";
    return asked.legal ? t("editor.ask.yes", { move: asked.text }) : asked.message ? sayWithRule(asked.message) : "";
  }

  /** @param {import("../../engine/types.d.ts").PositionView} view */
  playFrom(view) {
    const dialog = /** @type {import("../play/play-from.js").OrdoPlayFrom | null} */ (
      this.querySelector("ordo-play-from")
    );
    void dialog?.open({ input: { game: view.game, start: view.position, moves: [] }, turn: view.turn });
  }

  /** @returns {import("../../board/ordo-board.js").OrdoBoard | null} */
  board() {
    return this.querySelector("ordo-board");
  }

  /** @override */
  render() {
    return editorPage(this);
  }
}

/** The tool that is chosen at first. @param {RuleSet} game @returns {Tool} */
function firstTool(game) {
  return game === "stein" ? { color: "w" } : { color: "w", size: 1 };
}

customElements.define("ordo-editor", OrdoEditor);
