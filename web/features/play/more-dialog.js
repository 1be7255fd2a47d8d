// The menu behind "More" of a local game.
import { html, nothing } from "../../vendor/lit.js";
import { inputOf } from "../../game/match.js";
import { fragmentOf } from "../../game/share.js";
import { navigate } from "../../app/router.js";
import { levelWords } from "./level-field.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./page.js").OrdoPlay} OrdoPlay */
/** @typedef {import("../../game/match.js").Match} Match */

/** @param {OrdoPlay} page @param {Match} match */
export function moreDialog(page, match) {
  const sheet = () => /** @type {HTMLDialogElement | null} */ (page.querySelector("dialog.more"));
  const close = () => sheet()?.close();
  const act = (/** @type {() => void} */ what) => () => {
    close();
    what();
  };
  const open = !match.ended && match.mode !== "view";
  return html`<dialog
    class="sheet more"
    aria-labelledby="more-title"
    @click=${(/** @type {Event} */ event) => event.target === sheet() && close()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="more-title">${t(`game.${match.game}`)}</h2>
        <button class="quiet" @click=${close}>${t("app.close")}</button>
      </div>
      ${
        match.mode === "computer" && !match.ended
          ? html`<label class="field"
              ><span>${t("play.changeLevel")}</span>
              <select
                @change=${(/** @type {Event} */ event) =>
                  page.setLevel(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
              >
                ${Array.from(
                  { length: 10 },
                  (_, i) =>
                    html`<option value=${i + 1} ?selected=${match.level === i + 1}>${levelWords(i + 1)}</option>`,
                )}
              </select></label
            >`
          : nothing
      }
      <div class="sheet-actions">
        <button @click=${act(() => navigate("/play?new"))}>${t("play.newGame")}</button>
        <button @click=${act(() => navigate("/history"))}>${t("app.history")}</button>
        <button @click=${act(() => page.shareDialog()?.open())}>${t("share.title")}</button>
        <button @click=${act(() => page.openDialog()?.open())}>${t("share.openGame")}</button>
        <button @click=${act(() => navigate(`/analyse${fragmentOf(inputOf(match))}`))}>${t("play.analyse")}</button>
        ${
          open && !page.game.made.length
            ? nothing
            : html`<button @click=${act(() => page.flip())}>${t("board.flip")}</button>`
        }
        ${
          !open && page.local.canTakeBack()
            ? html`<button @click=${act(() => page.local.takeBack())}>${t("play.takeBack")}</button>`
            : nothing
        }
        ${
          open && match.mode === "two"
            ? html`<button @click=${act(() => page.agreeDraw())}>${t("play.offerDraw")}</button>`
            : nothing
        }
        ${open ? html`<button @click=${act(() => page.resign())}>${t("play.resign")}</button>` : nothing}
      </div>
    </div>
  </dialog>`;
}
