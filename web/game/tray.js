// Khalifa's game: the pieces to be placed. A tap selects one, a drag places it; and the buttons in the middle of a
// turn.
import { classMap, html } from "../vendor/lit.js";
import { settings } from "../app/settings.js";
import { t } from "../i18n/i18n.js";
import { dragPiece } from "./drag-piece.js";
import "../board/ordo-piece.js";

/** @typedef {import("./controller.js").GameController} GameController */
/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").Size} Size */

/** @param {GameController} game @param {Color} color @param {boolean} [isBusy] true if no piece can be chosen now */
export function trayView(game, color, isBusy = false) {
  const mine = game.canChooseSize(color) && !isBusy;
  const sizes = game.view?.tray[color] ?? [];
  return html`<span class="tray" role="group" aria-label=${t(`board.tray.${color}`)}>
    ${sizes.map(
      (size) =>
        html`<button
          class="tray-piece"
          ?disabled=${!mine}
          aria-pressed=${mine && game.tray === size}
          aria-label=${t("board.trayPiece", { size })}
          @click=${() => game.chooseSize(size)}
          @pointerdown=${(/** @type {PointerEvent} */ event) => mine && drag(game, size, event)}
        >
          <ordo-piece color=${color} .size=${size} ?digits=${settings().digits}></ordo-piece>
        </button>`,
    )}
  </span>`;
}

/** @param {GameController} game @param {Size} size @param {PointerEvent} event */
function drag(game, size, event) {
  if (event.button !== 0) return;
  game.chooseSize(size);
  dragPiece(event, game.board(), (square) => game.place(square));
}

/** The buttons in the middle of a turn. @param {GameController} game */
export function turnButtons(game) {
  return html`<button
      class=${classMap({ primary: true, ending: game.turnEnd.isDue() })}
      ?disabled=${!game.steps?.turn}
      @click=${() => game.endTurn()}
    >
      ${t("play.endTurn")}
    </button>
    <button @click=${() => game.stepBack()}>${t("play.takeBackStep")}</button>`;
}
