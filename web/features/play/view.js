// The template of the play page; its behaviour is in play.js.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { inputOf, other } from "../../game/match.js";
import { clockText } from "../../game/clock.js";
import { stepMoves, turnPrompt } from "../../game/steps.js";
import { describe, positionList } from "../../game/board-text.js";
import { prefersReducedMotion, settings } from "../../app/settings.js";
import { outcomeMarks } from "../../game/outcome-marks.js";
import { fragmentOf } from "../../game/share.js";
import { say, t } from "../../i18n/i18n.js";
import { moreDialog } from "./more-dialog.js";
import { dragFromTray } from "../../game/tray-drag.js";
import "../../board/ordo-board.js";
import "../../board/ordo-piece.js";

/** @typedef {import("./page.js").OrdoPlay} OrdoPlay */
/** @typedef {import("./navigation.js").NavigableGame} NavigableGame */
/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../ordo/types.d.ts").Color} Color */
/** @typedef {import("../../ordo/types.d.ts").GameName} GameName */
/** @typedef {import("../../ordo/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../ordo/types.d.ts").Outcome} Outcome */
/** @typedef {import("../../board/ordo-board.js").Mark} Mark */

/** @param {OrdoPlay} page @param {Match} match */
export function playPage(page, match) {
  const seat = page.orientation();
  return html`<div class="play" data-game=${match.game}>
    <h1 class="visually-hidden">${t(`game.${match.game}`)}</h1>
    ${strip(page, match, other(seat), "far")}
    <div class="play-board">${board(page, match)}</div>
    ${strip(page, match, seat, "near")}
    ${status(page, match)}
    ${actions(page, match)}
    ${moves(page, match)}
    ${page.view ? positionList(page.steps?.pieces ?? page.view.pieces) : nothing}
    <p class="visually-hidden">${t(`board.help.${match.game}`)}</p>
    ${moreDialog(page, match)}
    <ordo-share .input=${inputOf(match)} .match=${match}></ordo-share>
    <ordo-open @ordo-open=${page.onOpen}></ordo-open>
    ${match.mode === "view" ? html`<ordo-play-from @ordo-start=${(/** @type {CustomEvent<Match>} */ event) => page.startMatch(event.detail)}></ordo-play-from>` : nothing}
  </div>`;
}

/** @param {NavigableGame} page @param {Match} match */
export function board(page, match) {
  const { view, steps, rules } = page;
  if (!view || !rules) return html`<div class="skeleton-board" data-game=${match.game}></div>`;
  const mine = page.isUserTurn() && page.thinking !== "move";
  const placing = mine && view.phase === "placing" && steps && page.tray !== null;
  const wishes = settings();
  /** @type {readonly MoveView[]} */
  let legal = mine ? view.moves : [];
  if (mine && steps && !placing) legal = stepMoves(steps);
  return html`<ordo-board
    game=${match.game} .pieces=${steps?.pieces ?? view.pieces} .orientation=${page.orientation()}
    .moves=${legal} .movable=${mine && !placing && !page.isTurnComplete() ? view.turn : null} .runs=${match.game === "stein"}
    .placing=${placing ? { targets: steps.targets[page.tray ?? 1] ?? [] } : null}
    .last=${lastMove(page)} .marks=${[...marksOf(page), ...end(page, match).marks]} .arrows=${page.arrows} .preview=${page.preview}
    .winning=${end(page, match).winning} .net=${wishes.net} .coordinates=${wishes.coordinates}
    ?digits=${wishes.digits} ?still=${prefersReducedMotion()} .label=${t("board.label", { game: match.game })} .describe=${describe}
    @ordo-move=${page.onMove} @ordo-refused=${page.onRefused} @ordo-hold=${page.onHold}
    @ordo-place=${(/** @type {CustomEvent<{ square: string }>} */ event) => page.place(event.detail.square)}
  ></ordo-board>`;
}

/** @param {NavigableGame} page */
function lastMove(page) {
  if (!page.made.length) return page.view?.last ?? null;
  const ends = page.made.map((step) => step.split("-"));
  return { from: ends.map(([from]) => from ?? ""), to: ends.map(([, to]) => to ?? "") };
}

/** Marks of the last message, and the squares where a piece may not be placed. @param {NavigableGame} page @returns {Mark[]} */
function marksOf(page) {
  const closed = page.isUserTurn() && page.tray !== null ? (page.steps?.forbidden[page.tray] ?? []) : [];
  const marked = new Set(page.marks.map((mark) => mark.square));
  const line = winningLine(page);
  return [...page.marks, ...line, ...closed.filter(({ square }) => !marked.has(square)).map(({ square }) => ({ square, kind: /** @type {const} */ ("no") }))];
}

