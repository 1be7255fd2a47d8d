// The rules' verdict on the editor's setup: the reasons why it is invalid, or the legal moves, and a check of one move.
import { html, nothing } from "../../vendor/lit.js";
import { provedLine, provedMoves } from "../../game/proved-view.js";
import { fragmentOf } from "../../game/share.js";
import { say, t } from "../../i18n/i18n.js";

/** @typedef {import("./page.js").OrdoEditor} OrdoEditor */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../../engine/types.d.ts").SetupCheck} SetupCheck */
/** @typedef {import("../../engine/types.d.ts").PositionView} PositionView */
/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../game/proved-results.js").Proved} Proved */

/**
 * True if the setup is a valid position, in one live region for screen readers.
 * @param {OrdoEditor} page
 * @param {SetupCheck} check
 * @param {PositionView | null} view the position, if the setup is valid
 * @param {Proved | null} proved its result, if an ending table has it
 */
export function verdict(page, check, view, proved) {
  const input = view && { game: view.game, start: view.position, moves: [] };
  return html`<section class="card verdict ${view ? "good" : "bad"}">
    <div role="status">
      <p><strong>${headline(check, view)}</strong> ${view?.outcome ? say(view.outcome.reason) : nothing}</p>
      ${
        view
          ? nothing
          : html`<ul class="reasons">
              ${check.reasons.map(
                (reason) =>
                  html`<li>
                    ${reason.rule ? html`<a href="/rules#${reason.rule}">${reason.rule}</a> ` : nothing}${say(reason)}
                  </li>`,
              )}
            </ul>`
      }
      ${view && proved ? provedLine(proved, view.turn, () => void page.proved.load()) : nothing}
    </div>
    ${
      view && input
        ? html`<div class="rowed">
            <a class="button primary" href="/analyse${fragmentOf(input)}">${t("editor.analyse")}</a>
            ${view.outcome ? nothing : html`<button @click=${() => page.playFrom(view)}>${t("editor.play")}</button>`}
          </div>`
        : html`<p class="small soft">${t("editor.needsPosition")}</p>`
    }
  </section>`;
}

/** @param {SetupCheck} check @param {PositionView | null} view */
function headline(check, view) {
  if (!view) return t("editor.invalid", { count: check.reasons.length });
  return view.outcome ? t("editor.over") : t("editor.valid");
}

/**
 * The legal moves of a position, and the check of one move.
 * @param {OrdoEditor} page
 * @param {PositionView} view
 * @param {Rules} rules
 * @param {Proved | null} proved
 */
export function answers(page, view, rules, proved) {
  const { game } = view;
  return html`<form class="ask" @submit=${page.onAsk}>
      <label class="stacked"
        ><span class="small soft">${t("editor.ask")}</span>
        <span class="ask-row"
          ><input
            type="text"
            name="move"
            maxlength="60"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            placeholder=${t(`editor.ask.placeholder.${game}`)}
          /><button>${t("editor.ask.button")}</button></span
        ></label
      >
      ${page.asked ? html`<p class=${page.asked.legal ? "yes" : "problem"}>${page.askedWords()}</p>` : nothing}
    </form>
    ${view.outcome ? nothing : game === "stein" ? moves(page, view.moves, proved) : turns(rules, view)}`;
}

/**
 * The moves, with their results if they are proved. A click shows one on the board.
 * @param {OrdoEditor} page
 * @param {MoveView[]} list
 * @param {Proved | null} proved
 */
function moves(page, list, proved) {
  const shown = page.shown?.text ?? null;
  const toggle = (/** @type {string} */ text) =>
    (page.shown = text === shown ? null : (list.find((move) => move.text === text) ?? null));
  return html`<section class="legal">
    <h2 class="small-title">${t("editor.moves", { count: list.length })}</h2>
    ${
      proved?.state === "known"
        ? provedMoves(proved.probe.moves, { choose: toggle, pressed: shown })
        : html`<div class="legal-list">
            ${list.map(
              ({ text, wins }) =>
                html`<button class="move" aria-pressed=${text === shown} @click=${() => toggle(text)}>
                  ${text}${wins ? " ★" : ""}
                </button>`,
            )}
          </div>`
    }
  </section>`;
}

/**
 * The first steps of each piece: Khalifa's turns are too many for a list.
 * @param {Rules} rules
 * @param {PositionView} view
 */
function turns(rules, view) {
  const { targets } = rules.steps({ game: view.game, start: view.position, moves: [] }, []);
  const placing = view.phase === "placing";
  const count = Object.values(targets).reduce((sum, squares) => sum + squares.length, 0);
  return html`<section class="legal">
    <h2 class="small-title">${t(placing ? "editor.placings" : "editor.firstSteps", { count })}</h2>
    ${placing ? placings(targets) : pairs(Object.entries(targets))}
  </section>`;
}

/**
 * The legal placements row by row, in one list since they do not depend on the size (K4).
 * @param {Record<string, string[]>} targets
 */
function placings(targets) {
  const sizes = Object.keys(targets);
  const squares = targets[sizes[0] ?? ""] ?? [];
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map(
    (row) =>
      /** @type {[string, string[]]} */ ([
        t("editor.row", { row }),
        squares.filter((square) => square.startsWith(String(row))),
      ]),
  );
  return html`<p class="small soft">${t("editor.anySize", { count: sizes.length, sizes })}</p>
    ${pairs(rows.filter(([, free]) => free.length))}`;
}

/** @param {[string, string[]][]} entries */
function pairs(entries) {
  return html`<dl class="first-steps">
    ${entries.map(
      ([name, squares]) =>
        html`<div>
          <dt class="figures">${name}</dt>
          <dd class="figures">${squares.join(" ")}</dd>
        </div>`,
    )}
  </dl>`;
}
