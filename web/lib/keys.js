// Keys of a page that work wherever the focus is.

/** What uses the arrow keys itself. A checkbox does not. */
const OWN_ARROWS = "input:not([type=checkbox]), select, textarea, dialog";

/** Is a key press meant for the page, and not for a field, a dialog or the browser? The board stops the keys it uses.
 * @param {KeyboardEvent} event */
export function isForPage(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.composedPath()[0];
  return !(target instanceof Element && target.closest(OWN_ARROWS));
}
