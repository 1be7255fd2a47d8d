// Dialogs of an online game: predefined phrases and the menu behind "More".
import { html, nothing } from "../../vendor/lit.js";
import { ask } from "../../app/dialogs.js";
import { saveFile } from "../../app/download.js";
import { other } from "../../game/match.js";
import { notify } from "../../app/notice.js";
import { fragmentOf } from "../../game/share.js";
import { navigate } from "../../app/router.js";
import { block, camel, problemText, record, unblock } from "./api.js";
import { copyLink } from "./share-link.js";
import { timeControlText } from "./time-control.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./game-page.js").OrdoOnline} OrdoOnline */
/** @typedef {import("./game-model.js").GameModel} GameModel */

/** @type {import("./types.d.ts").Phrase[]} */
const PHRASES = ["hello", "good-luck", "well-played", "thank-you", "sorry", "one-moment", "good-game", "goodbye"];

/** @param {OrdoOnline} page @param {string} name @param {string} title @param {unknown} content */
function sheet(page, name, title, content) {
  const dialog = () => /** @type {HTMLDialogElement | null} */ (page.querySelector(`dialog.${name}`));
  return html`<dialog
    class="sheet ${name}"
    aria-labelledby="${name}-title"
    @click=${(/** @type {Event} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (target === dialog() || target.closest(".sheet-actions")) dialog()?.close();
    }}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="${name}-title">${title}</h2>
        <button class="quiet" @click=${() => dialog()?.close()}>${t("app.close")}</button>
      </div>
      ${content}
    </div>
  </dialog>`;
}

/** @param {OrdoOnline} page */
export function phrasesDialog(page) {
  return sheet(
    page,
    "talk",
    t("online.say"),
    html`<div class="sheet-actions">
      ${PHRASES.map(
        (phrase) => html`<button @click=${() => page.say(phrase)}>${t(`phrase.${camel(phrase)}`)}</button>`,
      )}
    </div>`,
  );
}

/** Downloads the game record. @param {string} id */
async function download(id) {
  try {
    saveFile(`ordo-${id}.ordo`, await record(id));
  } catch (error) {
    notify(problemText(error));
  }
}

/** Blocks the opponent after confirmation, with undo. @param {string} id @param {string} name */
async function blockOpponent(id, name) {
  if (!(await ask(t("online.blockSure", { name }), t("online.block", { name }), t("app.cancel")))) return;
  try {
    await block(id);
    notify(t("online.blocked", { name }), {
      action: { label: t("online.unblock"), run: () => void unblockOpponent(id, name) },
    });
  } catch (error) {
    notify(problemText(error));
  }
}

/** @param {string} id @param {string} name */
export async function unblockOpponent(id, name) {
  try {
    await unblock(id);
    notify(t("online.unblocked", { name }));
  } catch (error) {
    notify(problemText(error));
  }
}

/**
 * @param {OrdoOnline} page
 * @param {GameModel} model
 * @param {unknown} urgent actions that do not fit into the row of buttons
 */
export function moreDialog(page, model, urgent) {
  const { you, id, clock } = model.view;
  const over = model.state.status === "over";
  const talk = () => /** @type {HTMLDialogElement | null} */ (page.querySelector("dialog.talk"))?.showModal();
  return sheet(
    page,
    "more",
    t(`game.${model.view.game}`),
    html` <p class="soft small">${timeControlText(clock)}</p>
      <div class="sheet-actions">
        ${urgent} ${you ? html`<button @click=${talk}>${t("online.say")}</button>` : nothing}
        <button @click=${() => page.flip()}>${t("board.flip")}</button>
        <button @click=${() => copyLink(`${location.origin}/g/${id}`)}>${t("online.copySpectator")}</button>
        ${
          over || !you
            ? html`<button @click=${() => page.game.line && navigate(`/analyse${fragmentOf(page.game.line)}`)}>
                ${t("play.analyse")}
              </button>`
            : nothing
        }
        ${over ? html`<button @click=${() => download(id)}>${t("online.record")}</button>` : nothing}
        ${
          you
            ? html`<button @click=${() => blockOpponent(id, page.nameOf(other(you)))}>
                ${t("online.block", { name: page.nameOf(other(you)) })}
              </button>`
            : nothing
        }
        <button @click=${() => navigate("/mine")}>${t("app.mine")}</button>
        <button @click=${() => navigate("/lobby")}>${t("app.lobby")}</button>
      </div>`,
  );
}
