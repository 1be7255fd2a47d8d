// The template of the play page; its behaviour is in page.js.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { positionList } from "../../game/position-list.js";
import { boardView } from "../../game/board-view.js";
import { capturesView } from "../../game/captures-view.js";
import { clockText } from "../../game/clock.js";
import { inputOf, loserOf, other } from "../../game/match.js";
import { moveList } from "../../game/move-list.js";
import "../../game/move-input.js";
import { winningMarks } from "../../game/outcome-marks.js";
import { fragmentOf, reviewAddress } from "../../game/share.js";
import { givenName, playerName } from "../../game/player-name.js";
import { outcomeLine } from "../../game/status-line.js";
import { turnPrompt } from "../../game/steps.js";
import { trayView, turnButtons } from "../../game/tray.js";
import { moreDialog } from "./more-dialog.js";
import { statusOf } from "./status.js";
import "../../board/ordo-piece.js";

/** @typedef {import("./page.js").OrdoPlay} OrdoPlay */
/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/** @param {OrdoPlay} page @param {Match} match */
export function playPage(page, match) {
  const { game, local } = page;
  const seat = page.orientation();
  const board = boardView(game, {
    game: match.game,
    orientation: seat,
    marks: winningMarks(game.view),
    outcome: local.outcome(),
  });
  const onStart = (/** @type {CustomEvent<Match>} */ event) => page.startMatch(event.detail);
  return html`<div class="play" data-game=${match.game}>
    <h1 class="visually-hidden">${t(`game.${match.game}`)}</h1>
    ${strip(page, match, other(seat), "far")}
    <div class="play-board">${board}</div>
    ${strip(page, match, seat, "near")} ${statusLine(page, match)} ${actions(page, match)} ${moveList(game)}
    ${
      match.mode === "view" || match.ended
        ? nothing
        : html`<ordo-move-input
            game=${match.game}
            ?placing=${game.view?.phase === "placing"}
            .controller=${game}
          ></ordo-move-input>`
    }
    ${game.view ? positionList(game.pieces()) : nothing}
    <p class="visually-hidden">${t(`board.help.${match.game}`)}</p>
    ${moreDialog(page, match)}
    <ordo-share .input=${inputOf(match)} .match=${match}></ordo-share>
    <ordo-open @ordo-open=${page.onOpen}></ordo-open>
    ${match.mode === "view" ? html`<ordo-play-from @ordo-start=${onStart}></ordo-play-from>` : nothing}
  </div>`;
}

/**
 * A player: colour, name, clock, and in Khalifa's game the pieces to be placed.
 * @param {OrdoPlay} page
 * @param {Match} match
 * @param {Color} color
 * @param {"far" | "near"} place
 */
function strip({ game, local }, match, color, place) {
  const { view } = game;
  const turn = !!view && !match.ended && !view.outcome && view.turn === color;
  const { thinking } = local.opponent;
  return html`<div class=${classMap({ strip: true, turn, [place]: true })}>
    <ordo-piece class="strip-piece" color=${color}></ordo-piece>
    <span class="strip-name">${playerName(match, color)}${sideName(match, color)}</span>
    ${thinking === "move" && turn ? html`<span class="soft thinking">${t("play.thinking")}</span>` : nothing}
    ${capturesView(game, color)} ${view?.tray[color].length ? trayView(game, color, thinking !== "") : nothing}
    ${match.clock && local.clock ? clock(local.clock.left(color), color, turn) : nothing}
  </div>`;
}

/** The colour after a name that does not say it. @param {Match} match @param {Color} color */
function sideName(match, color) {
  if (match.mode !== "computer" && !givenName(match, color)) return nothing;
  const classes = { soft: true, "visually-hidden": match.game === "khalifa" };
  return html`<span class=${classMap(classes)}>, ${t(`seat.${color}`)}</span>`;
}

/** @param {number} left milliseconds @param {Color} color @param {boolean} running */
function clock(left, color, running) {
  const text = clockText(left);
  const classes = { clock: true, running, low: left < 20_000 };
  return html`<span class=${classMap(classes)} role="timer" aria-label=${t("play.clock", { color, time: text })}
    >${text}</span
  >`;
}

/** @param {OrdoPlay} page @param {Match} match */
function statusLine({ game, local }, match) {
  const status = statusOf({
    match,
    view: game.view,
    outcome: local.outcome(),
    isEarlier: game.shown !== null,
    canMove: game.canMove(),
    isSplit: game.isSplit(),
    isHinting: local.opponent.thinking === "hint",
    remark: game.remark,
    prompt: game.made.length ? turnPrompt(game.steps) : "",
  });
  return html`<div class="status ${status.kind}">
    ${status.kind === "over" ? outcomeLine(status.headline, status.text) : html`<span>${status.text}</span>`}
    ${status.hint ? html`<span class="soft small">${status.hint}</span>` : nothing}
    ${status.repetition ? html`<span class="soft">${status.repetition}</span>` : nothing}
  </div>`;
}

/** @param {OrdoPlay} page @param {Match} match */
function actions(page, match) {
  return html`<div class="actions" role="group" aria-label=${t("play.actions")}>${buttons(page, match)}</div>`;
}

/** @param {OrdoPlay} page @param {Match} match */
function buttons(page, match) {
  const { game, local } = page;
  const fragment = fragmentOf(inputOf(match));
  const more = html`<button @click=${() => page.openMore()}>${t("play.more")}</button>`;
  const analyse = html`<a class="button" href="/analyse${fragment}">${t("play.analyse")}</a>`;
  if (match.mode === "view") {
    if (!game.view || game.view.outcome) return analyse;
    return html`<button class="primary" @click=${() => page.askToPlay()}>${t("analyse.playHere")}</button>${analyse}`;
  }
  if (game.shown !== null) {
    const goOn = () => game.goTo(match.moves.length);
    return html`<button class="primary" @click=${goOn}>${t("play.continue")}</button>${analyse}${more}`;
  }
  if (match.ended) {
    return html`<button class="primary" @click=${() => page.rematch()}>${t("play.rematch")}</button>
      <a class="button" href=${reviewAddress(inputOf(match), loserOf(match))}>${t("play.review")}</a>${more}`;
  }
  if (game.made.length) return html`${turnButtons(game)}${more}`;
  const isBusy = !game.canMove() || local.opponent.thinking !== "";
  return html` ${
      match.mode === "computer"
        ? html`<button ?disabled=${isBusy} @click=${() => local.hint()}>${t("play.hint")}</button>`
        : nothing
    }
    <button ?disabled=${!local.canTakeBack()} @click=${() => local.takeBack()}>${t("play.takeBack")}</button>
    <button @click=${() => page.flip()}>${t("play.flip")}</button>${more}`;
}
