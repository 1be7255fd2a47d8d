// The choice of the rule set: one card with a picture for each.
import { html } from "../vendor/lit.js";
import { PICTURES } from "./pictures.js";
import { t } from "../i18n/i18n.js";
import "../board/ordo-mini-board.js";

/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */

/** @type {readonly RuleSet[]} */
const GAMES = ["stein", "khalifa"];

/** @param {RuleSet} chosen @param {(game: RuleSet) => void} choose */
export function gameCards(chosen, choose) {
  return html`<fieldset>
    <legend>${t("home.pick")}</legend>
    <div class="game-cards">${GAMES.map((game) => card(game, game === chosen, () => choose(game)))}</div>
  </fieldset>`;
}

/** @param {RuleSet} game @param {boolean} isChosen @param {() => void} choose */
function card(game, isChosen, choose) {
  return html`<label class="game-card">
    <input type="radio" name="game" .checked=${isChosen} @change=${choose} />
    <span class="card">
      <ordo-mini-board game=${game} .pieces=${PICTURES[game]}></ordo-mini-board>
      <span class="card-words"
        ><strong>${t(`game.${game}`)}</strong><span>${t(`game.${game}.line`)}</span>
        <span class="soft small">${t(`game.${game}.by`)}</span></span
      >
    </span></label
  >`;
}