/** Marks of the winning pieces. @param {NavigableGame} page @returns {Mark[]} */
function winningLine(page) {
  const reason = page.view?.outcome?.reason;
  if (reason?.code === "outcome.ordo") return (reason.squares ?? []).map((square) => ({ square, kind: "won" }));
  if (reason?.code === "outcome.homeRow") return (reason.squares ?? page.view?.last?.to ?? []).map((square) => ({ square, kind: "goal" }));
  return [];
}

/** @param {NavigableGame} page @param {Match} match */
function end(page, match) {
  return outcomeMarks(page.shown === null ? (match.ended ?? page.view?.outcome) : page.view?.outcome, page.view?.last);
}

/** A player: colour, name, clock, and in Khalifa's game the pieces to be placed.
 * @param {OrdoPlay} page @param {Match} match @param {Color} color @param {"far" | "near"} place */
function strip(page, match, color, place) {
  const { view } = page;
  const turn = !!view && !match.ended && !view.outcome && view.turn === color;
  const name = match.mode === "computer" && color !== match.human ? t("play.computer", { level: match.level }) : match.mode === "computer" ? t("play.you") : t("play.side", { color });
  const thinking = page.thinking === "move" && turn;
  return html`<div class=${classMap({ strip: true, turn, [place]: true })}>
    <ordo-piece class="strip-piece" color=${color}></ordo-piece>
    <span class="strip-name">${name}${match.mode === "computer" ? html`<span class=${classMap({ soft: true, "visually-hidden": match.game === "khalifa" })}>, ${t(`seat.${color}`)}</span>` : nothing}</span>
    ${thinking ? html`<span class="soft thinking">${t("play.thinking")}</span>` : nothing}
    ${view?.tray[color].length ? tray(page, color) : nothing}
    ${match.clock && page.clock ? clock(page, color, turn) : nothing}
  </div>`;
}

/** @param {OrdoPlay} page @param {Color} color @param {boolean} running */
function clock(page, color, running) {
  const left = page.clock?.left(color) ?? 0;
  return html`<span class=${classMap({ clock: true, running, low: left < 20_000 })} role="timer"
    aria-label=${t("play.clock", { color, time: clockText(left) })}>${clockText(left)}</span>`;
}

/** @param {NavigableGame} page @param {Color} color */
export function tray(page, color) {
  const mine = page.isUserTurn() && page.view?.turn === color && !page.thinking;
  const sizes = page.view?.tray[color] ?? [];
  return html`<span class="tray" role="group" aria-label=${t(`board.tray.${color}`)}>
    ${sizes.map((size) => html`<button class="tray-piece" ?disabled=${!mine} aria-pressed=${mine && page.tray === size}
      aria-label=${t("board.trayPiece", { size })}
      @click=${() => page.chooseSize(size)} @pointerdown=${(/** @type {PointerEvent} */ event) => mine && dragFromTray(page, size, event)}>
      <ordo-piece color=${color} .size=${size} ?digits=${settings().digits}></ordo-piece></button>`)}
  </span>`;
}

/** The status line: what happened, or whose turn it is. @param {OrdoPlay} page @param {Match} match */
function status(page, match) {
  const { view } = page;
  const outcome = page.shown === null ? (match.ended ?? view?.outcome) : view?.outcome;
  const split = page.isSplit();
  let text = "";
  if (!view) text = t("app.loading");
  else if (page.remark) text = page.remark;
  else if (page.thinking === "hint") text = t("play.thinking");
  else if (outcome) text = say(outcome.reason);
  else if (match.mode === "view") text = t("play.opened");
  else if (split) text = page.isUserTurn() && match.mode === "computer" ? t("play.split") : t("play.splitOf", { color: view.turn });
  else if (page.shown !== null) text = t("play.earlier", { color: view.turn });
  else if (page.made.length) text = turnPrompt(page.steps);
  else if (page.isUserTurn() && view.phase === "placing") text = t("play.place");
  else if (match.mode === "computer" && view.turn === match.human) text = t("play.yourTurn");
  else text = t("play.turnOf", { color: view.turn });
  const kind = page.remark ? "remark" : outcome ? "over" : split ? "warn" : "";
  return html`<div class="status ${kind}">
    ${outcome && !page.remark ? ending(headline(match, outcome), text) : html`<span>${text}</span>`}
    ${!page.remark && !outcome && page.isUserTurn() ? firstHint(match) : nothing}
    ${!outcome && view && view.repetitions > 1 && !page.remark ? html`<span class="soft">${t("play.repeated", { count: view.repetitions })}</span>` : nothing}
  </div>`;
}

