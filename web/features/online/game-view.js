// The template of an online game: the board of local play with names, server clocks, offers and phrases.
import { classMap, html, nothing } from "../../vendor/lit.js";
import { inputOf, other } from "../../game/match.js";
import { positionList } from "../../game/board-text.js";
import { turnPrompt } from "../../game/steps.js";
import { fragmentOf } from "../../game/share.js";
import { camel } from "./api.js";
import { say, t } from "../../i18n/i18n.js";
import { board, ending, moves, tray, turnButtons } from "../play/view.js";
import { moreDialog, phrasesDialog } from "./dialogs.js";
import "./server-clock.js";

/** @typedef {import("./game-page.js").OrdoOnline} OrdoOnline */
/** @typedef {import("./game-model.js").GameModel} GameModel */
/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../ordo/types.d.ts").Color} Color */

/** @param {OrdoOnline} page @param {Match} match @param {GameModel} model @returns {unknown} */
export function onlinePage(page, match, model) {
  const seat = page.orientation();
  return html`<div class=${classMap({ play: true, online: true, pending: !!model.pending && page.shown === null })} data-game=${match.game}>
    <h1 class="visually-hidden"><bdi>${page.nameOf("w")}</bdi> – <bdi>${page.nameOf("b")}</bdi></h1>
    ${strip(page, model, other(seat), "far")}
    <div class="play-board">${board(page, match)}</div>
    ${strip(page, model, seat, "near")}
    ${status(page, match, model)}
    ${actions(page, match, model)}
    ${moves(page, match)}
    ${page.view ? positionList(page.steps?.pieces ?? page.view.pieces) : nothing}
    ${model.view.you ? html`<p class="visually-hidden">${t(`board.help.${match.game}`)}</p>` : nothing}
    ${phrasesDialog(page)}${moreDialog(page, match, model, isRowTaken(page, model) ? playerActions(page, model) : nothing)}
  </div>`;
}

/** A player: colour, name, presence and clock.
 * @param {OrdoOnline} page @param {GameModel} model @param {Color} color @param {"far" | "near"} place */
function strip(page, model, color, place) {
  const { state, view, presence } = model;
  const turn = state.status === "playing" && (page.view?.turn ?? state.turn) === color;
  const there = presence?.[color] ?? false;
  const hands = page.view?.tray[color].length ? tray(page, color) : nothing;
  return html`<div class=${classMap({ strip: true, turn, [place]: true })}>
    <ordo-piece class="strip-piece" color=${color}></ordo-piece>
    <span class="strip-name"><bdi>${page.nameOf(color)}</bdi>${view.you === color ? html` <span class="soft">${t("online.you")}</span>` : nothing}</span>
    ${presence && page.connectionState === "open" && view.you !== color ? html`<span class=${classMap({ there: true, away: !there })} role="img"
      aria-label=${t(there ? "online.present" : "online.away")} title=${t(there ? "online.present" : "online.away")}></span>` : nothing}
    ${hands}
    ${clock(page, model, color)}
  </div>`;
}

/** @param {OrdoOnline} page @param {GameModel} model @param {Color} color */
function clock(page, model, color) {
  const { clocks, ending } = model.state;
  if (!clocks) return nothing;
  // The user's clock stops with the move, not with the server's answer.
  const stopped = !!model.pending && clocks.running === color;
  const fallen = ending?.reason === "time" && ending.winner !== color;
  const left = fallen ? 0 : stopped ? Math.max(0, clocks[color] - Math.max(0, page.clockStoppedAt - model.receivedAt)) : clocks[color];
  return html`<ordo-server-clock .left=${left} .since=${model.receivedAt} .running=${clocks.running === color && !stopped} .color=${color}
    .days=${model.view.clock.endsWith("d")}></ordo-server-clock>`;
}

