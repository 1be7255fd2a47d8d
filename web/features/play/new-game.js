// <ordo-new-game>: the form for a new local game. Sends `ordo-start` with the new match.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { newMatch } from "../../game/match.js";
import { load, save } from "../../app/store.js";
import { gameCards } from "../../game/game-cards.js";
import { choice } from "../../app/choice.js";
import { MAX_NAME } from "../../game/player-name.js";
import { toggle } from "../../app/settings-dialog.js";
import { levelField } from "./level-field.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */

/**
 * @typedef {object} Preferences
 * @property {RuleSet} game
 * @property {"computer" | "two"} mode
 * @property {number} level
 * @property {Color | "random"} color the user's side against the computer
 * @property {Color | "random"} starter Khalifa's game: the starting side (K2)
 * @property {string} clock the clock of two players: minutes+seconds, or none
 * @property {string} computerClock the clock against the computer
 * @property {string} white the name of the player at this screen
 * @property {string} black
 * @property {boolean} turning
 */

/** A position to play from, with its moves and the side to move. @typedef {{ input: GameInput, turn: Color }} From */

/** @type {Preferences} */
const DEFAULTS = {
  game: "stein",
  mode: "computer",
  level: 2,
  color: "w",
  starter: "random",
  clock: "none",
  computerClock: "none",
  white: "",
  black: "",
  turning: false,
};
const KEY = "ordo.wishes";
const CLOCKS = ["none", "3+2", "5+0", "5+3", "10+0", "10+5", "20+0", "30+0"];

/** The preferences of the last game. @returns {Preferences} */
export function loadPreferences() {
  const saved = load(KEY);
  /** @type {Record<string, unknown>} */
  const preferences = { ...DEFAULTS };
  if (saved && typeof saved === "object") {
    for (const [name, value] of Object.entries(saved))
      if (typeof value === typeof preferences[name]) preferences[name] = value;
  }
  // Earlier versions saved a random side as "lots".
  for (const name of ["color", "starter"]) if (preferences[name] === "lots") preferences[name] = "random";
  if (preferences.game !== "khalifa") preferences.game = "stein";
  return /** @type {Preferences} */ (/** @type {unknown} */ (preferences));
}

/** Saves some preferences for the next game. @param {Partial<Preferences>} preferences */
export function savePreferences(preferences) {
  save(KEY, { ...loadPreferences(), ...preferences });
}

/** The given side, or a random one. @param {Color | "random"} side @returns {Color} */
function resolveSide(side) {
  return side === "random" ? (Math.random() < 0.5 ? "w" : "b") : side;
}

/** The settings of two players at one screen. @param {Preferences} preferences @returns {Partial<Match>} */
function forTwo({ mode, turning, white, black }) {
  return mode === "two" ? { turning, names: { w: white.trim(), b: black.trim() } } : {};
}

/** The preference that has the clock. @param {Pick<Preferences, "mode">} preferences */
const clockKey = ({ mode }) => (mode === "two" ? "clock" : "computerClock");

/** @param {Preferences} preferences @returns {Match} */
export function matchOf(preferences) {
  const [minutes, increment] = preferences[clockKey(preferences)].split("+").map(Number);
  const starter = preferences.game === "khalifa" ? resolveSide(preferences.starter) : "w";
  return newMatch({
    game: preferences.game,
    mode: preferences.mode,
    level: Math.min(10, Math.max(1, Math.round(preferences.level))),
    human: resolveSide(preferences.color),
    start: starter === "b" ? "8/8/8/8/8/8/8/8 b" : null,
    clock: minutes ? { minutes, increment: increment ?? 0 } : null,
    ...forTwo(preferences),
  });
}

export class OrdoNewGame extends LightElement {
  static properties = { preferences: { state: true }, from: { attribute: false } };

  constructor() {
    super();
    this.preferences = loadPreferences();
    /** The position to play from; null for a new game. @type {From | null} */ this.from = null;
    const wanted = new URLSearchParams(location.search).get("new");
    if (wanted === "stein" || wanted === "khalifa") this.preferences.game = wanted;
  }

