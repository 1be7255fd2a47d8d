// The settings dialog; on phones also the main menu.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "./element.js";
import { change, settings } from "./settings.js";
import { LANGUAGES, language, setLanguage, t } from "../i18n/i18n.js";

const PAGES = /** @type {const} */ ([
  ["/play", "app.play"],
  ["/friend", "app.friend"],
  ["/lobby", "app.lobby"],
  ["/mine", "app.mine"],
  ["/history", "app.history"],
  ["/analyse", "app.analyse"],
  ["/learn", "app.learn"],
  ["/puzzles", "app.puzzles"],
  ["/editor", "app.editor"],
  ["/rules", "app.rules"],
]);
const SWITCHES = /** @type {const} */ ([
  "sound",
  "vibration",
  "net",
  "coordinates",
  "digits",
  "premoves",
  "confirmTurns",
]);

export class OrdoSettings extends LightElement {
  static properties = { opened: { state: true } };

  constructor() {
    super();
    /** Rendered from the first opening on, to keep the start of the app fast. */ this.opened = false;
  }

  async open() {
    // The previews need the board, which pages without one have not loaded.
    import("../game/theme-picker.js").catch(console.warn);
    this.opened = true;
    await this.updateComplete;
    this.dialog()?.showModal();
  }

  close() {
    this.dialog()?.close();
  }

  dialog() {
    return this.querySelector("dialog");
  }

  /** @override */
  render() {
    if (!this.opened) return nothing;
    const now = settings();
    return html`<dialog class="sheet" aria-labelledby="settings-title" @click=${this.onClick}>
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="settings-title">
            <span class="only-wide">${t("settings.title")}</span><span class="only-narrow">${t("app.menu")}</span>
          </h2>
          <button class="quiet" @click=${this.close}>${t("app.close")}</button>
        </div>
        <nav class="sheet-nav" aria-label=${t("app.nav")}>
          ${PAGES.map(([path, key]) => html`<a href=${path} @click=${this.close}>${t(key)}</a>`)}
        </nav>
        <label class="field"
          ><span>${t("settings.language")}</span>
          <select @change=${(/** @type {Event} */ event) => setLanguage(value(event))}>
            ${Object.entries(LANGUAGES).map(
              ([code, name]) =>
                html`<option value=${code} lang=${code} ?selected=${code === language()}>${name}</option>`,
            )}
          </select></label
        >
        <label class="field"
          ><span>${t("settings.theme")}</span>
          <select @change=${(/** @type {Event} */ event) => change({ theme: /** @type {any} */ (value(event)) })}>
            ${["system", "light", "dark"].map(
              (theme) =>
                html`<option value=${theme} ?selected=${theme === now.theme}>${t(`settings.theme.${theme}`)}</option>`,
            )}
          </select></label
        >
        ${toggle(t("settings.theme.contrast"), now.contrast === "more", (on) =>
          change({ contrast: on ? "more" : "system" }),
        )}
        <ordo-theme-picker></ordo-theme-picker>
        ${toggle(t("settings.motion"), now.motion !== "none", (on) => change({ motion: on ? "system" : "none" }))}
        ${SWITCHES.map((name) => toggle(t(`settings.${name}`), now[name], (on) => change({ [name]: on })))}
      </div>
    </dialog>`;
  }

  /** Closes the dialog on a click outside it. @param {MouseEvent} event */
  onClick(event) {
    if (event.target === this.dialog()) this.close();
  }
}

/** @param {Event} event */
const value = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} set */
export function toggle(label, on, set) {
  return html`<label class="field switch"
    ><span>${label}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${on}
      @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)}
  /></label>`;
}

customElements.define("ordo-settings", OrdoSettings);
