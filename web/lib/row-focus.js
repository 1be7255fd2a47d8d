// A row whose buttons change under the focus. The focus stays in the row, on the row itself: the next Tab leads to its first
// button, and no key that was meant for a button that is gone presses another one.

/** @typedef {import("../vendor/lit.js").LitElement} LitElement */

export class RowFocus {
  /** @param {LitElement} host @param {string} row a selector; the row has a tabindex */
  constructor(host, row) {
    this.host = host;
    this.row = row;
    this.inside = false;
    host.addController(this);
  }

  hostUpdate() {
    this.inside = !!document.activeElement?.closest(this.row);
  }

  hostUpdated() {
    if (!this.inside) return;
    const active = document.activeElement;
    const lost = !active || active === document.body || active.matches(":disabled");
    if (lost) /** @type {HTMLElement | null} */ (this.host.querySelector(this.row))?.focus({ preventScroll: true });
  }
}
