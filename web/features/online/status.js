// The status line and the row of buttons of an online game, computed from its state.
import { say, t } from "../../i18n/i18n.js";
import { camel } from "./api.js";

/** @typedef {import("./types.d.ts").Ending} Ending */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Outcome} Outcome */
/** @typedef {import("../../engine/types.d.ts").PositionView} PositionView */
/** @typedef {"draw" | "takeBack" | "rematch"} Offer */

/**
 * @typedef {object} OnlineState
 * @property {Color | null} you the user's side; null for spectators
 * @property {Record<Color, string>} names
 * @property {boolean} isPlaying
 * @property {Pick<PositionView, "turn" | "phase"> | null} view the shown position; null while the rules load
 * @property {Outcome | null} outcome the outcome at the shown position
 * @property {boolean} isEarlier true if an earlier position is shown
 * @property {boolean} canMove
 * @property {boolean} isSplit true if the group of the side to move is split
 * @property {string} remark the message about the last action
 * @property {string} premove the chosen premove; empty if there is none
 * @property {string} prompt the prompt in the middle of a turn
 * @property {Offer | null} offered the opponent's open offer
 * @property {Offer | null} asked the user's open offer
 * @property {boolean} hasUnsent true if an action waits for the connection
 * @property {string} unseen the latest move, if it was made while an earlier position is shown
 * @property {boolean} noRematch true if the opponent has declined a rematch
 * @property {boolean} hasRematch true if the rematch has started
 * @property {number} occurrences how often the latest position has occurred
 * @property {number} firstMoveMinutes minutes for the first move, while the clocks wait for it; otherwise 0
 * @property {boolean} isOpponentAway
 * @property {number} watchers number of spectators, including the user
 */

/** @typedef {{ text: string, firm: boolean }} Hint a firm hint stays visible next to any other status */
/** @typedef {{ kind: "" | "remark" | "over" | "warn", headline: string, text: string, hints: Hint[] }} Status */

/** @param {OnlineState} state @returns {Status} */
export function statusOf(state) {
  const { outcome, remark } = state;
  return {
    kind: remark ? "remark" : outcome ? "over" : state.isSplit || state.offered ? "warn" : "",
    headline: outcome && !remark ? headlineOf(state.you, outcome) : "",
    text: remark || textOf(state),
    hints: remark ? [] : hintsOf(state),
  };
}

/** The last event, or the side to move. @param {OnlineState} state */
function textOf(state) {
  const { view, you, outcome, prompt, offered, canMove } = state;
  if (!view) return t("app.loading");
  if (prompt) return prompt;
  if (offered && you) return offerText(state, offered);
  if (state.premove) return t("premove.chosen", { move: state.premove });
  if (outcome) return say(outcome.reason);
  if (state.isSplit) return canMove ? t("play.split") : t("play.splitOf", { color: view.turn });
  if (state.isEarlier) return t("play.earlier", { color: view.turn });
  if (canMove) return view.phase === "placing" ? t("play.place") : t("play.yourTurn");
  if (state.isPlaying && you) return t("online.turnOfName", { name: state.names[view.turn] });
  return t("play.turnOf", { color: view.turn });
}

/** Offers, absence, repetition and the like. @param {OnlineState} state @returns {Hint[]} */
function hintsOf(state) {
  const { you, offered, asked, outcome, occurrences, firstMoveMinutes, watchers } = state;
  /** @type {Hint[]} */
  const hints = [];
  const add = (/** @type {string} */ text, firm = false) => hints.push({ text, firm });
  if (you && offered && state.prompt) add(offerText(state, offered), true);
  if (state.premove) add(t("premove.cancelHint"), true);
  if (asked) add(t(`online.offered.${asked}`), true);
  if (state.hasUnsent) add(t("online.notSent"), true);
  if (state.unseen) add(t("online.newMove", { move: state.unseen }));
  if (you && !state.isPlaying && state.noRematch && !state.hasRematch && !offered) {
    add(t("online.event.rematchDeclined", { name: opponentOf(state) }), true);
  }
  if (!outcome && state.isPlaying) {
    if (occurrences > 1 && !state.isEarlier) add(t("play.repeated", { count: occurrences }), true);
    if (firstMoveMinutes) add(t("online.firstMoveTime", { count: firstMoveMinutes }));
    if (state.isOpponentAway) add(t("online.awayName", { name: opponentOf(state) }));
  }
  if (!you) add(t(state.hasRematch ? "online.rematchStarted" : "online.watching"));
  if (watchers > (you ? 0 : 1)) add(t("online.watchers", { count: watchers }));
  return hints;
}

/** @param {OnlineState} state @param {Offer} offer */
function offerText(state, offer) {
  return t(`online.event.${offer}Offered`, { name: opponentOf(state) });
}

/** @param {OnlineState} state */
function opponentOf({ you, names }) {
  return names[you === "w" ? "b" : "w"];
}

/** The headline of an outcome; empty if the sentence says it all. @param {Color | null} you @param {Outcome} outcome */
function headlineOf(you, { winner, reason }) {
  if (!winner) return reason.code.startsWith("online.ended.") ? "" : say(reason);
  if (!you) return "";
  return winner === you ? t("play.win.you") : t("online.youLose");
}

/**
 * The use of the row of buttons: ending a turn, answering an offer, leaving an earlier position, after the game,
 * watching, playing.
 * @typedef {"turn" | "offer" | "earlier" | "over" | "watch" | "play"} Row
 */

/** @param {Pick<OnlineState, "you" | "isPlaying" | "isEarlier" | "prompt" | "offered">} state @returns {Row} */
export function rowOf({ you, isPlaying, isEarlier, prompt, offered }) {
  if (prompt) return "turn";
  if (offered && you) return "offer";
  if (isEarlier && isPlaying) return "earlier";
  if (!isPlaying) return "over";
  return you ? "play" : "watch";
}

/**
 * The outcome that the server gives.
 * @param {Ending} ending
 * @param {boolean} wasPlayed false for a challenge that nobody accepted
 * @returns {Outcome}
 */
export function outcomeOf({ winner, reason }, wasPlayed) {
  if (reason === "aborted")
    return { winner, reason: { code: wasPlayed ? "online.ended.aborted" : "online.withdrawn" } };
  if (reason === "expired")
    return { winner, reason: { code: wasPlayed ? "online.ended.late" : "online.ended.expired" } };
  return { winner, reason: { code: `outcome.${camel(reason)}`, args: winner ? { winner } : {} } };
}
