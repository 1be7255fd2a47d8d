// The status line of the analysis, computed from its state.
import { say, t } from "../../i18n/i18n.js";

/** @typedef {import("../../engine/types.d.ts").PositionView} PositionView */

/**
 * @typedef {object} AnalysisState
 * @property {Pick<PositionView, "turn" | "outcome"> | null} view the current position; null while the rules load
 * @property {string} remark the message about the last action
 * @property {{ nag: 4 | 2 | 6, better: string | null } | null} judgement the review's judgement of the last move
 * @property {import("./proved-controller.js").Turned | null} [turned] proved results before and after the last move
 */

/** @param {AnalysisState} state @returns {{ kind: "" | "remark" | "over", text: string }} */
export function statusOf({ view, remark, judgement, turned = null }) {
  if (!view) return { kind: "", text: t("app.loading") };
  if (remark) return { kind: "remark", text: remark };
  if (view.outcome) return { kind: "over", text: say(view.outcome.reason) };
  return { kind: "", text: judgement ? judgementText(judgement, turned) : t("play.turnOf", { color: view.turn }) };
}

/**
 * @param {NonNullable<AnalysisState["judgement"]>} judgement
 * @param {NonNullable<AnalysisState["turned"]> | null} turned
 */
function judgementText({ nag, better }, turned) {
  const name = nag === 4 ? "blunder" : nag === 2 ? "mistake" : "inaccuracy";
  const why = [
    turned ? t(`proved.turned.${turned.from}.${turned.to}`) : "",
    better ? t("analyse.review.better", { move: better }) : "",
  ];
  return t(`analyse.review.${name}`, { better: why.filter(Boolean).join(" ") }).trim();
}
