// The pieces of the editor and the eraser. A tap chooses a piece for the next squares, a drag puts it on the board.
import { html } from "../../vendor/lit.js";
import { settings } from "../../app/settings.js";
import { dragPiece } from "../../game/drag-piece.js";
import { t } from "../../i18n/i18n.js";
import "../../board/ordo-piece.js";

/** @typedef {import("./page.js").OrdoEditor} OrdoEditor */
/** @typedef {import("./page.js").Tool} Tool */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Size} Size */

/** @param {OrdoEditor} page */
export function palette(page) {
  /** @type {Tool[]} */
  const tools =
    page.setup.game === "stein" ? [{ color: "w" }, { color: "b" }, null] : [...sizes("w"), ...sizes("b"), null];
  return html`<div class="palette" role="group" aria-label=${t("editor.tools")}>
    ${tools.map((tool) => toolButton(page, tool))}
  </div>`;
}

/** @param {OrdoEditor} page @param {Tool} tool */
function toolButton(page, tool) {
  const isChosen = tool?.color === page.tool?.color && tool?.size === page.tool?.size;
  const onPress = (/** @type {PointerEvent} */ event) =>
    tool && dragPiece(event, page.board(), (square) => page.drop(tool, square));
  return html`<button
    class="tray-piece"
    aria-pressed=${isChosen}
    aria-label=${toolName(tool)}
    title=${toolName(tool)}
    @click=${() => (page.tool = tool)}
    @pointerdown=${onPress}
  >
    ${
      tool
        ? html`<ordo-piece color=${tool.color} .size=${tool.size ?? 0} ?digits=${settings().digits}></ordo-piece>`
        : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 19L4 14L13 5L19 11L11 19ZM9 19H20M8.5 9.5L14.5 15.5" />
          </svg>`
    }
  </button>`;
}

/** @param {Color} color @returns {Tool[]} */
const sizes = (color) => /** @type {Size[]} */ ([1, 2, 3, 4]).map((size) => ({ color, size }));

/** @param {Tool} tool */
function toolName(tool) {
  if (!tool) return t("editor.tool.erase");
  return tool.size ? t(`editor.tool.size.${tool.color}`, { size: tool.size }) : t(`editor.tool.${tool.color}`);
}
