// The editor page: any setup, with every reason why it is invalid, or its legal moves.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { sharedRules } from "../../engine/load.js";
import { load, save } from "../../app/store.js";
import { goAndPlay } from "../../game/current.js";
import { announce, notify } from "../../app/notice.js";
import { fragmentOf, hasGame, inputOfFragment } from "../../game/share.js";
import { describe } from "../../game/board-text.js";
import { positionList } from "../../game/position-list.js";
import { prefersReducedMotion, settings } from "../../app/settings.js";
import { say, sayWithRule, t } from "../../i18n/i18n.js";
import { STARTS, mirrored, put, setupOf, swapped, textOf } from "./setup.js";
import { answers, verdict } from "./answers.js";
import { messageOf } from "../../game/errors.js";
import "../../board/ordo-board.js";
import "../../board/ordo-piece.js";
import "../play/play-from.js";

/** @typedef {import("./setup.js").Setup} Setup */
/** @typedef {import("../../engine/types.d.ts").GameName} GameName */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Size} Size */
/** @typedef {import("../../engine/types.d.ts").Message} Message */
/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../engine/types.d.ts").SetupCheck} SetupCheck */
/** @typedef {{ color: Color, size?: Size } | null} Tool */

const KEY = "ordo.editor";
/** Maximum length of a position string. */
const MAX_LENGTH = 500;

export class OrdoEditor extends LightElement {
  static properties = {
    setup: { state: true },
    tool: { state: true },
    problem: { state: true },
    asked: { state: true },
    shown: { state: true },
    rules: { state: true },
    failed: { state: true },
    flipped: { state: true },
  };

  constructor() {
    super();
    /** @type {Setup} */ this.setup = this.stored();
    /** @type {Tool} */ this.tool = this.setup.game === "stein" ? { color: "w" } : { color: "w", size: 1 };
    /** Parse errors of the text. @type {Message[]} */ this.problem = [];
    /** The result of checking a move. @type {{ legal: boolean, text: string, message: Message | null } | null} */
    this.asked = null;
    /** The move whose arrow is shown. @type {MoveView | null} */ this.shown = null;
    /** @type {import("../../engine/types.d.ts").Rules | null} */ this.rules = null;
    this.failed = false;
    this.flipped = false;
    this.follow = () => this.readAddress();
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
    if (!found) {
      notify(t("share.badLink"), { stay: true });
      history.replaceState(null, "", location.pathname);
      return;
    }
    this.tool = found.game === "stein" ? { color: "w" } : { color: "w", size: 1 };
    this.change(found);
  }

  /** @param {Setup} setup */
  change(setup) {
    this.setup = setup;
    this.problem = [];
    this.asked = null;
    this.shown = null;
    const text = textOf(setup);
    save(KEY, { game: setup.game, text });
    history.replaceState(null, "", `/editor${fragmentOf({ game: setup.game, start: text, moves: [] })}`);
  }

  /** @param {GameName} game */
  setGame(game) {
    this.tool = game === "stein" ? { color: "w" } : { color: "w", size: 1 };
    const fresh = setupOf(game, STARTS[game]);
    if (fresh) this.change(fresh);
  }

  /** @param {CustomEvent<{ square: string, first: boolean, erase?: boolean }>} event */
  onSquare(event) {
    const { square, first, erase } = event.detail;
    const before = this.setup.pieces.some((piece) => piece.square === square);
    const tool = erase || (!first && this.erasing) ? null : this.tool;
    const next = put(this.setup, square, tool, first);
    if (first) this.erasing = before && !next.pieces.some((piece) => piece.square === square);
    else if (this.tool?.size) return;
    this.change(next);
    const piece = next.pieces.find((one) => one.square === square) ?? null;
    announce(describe({ square, piece, held: false, target: false, capture: false }));
  }

  /** @param {Event} event */
  onText(event) {
    const text = /** @type {HTMLInputElement} */ (event.target).value;
    const setup = text.length < MAX_LENGTH ? setupOf(this.setup.game, text) : null;
    if (setup) return this.change(setup);
    const reasons = text.length < MAX_LENGTH ? (this.rules?.check(this.setup.game, text).reasons ?? []) : [];
    this.problem = reasons.length ? reasons : [{ code: "share.unreadable" }];
    announce(this.problem.map(say).join(" "));
  }

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

