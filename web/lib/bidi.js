// Names of players in sentences, whichever way their letters run.

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for the middle of a text. It is isolated as `<bdi>` does in HTML, so that it does not reorder what stands beside it.
 * @param {string} name */
export const isolate = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
