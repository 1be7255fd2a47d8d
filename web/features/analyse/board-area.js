// The board of the analysis page with evaluation bar, arrows, status and navigation.
import { html } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { evalBar } from "./graph.js";
import { judgement } from "./review.js";
import { statusOf } from "./status.js";
import "../../game/study-board.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("../../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../../board/ordo-board.js").Arrow} Arrow */

/** Button icons as SVG paths. */
const FIRST = "M6 5V19M19 5L9 12L19 19Z";
const BACK = "M16 5L7 12L16 19Z";
const FORWARD = "M8 5L17 12L8 19Z";
const LAST = "M18 5V19M5 5L15 12L5 19Z";
const FLIP = "M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15";

/** @param {OrdoAnalyse} page @param {{ marks: Mark[], arrows: Arrow[] }} signs marks and arrows of the lens */
export function boardArea(page, signs) {
  const best = page.engine.isOn ? page.engine.lines.map((line) => line.moves[0]).join() : "";
  const arrows = page.remember(
    "arrows",
    `${page.view?.ply} ${page.view?.position} ${best} ${JSON.stringify(signs)}`,
    () => [...engineArrows(page), ...signs.arrows],
  );
  return html`<div class="table-board analysis-board">
    ${evalBar(
      page.engine.isOn || page.node.eval ? page.score() : "",
      page.flipped ? "b" : "w",
      t(page.engine.isOn ? "analyse.thinking" : "analyse.notAnalysed"),
    )}
    <ordo-study-board
      .rules=${page.rules}
      .input=${page.rules ? inputOf(page) : null}
      .view=${page.view}
      .orientation=${page.flipped ? "b" : "w"}
      .marks=${signs.marks}
      .arrows=${arrows}
      @study-move=${page.onMove}
      @study-refused=${page.onRefused}
      @study-step=${(/** @type {CustomEvent<{ text: string }>} */ event) => (page.remark = event.detail.text)}
    ></ordo-study-board>
    ${statusLine(page)} ${navigationButtons(page)}
  </div>`;
}

/**
 * The position as input; the same object while the position is the same, so that the board keeps an unfinished turn.
 * @param {OrdoAnalyse} page
 */
export function inputOf(page) {
  const input = page.tree.inputAt(page.node);
  const known = inputs.get(page.node);
  if (known && known.moves.join() === input.moves.join()) return known;
  inputs.set(page.node, input);
  return input;
}
/** @type {WeakMap<import("./tree.js").TreeNode, import("../../engine/types.d.ts").GameInput>} */
const inputs = new WeakMap();

/** @param {OrdoAnalyse} page */
function engineArrows(page) {
  const { rules, view } = page;
  if (!rules || !view || !page.engine.isOn || view.outcome) return [];
  const input = page.tree.inputAt(page.node);
  return page.engine.lines
    .flatMap((line, index) => {
      const [move] = line.moves;
      if (!move) return [];
      const found = rules.explain(input, move);
      return found.legal ? [{ from: found.move.from, to: found.move.to, kind: index ? "alt" : "best" }] : [];
    })
    .reverse();
}

/** @param {OrdoAnalyse} page */
function statusLine({ view, remark, node }) {
  const { kind, text } = statusOf({ view, remark, judgement: judgement(node) });
  return html`<p class="status ${kind}">${text}</p>`;
}

/** @param {OrdoAnalyse} page */
function navigationButtons(page) {
  const { node } = page;
  /** @type {[string, string, () => void, boolean][]} */
  const buttons = [
    [FIRST, "analyse.first", () => page.go("first"), !node.parent],
    [BACK, "analyse.previous", () => page.go("previous"), !node.parent],
    [FORWARD, "analyse.next", () => page.go("next"), !node.children.length],
    [LAST, "analyse.last", () => page.go("last"), !node.children.length],
    [FLIP, "analyse.flip", () => page.flip(), false],
  ];
  return html`<div class="walk">
    ${buttons.map(
      ([sign, name, act, off]) =>
        html`<button ?disabled=${off} aria-label=${t(name)} title=${t(name)} @click=${act}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${sign} /></svg>
        </button>`,
    )}
  </div>`;
}
