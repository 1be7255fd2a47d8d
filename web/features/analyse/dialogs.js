// Opens the dialogs of the analysis page.

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** @param {OrdoAnalyse} page */
export function openMenu(page) {
  page.menuOpen = true;
  /** @type {HTMLDialogElement | null} */ (page.querySelector("dialog.analysis-menu"))?.showModal();
}

/** @param {OrdoAnalyse} page */
export function openSettings(page) {
  page.engineProblem = "";
  /** @type {HTMLDialogElement | null} */ (page.querySelector("dialog.engine-settings"))?.showModal();
}

/** @param {OrdoAnalyse} page */
export async function openShare(page) {
  await page.address.write(); // the link is of the current move
  const dialog = /** @type {import("../../game/share-dialog.js").OrdoShare | null} */ (
    page.querySelector("ordo-share")
  );
  if (!dialog) return;
  dialog.record = page.tree.toRecord();
  dialog.open();
}

/** @param {OrdoAnalyse} page */
export function openGame(page) {
  /** @type {import("../../game/open-dialog.js").OrdoOpen | null} */ (page.querySelector("ordo-open"))?.open();
}

/** @param {OrdoAnalyse} page */
export function playFromHere(page) {
  const dialog = /** @type {import("../play/play-from.js").OrdoPlayFrom | null} */ (
    page.querySelector("ordo-play-from")
  );
  if (page.view) void dialog?.open({ input: page.tree.inputAt(page.node), turn: page.view.turn });
}
