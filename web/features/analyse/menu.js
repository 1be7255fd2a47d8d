// The menu of rarer actions: play, edit, start another analysis, reopen an earlier one.
import { html, nothing } from "../../vendor/lit.js";
import { locale, t } from "../../i18n/i18n.js";
import { navigate } from "../../app/router.js";
import { fragmentOf } from "../../game/share.js";
import { firstSide, fullMoves } from "../../game/match.js";
import { playFromHere } from "./dialogs.js";
import { playersOf } from "./players.js";
import { savedAnalyses } from "./store.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("./store.js").SavedAnalysis} SavedAnalysis */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

/** @param {OrdoAnalyse} page */
export function menuDialog(page) {
  const sheet = () => /** @type {HTMLDialogElement | null} */ (page.querySelector("dialog.analysis-menu"));
  const close = () => sheet()?.close();
  const act = (/** @type {() => void} */ what) => () => {
    close();
    what();
  };
  const toEditor = () =>
    page.view && navigate(`/editor${fragmentOf({ game: page.tree.head.game, start: page.view.position, moves: [] })}`);
  return html`<dialog
    class="sheet analysis-menu"
    aria-labelledby="analysis-menu-title"
    @click=${(/** @type {Event} */ event) => event.target === sheet() && close()}
  >
    <div class="sheet-body">
      <div class="sheet-head">
        <h2 id="analysis-menu-title">${t("analyse.menu")}</h2>
        <button class="quiet" @click=${close}>${t("app.close")}</button>
      </div>
      <div class="sheet-actions">
        ${
          page.tree.mainLine().some((node) => node.eval)
            ? html`<button class="whole" @click=${act(() => page.review.start())}>${t("analyse.review.again")}</button>`
            : nothing
        }
        <button ?disabled=${!page.view || !!page.view.outcome} @click=${act(() => playFromHere(page))}>
          ${t("analyse.playHere")}
        </button>
        <button @click=${act(toEditor)}>${t("analyse.toEditor")}</button>
        ${
          /** @type {RuleSet[]} */ (["stein", "khalifa"]).map(
            (game) =>
              html`<button @click=${act(() => page.newAnalysis({ game }))}>${t("analyse.new", { game })}</button>`,
          )
        }
      </div>
      ${earlier(page, act)}
      <p class="small soft only-wide">${t("analyse.keys")}</p>
    </div>
  </dialog>`;
}

/** The other saved analyses. @param {OrdoAnalyse} page @param {(what: () => void) => () => void} act */
function earlier(page, act) {
  const saved = page.menuOpen ? savedAnalyses().filter(({ id }) => id !== page.id_) : [];
  if (!saved.length) return nothing;
  return html`<h3>${t("analyse.earlier")}</h3>
    <ul class="earlier">
      ${saved.map(
        (one) =>
          html`<li>
            <button class="quiet small" @click=${act(() => page.reopen(one))}>${lineOf(one)}</button>
          </li>`,
      )}
    </ul>`;
}

/** @param {SavedAnalysis} saved */
function lineOf({ record, touched }) {
  const names = playersOf({ head: record });
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(touched));
  const line = t("analyse.earlier.line", {
    game: record.game,
    count: fullMoves(record.nodes.length, firstSide(record.start)),
    date,
  });
  if (!names) return line;
  return html`<bdi>${names.w || t("seat.w")}</bdi> – <bdi>${names.b || t("seat.b")}</bdi>
    <span class="soft">${line}</span>`;
}
