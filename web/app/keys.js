// Keyboard shortcuts of a page.

/** Elements that use the arrow keys themselves. Checkboxes do not. */
const OWN_ARROWS = "input:not([type=checkbox]), select, textarea, dialog";

/** True if a key press is meant for the page and not for a field, a dialog or the browser. The board stops the keys it handles.
 * @param {KeyboardEvent} event */
export function isForPage(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.composedPath()[0];
  return !(target instanceof Element && target.closest(OWN_ARROWS));
}
