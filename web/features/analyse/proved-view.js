// The proved results in the panel: that of the position, and those of its moves.
import { html, nothing } from "../../vendor/lit.js";
import { provedLine, provedMoves } from "../../game/proved-view.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** @param {OrdoAnalyse} page */
export function provedBox(page) {
  const { view, proved } = page;
  const found = proved.here();
  if (!view || found.state === "none") return nothing;
  return html`<section class="proved" aria-label=${t("proved.title")}>
    ${provedLine(found, view.turn, () => void proved.results.load())}
    ${
      found.state === "known"
        ? provedMoves(found.probe.moves, {
            choose: (move) => page.play(move),
            point: (move) => proved.point(move),
          })
        : nothing
    }
  </section>`;
}
