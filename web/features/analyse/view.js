// The template of the analysis page; its behaviour is in page.js.
import { guard, html, nothing } from "../../vendor/lit.js";
import { language, locale, say, t } from "../../i18n/i18n.js";
import { goAndPlay } from "../../game/current.js";
import { navigate } from "../../app/router.js";
import { fragmentOf } from "../../game/share.js";
import { firstSide, newMatch, fullMoves } from "../../game/match.js";
import { SIGNS } from "./tree.js";
import { chanceText, evalText, scoreText, shortScore } from "./score.js";
import { evalBar, evalGraph } from "./graph.js";
import { moveTree } from "./moves.js";
import { lensMarks, lensText } from "./lens.js";
import { JUDGED, judgement, notAnalysed, tally } from "./review.js";
import { statusOf } from "./status.js";
import { savedAnalyses } from "./store.js";
import "../../game/study-board.js";
import "../../game/open-dialog.js";
import "../play/play-from.js";
import "../../game/share-dialog.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("../../engine/types.d.ts").GameName} GameName */
/** @typedef {import("../../engine/types.d.ts").Info} Info */

/** Button icons as SVG paths. */
const FIRST = "M6 5V19M19 5L9 12L19 19Z";
const BACK = "M16 5L7 12L16 19Z";
const FORWARD = "M8 5L17 12L8 19Z";
const LAST = "M18 5V19M5 5L15 12L5 19Z";
const FLIP = "M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15";
/** @type {ReturnType<typeof lensMarks>} */
const NO_SIGNS = { marks: [], arrows: [] };
/** Number of moves shown of an engine line. */
const LINE = 7;

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
    page.lensOn && rules && view && !view.outcome
      ? page.remember("lens", here, () => rules.lens(page.tree.inputAt(page.node)))
      : null;
  const signs = page.remember("signs", lens ? `${here} ${page.lensLine}` : "", () =>
    lens ? lensMarks(lens, page.lensLine) : NO_SIGNS,
  );
  const best = page.engineOn ? page.lines.map((line) => line.moves[0]).join() : "";
  const arrows = page.remember("arrows", `${here} ${best} ${lens ? page.lensLine : "-"}`, () => [
    ...engineArrows(page),
    ...signs.arrows,
  ]);
  return html`<div class="table analysis" data-game=${game}>
    <h1 class="visually-hidden">${t("analyse.title")}, ${t(`game.${game}`)}</h1>
    <div class="table-board analysis-board">
      ${evalBar(
        page.engineOn || page.node.eval ? page.score() : "",
        page.flipped ? "b" : "w",
        t(page.engineOn ? "analyse.thinking" : "analyse.notAnalysed"),
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
    </div>
    <div class="table-panel analysis-panel">
      ${engineBox(page)} ${lens ? lensText(game, lens, page.lensLine, (line) => (page.lensLine = line)) : nothing}
      <section class="analysis-moves" aria-label=${t("analyse.moves")}>
        ${guard([page.version, language()], () => moveTree(page.tree, page.node, (node) => page.goTo(node)))}
        ${
          page.tree.root.children.length
            ? nothing
            : html`<button @click=${() => openGame(page)}>${t("share.openGame")}</button>`
        }
      </section>
      ${guard([page.version, language()], () =>
        evalGraph(page.tree, page.node, (node) => page.goTo(node), page.ending()),
      )}
      ${reviewBox(page)} ${nodeBox(page)} ${tools(page)}
      <p class="small soft only-wide">${t("analyse.keys")}</p>
    </div>
    <ordo-share
      .input=${inputOf(page)}
      .match=${page.remember("match", game, () => newMatch({ game, mode: "view" }))}
      .link=${page.link}
    ></ordo-share>
    <ordo-open @ordo-open=${page.onOpen}></ordo-open>
    <ordo-play-from
      @ordo-start=${(/** @type {CustomEvent<import("../../game/match.js").Match>} */ event) => goAndPlay(event.detail)}
    ></ordo-play-from>
  </div>`;
}

/**
 * The position as input; the same object while the position is the same, so that the board keeps an unfinished turn.
 * @param {OrdoAnalyse} page
 */
