// <ordo-move-input>: a text field for moves, with the legal moves or premoves that complete the text (ARIA combobox).
// `/` moves the focus there. On small screens a button opens it. A page passes its `GameController`, which plays the
// move or says why it is illegal.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "../app/element.js";
import { PageKeys } from "../app/keys.js";
import { t } from "../i18n/i18n.js";
import { completions, pathOf, resolve } from "./move-completion.js";

/** @typedef {import("./controller.js").GameController} GameController */
/** @typedef {import("./move-completion.js").Legal} Legal */

/** @type {Legal} */
const NOTHING = {
  moves: [],
  steps: null,
  isPlacing: false,
  isTurnBegun: false,
  stepsAfter: () => {
    throw new Error("no steps");
  },
};

export class OrdoMoveInput extends LightElement {
  static properties = {
    controller: { attribute: false },
    game: { type: String },
    placing: { type: Boolean },
    isOpen: { type: Boolean, attribute: "open", reflect: true },
    text: { state: true },
    isListed: { state: true },
    active: { state: true },
    isRefused: { state: true },
  };

  constructor() {
    super();
    /** The controller of the board; null until there is one. @type {GameController | null} */ this.controller = null;
    /** @type {import("../engine/types.d.ts").RuleSet} */ this.game = "stein";
    /** Khalifa's game: pieces are still to be placed. */ this.placing = false;
    /** Small screens: the field is shown instead of its button. */ this.isOpen = false;
    this.text = "";
    /** True if the completions are shown. */ this.isListed = false;
    /** Index of the chosen completion; -1 for none. */ this.active = -1;
    /** True if the text was refused. */ this.isRefused = false;
    /** True if the board shows the chosen completion. */ this.isPreviewing = false;
    this.hasFocus = false;
    new PageKeys(this, () => ({ "/": () => void this.open() }));
  }

  /** The focus goes to the page if the field disappears with it, at the end of a game. @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.preview(null);
    const main = this.hasFocus && document.querySelector("main");
    if (main) main.focus({ preventScroll: true });
  }

  /** Shows the field and moves the focus there. */
  async open() {
    this.isOpen = true;
    await this.updateComplete;
    this.field()?.focus();
  }

  close() {
    this.reset();
    this.isOpen = false;
    void this.updateComplete.then(() => this.querySelector("button")?.focus());
  }

  field() {
    return this.querySelector("input");
  }

  reset() {
    this.text = "";
    this.isRefused = false;
    this.hideList();
  }

  hideList() {
    this.isListed = false;
    this.choose(-1);
  }

  /** @returns {Legal} */
  legal() {
    const game = this.controller;
    if (game?.premoves.side()) return { ...NOTHING, moves: game.premoves.choices() };
    if (!game?.view || !game.canMove()) return NOTHING;
    return {
      moves: game.view.moves,
      steps: game.steps,
      isPlacing: game.view.phase === "placing",
      isTurnBegun: game.made.length > 0,
      stepsAfter: (step) => game.stepsAfter(step),
    };
  }

  options() {
    return this.isListed ? completions(this.legal(), this.text) : [];
  }

  /** Chooses a completion and shows it on the board. @param {number} index */
  choose(index) {
    this.active = index;
    this.preview(this.options()[index] ?? null);
    void this.updateComplete.then(() =>
      this.querySelector('[role="option"][aria-selected="true"]')?.scrollIntoView({ block: "nearest" }),
    );
  }

  /** @param {string | null} text */
  preview(text) {
    const game = this.controller;
    const path = text !== null && game?.line ? pathOf(game.line.game, text) : null;
    if (!game || (!path && !this.isPreviewing)) return;
    this.isPreviewing = !!path;
    game.preview = path;
    game.host.requestUpdate();
  }

  /** @param {Event} event */
  onInput(event) {
    this.text = /** @type {HTMLInputElement} */ (event.target).value;
    this.isRefused = false;
    this.isListed = this.text.trim() !== "";
    this.choose(-1);
  }

  onBlur() {
    this.hasFocus = !this.isConnected;
    this.hideList();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") this.walk(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter") this.submit(this.options()[this.active]);
    else if (event.key === "Escape") this.escape();
    else return;
    event.preventDefault();
  }

  /** Goes through the completions; from the ends back to the text. @param {1 | -1} by */
  walk(by) {
    this.isListed = true;
    const { length } = this.options();
    const next = this.active + by;
    this.choose(next < -1 ? length - 1 : next >= length ? -1 : next);
  }

  /** Closes the list, then clears the text, then goes back to the board. */
  escape() {
    if (this.isListed) return this.hideList();
    if (this.text) return this.reset();
    const board = this.controller?.board();
    this.isOpen = false;
    /** @type {HTMLElement | null} */ (board?.renderRoot.querySelector('.cell[tabindex="0"]') ?? null)?.focus();
  }

  /** Plays the move, or keeps the text if it is illegal. @param {string} [chosen] */
  submit(chosen) {
    const game = this.controller;
    const text = chosen ?? resolve(this.legal(), this.text);
    if (!game || !text) return;
    this.hideList();
    if (!game.canMove() && !game.premoves.side())
      return game.tell(t(game.shown === null ? "typed.notYourTurn" : "typed.earlier"));
    if (game.type(text)) this.reset();
    else {
      this.isRefused = true;
      this.field()?.select();
    }
  }

  /** @override */
  render() {
    const options = this.options();
    const isShown = this.isListed && options.length > 0;
    return html`<button class="typed-toggle" @click=${this.open} title=${t("typed.label")}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7H21V18H3ZM7 11V11.1M11 11V11.1M15 11V11.1M8 14.5H16" />
        </svg>
        <span>${t("typed.label")}</span>
      </button>
      <div class="typed-field">
        <label for="typed-move">${t("typed.label")}<kbd aria-hidden="true">/</kbd></label>
        <div class="typed-box">
          <input
            id="typed-move"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded=${isShown}
            aria-controls="typed-moves"
            aria-activedescendant=${isShown && this.active >= 0 ? `typed-${this.active}` : nothing}
            aria-invalid=${this.isRefused ? "true" : nothing}
            aria-keyshortcuts="/"
            maxlength="60"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            enterkeyhint="send"
            placeholder=${this.game === "stein" ? "a3-a4" : this.placing ? "3@45" : "45-47"}
            .value=${this.text}
            @input=${this.onInput}
            @keydown=${this.onKey}
            @focus=${() => (this.hasFocus = true)}
            @blur=${this.onBlur}
          />
          <ul id="typed-moves" role="listbox" aria-label=${t("typed.moves")} ?hidden=${!isShown}>
            ${options.map((text, index) => this.option(text, index))}
          </ul>
        </div>
        <button class="quiet typed-close" @click=${this.close}>${t("app.close")}</button>
      </div>`;
  }

  /** @param {string} text @param {number} index */
  option(text, index) {
    // the press must not take the focus, or the list would close before the click
    return html`<li
      id="typed-${index}"
      role="option"
      aria-selected=${index === this.active}
      @pointerdown=${(/** @type {Event} */ event) => event.preventDefault()}
      @click=${() => this.submit(text)}
    >
      ${text}
    </li>`;
  }
}

customElements.define("ordo-move-input", OrdoMoveInput);
