// Short sentences for the user: seen at the foot of the page, and heard by screen readers.

/** @typedef {{ text: string, stay?: boolean, action?: { label: string, run: () => void } }} Notice */

/** Shows a sentence for a while, or until it is closed. @param {string} text @param {Omit<Notice, "text">} [how] */
export function notify(text, how = {}) {
  window.dispatchEvent(new CustomEvent("ordo-notice", { detail: { text, ...how } }));
}

/** Says a sentence to screen readers only. @param {string} text */
export function announce(text) {
  window.dispatchEvent(new CustomEvent("ordo-announce", { detail: text }));
}
