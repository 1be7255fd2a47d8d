// The position as a list, for screen readers only.
import { html } from "../vendor/lit.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("../engine/types.d.ts").Piece} Piece */
/** @typedef {import("../engine/types.d.ts").Color} Color */

const SIDES = /** @type {const} */ (["w", "b"]);

/** @param {readonly Piece[]} pieces */
export function positionList(pieces) {
  return html`<section class="visually-hidden" aria-label=${t("board.list")}>
    <ul>
      ${SIDES.map((color) => html`<li>${t(`board.list.${color}`, { squares: squaresOf(pieces, color) })}</li>`)}
    </ul>
  </section>`;
}

/** @param {readonly Piece[]} pieces @param {Color} color */
function squaresOf(pieces, color) {
  const names = pieces
    .filter((piece) => piece.color === color)
    .map((piece) => (piece.size ? t("board.list.sized", { size: piece.size, square: piece.square }) : piece.square))
    .sort();
  return names.length ? names.join(", ") : t("board.list.none");
}
