// The tabs of the puzzle pages, and the choice of the game.
import { choice } from "../../app/choice.js";
import { navigate } from "../../app/router.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { addressOfPlace } from "./address.js";

/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("./address.js").Place} Place */

const TABS = /** @type {const} */ ([
  ["/puzzles", "near"],
  ["/puzzles/daily", "daily"],
  ["/puzzles/rush", "rush"],
  ["/puzzles/themes", "themes"],
  ["/puzzles/progress", "progress"],
]);

/** @param {Place} place */
export function puzzleTabs({ kind }) {
  const here = kind === "puzzle" || kind === "missed" ? "near" : kind;
  return html`<nav class="tabs" aria-label=${t("app.puzzles")}>
    ${TABS.map(
      ([path, name]) =>
        html`<a href=${path} aria-current=${name !== here ? nothing : kind === here ? "page" : "true"}
          ><span>${t(`puzzles.tab.${name}`)}</span></a
        >`,
    )}
  </nav>`;
}

/** @param {Place} place @param {RuleSet} game */
export function gameChoice(place, game) {
  return choice(
    "puzzle-game",
    t("puzzles.game"),
    /** @type {const} */ (["stein", "khalifa"]).map((name) => /** @type {const} */ ([name, t(`game.${name}`)])),
    game,
    (chosen) => navigate(addressOfPlace(place, chosen)),
  );
}