/** The status line: what happened, or whose turn it is. @param {OrdoOnline} page @param {Match} match @param {GameModel} model */
function status(page, match, model) {
  const { view } = page;
  const outcome = page.shown === null ? (match.ended ?? view?.outcome) : view?.outcome;
  const split = page.isSplit();
  const kind = page.remark ? "remark" : outcome ? "over" : split || model.offered() ? "warn" : "";
  const hints = page.remark ? [] : hintsOf(page, model, !!outcome);
  return html`<div class="status ${kind}"><div class="told">
    ${ending(outcome && !page.remark ? headline(model, outcome) : "", page.remark || sentence(page, match, model, split))}
    ${phrases(page)}
    <div class="hints soft small">${hints.map(({ text, firm }) => html`<span class=${classMap({ hint: true, firm })}>${text}</span> `)}</div>
  </div></div>`;
}

/** The phrases that the players have just sent. @param {OrdoOnline} page */
function phrases(page) {
  return /** @type {const} */ (["w", "b"]).map((color) => {
    const phrase = page.phrases[color];
    if (!phrase) return nothing;
    return html`<span class="said"><ordo-piece color=${color}></ordo-piece><span class="visually-hidden"><bdi>${page.nameOf(color)}</bdi>:</span> ${t(`phrase.${camel(phrase)}`)}</span> `;
  });
}

/** @param {OrdoOnline} page @param {Match} match @param {GameModel} model @param {boolean} split */
function sentence(page, match, model, split) {
  const { view } = page;
  const { you } = model.view;
  const outcome = page.shown === null ? (match.ended ?? view?.outcome) : view?.outcome;
  const offered = model.offered();
  if (!view) return t("app.loading");
  if (page.made.length) return turnPrompt(page.steps);
  if (offered && you) return t(`online.event.${offered}Offered`, { name: page.nameOf(other(you)) });
  if (outcome) return say(outcome.reason);
  if (split) return page.isUserTurn() ? t("play.split") : t("play.splitOf", { color: view.turn });
  if (page.shown !== null) return t("play.earlier", { color: view.turn });
  if (page.isUserTurn()) return view.phase === "placing" ? t("play.place") : t("play.yourTurn");
  return model.state.status === "playing" && you ? t("online.turnOfName", { name: page.nameOf(view.turn) }) : t("play.turnOf", { color: view.turn });
}

/** Hints below the status: offers, absence, repetition. Firm hints stay visible next to any other status.
 * @param {OrdoOnline} page @param {GameModel} model @param {boolean} over */
function hintsOf(page, model, over) {
  const { you, clock: agreed } = model.view;
  const { status, clocks, occurrences, rematch } = model.state;
  /** @type {{ text: string, firm: boolean }[]} */
  const hints = [];
  const add = (/** @type {string} */ text, firm = false) => hints.push({ text, firm });
  const [offer, offered] = you ? [model.offerOf(you), model.offered()] : [];
  if (you && offered && page.made.length) add(t(`online.event.${offered}Offered`, { name: page.nameOf(other(you)) }), true);
  if (offer) add(t(`online.offered.${offer}`), true);
  if (page.hasUnsent()) add(t("online.notSent"), true);
  if (page.unseen()) add(t("online.newMove", { move: page.unseen() }));
  if (you && status === "over" && model.noRematch && !rematch && !offered) add(t("online.event.rematchDeclined", { name: page.nameOf(other(you)) }), true);
  if (!over && status === "playing") {
    if (occurrences > 1 && page.shown === null) add(t("play.repeated", { count: occurrences }), true);
    if (clocks && !clocks.running && !agreed.endsWith("d")) add(t("online.firstMoveTime", { count: model.view.public ? 1 : 5 }));
    if (you && model.presence && !model.presence[other(you)] && !agreed.endsWith("d")) add(t("online.awayName", { name: page.nameOf(other(you)) }));
  }
  if (!you) add(t(rematch ? "online.rematchStarted" : "online.watching"));
  const watchers = model.presence?.watchers ?? 0;
  if (watchers > (you ? 0 : 1)) add(t("online.watchers", { count: watchers }));
  return hints;
}

/** @param {GameModel} model @param {import("../../ordo/types.d.ts").Outcome} outcome */
function headline(model, { winner, reason }) {
  if (!winner) return reason.code.startsWith("online.ended.") ? "" : say(reason);
  if (!model.view.you) return "";
  return winner === model.view.you ? t("play.win.you") : t("online.youLose");
}

