// Keyboard shortcuts of a page.

/** @typedef {import("../vendor/lit.js").LitElement} LitElement */

/** Elements that use the arrow keys themselves. Checkboxes do not. */
const OWN_ARROWS = "input:not([type=checkbox]), select, textarea, dialog";

/**
 * True if a key press is meant for the page and not for a field, a dialog or the browser. The board stops the keys it
 * handles.
 * @param {KeyboardEvent} event
 */
function isForPage(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.composedPath()[0];
  return !(target instanceof Element && target.closest(OWN_ARROWS));
}

/** A reactive controller that runs the shortcuts of a page while it is shown. */
export class PageKeys {
  /**
   * @param {LitElement} host
   * @param {() => Record<string, () => void>} keys actions by key, asked at every key press
   */
  constructor(host, keys) {
    this.keys = keys;
    this.onKey = this.onKey.bind(this);
    host.addController(this);
  }

  hostConnected() {
    document.addEventListener("keydown", this.onKey);
  }

  hostDisconnected() {
    document.removeEventListener("keydown", this.onKey);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (!isForPage(event)) return;
    const keys = this.keys();
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    act();
    event.preventDefault();
  }
}
