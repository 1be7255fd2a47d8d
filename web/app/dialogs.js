// A modal dialog that asks a yes-or-no question.
import { html, render } from "../vendor/lit.js";
import { t } from "../i18n/i18n.js";

/**
 * @param {string} question
 * @param {string} yes label of the confirm button
 * @param {string} [no] label of the other button
 * @param {AbortSignal} [signal] closes the dialog; the answer is then no
 * @returns {Promise<boolean>}
 */
export function ask(question, yes, no = t("app.cancel"), signal = undefined) {
  return new Promise((resolve) => {
    const host = document.createElement("div");
    document.body.append(host);
    const done = (/** @type {Event} */ event) => {
      resolve(/** @type {HTMLDialogElement} */ (event.target).returnValue === "yes");
      host.remove();
    };
    render(
      html`<dialog class="sheet" aria-labelledby="question" @close=${done}>
        <form method="dialog" class="sheet-body">
          <p id="question">${question}</p>
          <div class="sheet-foot">
            <button value="no">${no}</button>
            <button class="primary" value="yes">${yes}</button>
          </div>
        </form>
      </dialog>`,
      host,
    );
    const dialog = host.querySelector("dialog");
    dialog?.showModal();
    signal?.addEventListener("abort", () => dialog?.close("no"));
  });
}