  /** @override */
  render() {
    if (this.failed) {
      return html`<div class="page failure">
        <p>${t("app.wasmFailed")}</p>
        <button class="primary" @click=${() => location.reload()}>${t("app.reload")}</button>
      </div>`;
    }
    const { setup, rules } = this;
    const text = textOf(setup);
    const check = rules?.check(setup.game, text) ?? null;
    const view = rules && check?.position ? rules.view({ game: setup.game, start: check.position, moves: [] }) : null;
    const wishes = settings();
    return html`<div class="table editor" data-game=${setup.game}>
      <div class="table-board">
        <ordo-board
          game=${setup.game}
          editing
          .pieces=${setup.pieces}
          .orientation=${this.flipped ? "b" : "w"}
          .marks=${this.marks(check)}
          .arrows=${this.shown ? [{ from: this.shown.from, to: this.shown.to, kind: "best" }] : []}
          .net=${wishes.net}
          .coordinates=${wishes.coordinates}
          ?digits=${wishes.digits}
          ?still=${prefersReducedMotion()}
          .label=${t("board.label", { game: setup.game })}
          .describe=${describe}
          @ordo-square=${this.onSquare}
        ></ordo-board>
        ${this.palette()} ${positionList(setup.pieces)}
      </div>
      <div class="table-panel editor-panel">
        <h1 class="editor-title">${t("editor.title")}</h1>
        <p class="soft editor-lead">${t("editor.lead")}</p>
        ${check ? verdict(this, check, view) : html`<p>${t("app.loading")}</p>`} ${this.choices()}
        ${view && rules ? answers(this, view, rules) : nothing}
        <label class="stacked"
          ><span class="small soft">${t("editor.text")}</span>
          <input
            class="position-text"
            type="text"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            .value=${text}
            @change=${this.onText}
        /></label>
        ${
          this.problem.length
            ? html`<ul class="problem reasons" role="alert">
                ${this.problem.map((message) => html`<li>${say(message)}</li>`)}
              </ul>`
            : nothing
        }
      </div>
      <ordo-play-from
        @ordo-start=${(/** @type {CustomEvent<import("../../game/match.js").Match>} */ event) =>
          goAndPlay(event.detail)}
      ></ordo-play-from>
    </div>`;
  }

  /** @param {import("../../engine/types.d.ts").PositionView} view */
  playFrom(view) {
    const dialog = /** @type {import("../play/play-from.js").OrdoPlayFrom | null} */ (
      this.querySelector("ordo-play-from")
    );
    void dialog?.open({ input: { game: view.game, start: view.position, moves: [] }, turn: view.turn });
  }

  /** @param {SetupCheck | null} check */
  marks(check) {
    const squares = [
      ...(check?.reasons ?? []).flatMap((reason) => reason.squares ?? []),
      ...(this.asked?.message?.squares ?? []),
    ];
    return [...new Set(squares)].map((square) => ({ square, kind: /** @type {const} */ ("bad") }));
  }

  palette() {
    const { game } = this.setup;
    /** @type {Tool[]} */
    const tools = game === "stein" ? [{ color: "w" }, { color: "b" }, null] : [...sizes("w"), ...sizes("b"), null];
    const chosen = (/** @type {Tool} */ tool) => tool?.color === this.tool?.color && tool?.size === this.tool?.size;
    return html`<div class="palette" role="group" aria-label=${t("editor.tools")}>
      ${tools.map(
        (tool) =>
          html`<button
            class="tray-piece"
            aria-pressed=${chosen(tool)}
            @click=${() => (this.tool = tool)}
            aria-label=${toolName(tool)}
            title=${toolName(tool)}
          >
            ${
              tool
                ? html`<ordo-piece
                    color=${tool.color}
                    .size=${tool.size ?? 0}
                    ?digits=${settings().digits}
                  ></ordo-piece>`
                : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M9 19L4 14L13 5L19 11L11 19ZM9 19H20M8.5 9.5L14.5 15.5" />
                  </svg>`
            }
          </button>`,
      )}
    </div>`;
  }

  choices() {
    const { setup } = this;
    /** @type {[string, () => void][]} */
    const actions = [
      ["editor.start", () => this.setGame(setup.game)],
      ["editor.clear", () => this.change({ ...setup, pieces: [] })],
      ["editor.swap", () => this.change(swapped(setup))],
      ["editor.mirror", () => this.change(mirrored(setup))],
      ["board.flip", () => (this.flipped = !this.flipped)],
    ];
    return html` <fieldset class="choice" role="radiogroup" aria-label=${t("home.pick")}>
        ${
          /** @type {GameName[]} */ (["stein", "khalifa"]).map(
            (game) =>
              html`<label>
                <input
                  type="radio"
                  name="game"
                  .checked=${setup.game === game}
                  @change=${() => this.setGame(game)}
                /><span>${t(`game.${game}`)}</span></label
              >`,
          )
        }
      </fieldset>
      <fieldset class="choice" role="radiogroup" aria-label=${t("editor.turn")}>
        ${
          /** @type {Color[]} */ (["w", "b"]).map(
            (turn) =>
              html`<label>
                <input
                  type="radio"
                  name="turn"
                  .checked=${setup.turn === turn}
                  @change=${() => this.change({ ...setup, turn })}
                /><span>${t("editor.toMove", { color: turn })}</span></label
              >`,
          )
        }
      </fieldset>
      <div class="rowed">
        ${actions.map(([key, act]) => html`<button class="small" @click=${act}>${t(key)}</button>`)}
      </div>`;
  }
}

/** @param {Color} color @returns {Tool[]} */
const sizes = (color) => /** @type {Size[]} */ ([1, 2, 3, 4]).map((size) => ({ color, size }));

/** @param {Tool} tool */
function toolName(tool) {
  if (!tool) return t("editor.tool.erase");
  return tool.size ? t(`editor.tool.size.${tool.color}`, { size: tool.size }) : t(`editor.tool.${tool.color}`);
}

customElements.define("ordo-editor", OrdoEditor);
