// The piece set of a board or piece: `data-pieces` of the element itself or its closest ancestor, as the attribute
// `data-board` selects the colours (themes.css). A change on the document's root redraws all of them.

/** @typedef {import("../vendor/lit.js").LitElement} LitElement */

/** @type {Set<PieceSet>} */
const shown = new Set();
/** @type {MutationObserver | null} */
let observer = null;

/** A reactive controller with the name of the piece set. */
export class PieceSet {
  /** @param {LitElement} host */
  constructor(host) {
    this.host = host;
    this.name = "";
    host.addController(this);
  }

  hostConnected() {
    observer ??= new MutationObserver(() => shown.forEach((set) => set.update()));
    if (!shown.size) observer.observe(document.documentElement, { attributeFilter: ["data-pieces"] });
    shown.add(this);
    this.update();
  }

  hostDisconnected() {
    shown.delete(this);
    if (!shown.size) observer?.disconnect();
  }

  update() {
    const closest = this.host.closest("[data-pieces]") ?? document.documentElement;
    const name = closest.getAttribute("data-pieces") ?? "";
    if (name === this.name) return;
    this.name = name;
    this.host.requestUpdate();
  }
}
