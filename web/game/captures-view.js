// Stein's game: the captured pieces beside a player's name.
import { html, nothing } from "../vendor/lit.js";
import { t } from "../i18n/i18n.js";
import { capturesOf } from "./captures.js";
import { other } from "./match.js";
import "../board/ordo-piece.js";

/** @typedef {import("../engine/types.d.ts").Color} Color */

/**
 * The captured pieces beside a player's name; nothing before the first capture and in Khalifa's game.
 * @param {import("./controller.js").GameController} game
 * @param {Color} color the capturing side
 */
export function capturesView({ line, view }, color) {
  const count = line?.game === "stein" && view ? capturesOf(line, view.pieces, color) : 0;
  if (count <= 0) return nothing;
  return html`<span
    class="captures"
    role="img"
    aria-label=${t("play.captures", { count })}
    title=${t("play.captures", { count })}
    ><ordo-piece color=${other(color)}></ordo-piece><span class="figures">${count}</span></span
  >`;
}
