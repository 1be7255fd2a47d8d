// The home page: a board that plays itself, and the way into a game.
import { html } from "../vendor/lit.js";
import { LightElement } from "../lib/element.js";
import { t } from "../i18n/i18n.js";
import "../board/ordo-board.js";

export class OrdoHome extends LightElement {
  /** @override */
  render() {
    return html`<div class="page"><h1>Ordo</h1><p>${t("app.tagline")}</p></div>`;
  }
}

customElements.define("ordo-home", OrdoHome);
