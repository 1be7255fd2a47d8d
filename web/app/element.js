// Base class of the pages: a Lit element that renders into the light DOM, so that the app's stylesheets apply.
import { LitElement } from "../vendor/lit.js";

export class LightElement extends LitElement {
  constructor() {
    super();
    this.redraw = () => this.requestUpdate();
  }

  /** @override */
  createRenderRoot() {
    return this;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("ordo-language", this.redraw);
    window.addEventListener("ordo-settings", this.redraw);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("ordo-language", this.redraw);
    window.removeEventListener("ordo-settings", this.redraw);
  }
}
