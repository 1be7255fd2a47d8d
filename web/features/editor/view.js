// The template of the editor page; its behaviour is in page.js.
import { html, nothing } from "../../vendor/lit.js";
import { prefersReducedMotion, settings } from "../../app/settings.js";
import { describe } from "../../game/board-text.js";
import { goAndPlay } from "../../game/current.js";
import { positionList } from "../../game/position-list.js";
import { say, t } from "../../i18n/i18n.js";
import { answers, verdict } from "./answers.js";
import { palette } from "./palette.js";
import { copied, mirrored, swapped, textOf } from "./setup.js";
import "../../board/ordo-board.js";
import "../play/play-from.js";

/** @typedef {import("./page.js").OrdoEditor} OrdoEditor */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").SetupCheck} SetupCheck */

/** Button icons as SVG paths. */
const UNDO = "M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11";
const REDO = "M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13";
const FLIP = "M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15";

/** @param {OrdoEditor} page */
export function editorPage(page) {
  if (page.failed) {
    return html`<div class="page failure">
      <p>${t("app.wasmFailed")}</p>
      <button class="primary" @click=${() => location.reload()}>${t("app.reload")}</button>
    </div>`;
  }
  const { setup, rules } = page;
  const check = rules?.check(setup.game, textOf(setup)) ?? null;
  /** @type {import("../../engine/types.d.ts").GameInput | null} */
  const input = check?.position ? { game: setup.game, start: check.position, moves: [] } : null;
  const view = rules && input ? rules.view(input) : null;
  const proved = rules && input && view ? page.proved.of(rules, input, view) : null;
  return html`<div class="table editor" data-game=${setup.game}>
    <div class="editor-head">
      <h1 class="editor-title">${t("editor.title")}</h1>
      ${positionText(page)} ${historyButtons(page)} ${problems(page)}
    </div>
    <div class="table-board">${board(page, check)} ${palette(page)} ${positionList(setup.pieces)}</div>
    <div class="table-panel editor-panel">
      ${check ? (page.problem.length ? nothing : verdict(page, check, view, proved)) : html`<p>${t("app.loading")}</p>`}
      ${choices(page)} ${view && rules ? answers(page, view, rules, proved) : nothing}
    </div>
    <ordo-play-from
      @ordo-start=${(/** @type {CustomEvent<import("../../game/match.js").Match>} */ event) => goAndPlay(event.detail)}
    ></ordo-play-from>
  </div>`;
}

/** @param {OrdoEditor} page */
function positionText(page) {
  return html`<label class="editor-text"
    ><span class="small soft">${t("editor.text")}</span>
    <input
      class="position-text"
      type="text"
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      aria-invalid=${page.problem.length ? "true" : nothing}
      aria-describedby=${page.problem.length ? "text-problems" : nothing}
      .value=${page.draft ?? textOf(page.setup)}
      @input=${page.onType}
      @change=${page.onTyped}
  /></label>`;
}

/** The reasons why the text is no setup. @param {OrdoEditor} page */
function problems({ problem }) {
  if (!problem.length) return nothing;
  return html`<ul class="problem reasons" id="text-problems">
    ${problem.map((message) => html`<li>${say(message)}</li>`)}
  </ul>`;
}

/** @param {OrdoEditor} page */
function historyButtons(page) {
  /** @type {[string, string, string, () => void, boolean][]} */
  const buttons = [
    [UNDO, "editor.undo", "Control+Z", () => page.travel("undo"), !page.history.canUndo],
    [REDO, "editor.redo", "Control+Shift+Z", () => page.travel("redo"), !page.history.canRedo],
    [FLIP, "board.flip", "", () => (page.flipped = !page.flipped), false],
  ];
  return html`<div class="editor-history">
    ${buttons.map(
      ([path, name, keys, act, isOff]) =>
        html`<button
          aria-label=${t(name)}
          title=${t(name)}
          aria-keyshortcuts=${keys || nothing}
          ?disabled=${isOff}
          @click=${act}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>
        </button>`,
    )}
  </div>`;
}

/** @param {OrdoEditor} page @param {SetupCheck | null} check */
function board(page, check) {
  const { setup, shown } = page;
  const { net, coordinates, digits } = settings();
  return html`<ordo-board
    game=${setup.game}
    editing
    ?arranging=${page.tool !== null}
    .pieces=${setup.pieces}
    .orientation=${page.flipped ? "b" : "w"}
    .marks=${marks(page, check)}
    .arrows=${shown ? [{ from: shown.from, to: shown.to, kind: "best" }] : []}
    .net=${net}
    .coordinates=${coordinates}
    ?digits=${digits}
    ?still=${prefersReducedMotion()}
    .label=${t("board.label", { game: setup.game })}
    .describe=${describe}
    @ordo-square=${page.onSquare}
    @ordo-drag=${page.onDrag}
  ></ordo-board>`;
}

/** @param {OrdoEditor} page @param {SetupCheck | null} check */
function marks(page, check) {
  const squares = [
    ...(check?.reasons ?? []).flatMap((reason) => reason.squares ?? []),
    ...(page.asked?.message?.squares ?? []),
  ];
  return [...new Set(squares)].map((square) => ({ square, kind: /** @type {const} */ ("bad") }));
}

/** @param {OrdoEditor} page */
function choices(page) {
  const { setup } = page;
  /** @type {[string, () => void][]} */
  const actions = [
    ["editor.start", () => page.setGame(setup.game)],
    ["editor.clear", () => page.change({ ...setup, pieces: [] })],
    ["editor.swap", () => page.change(swapped(setup))],
    ["editor.mirror", () => page.change(mirrored(setup))],
    ["editor.copy.mirrored", () => page.change(copied(setup, "mirrored"))],
    ["editor.copy.rotated", () => page.change(copied(setup, "rotated"))],
  ];
  return html`${choice("game", t("home.pick"), GAMES, setup.game, (game) => page.setGame(game))}
    ${choice("turn", t("editor.turn"), TURNS, setup.turn, (turn) => page.change({ ...setup, turn }))}
    <div class="editor-setups" role="group" aria-label=${t("editor.setups")}>
      ${actions.map(([key, act]) => html`<button class="small" @click=${act}>${t(key)}</button>`)}
    </div>`;
}

/** @type {[RuleSet, () => string][]} */
const GAMES = [
  ["stein", () => t("game.stein")],
  ["khalifa", () => t("game.khalifa")],
];
/** @type {[Color, () => string][]} */
const TURNS = [
  ["w", () => t("editor.toMove", { color: "w" })],
  ["b", () => t("editor.toMove", { color: "b" })],
];

/**
 * A strip of radio buttons.
 * @template {string} Value
 * @param {string} name
 * @param {string} label
 * @param {[Value, () => string][]} options
 * @param {Value} current
 * @param {(value: Value) => void} choose
 */
function choice(name, label, options, current, choose) {
  return html`<fieldset class="choice" role="radiogroup" aria-label=${label}>
    ${options.map(
      ([value, text]) =>
        html`<label>
          <input type="radio" name=${name} .checked=${value === current} @change=${() => choose(value)} /><span
            >${text()}</span
          ></label
        >`,
    )}
  </fieldset>`;
}
