// What kind of game is wanted: game, side, clock, who may see it. Kept on this device for the next time.
import { html, nothing } from "../vendor/lit.js";
import { load, save } from "../lib/store.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("./types.d.ts").Challenge} Challenge */
/** @typedef {import("../ordo/types.d.ts").GameName} GameName */

const KEY = "ordo.challenge";
/** @type {Challenge} */
const FIRST = { game: "stein", side: "lot", clock: "10+5", public: false };

/** What can be chosen, of each kind. */
export const CLOCKS = {
  none: ["none"],
  live: ["1+1", "3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "30+0", "30+20", "60+30"],
  days: ["1d", "2d", "3d", "5d", "7d", "14d"],
};
/** The clock that a kind begins with. @type {Record<keyof typeof CLOCKS, string>} */
const USUAL = { none: "none", live: "10+5", days: "3d" };

/** @returns {Challenge} */
export function lastChallenge() {
  const saved = /** @type {any} */ (load(KEY)) ?? {};
  return {
    game: saved.game === "khalifa" ? "khalifa" : "stein",
    side: ["w", "b", "lot"].includes(saved.side) ? saved.side : FIRST.side,
    clock: Object.values(CLOCKS).flat().includes(saved.clock) ? saved.clock : FIRST.clock,
    public: saved.public === true,
  };
}

/** @param {Challenge} wishes */
export function keepChallenge(wishes) {
  save(KEY, wishes);
}

/** @param {string} clock @returns {keyof typeof CLOCKS} */
export function kindOf(clock) {
  return clock === "none" ? "none" : clock.endsWith("d") ? "days" : "live";
}

/** "none", "5+3", "3d" in words. @param {string} clock */
export function clockWords(clock) {
  if (clock === "none") return t("new.clock.none");
  if (clock.endsWith("d")) return t("online.days", { count: Number(clock.slice(0, -1)) });
  const [minutes = 0, count = 0] = clock.split("+").map(Number);
  return count ? t("new.clock.inc", { minutes, count }) : t("new.clock.n", { count: minutes });
}

/** Radio buttons as one strip. @param {string} name @param {string} legend @param {[string, string][]} options @param {string} chosen
 * @param {(value: string) => void} choose */
export function choice(name, legend, options, chosen, choose) {
  return html`<fieldset><legend>${legend}</legend><div class="choice">
    ${options.map(([value, words]) => html`<label><input type="radio" name=${name} .checked=${chosen === value}
      @change=${() => choose(value)} /><span>${words}</span></label>`)}
  </div></fieldset>`;
}

/** @param {Challenge} wishes @param {(wishes: Partial<Challenge>) => void} wish */
export function clockChoice(wishes, wish) {
  const kind = kindOf(wishes.clock);
  return html`
    ${choice("clock-kind", t("new.clock"), [["none", t("new.clock.none")], ["live", t("online.live")], ["days", t("online.daysAMove")]], kind,
      (value) => wish({ clock: USUAL[/** @type {keyof typeof CLOCKS} */ (value)] }))}
    ${kind === "none" ? nothing : html`<label class="field"><span>${t(kind === "live" ? "online.time" : "online.daysAMove")}</span>
      <select @change=${(/** @type {Event} */ event) => wish({ clock: /** @type {HTMLSelectElement} */ (event.target).value })}>
        ${CLOCKS[kind].map((clock) => html`<option value=${clock} ?selected=${clock === wishes.clock}>${clockWords(clock)}</option>`)}
      </select></label>`}`;
}
