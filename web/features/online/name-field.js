// The field for the player's name, which is saved on this device.
import { html } from "../../vendor/lit.js";
import { myName, setMyName } from "./api.js";
import { t } from "../../i18n/i18n.js";

export function nameField() {
  return html`<label class="field"
    ><span>${t("online.name")}</span>
    <input
      type="text"
      name="nickname"
      maxlength="24"
      autocomplete="nickname"
      spellcheck="false"
      placeholder=${t("home.guest")}
      .value=${myName()}
      @input=${(/** @type {Event} */ event) => setMyName(/** @type {HTMLInputElement} */ (event.target).value)}
  /></label>`;
}