  /** @param {Partial<Preferences>} preferences */
  setPreferences(preferences) {
    this.preferences = { ...this.preferences, ...preferences };
    this.dispatchEvent(new CustomEvent("ordo-preferences", { detail: this.preferences, bubbles: true }));
  }

  /** @param {import("../../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("from") && this.from) this.preferences = { ...loadPreferences(), color: this.from.turn };
  }

  start() {
    const { mode, level, white, black } = this.preferences;
    savePreferences(this.from ? { mode, level, white, black } : this.preferences);
    this.dispatchEvent(new CustomEvent("ordo-start", { detail: this.match(), bubbles: true }));
  }

  match() {
    if (!this.from) return matchOf(this.preferences);
    const { mode, level, color } = this.preferences;
    const { game, moves, start = null, options = {} } = this.from.input;
    return newMatch({
      game,
      moves,
      start,
      options,
      mode,
      level,
      human: resolveSide(color),
      ...forTwo(this.preferences),
    });
  }

  /** @override */
  render() {
    const { preferences } = this;
    return html`<div class=${classMap({ "new-game": true, going: !!this.from })}>
      ${this.from ? nothing : gameCards(preferences.game, (game) => this.setPreferences({ game }))}
      <div class="new-options">
        ${this.choice("mode", t("new.opponent"), [
          ["computer", t("home.computer")],
          ["two", t("home.two")],
        ])}
        ${preferences.mode === "computer" ? this.computer() : this.two()} ${this.from ? nothing : this.clock()}
        ${
          preferences.game === "khalifa" && !this.from
            ? this.choice("starter", t("new.starter"), this.sides())
            : nothing
        }
        <div class="start"><button class="primary large" @click=${this.start}>${t("new.start")}</button></div>
      </div>
    </div>`;
  }

  computer() {
    return html`${levelField(this.preferences.level, (level) => this.setPreferences({ level }))}
    ${this.choice("color", t("new.color"), this.sides())}`;
  }

  two() {
    return html`${this.name("white", t("new.name", { color: "w" }))}
    ${this.name("black", t("new.name", { color: "b" }))}
    ${toggle(t("new.autoFlip"), this.preferences.turning, (on) => this.setPreferences({ turning: on }))}`;
  }

  /** @param {"white" | "black"} side @param {string} label */
  name(side, label) {
    return html`<label class="field"
      ><span>${label}</span>
      <input
        type="text"
        maxlength=${MAX_NAME}
        autocomplete="off"
        spellcheck="false"
        placeholder=${t(side === "white" ? "seat.w" : "seat.b")}
        .value=${this.preferences[side]}
        @input=${(/** @type {Event} */ event) => this.setPreferences({ [side]: valueOf(event) })}
    /></label>`;
  }

  clock() {
    const key = clockKey(this.preferences);
    const chosen = this.preferences[key];
    return html`<label class="field"
      ><span>${t("new.clock")}</span>
      <select @change=${(/** @type {Event} */ event) => this.setPreferences({ [key]: valueOf(event) })}>
        ${CLOCKS.map((name) => html`<option value=${name} .selected=${name === chosen}>${clockName(name)}</option>`)}
      </select></label
    >`;
  }

  /** @returns {[string, string][]} */
  sides() {
    return [
      ["w", t("seat.w")],
      ["b", t("seat.b")],
      ["random", t("new.color.random")],
    ];
  }

  /** @param {"mode" | "color" | "starter"} name @param {string} legend @param {[string, string][]} options */
  choice(name, legend, options) {
    return choice(name, legend, options, this.preferences[name], (value) => this.setPreferences({ [name]: value }));
  }
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {string} name */
function clockName(name) {
  const [minutes, increment] = name.split("+").map(Number);
  if (!minutes) return t("new.clock.none");
  return increment ? t("new.clock.inc", { minutes, count: increment }) : t("new.clock.n", { count: minutes });
}

customElements.define("ordo-new-game", OrdoNewGame);
