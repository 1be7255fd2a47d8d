// The evaluation bar beside the board and the evaluation graph.
import { html, nothing, svg } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { chance, chanceText, scoreText, shortScore } from "./score.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/**
 * The evaluation bar, with White's share at White's side of the board.
 * @param {string} score in record notation; empty if unknown
 * @param {Color} orientation
 * @param {string} unknown label for an unknown score
 */
export function evalBar(score, orientation, unknown) {
  const share = Math.round(Math.max(0.02, Math.min(0.98, chance(score || "0"))) * 100);
  const white = orientation === "w" ? 100 - share : 0;
  return html`<div
    class="eval-bar"
    role="meter"
    aria-label=${t("analyse.score")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${share}
    aria-valuetext=${score ? [scoreText(score), chanceText(score)].filter(Boolean).join(", ") : unknown}
  >
    <svg class="upright" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      <rect class="b" width="10" height="100" />
      <rect class="w" width="10" y=${white} height=${share} />
      <line x1="0" x2="10" y1="50" y2="50" />
    </svg>
    <svg class="lying" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="b" width="100" height="10" />
      <rect class="w" width=${share} height="10" />
      <line y1="0" y2="10" x1="50" x2="50" />
    </svg>
  </div>`;
}

const WIDTH = 600;
const HEIGHT = 120;

/**
 * @param {Tree} tree
 * @param {TreeNode} node the current node
 * @param {(node: TreeNode) => void} go
 * @param {string} ending score after the last move if the game is over there, otherwise empty
 */
export function evalGraph(tree, node, go, ending) {
  const line = tree.mainLine();
  if (line.filter((one) => one.eval).length < 2) return nothing;
  const score = (/** @type {TreeNode} */ one) => one.eval ?? (one === line.at(-1) ? ending : "");
  const x = (/** @type {number} */ ply) => (ply / Math.max(1, line.length)) * WIDTH;
  const y = (/** @type {string} */ score) => (1 - chance(score)) * HEIGHT;
  const points = line.flatMap((one, index) =>
    score(one) ? [{ x: x(index + 1).toFixed(1), y: y(score(one)).toFixed(1) }] : [],
  );
  const end = points.at(-1)?.x;
  const start = tree.root.eval ? y(tree.root.eval).toFixed(1) : points[0]?.y;
  const at = line.indexOf(node);
  const seek = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const ply = Math.round(((event.clientX - box.left) / box.width) * line.length);
    go(line[ply - 1] ?? tree.root);
  };
  return html`<figure class="eval-graph">
    <figcaption class="visually-hidden">${t("analyse.graph")}</figcaption>
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${words(line, score)}
      @click=${seek}
    >
      <rect class="unknown" width=${WIDTH} height=${HEIGHT} />
      <rect class="b" width=${end} height=${HEIGHT} />
      <path
        class="w"
        d="M0 ${HEIGHT}L0 ${start}${points.map((point) => `L${point.x} ${point.y}`).join("")}L${end} ${HEIGHT}Z"
      />
      <line class="even" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
      ${line.map((one, index) =>
        one.eval && one.nags?.some((nag) => nag === 4 || nag === 2)
          ? svg`<line class="slip" x1=${x(index + 1)} x2=${x(index + 1)} y1="0" y2=${HEIGHT} />`
          : nothing,
      )}
      ${at >= 0 ? svg`<line class="here" x1=${x(at + 1)} x2=${x(at + 1)} y1="0" y2=${HEIGHT} />` : nothing}
    </svg>
  </figure>`;
}

/** @param {TreeNode[]} line @param {(node: TreeNode) => string} score empty if unknown */
function words(line, score) {
  const told = line
    .filter((one) => score(one))
    .map((one) => t("analyse.graph.point", { move: one.move, score: shortScore(score(one)) }));
  return [t("analyse.graph"), ...told.slice(0, 60)].join("; ");
}
