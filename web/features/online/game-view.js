// The template of an online game: board and move list as in local play, with names, server clocks, offers and phrases.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { positionList } from "../../game/position-list.js";
import { boardView } from "../../game/board-view.js";
import { capturesView } from "../../game/captures-view.js";
import { other } from "../../game/match.js";
import { moveList } from "../../game/move-list.js";
import "../../game/move-input.js";
import { winningMarks } from "../../game/outcome-marks.js";
import { reviewAddress } from "../../game/share.js";
import { outcomeLine } from "../../game/status-line.js";
import { turnPrompt } from "../../game/steps.js";
import { trayView, turnButtons } from "../../game/tray.js";
import { t } from "../../i18n/i18n.js";
import { camel } from "./api.js";
import { moreDialog, phrasesDialog } from "./dialogs.js";
import { rowOf, statusOf } from "./status.js";
import "./server-clock.js";

/** @typedef {import("./game-page.js").OrdoOnline} OrdoOnline */
/** @typedef {import("./game-model.js").GameModel} GameModel */
/** @typedef {import("./status.js").Offer} Offer */
/** @typedef {import("./status.js").OnlineState} OnlineState */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/** @param {OrdoOnline} page @param {GameModel} model @returns {unknown} */
export function onlinePage(page, model) {
  const { game } = page;
  const seat = page.orientation();
  const state = stateOf(page, model);
  const ruleSet = model.view.game;
  const board = boardView(game, { orientation: seat, marks: winningMarks(game.view), outcome: state.outcome });
  const classes = { play: true, online: true, pending: !!model.pending && game.shown === null };
  // The player's buttons move to the menu while the row is used for something else.
  const isRowTaken = state.prompt !== "" || state.offered !== null || state.isEarlier;
  return html`<div class=${classMap(classes)} data-game=${ruleSet}>
    <h1 class="visually-hidden"><bdi>${page.nameOf("w")}</bdi> – <bdi>${page.nameOf("b")}</bdi></h1>
    ${strip(page, model, other(seat), "far")}
    <div class="play-board">${board}</div>
    ${strip(page, model, seat, "near")} ${statusLine(page, state)} ${actions(page, model, state)} ${moveList(game)}
    ${
      state.you && state.isPlaying
        ? html`<ordo-move-input
            game=${ruleSet}
            ?placing=${game.view?.phase === "placing"}
            .controller=${game}
          ></ordo-move-input>`
        : nothing
    }
    ${game.view ? positionList(game.pieces()) : nothing}
    ${state.you ? html`<p class="visually-hidden">${t(`board.help.${ruleSet}`)}</p>` : nothing}
    ${phrasesDialog(page)}${moreDialog(page, model, isRowTaken ? playerActions(page, model) : nothing)}
  </div>`;
}

/** @param {OrdoOnline} page @param {GameModel} model @returns {OnlineState} */
function stateOf(page, model) {
  const { game, session } = page;
  const { view, state, presence } = model;
  const { you } = view;
  const isDaily = view.clock.endsWith("d");
  const isClockWaiting = !!state.clocks && !state.clocks.running && !isDaily;
  return {
    you,
    names: { w: page.nameOf("w"), b: page.nameOf("b") },
    isPlaying: state.status === "playing",
    view: game.view,
    outcome: page.outcome(),
    isEarlier: game.shown !== null,
    canMove: game.canMove(),
    isSplit: game.isSplit(),
    remark: game.remark,
    premove: game.shown === null ? game.premoves.text() : "",
    prompt: game.made.length ? turnPrompt(game.steps) : "",
    offered: model.offered(),
    asked: you ? model.offerOf(you) : null,
    hasUnsent: session.hasUnsent(),
    unseen: page.unseen(),
    noRematch: model.noRematch,
    hasRematch: state.rematch !== null,
    occurrences: state.occurrences,
    firstMoveMinutes: isClockWaiting ? (view.public ? 1 : 5) : 0,
    isOpponentAway: !!you && !!presence && !presence[other(you)] && !isDaily,
    watchers: presence?.watchers ?? 0,
  };
}

