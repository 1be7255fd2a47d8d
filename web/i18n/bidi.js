// Bidirectional text: player names inside sentences.

/** Characters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a right-to-left name, as `<bdi>` does in HTML, so that it does not reorder the text around it.
 * @param {string} name
 */
export const isolate = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
