// The pages are Lit elements that draw into the document itself, so that one stylesheet dresses them all.
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
