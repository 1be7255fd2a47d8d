// Short sentences for the user: seen at the foot of the page, and heard by screen readers.

/** Shows a sentence for a while. @param {string} text @param {{ stay?: boolean }} [how] */
export function notify(text, how = {}) {
  window.dispatchEvent(new CustomEvent("ordo-notice", { detail: { text, stay: how.stay ?? false } }));
}

/** Says a sentence to screen readers only. @param {string} text */
export function announce(text) {
  window.dispatchEvent(new CustomEvent("ordo-announce", { detail: text }));
}
