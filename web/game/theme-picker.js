// <ordo-theme-picker>: the choice of board and pieces in the settings, with previews. The settings load it when they
// are opened.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "../app/element.js";
import { change, settings } from "../app/settings.js";
import { BOARDS, PIECE_SETS } from "../board/theme-names.js";
import { t } from "../i18n/i18n.js";
import { PICTURES } from "./pictures.js";
import "../board/ordo-mini-board.js";
import "../board/ordo-piece.js";

export class OrdoThemePicker extends LightElement {
  /** @override */
  render() {
    const now = settings();
    const isContrast = now.contrast === "more";
    return html`${choice("board", BOARDS, now.board, boardPreview, isContrast)}
    ${isContrast ? html`<p class="small soft">${t("settings.board.contrast")}</p>` : nothing}
    ${choice("pieces", PIECE_SETS, now.pieces, piecesPreview, false)}`;
  }
}

/**
 * Radio buttons with a preview each. An unknown value, perhaps of another version, counts as the first.
 * @template {string} Name
 * @param {"board" | "pieces"} kind
 * @param {readonly Name[]} names
 * @param {string} current
 * @param {(name: Name) => unknown} preview
 * @param {boolean} isDisabled
 */
function choice(kind, names, current, preview, isDisabled) {
  const chosen = names.find((name) => name === current) ?? names[0];
  return html`<fieldset class="themes" ?disabled=${isDisabled}>
    <legend>${t(`settings.${kind}`)}</legend>
    ${names.map(
      (name) =>
        html`<label class="theme">
          <input
            type="radio"
            name="theme-${kind}"
            .checked=${name === chosen}
            @change=${() => change({ [kind]: name })}
          />
          <span class="theme-preview">${preview(name)}</span>
          <span class="theme-name">${t(`settings.${kind}.${name}`)}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** @param {string} name */
function boardPreview(name) {
  return html`<ordo-mini-board
    data-board=${name}
    game="stein"
    .pieces=${PICTURES.stein}
    .net=${settings().net}
  ></ordo-mini-board>`;
}

/** Stein's pieces, and two sizes of Khalifa's. @param {string} name */
function piecesPreview(name) {
  return html`<span class="theme-pieces" data-pieces=${name}>
    <ordo-piece color="w"></ordo-piece><ordo-piece color="b"></ordo-piece> <ordo-piece color="w" .size=${3}></ordo-piece
    ><ordo-piece color="b" .size=${4}></ordo-piece>
  </span>`;
}

customElements.define("ordo-theme-picker", OrdoThemePicker);
