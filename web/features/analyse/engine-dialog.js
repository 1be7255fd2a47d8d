// The engine settings: number of lines, number of threads, and an external engine on this machine.
import { html, nothing } from "../../vendor/lit.js";
import { engineAddress } from "../../engine/ugi.js";
import { maxThreads } from "../../engine/threads.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** @param {OrdoAnalyse} page */
export function engineDialog(page) {
  const { engine } = page;
  const sheet = () => /** @type {HTMLDialogElement | null} */ (page.querySelector("dialog.engine-settings"));
  const close = () => sheet()?.close();
  return html`<dialog
    class="sheet engine-settings"
    aria-labelledby="engine-title"
    @click=${(/** @type {Event} */ event) => event.target === sheet() && close()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="engine-title">${t("analyse.settings")}</h2>
        <button class="quiet" @click=${close}>${t("app.close")}</button>
      </div>
      ${numberField(t("analyse.lines"), 5, engine.preferences.lineCount, (count) => engine.setLineCount(count))}
      ${hasThreads(page) ? threadsField(engine) : nothing} ${engine.external ? connected(page) : connectForm(page)}
    </div>
  </dialog>`;
}

/** True if the engine can search with several threads here. @param {OrdoAnalyse} page */
function hasThreads({ engine, tree }) {
  return !engine.external && tree.head.game === "stein" && maxThreads() > 1;
}

/** @param {import("./engine-controller.js").EngineController} engine */
const threadsField = (engine) =>
  numberField(t("analyse.threads"), maxThreads(), engine.threads, (count) => engine.setThreads(count));

/**
 * A choice of a number, from 1 on.
 * @param {string} label
 * @param {number} largest
 * @param {number} chosen
 * @param {(number: number) => void} choose
 */
function numberField(label, largest, chosen, choose) {
  const numbers = Array.from({ length: largest }, (_, index) => index + 1);
  return html`<label class="field"
    ><span>${label}</span>
    <select
      @change=${(/** @type {Event} */ event) => choose(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
    >
      ${numbers.map((number) => html`<option value=${number} ?selected=${number === chosen}>${number}</option>`)}
    </select></label
  >`;
}

/** @param {OrdoAnalyse} page */
function connected({ engine }) {
  return html`<div class="external">
    <h3>${t("analyse.external")}</h3>
    <p role="status">${t("analyse.external.using", { name: engine.external?.name ?? "" })}</p>
    <p class="small soft">${engine.preferences.external}</p>
    <div class="sheet-foot">
      <button @click=${() => engine.forget()}>${t("analyse.external.disconnect")}</button>
    </div>
  </div>`;
}

/** @param {OrdoAnalyse} page */
function connectForm(page) {
  const { engine } = page;
  const connect = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("engine-address"));
    const address = engineAddress(field.value);
    page.engineProblem = address ? "" : t("analyse.external.badAddress");
    if (!address) return;
    engine.connect(address).then((isConnected) => {
      page.engineProblem = isConnected ? "" : t("analyse.external.unreachable", { address });
    });
  };
  return html`<form class="external" @submit=${connect}>
    <h3>${t("analyse.external")}</h3>
    <p class="small soft">${t("analyse.external.help")} <code>ordo ugi --websocket</code></p>
    <label class="stacked"
      ><span class="small">${t("analyse.external.address")}</span>
      <input
        name="engine-address"
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${page.engineProblem ? "true" : nothing}
        aria-describedby=${page.engineProblem ? "engine-problem" : nothing}
        .value=${engine.preferences.external}
    /></label>
    ${
      page.engineProblem ? html`<p id="engine-problem" class="problem" role="alert">${page.engineProblem}</p>` : nothing
    }
    <div class="sheet-foot">
      <button class="primary" ?disabled=${engine.isConnecting}>
        ${t(engine.isConnecting ? "analyse.external.connecting" : "analyse.external.connect")}
      </button>
    </div>
  </form>`;
}