/**
 * A player: colour, name, presence and clock.
 * @param {OrdoOnline} page
 * @param {GameModel} model
 * @param {Color} color
 * @param {"far" | "near"} place
 */
function strip(page, model, color, place) {
  const { game, session } = page;
  const { state, view, presence } = model;
  const turn = state.status === "playing" && (game.view?.turn ?? state.turn) === color;
  const isMe = view.you === color;
  return html`<div class=${classMap({ strip: true, turn, [place]: true })}>
    <ordo-piece class="strip-piece" color=${color}></ordo-piece>
    <span class="strip-name" title=${page.nameOf(color)}
      ><bdi>${page.nameOf(color)}</bdi>${isMe ? html` <span class="soft">${t("online.you")}</span>` : nothing}</span
    >
    ${presence && session.connectionState === "open" && !isMe ? presenceDot(presence[color]) : nothing}
    ${capturesView(game, color)} ${game.view?.tray[color].length ? trayView(game, color) : nothing}
    ${clock(page, model, color)}
  </div>`;
}

/** @param {boolean} isThere */
function presenceDot(isThere) {
  const text = t(isThere ? "online.present" : "online.away");
  return html`<span
    class=${classMap({ there: true, away: !isThere })}
    role="img"
    aria-label=${text}
    title=${text}
  ></span>`;
}

/** @param {OrdoOnline} page @param {GameModel} model @param {Color} color */
function clock({ session }, model, color) {
  const { clocks, ending } = model.state;
  if (!clocks) return nothing;
  // The user's clock stops with the move, not with the server's answer.
  const isStopped = !!model.pending && clocks.running === color;
  const spent = isStopped ? Math.max(0, session.clockStoppedAt - model.receivedAt) : 0;
  const isFallen = ending?.reason === "time" && ending.winner !== color;
  return html`<ordo-server-clock
    .left=${isFallen ? 0 : Math.max(0, clocks[color] - spent)}
    .since=${model.receivedAt}
    .running=${clocks.running === color && !isStopped}
    .color=${color}
    .days=${model.view.clock.endsWith("d")}
  ></ordo-server-clock>`;
}

/** @param {OrdoOnline} page @param {OnlineState} state */
function statusLine(page, state) {
  const { kind, headline, text, hints } = statusOf(state);
  return html`<div class="status ${kind}">
    <div class="told">
      ${outcomeLine(headline, text)} ${phrases(page)}
      <div class="hints soft small">
        ${hints.map(({ text, firm }) => html`<span class=${classMap({ hint: true, firm })}>${text}</span> `)}
      </div>
    </div>
  </div>`;
}

/** The phrases that the players have just sent. @param {OrdoOnline} page */
function phrases(page) {
  return /** @type {const} */ (["w", "b"]).map((color) => {
    const phrase = page.announcer.phrases[color];
    if (!phrase) return nothing;
    const name = html`<span class="visually-hidden"><bdi>${page.nameOf(color)}</bdi>:</span>`;
    return html`<span class="said"
      ><ordo-piece color=${color}></ordo-piece>${name} ${t(`phrase.${camel(phrase)}`)}</span
    > `;
  });
}

/** @param {OrdoOnline} page @param {GameModel} model @param {OnlineState} state */
function actions(page, model, state) {
  const crowded = state.prompt !== "" && state.offered !== null;
  const classes = classMap({ actions: true, crowded });
  return html`<div class=${classes} role="group" tabindex="-1" aria-label=${t("play.actions")}>
    ${buttons(page, model, state)}
  </div>`;
}

