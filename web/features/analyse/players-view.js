// The strip with the players and the result of an opened game.
import { html, nothing } from "../../vendor/lit.js";
import { nameOf, playersOf, resultText } from "./players.js";

/** @typedef {import("./tree.js").Tree} Tree */

/** @param {Tree} tree */
export function playersStrip(tree) {
  if (!playersOf(tree)) return nothing;
  const result = resultText(tree);
  return html`<p class="analysis-players">
    <span class="player"><span class="disc w" aria-hidden="true"></span><bdi>${nameOf(tree, "w")}</bdi></span>
    <span class="result figures">${result || "–"}</span>
    <span class="player"><bdi>${nameOf(tree, "b")}</bdi><span class="disc b" aria-hidden="true"></span></span>
  </p>`;
}
