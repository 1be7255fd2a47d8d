// The status line of the analysis, computed from its state.
import { say, t } from "../../i18n/i18n.js";

/** @typedef {import("../../engine/types.d.ts").PositionView} PositionView */

/**
 * @typedef {object} AnalysisState
 * @property {Pick<PositionView, "turn" | "outcome"> | null} view the current position; null while the rules load
 * @property {string} remark the message about the last action
 * @property {{ nag: 4 | 2 | 6, better: string | null } | null} judgement the review's judgement of the last move
 */

/** @param {AnalysisState} state @returns {{ kind: "" | "remark" | "over", text: string }} */
export function statusOf({ view, remark, judgement }) {
  if (!view) return { kind: "", text: t("app.loading") };
  if (remark) return { kind: "remark", text: remark };
  if (view.outcome) return { kind: "over", text: say(view.outcome.reason) };
  return { kind: "", text: judgement ? judgementText(judgement) : t("play.turnOf", { color: view.turn }) };
}

/** @param {NonNullable<AnalysisState["judgement"]>} judgement */
function judgementText({ nag, better }) {
  const name = nag === 4 ? "blunder" : nag === 2 ? "mistake" : "inaccuracy";
  return t(`analyse.review.${name}`, { better: better ? t("analyse.review.better", { move: better }) : "" }).trim();
}