/** @param {OrdoOnline} page @param {GameModel} model @param {OnlineState} state */
function buttons(page, model, state) {
  const { game } = page;
  const { offered } = state;
  const more = html`<button @click=${() => page.openMore()}>${t("play.more")}</button>`;
  switch (rowOf(state)) {
    case "turn":
      return html`${turnButtons(game)}${more}${offered ? answers(page, offered, "") : nothing}`;
    case "offer":
      return html`${offered ? answers(page, offered, "primary") : nothing}${more}`;
    case "earlier": {
      const goOn = () => game.goTo(game.line?.moves.length ?? 0);
      const classes = classMap({ primary: true, news: state.unseen !== "" });
      return html`<button class=${classes} @click=${goOn}>${t("play.continue")}</button>${more}`;
    }
    case "over":
      return html`${rematchButton(page, model)}${reviewLink(page, model)}${more}`;
    case "watch":
      return html`<button @click=${() => page.flip()}>${t("play.flip")}</button>${more}`;
    case "play":
      return html`${playerActions(page, model)}${more}`;
  }
}

/** A link to the rematch, or the button to offer one. @param {OrdoOnline} page @param {GameModel} model */
function rematchButton(page, model) {
  const { session } = page;
  const { you } = model.view;
  const { rematch } = model.state;
  if (rematch) return html`<a class="button primary" href="/g/${rematch}">${t("online.goToRematch")}</a>`;
  if (!you) return nothing;
  const isOffered = model.noRematch || model.offerOf(you) === "rematch" || session.isSending("offer-rematch");
  return html`<button class="primary" ?disabled=${isOffered} @click=${() => page.act("offer-rematch")}>
    ${t("play.rematch")}
  </button>`;
}

/** @param {OrdoOnline} page @param {GameModel} model */
function reviewLink(page, { view: { you } }) {
  const { line } = page.game;
  if (!line?.moves.length) return nothing;
  const winner = page.outcome()?.winner;
  const loser = you && winner && winner !== you ? you : null;
  return html`<a class="button" href=${reviewAddress(line, loser)}>${t("play.review")}</a>`;
}

/** The actions that accept and decline an offer. */
const ANSWERS = /** @type {const} */ ({
  draw: ["accept-draw", "decline-draw"],
  takeBack: ["accept-take-back", "decline-take-back"],
  rematch: ["offer-rematch", "decline-rematch"],
});

/**
 * The buttons to accept or decline an offer.
 * @param {OrdoOnline} page
 * @param {Offer} offered
 * @param {string} weight class of the first button
 */
function answers(page, offered, weight) {
  const [accept, decline] = ANSWERS[offered];
  const { session } = page;
  const isAnswered = page.isOfferFresh || session.isSending(accept) || session.isSending(decline);
  return html`<button class=${weight} ?disabled=${isAnswered} @click=${() => page.act(accept)}>
      ${t("online.accept")}
    </button>
    <button ?disabled=${isAnswered} @click=${() => page.act(decline)}>${t("online.decline")}</button>`;
}

/** The buttons for draw, takeback and resignation. @param {OrdoOnline} page @param {GameModel} model */
function playerActions(page, model) {
  const { session } = page;
  const { you } = model.view;
  if (!you || model.state.status !== "playing") return nothing;
  const asked = model.offerOf(you);
  const canAbort = model.canAbort();
  const noDraw = asked === "draw" || session.isSending("offer-draw") || canAbort || model.offered() !== null;
  const noTakeBack = asked === "takeBack" || session.isSending("offer-take-back") || !model.canAskTakeBack();
  const noResign = session.isSending("resign") || session.isSending("abort");
  return html` <button ?disabled=${noDraw} @click=${() => page.offerDraw()}>${t("online.draw")}</button>
    <button ?disabled=${noTakeBack} @click=${() => page.act("offer-take-back")}>${t("play.takeBack")}</button>
    <button ?disabled=${noResign} @click=${() => page.resign()}>
      ${t(canAbort ? "online.abort" : "play.resign")}
    </button>`;
}
