// The template of the analysis page; its behaviour is in page.js.
import { guard, html, nothing } from "../../vendor/lit.js";
import { language, t } from "../../i18n/i18n.js";
import { goAndPlay } from "../../game/current.js";
import { newMatch } from "../../game/match.js";
import { fragmentOf } from "../../game/share.js";
import { boardArea, inputOf } from "./board-area.js";
import { controls, mainActions } from "./controls.js";
import { engineDialog } from "./engine-dialog.js";
import { engineBox } from "./engine-view.js";
import { evalGraph } from "./graph.js";
import { lensMarks, lensText } from "./lens.js";
import { menuDialog } from "./menu.js";
import { moveTree } from "./moves.js";
import { nodeBox } from "./node-view.js";
import { playersStrip } from "./players-view.js";
import { provedBox } from "./proved-view.js";
import { reviewBox } from "./review-view.js";
import "../../game/move-input.js";
import "../../game/open-dialog.js";
import "../play/play-from.js";
import "../../game/share-dialog.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** @type {ReturnType<typeof lensMarks>} */
const NO_SIGNS = { marks: [], arrows: [] };

/** @param {OrdoAnalyse} page */
export function analysePage(page) {
  if (page.failed) {
    return html`<div class="page failure">
      <p>${t("app.wasmFailed")}</p>
      <button class="primary" @click=${() => location.reload()}>${t("app.reload")}</button>
    </div>`;
  }
  const { game } = page.tree.head;
  const { rules, view } = page;
  const here = `${view?.ply} ${view?.position}`;
  const lens =
    page.engine.preferences.lensOn && rules && view && !view.outcome
      ? page.remember("lens", here, () => rules.lens(page.tree.inputAt(page.node)))
      : null;
  const placing =
    lens && rules && view?.phase === "placing"
      ? page.remember("placing", here, () => {
          const [squares = []] = Object.values(rules.steps(page.tree.inputAt(page.node), []).targets);
          return { turn: view.turn, squares: squares.length };
        })
      : null;
  const signs = page.remember("signs", lens ? `${here} ${page.lensLine}` : "", () =>
    lens ? lensMarks(lens, page.lensLine) : NO_SIGNS,
  );
  return html`<div class="table analysis" data-game=${game}>
    <h1 class="visually-hidden">${t("analyse.title")}, ${t(`game.${game}`)}</h1>
    ${boardArea(page, signs)}
    <div class="table-panel analysis-panel">
      ${playersStrip(page.tree)} ${engineBox(page)} ${provedBox(page)}
      ${lens ? lensText(game, lens, placing, page.lensLine, (line) => (page.lensLine = line)) : nothing}
      <section class="analysis-moves" aria-label=${t("analyse.moves")}>
        ${guard([page.version, language()], () => moveTree(page.tree, page.node, (node) => page.goTo(node)))}
      </section>
      ${
        view?.outcome
          ? nothing
          : html`<ordo-move-input
              game=${game}
              ?placing=${view?.phase === "placing"}
              .controller=${page.board()?.game ?? null}
            ></ordo-move-input>`
      }
      ${nodeBox(page)}
      ${guard([page.version, language()], () =>
        evalGraph(page.tree, page.node, (node) => page.goTo(node), page.ending()),
      )}
      ${reviewBox(page)} ${controls(page)} ${mainActions(page)}
    </div>
    ${dialogs(page)}
  </div>`;
}

/** @param {OrdoAnalyse} page */
function dialogs(page) {
  const { game, options } = page.tree.head;
  const position = page.view?.position;
  return html`${menuDialog(page)} ${engineDialog(page)}
    <ordo-share
      .input=${inputOf(page)}
      .match=${page.remember("match", game, () => newMatch({ game, mode: "view" }))}
      .link=${page.address.link}
      .positionLink=${
        position ? `${location.origin}/analyse${fragmentOf({ game, start: position, moves: [], options })}` : ""
      }
    ></ordo-share>
    <ordo-open @ordo-open=${page.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${(/** @type {CustomEvent<import("../../game/match.js").Match>} */ event) => goAndPlay(event.detail)}
    ></ordo-play-from>`;
}
