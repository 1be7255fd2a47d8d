// A proved result as text.
import { t } from "../i18n/i18n.js";

/** @typedef {import("../engine/types.d.ts").Color} Color */
/** @typedef {import("../engine/types.d.ts").Probe} Probe */

/** Text such as "White wins in 7 plies". @param {Pick<Probe, "value" | "plies">} result @param {Color} turn */
export function resultText({ value, plies }, turn) {
  if (value === "draw") return t("proved.draw");
  const winner = (value === "win") === (turn === "w") ? "w" : "b";
  return t("proved.win", { color: winner, count: plies ?? 0 });
}