/** Hints for new players by ply: first the goal, then how to move. @type {Record<GameName, Record<number, string>>} */
const FIRST_HINTS = { stein: { 0: "stein", 1: "stein", 2: "ordo", 3: "ordo" }, khalifa: { 0: "khalifa", 1: "khalifa", 2: "placing", 3: "placing", 8: "moving", 9: "moving" } };

/** @param {Match} match */
function firstHint(match) {
  const fromTheStart = !match.start || match.start.startsWith("8/8/8/8/8/8/8/8");
  const key = fromTheStart && match.mode !== "view" && FIRST_HINTS[match.game][match.moves.length];
  return key ? html`<span class="soft small">${t(`play.first.${key}`)}</span>` : nothing;
}

/** The outcome, without repeating the headline. @param {string} headline @param {string} sentence */
export function ending(headline, sentence) {
  return html`${headline ? html`<strong>${headline}</strong> ` : nothing}${headline === sentence ? nothing : html`<span>${sentence}</span>`}`;
}

/** The headline of an outcome; empty for a draw. @param {Match} match @param {Outcome} outcome */
function headline(match, { winner, reason }) {
  if (!winner) return say(reason);
  if (match.mode !== "computer") return "";
  return winner === match.human ? t("play.win.you") : t("play.win.computer");
}

/** @param {OrdoPlay} page @param {Match} match */
function actions(page, match) {
  const more = html`<button @click=${() => page.openMore()}>${t("play.more")}</button>`;
  const row = (/** @type {unknown} */ buttons) => html`<div class="actions" role="group" aria-label=${t("play.actions")}>${buttons}</div>`;
  const here = { ...inputOf(match), moves: match.moves };
  if (page.shown !== null && match.mode !== "view") {
    return row(html`<button class="primary" @click=${() => page.goTo(match.moves.length)}>${t("play.continue")}</button>
      <a class="button" href="/analyse${fragmentOf(here)}">${t("play.analyse")}</a>${more}`);
  }
  if (match.mode === "view") {
    const analyse = html`<a class="button" href="/analyse${fragmentOf(here)}">${t("play.analyse")}</a>`;
    if (!page.view || page.view.outcome) return row(analyse);
    return row(html`<button class="primary" @click=${() => page.askToPlay()}>${t("analyse.playHere")}</button>${analyse}`);
  }
  if (match.ended) {
    return row(html`<button class="primary" @click=${() => page.rematch()}>${t("play.rematch")}</button>
      <a class="button" href="/analyse?review=1${fragmentOf(here)}">${t("play.review")}</a>${more}`);
  }
  if (page.made.length) {
    return row(html`${turnButtons(page)}${more}`);
  }
  return row(html`
    ${match.mode === "computer" ? html`<button ?disabled=${!page.isUserTurn() || !!page.thinking} @click=${() => page.hint()}>${t("play.hint")}</button>` : nothing}
    <button ?disabled=${!page.canTakeBack()} @click=${() => page.takeBack()}>${t("play.takeBack")}</button>
    <button @click=${() => page.flip()}>${t("play.flip")}</button>${more}`);
}

/** The buttons in the middle of a Khalifa turn. @param {NavigableGame} page */
export function turnButtons(page) {
  return html`<button class=${classMap({ primary: true, ending: page.turnEnd.isDue() })} ?disabled=${!page.steps?.turn}
      @click=${() => page.endTurn()}>${t("play.endTurn")}</button>
    <button @click=${() => page.stepBack()}>${t("play.takeBackStep")}</button>`;
}

/** @param {NavigableGame} page @param {Match} match */
export function moves(page, match) {
  const offset = page.firstMover() === "b" ? 1 : 0;
  const at = page.shown ?? match.moves.length;
  /** @type {unknown[][]} */
  const rows = [];
  if (offset && match.moves.length) rows.push([html`<span class="soft">…</span>`]);
  match.moves.forEach((text, index) => {
    const button = html`<button class="move" aria-current=${index + 1 === at ? "step" : nothing} @click=${() => page.goTo(index + 1)}>${text}</button>`;
    const row = rows[Math.floor((index + offset) / 2)];
    if (row) row.push(button);
    else rows.push([button]);
  });
  return html`<section class="moves" aria-label=${t("play.moves")} tabindex="0">
    ${rows.length ? html`<ol>${rows.map((row, index) => html`<li><span class="number">${index + 1}</span>${row}</li>`)}</ol>`
      : html`<p class="soft small">${t("play.noMoves")}</p>`}
  </section>`;
}
