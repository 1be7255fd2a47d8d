// <ordo-play-from>: the form for playing from a position. Sends `ordo-start` with the new match.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { t } from "../../i18n/i18n.js";
import "./new-game.js";

/** @typedef {import("./new-game.js").From} From */

export class OrdoPlayFrom extends LightElement {
  static properties = { from: { state: true } };

  constructor() {
    super();
    /** @type {From | null} */ this.from = null;
  }

  /** @param {From} from */
  async open(from) {
    this.from = from;
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
    if (!this.from) return nothing;
    return html`<dialog
      class="sheet"
      aria-labelledby="play-from-title"
      @click=${(/** @type {Event} */ event) => event.target === this.dialog() && this.close()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="play-from-title">${t("analyse.playHere")}</h2>
          <button class="quiet" @click=${this.close}>${t("app.close")}</button>
        </div>
        <ordo-new-game .from=${this.from} @ordo-start=${this.close}></ordo-new-game>
      </div>
    </dialog>`;
  }
}

customElements.define("ordo-play-from", OrdoPlayFrom);