function inputOf(page) {
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
  if (!rules || !view || !page.engineOn || view.outcome) return [];
  const input = page.tree.inputAt(page.node);
  return page.lines
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

/** @param {OrdoAnalyse} page */
function engineBox(page) {
  const score = page.score();
  const best = page.lines[0];
  return html`<section class="card engine" aria-label=${t("analyse.engine")}>
    <div class="engine-head">
      <label class="switch"
        ><input type="checkbox" role="switch" .checked=${page.engineOn} @change=${() => page.toggleEngine()} />
        <span>${t("analyse.engine")}</span></label
      >
      <strong class="engine-score figures">${page.engineOn && score ? shortScore(score) : ""}</strong>
      <span class="engine-words small"
        >${
          page.engineOn
            ? score
              ? [scoreText(score), chanceText(score)].filter(Boolean).join(" · ")
              : t("analyse.thinking")
            : ""
        }</span
      >
      <span class="small soft figures">${page.engineOn && best ? t("analyse.depth", { depth: best.depth }) : ""}</span>
    </div>
    ${
      page.engineOn
        ? html`<ol class="engine-lines">
            ${page.lines.map((line) => engineLine(page, line))}
          </ol>`
        : nothing
    }
    <div class="engine-foot">
      <label class="small"
        >${t("analyse.lines")}
        <select
          @change=${(/** @type {Event} */ event) =>
            page.setLines(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
        >
          ${[1, 2, 3, 4, 5].map(
            (count) => html`<option value=${count} ?selected=${count === page.lineCount}>${count}</option>`,
          )}
        </select></label
      >
      <label class="switch small"
        ><input type="checkbox" role="switch" .checked=${page.lensOn} @change=${() => page.toggleLens()} /><span
          >${t("analyse.lens")}</span
        ></label
      >
    </div>
  </section>`;
}

/** @param {OrdoAnalyse} page @param {Info} line */
function engineLine(page, line) {
  if (!page.view) return nothing;
  return html`<li>
    <span class="line-score figures">${shortScore(evalText(line.score, page.view.turn))}</span>
    <span class="line-moves"
      >${line.moves
        .slice(0, LINE)
        .map(
          (move, index) =>
            html`<button class="quiet line-move" @click=${() => page.playLine(line.moves.slice(0, index + 1))}>
              ${move}
            </button>`,
        )}</span
    >
  </li>`;
}

/** @param {OrdoAnalyse} page */
function reviewBox(page) {
  const run = page.reviewing;
  if (run) {
    return html`<div class="review">
      <progress max=${run.all} value=${run.done} aria-label=${t("analyse.review")}></progress>
      <span class="small figures">${t("analyse.review.running", { done: run.done, all: run.all })}</span>
      <button class="small" @click=${() => page.stopReview()}>${t("analyse.review.stop")}</button>
    </div>`;
  }
  const counts = tally(page.tree);
  const reviewed = page.tree.mainLine().some((node) => node.eval);
  const missing = reviewed && page.rules ? notAnalysed(page.tree, page.rules).length : 0;
  const slips = [...counts.w, ...counts.b].some(Boolean);
  return html`<div class="review">
    <button @click=${() => page.reviewGame()} ?disabled=${!page.tree.root.children.length}>
      ${t("analyse.review")}
    </button>
    ${
      slips ? html`<button @click=${() => page.go("nextMistake")}>${t("analyse.review.nextMistake")}</button>` : nothing
    }
    ${
      reviewed
        ? html`<table class="tally small figures">
            <caption class="visually-hidden">
              ${t("analyse.review.done")}
            </caption>
            <thead>
              <tr>
                <td></td>
                ${JUDGED.map((nag) => html`<th scope="col">${t(`analyse.annotation.${nag}`)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${
                /** @type {const} */ (["w", "b"]).map(
                  (color) =>
                    html`<tr>
                      <th scope="row">${t(`tally.${color}`)}</th>
                      ${counts[color].map((count) => html`<td>${count}</td>`)}
                    </tr>`,
                )
              }
            </tbody>
          </table>`
        : nothing
    }
    ${missing ? html`<span class="small soft">${t("analyse.review.notAnalysed", { count: missing })}</span>` : nothing}
  </div>`;
}

/** Comment and annotation of the current move. @param {OrdoAnalyse} page */
function nodeBox(page) {
  const { node } = page;
  const mark = node.nags?.find((nag) => nag in SIGNS) ?? 0;
  return html`<div class="node-box">
    <label class="stacked"
      ><span class="small soft"
        >${node.move ? t("analyse.comment.of", { move: node.move }) : t("analyse.comment.start")}</span
      >
      <textarea
        rows="2"
        maxlength="4000"
        .value=${node.comment ?? ""}
        @change=${(/** @type {Event} */ event) => page.comment(/** @type {HTMLTextAreaElement} */ (event.target).value)}
      ></textarea>
    </label>
    ${
      node.move
        ? html`<div class="rowed">
            <label class="small"
              >${t("analyse.annotation")}
              <select
                @change=${(/** @type {Event} */ event) =>
                  page.annotate(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
              >
                ${[0, 3, 1, 5, 6, 2, 4].map(
                  (nag) =>
                    html`<option value=${nag} .selected=${nag === mark}>
                      ${nag ? `${SIGNS[nag]} ` : ""}${t(`analyse.annotation.${nag}`)}
                    </option>`,
                )}
              </select></label
            >
            ${
              isMain(page)
                ? nothing
                : html`<button class="small" @click=${() => page.promote()}>${t("analyse.promote")}</button>`
            }
            <button class="small" @click=${() => page.deleteHere()}>${t("analyse.delete")}</button>
          </div>`
        : nothing
    }
    ${
      page.deleted
        ? html`<button class="small" @click=${() => page.undoDelete()}>${t("analyse.undo")}</button>`
        : nothing
    }
  </div>`;
}

/** @param {OrdoAnalyse} page */
function isMain(page) {
  for (let node = page.node; node.parent; node = node.parent) if (node.parent.children[0] !== node) return false;
  return true;
}

/** @param {OrdoAnalyse} page */
function tools(page) {
  const input = page.tree.inputAt(page.node);
  return html`<div class="rowed tools">
      <button @click=${() => share(page)}>${t("share.title")}</button>
      ${
        page.tree.root.children.length
          ? html`<button @click=${() => openGame(page)}>${t("share.openGame")}</button>`
          : nothing
      }
      <button ?disabled=${!page.view || !!page.view.outcome} @click=${() => playFrom(page)}>
        ${t("analyse.playHere")}
      </button>
      <button
        @click=${() =>
          page.view && navigate(`/editor${fragmentOf({ game: input.game, start: page.view.position, moves: [] })}`)}
      >
        ${t("analyse.toEditor")}
      </button>
      ${
        /** @type {GameName[]} */ (["stein", "khalifa"]).map(
          (game) => html`<button @click=${() => page.newAnalysis({ game })}>${t("analyse.new", { game })}</button>`,
        )
      }
    </div>
    ${earlier(page)}`;
}

/** @param {OrdoAnalyse} page */
function share(page) {
  const dialog = /** @type {import("../../game/share-dialog.js").OrdoShare | null} */ (
    page.querySelector("ordo-share")
  );
  if (!dialog) return;
  dialog.record = page.tree.toRecord();
  dialog.open();
}

/** @param {OrdoAnalyse} page */
function playFrom(page) {
  const dialog = /** @type {import("../play/play-from.js").OrdoPlayFrom | null} */ (
    page.querySelector("ordo-play-from")
  );
  if (page.view) void dialog?.open({ input: page.tree.inputAt(page.node), turn: page.view.turn });
}

/** @param {OrdoAnalyse} page */
function openGame(page) {
  /** @type {import("../../game/open-dialog.js").OrdoOpen | null} */ (page.querySelector("ordo-open"))?.open();
}

/** The other saved analyses. @param {OrdoAnalyse} page */
function earlier(page) {
  const show = (/** @type {Event} */ event) => {
    if (!(/** @type {HTMLDetailsElement} */ (event.target).open)) return;
    page.saved = savedAnalyses().filter(({ id }) => id !== page.id_);
    page.requestUpdate();
  };
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return html`<details class="earlier" @toggle=${show}>
    <summary>${t("analyse.earlier")}</summary>
    <ul>
      ${page.saved.map(
        ({ id, record, steps, touched }) =>
          html`<li>
            <button class="quiet small" @click=${() => page.reopen({ id, record, steps, touched })}>
              ${t("analyse.earlier.line", {
                game: record.game,
                count: fullMoves(record.nodes.length, firstSide(record.start)),
                date: day.format(new Date(touched)),
              })}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}
