// The list of moves of a game, with navigation.
import { html, nothing } from "../vendor/lit.js";
import { t } from "../i18n/i18n.js";
import { firstSide } from "./match.js";

/** @typedef {import("./controller.js").GameController} GameController */

/** @param {GameController} game */
export function moveList(game) {
  const moves = game.line?.moves ?? [];
  const offset = firstSide(game.line?.start ?? null) === "b" ? 1 : 0;
  const at = game.shown ?? moves.length;
  /** @type {unknown[][]} */
  const rows = [];
  if (offset && moves.length) rows.push([html`<span class="soft">…</span>`]);
  moves.forEach((text, index) => {
    const button = html`<button
      class="move"
      aria-current=${index + 1 === at ? "step" : nothing}
      @click=${() => game.goTo(index + 1)}
    >
      ${text}
    </button>`;
    const row = rows[Math.floor((index + offset) / 2)];
    if (row) row.push(button);
    else rows.push([button]);
  });
  return html`<section class="moves" aria-label=${t("play.moves")} tabindex="0">
    ${
      rows.length
        ? html`<ol>
            ${rows.map((row, index) => html`<li><span class="number">${index + 1}</span>${row}</li>`)}
          </ol>`
        : html`<p class="soft small">${t("play.noMoves")}</p>`
    }
  </section>`;
}

/** Scrolls the shown move into view. @param {HTMLElement} page */
export function scrollToShownMove(page) {
  page.querySelector(".moves [aria-current]")?.scrollIntoView({ block: "nearest" });
}
