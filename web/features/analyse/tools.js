// Actions on the whole analysis: share, open, play, edit, start another.
import { html, nothing } from "../../vendor/lit.js";
import { locale, t } from "../../i18n/i18n.js";
import { navigate } from "../../app/router.js";
import { fragmentOf } from "../../game/share.js";
import { firstSide, fullMoves } from "../../game/match.js";
import { savedAnalyses } from "./store.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */
/** @typedef {import("../../engine/types.d.ts").GameName} GameName */

/** @param {OrdoAnalyse} page */
export function tools(page) {
  const input = page.tree.inputAt(page.node);
  return html`<div class="rowed tools">
      <button @click=${() => share(page)}>${t("share.title")}</button>
      ${
        page.tree.root.children.length
          ? html`<button @click=${() => openGame(page)}>${t("share.openGame")}</button>`
          : nothing
      }
      <button ?disabled=${!page.view || !!page.view.outcome} @click=${() => playFrom(page)}>
        ${t("analyse.playHere")}
      </button>
      <button
        @click=${() =>
          page.view && navigate(`/editor${fragmentOf({ game: input.game, start: page.view.position, moves: [] })}`)}
      >
        ${t("analyse.toEditor")}
      </button>
      ${
        /** @type {GameName[]} */ (["stein", "khalifa"]).map(
          (game) => html`<button @click=${() => page.newAnalysis({ game })}>${t("analyse.new", { game })}</button>`,
        )
      }
    </div>
    ${earlier(page)}`;
}

/** @param {OrdoAnalyse} page */
function share(page) {
  const dialog = /** @type {import("../../game/share-dialog.js").OrdoShare | null} */ (
    page.querySelector("ordo-share")
  );
  if (!dialog) return;
  dialog.record = page.tree.toRecord();
  dialog.open();
}

/** @param {OrdoAnalyse} page */
function playFrom(page) {
  const dialog = /** @type {import("../play/play-from.js").OrdoPlayFrom | null} */ (
    page.querySelector("ordo-play-from")
  );
  if (page.view) void dialog?.open({ input: page.tree.inputAt(page.node), turn: page.view.turn });
}

/** @param {OrdoAnalyse} page */
export function openGame(page) {
  /** @type {import("../../game/open-dialog.js").OrdoOpen | null} */ (page.querySelector("ordo-open"))?.open();
}

/** The other saved analyses. @param {OrdoAnalyse} page */
function earlier(page) {
  const show = (/** @type {Event} */ event) => {
    if (!(/** @type {HTMLDetailsElement} */ (event.target).open)) return;
    page.saved = savedAnalyses().filter(({ id }) => id !== page.id_);
    page.requestUpdate();
  };
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return html`<details class="earlier" @toggle=${show}>
    <summary>${t("analyse.earlier")}</summary>
    <ul>
      ${page.saved.map(
        ({ id, record, steps, touched }) =>
          html`<li>
            <button class="quiet small" @click=${() => page.reopen({ id, record, steps, touched })}>
              ${t("analyse.earlier.line", {
                game: record.game,
                count: fullMoves(record.nodes.length, firstSide(record.start)),
                date: day.format(new Date(touched)),
              })}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}
