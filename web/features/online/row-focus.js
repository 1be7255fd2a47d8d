// Keeps the focus in a row of buttons when the focused button disappears. The row itself gets the focus, so that Tab
// leads to its first button and a key press meant for the old button does not activate another one.

/** @typedef {import("../../vendor/lit.js").LitElement} LitElement */

export class RowFocus {
  /** @param {LitElement} host @param {string} row selector of the row, which has a tabindex */
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
