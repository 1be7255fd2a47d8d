// @ts-check
/** What the rules say to the editor's setup: reasons why it is no position, or the legal moves, and one asked for. */
import { html, nothing } from "../vendor/lit.js";
import { fragmentOf } from "../lib/share.js";
import { say, t } from "../i18n/i18n.js";

/** @typedef {import("./editor.js").OrdoEditor} OrdoEditor */
/** @typedef {import("../ordo/types.d.ts").Rules} Rules */
/** @typedef {import("../ordo/types.d.ts").SetupCheck} SetupCheck */
/** @typedef {import("../ordo/types.d.ts").GameInput} GameInput */

/** @param {OrdoEditor} page @param {SetupCheck} check @param {Rules} rules */
export function answers(page, check, rules) {
  const { game } = page.setup;
  if (check.position === null) {
    return html`<section class="card verdict bad" aria-live="polite"><p><strong>${t("editor.notYet", { count: check.reasons.length })}</strong></p>
      <ul class="reasons">${check.reasons.map((reason) => html`<li>${reason.rule
        ? html`<a href="/rules#${reason.rule}">${reason.rule}</a> ` : nothing}${say(reason)}</li>`)}</ul>
      <p class="small soft">${t("editor.needsPosition")}</p></section>`;
  }
  const input = { game, start: check.position, moves: [] };
  const view = rules.view(input);
  return html`<section class="card verdict good" aria-live="polite">
      <p><strong>${view.outcome ? t("editor.over") : t("editor.ok")}</strong> ${view.outcome ? say(view.outcome.reason) : nothing}</p>
      <div class="rowed"><a class="button primary" href="/analyse${fragmentOf(input)}">${t("editor.analyse")}</a>
        <a class="button" href="/play${fragmentOf(input)}">${t("editor.play")}</a></div>
    </section>
    <form class="ask" @submit=${page.onAsk}>
      <label class="stacked"><span class="small soft">${t("editor.ask")}</span>
        <span class="ask-row"><input type="text" name="move" maxlength="60" spellcheck="false" autocapitalize="off" autocomplete="off"
          placeholder=${t(`editor.ask.placeholder.${game}`)} /><button>${t("editor.ask.button")}</button></span></label>
      ${page.asked ? html`<p class=${page.asked.legal ? "yes" : "problem"}>${page.askedWords()}</p>` : nothing}
    </form>
    ${view.outcome ? nothing : game === "stein" ? moves(page, view.moves) : turns(rules, input)}`;
}

/** @param {OrdoEditor} page @param {import("../ordo/types.d.ts").MoveView[]} list */
function moves(page, list) {
  return html`<section class="legal"><h2 class="small-title">${t("editor.moves", { count: list.length })}</h2>
    <div class="legal-list">${list.map((move) => html`<button class="move" aria-pressed=${page.shown?.text === move.text}
      @click=${() => (page.shown = page.shown?.text === move.text ? null : move)}>${move.text}${move.wins ? " ★" : ""}</button>`)}</div></section>`;
}

/** Khalifa's turns are too many for a list: what each piece can do first. @param {Rules} rules @param {GameInput} input */
function turns(rules, input) {
  const { targets } = rules.steps(input, []);
  const placing = rules.view(input).phase === "placing";
  const count = Object.values(targets).reduce((sum, squares) => sum + squares.length, 0);
  return html`<section class="legal"><h2 class="small-title">${t(placing ? "editor.placings" : "editor.firstSteps", { count })}</h2>
    <dl class="first-steps">${Object.entries(targets).map(([from, squares]) => html`<div><dt class="figures">${placing ? t("board.trayPiece", { size: from }) : from}</dt>
      <dd class="figures">${squares.join(" ")}</dd></div>`)}</dl></section>`;
}
