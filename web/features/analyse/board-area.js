// The board of the analysis page with evaluation bar, arrows, brushes and status.
import { html, nothing } from "../../vendor/lit.js";
import { SHAPE_COLORS } from "../../board/shapes.js";
import { t } from "../../i18n/i18n.js";
import { evalBar } from "./graph.js";
import { judgement } from "./review.js";
import { statusOf } from "./status.js";
import "../../game/study-board.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("../../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../../board/ordo-board.js").Arrow} Arrow */
/** @typedef {import("../../board/shapes.js").ShapeColor} ShapeColor */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */

/** @param {OrdoAnalyse} page @param {{ marks: Mark[], arrows: Arrow[] }} signs marks and arrows of the lens */
export function boardArea(page, signs) {
  const { engine, node, view, proved } = page;
  const shown = engine.threat?.lines ?? (engine.isOn ? engine.lines : []);
  const moves = shown.map((line) => line.moves[0]).join();
  const key = `${view?.ply} ${view?.position} ${moves} ${!!engine.threat} ${proved.pointed} ${JSON.stringify(signs)}`;
  const arrows = page.remember("arrows", key, () => [...engineArrows(page), ...signs.arrows]);
  return html`<div class="table-board analysis-board">
    ${evalBar(
      engine.isOn || node.eval || proved.known() ? page.score() : "",
      page.flipped ? "b" : "w",
      t(engine.isOn ? "analyse.thinking" : "analyse.notAnalysed"),
    )}
    <ordo-study-board
      .rules=${page.rules}
      .input=${page.rules ? inputOf(page) : null}
      .view=${view}
      .orientation=${page.flipped ? "b" : "w"}
      .marks=${signs.marks}
      .arrows=${arrows}
      .drawing=${{ shapes: node.shapes ?? [], brush: page.brush }}
      @study-move=${page.onMove}
      @study-refused=${page.onRefused}
      @study-step=${(/** @type {CustomEvent<{ text: string }>} */ event) => (page.remark = event.detail.text)}
      @study-tap=${() => page.clearShapes()}
      @ordo-shape=${page.onShape}
    ></ordo-study-board>
    ${page.brush ? brushes(page, page.brush) : statusLine(page)}
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
/** @type {WeakMap<import("./tree.js").TreeNode, GameInput>} */
const inputs = new WeakMap();

/** Arrows of the first moves of the engine's lines, the best on top. @param {OrdoAnalyse} page @returns {Arrow[]} */
function engineArrows(page) {
  const { view, engine } = page;
  if (!view || view.outcome) return [];
  const pointed = view.moves.find((move) => move.text === page.proved.pointed);
  if (pointed) return [{ from: pointed.from, to: pointed.to, kind: "best" }];
  if (engine.threat) return arrowsOf(page, engine.threat.input, engine.threat.lines, () => "opponent");
  if (!engine.isOn) return [];
  return arrowsOf(page, page.tree.inputAt(page.node), engine.lines, (index) => (index ? "alt" : "best"));
}

/**
 * @param {OrdoAnalyse} page
 * @param {GameInput} input
 * @param {readonly import("../../engine/types.d.ts").Info[]} lines
 * @param {(index: number) => string} kind
 * @returns {Arrow[]}
 */
function arrowsOf({ rules }, input, lines, kind) {
  return lines
    .flatMap((line, index) => {
      const [move] = line.moves;
      if (!move || !rules) return [];
      try {
        const found = rules.explain(input, move);
        return found.legal ? [{ from: found.move.from, to: found.move.to, kind: kind(index) }] : [];
      } catch {
        return []; // an external engine may send anything
      }
    })
    .reverse();
}

/** @param {OrdoAnalyse} page */
function statusLine({ view, remark, node, proved }) {
  const judged = judgement(node);
  const { kind, text } = statusOf({ view, remark, judgement: judged, turned: judged && proved.turned() });
  return html`<p class="status ${kind}">${text}</p>`;
}

/** The colours of the drawing mode. @param {OrdoAnalyse} page @param {ShapeColor} brush */
function brushes(page, brush) {
  return html`<fieldset class="brushes">
    <legend class="visually-hidden">${t("analyse.draw.color")}</legend>
    ${SHAPE_COLORS.map(
      (color) =>
        html`<label class="swatch ${color}" title=${t(`analyse.draw.${color}`)}
          ><input
            class="visually-hidden"
            type="radio"
            name="brush"
            .checked=${color === brush}
            @change=${() => page.setBrush(color)}
          /><span class="visually-hidden">${t(`analyse.draw.${color}`)}</span></label
        >`,
    )}
    <span class="brushes-help small soft">${t("analyse.draw.help")}</span>
    ${
      page.node.shapes?.length
        ? html`<button type="button" class="quiet small" @click=${() => page.clearShapes()}>
            ${t("analyse.draw.clear")}
          </button>`
        : nothing
    }
    <button type="button" class="quiet small" @click=${() => page.setBrush(null)}>${t("analyse.draw.done")}</button>
  </fieldset>`;
}
