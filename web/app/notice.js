// Notices at the bottom of the page and announcements for screen readers.

/**
 * @typedef {object} Notice
 * @property {string} text
 * @property {boolean} [stay] stays until it is closed
 * @property {{ label: string, run: () => void }} [action]
 * @property {string} [title] tab title while the notice is shown
 * @property {string} [about] path of the page that makes the notice obsolete
 */

/** Shows a notice. @param {string} text @param {Omit<Notice, "text">} [how] */
export function notify(text, how = {}) {
  window.dispatchEvent(new CustomEvent("ordo-notice", { detail: { text, ...how } }));
}

/** Announces a text to screen readers only. @param {string} text */
export function announce(text) {
  window.dispatchEvent(new CustomEvent("ordo-announce", { detail: text }));
}