/** The actions that accept and decline an offer. */
const ANSWERS = /** @type {const} */ ({
  draw: ["accept-draw", "decline-draw"],
  takeBack: ["accept-take-back", "decline-take-back"],
  rematch: ["offer-rematch", "decline-rematch"],
});

/** The buttons to accept or decline an offer. @param {OrdoOnline} page @param {"draw" | "takeBack" | "rematch"} offered @param {string} weight class of the first button */
function answers(page, offered, weight) {
  const [accept, decline] = ANSWERS[offered];
  const answered = page.isOfferFresh || page.isSending(accept) || page.isSending(decline);
  return html`<button class=${weight} ?disabled=${answered} @click=${() => page.act(accept)}>${t("online.accept")}</button>
    <button ?disabled=${answered} @click=${() => page.act(decline)}>${t("online.decline")}</button>`;
}

/** True if the row of buttons is used by an unfinished turn, an offer or an earlier position. @param {OrdoOnline} page @param {GameModel} model */
function isRowTaken(page, model) {
  return page.made.length > 0 || model.offered() !== null || page.shown !== null;
}

/** @param {OrdoOnline} page @param {Match} match @param {GameModel} model */
function actions(page, match, model) {
  const { you } = model.view;
  const { status, rematch } = model.state;
  const more = html`<button @click=${() => page.openMore()}>${t("play.more")}</button>`;
  const row = (/** @type {unknown} */ buttons, crowded = false) => html`<div class=${classMap({ actions: true, crowded })} role="group" tabindex="-1" aria-label=${t("play.actions")}>${buttons}</div>`;
  const goOn = html`<button class=${classMap({ primary: true, news: !!page.unseen() })} @click=${() => page.goTo(match.moves.length)}>${t("play.continue")}</button>`;
  const review = html`<a class="button" href="/analyse?review=1${fragmentOf(inputOf(match))}">${t("play.review")}</a>`;
  const offered = model.offered();
  if (page.made.length) {
    return row(html`${turnButtons(page)}${more}${offered ? answers(page, offered, "") : nothing}`, !!offered);
  }
  if (offered && you) return row(html`${answers(page, offered, "primary")}${more}`);
  if (page.shown !== null && status === "playing") return row(html`${goOn}${more}`);
  if (status === "over") {
    const next = rematch ? html`<a class="button primary" href="/g/${rematch}">${t("online.goToRematch")}</a>` : nothing;
    const again = you && !rematch ? html`<button class="primary" ?disabled=${model.noRematch || model.offerOf(you) === "rematch" || page.isSending("offer-rematch")}
      @click=${() => page.act("offer-rematch")}>${t("play.rematch")}</button>` : nothing;
    return row(html`${next}${again}${match.moves.length ? review : nothing}${more}`);
  }
  if (!you) return row(html`<button @click=${() => page.flip()}>${t("play.flip")}</button>${more}`);
  return row(html`${playerActions(page, model)}${more}`);
}

/** The buttons for draw, takeback and resignation. They move to the "More" menu while the row is used for something else.
 * @param {OrdoOnline} page @param {GameModel} model */
function playerActions(page, model) {
  const { you } = model.view;
  if (!you || model.state.status !== "playing") return nothing;
  const asked = model.offerOf(you);
  const asksDraw = asked === "draw" || page.isSending("offer-draw");
  const asksBack = asked === "takeBack" || page.isSending("offer-take-back");
  return html`
    <button ?disabled=${asksDraw || model.canAbort() || model.offered() !== null} @click=${() => page.offerDraw()}>${t("online.draw")}</button>
    <button ?disabled=${asksBack || !model.canAskTakeBack()} @click=${() => page.act("offer-take-back")}>${t("play.takeBack")}</button>
    <button ?disabled=${page.isSending("resign") || page.isSending("abort")} @click=${() => page.resign()}>${t(model.canAbort() ? "online.abort" : "play.resign")}</button>`;
}
