// Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac) while a page is shown. Text fields keep their own undo.

/** @typedef {import("../../vendor/lit.js").LitElement} LitElement */

/** @param {{ key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean }} event */
export function undoAction({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : null;
}

export class UndoKeys {
  /** @param {LitElement} host @param {(action: "undo" | "redo") => void} act */
  constructor(host, act) {
    this.act = act;
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
    const action = undoAction(event);
    const target = event.composedPath()[0];
    const isField = target instanceof Element && target.closest("input[type=text], textarea, dialog");
    if (!action || isField) return;
    event.preventDefault();
    this.act(action);
  }
}
