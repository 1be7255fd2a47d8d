// The status line of a local game, computed from its state.
import { givenName } from "../../game/player-name.js";
import { isolate } from "../../i18n/bidi.js";
import { say, t } from "../../i18n/i18n.js";

/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Outcome} Outcome */
/** @typedef {import("../../engine/types.d.ts").PositionView} PositionView */

/**
 * @typedef {object} PlayState
 * @property {Pick<Match, "game" | "mode" | "human" | "start" | "moves" | "names">} match
 * @property {Pick<PositionView, "turn" | "phase" | "repetitions"> | null} view the shown position; null while the rules
 *   load
 * @property {Outcome | null} outcome the outcome at the shown position
 * @property {boolean} isEarlier true if an earlier position is shown
 * @property {boolean} canMove
 * @property {boolean} isSplit true if the group of the side to move is split
 * @property {boolean} isHinting true while a hint is searched
 * @property {string} remark the message about the last action
 * @property {string} prompt the prompt in the middle of a turn
 */

/**
 * @typedef {object} Status
 * @property {"" | "remark" | "over" | "warn"} kind
 * @property {string} headline
 * @property {string} text
 * @property {string} hint a hint for new players
 * @property {string} repetition
 */

/** @param {PlayState} state @returns {Status} */
export function statusOf(state) {
  const { match, view, outcome, remark } = state;
  const isCalm = !remark && !outcome;
  return {
    kind: remark ? "remark" : outcome ? "over" : state.isSplit ? "warn" : "",
    headline: outcome && !remark ? headlineOf(match, outcome) : "",
    text: textOf(state),
    hint: isCalm && state.canMove ? firstHint(match) : "",
    repetition: isCalm && view && view.repetitions > 1 ? t("play.repeated", { count: view.repetitions }) : "",
  };
}

/** @param {PlayState} state */
function textOf({ match, view, outcome, remark, isEarlier, canMove, isSplit, isHinting, prompt }) {
  if (!view) return t("app.loading");
  if (remark) return remark;
  if (isHinting) return t("play.thinking");
  if (outcome) return say(outcome.reason);
  if (match.mode === "view") return t("play.opened");
  const vsComputer = match.mode === "computer";
  if (isSplit) return canMove && vsComputer ? t("play.split") : t("play.splitOf", { color: view.turn });
  if (isEarlier) return t("play.earlier", { color: view.turn });
  if (prompt) return prompt;
  if (canMove && view.phase === "placing") return t("play.place");
  if (vsComputer && view.turn === match.human) return t("play.yourTurn");
  return t("play.turnOf", { color: view.turn });
}

/**
 * The headline of an outcome; empty if the sentence says it all.
 * @param {PlayState["match"]} match
 * @param {Outcome} outcome
 */
function headlineOf(match, { winner, reason }) {
  if (!winner) return say(reason);
  if (match.mode !== "computer") {
    const name = isolate(givenName(match, winner));
    return name ? t("play.win.name", { name }) : "";
  }
  return winner === match.human ? t("play.win.you") : t("play.win.computer");
}

/** Hints for new players by ply: first the goal, then how to move. @type {Record<RuleSet, Record<number, string>>} */
const FIRST_HINTS = {
  stein: { 0: "stein", 1: "stein", 2: "ordo", 3: "ordo" },
  khalifa: { 0: "khalifa", 1: "khalifa", 2: "placing", 3: "placing", 8: "moving", 9: "moving" },
};

/** @param {PlayState["match"]} match */
function firstHint({ game, mode, start, moves }) {
  const isFromTheStart = !start || start.startsWith("8/8/8/8/8/8/8/8");
  const key = isFromTheStart && mode !== "view" && FIRST_HINTS[game][moves.length];
  return key ? t(`play.first.${key}`) : "";
}
