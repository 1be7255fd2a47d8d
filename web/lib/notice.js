// Short sentences for the user: seen at the foot of the page, and heard by screen readers.

/**
 * @typedef {object} Notice
 * @property {string} text
 * @property {boolean} [stay] until it is closed
 * @property {{ label: string, run: () => void }} [action]
 * @property {string} [title] words that mark the tab meanwhile
 * @property {string} [about] the path of the page that makes it needless
 */

/** Shows a sentence for a while, or until it is closed. @param {string} text @param {Omit<Notice, "text">} [how] */
export function notify(text, how = {}) {
  window.dispatchEvent(new CustomEvent("ordo-notice", { detail: { text, ...how } }));
}

/** Says a sentence to screen readers only. @param {string} text */
export function announce(text) {
  window.dispatchEvent(new CustomEvent("ordo-announce", { detail: text }));
}
