// The lens: key pieces and threats (Stein), lines that can still win (Khalifa).
import { html, nothing } from "../../vendor/lit.js";
import { list, t } from "../../i18n/i18n.js";

/** @typedef {import("../../engine/types.d.ts").Lens} Lens */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../board/ordo-board.js").Mark} Mark */
/** @typedef {import("../../board/ordo-board.js").Arrow} Arrow */

const COLORS = /** @type {const} */ (["w", "b"]);
/** Maximum number of moves listed; more are only counted. */
const MAX_LISTED = 6;

/**
 * Marks and arrows of the lens on the board.
 * @param {Lens} lens
 * @param {readonly string[]} line squares of the chosen line
 * @returns {{ marks: Mark[], arrows: Arrow[] }}
 */
export function lensMarks(lens, line) {
  const cuts = COLORS.flatMap((color) => lens.cuts[color]);
  /** @type {Mark[]} */
  const marks = [
    ...cuts.map((square) => ({ square, kind: /** @type {const} */ ("bad") })),
    ...line.map((square) => ({ square, kind: /** @type {const} */ ("soft") })),
    ...COLORS.flatMap((color) => lens.goals[color])
      .flatMap((move) => move.to)
      .map((square) => ({ square, kind: /** @type {const} */ ("goal") })),
  ];
  const wins = COLORS.flatMap((color) => [...lens.goals[color], ...lens.threats[color].slice(0, MAX_LISTED)]);
  const arrows = [
    ...lens.splits.map(({ move }) => ({ ...ends(move), kind: "threat" })),
    ...wins.map((move) => ({ from: move.from, to: move.to, kind: "threat" })),
  ];
  return { marks: [...new Map(marks.map((mark) => [`${mark.square}${mark.kind}`, mark])).values()], arrows };
}

/** The two squares of a capture. @param {string} move */
function ends(move) {
  const [from = "", to = ""] = move.split("x");
  return { from: [from], to: [to] };
}

/**
 * The lens as text.
 * @param {RuleSet} game
 * @param {Lens} lens
 * @param {{ turn: Color, squares: number } | null} placing the side that places a piece, and the number of its squares
 * @param {readonly string[]} chosen
 * @param {(line: string[]) => void} choose
 */
export function lensText(game, lens, placing, chosen, choose) {
  return html`<div class="lens-words">
    <p class="small soft">${t(`analyse.lens.help.${game}`)}</p>
    <ul>
      ${game === "stein" ? steinText(lens) : placing ? placingText(placing) : khalifaText(lens, chosen, choose)}
    </ul>
  </div>`;
}

/** @param {Lens} lens */
function steinText(lens) {
  return html` ${COLORS.map(
    (color) =>
      html`<li>
        ${
          lens.cuts[color].length
            ? t(`analyse.lens.keyPieces.${color}`, { squares: lens.cuts[color] })
            : t(`analyse.lens.noKeyPieces.${color}`)
        }
      </li>`,
  )}
  ${lens.splits
    .slice(0, MAX_LISTED)
    .map(({ move, parts }) => html`<li>${t("analyse.lens.split", { move, squares: parts.slice(1).flat() })}</li>`)}
  ${COLORS.map((color) =>
    lens.goals[color].length
      ? html`<li><strong>${t(`analyse.lens.homeRow.${color}`, { moves: named(lens.goals[color]) })}</strong></li>`
      : nothing,
  )}`;
}

/** No line can become an ordo before all pieces are placed. @param {{ turn: Color, squares: number }} placing */
function placingText({ turn, squares }) {
  return html`<li>${t("analyse.lens.placing")}</li>
    <li>${t("analyse.lens.squares", { color: turn, count: squares })}</li>`;
}

/** @param {Lens} lens @param {readonly string[]} chosen @param {(line: string[]) => void} choose */
function khalifaText(lens, chosen, choose) {
  const quiet = COLORS.every((color) => !lens.threats[color].length);
  return html` ${COLORS.map((color) =>
    lens.threats[color].length
      ? html`<li><strong>${t(`analyse.lens.threats.${color}`, { moves: named(lens.threats[color]) })}</strong></li>`
      : nothing,
  )}
  ${quiet ? html`<li>${t("analyse.lens.quiet")}</li>` : nothing}
  ${COLORS.map(
    (color) =>
      html`<li>
        ${t(`analyse.lens.lines.${color}`, { count: lens.lines[color].length })}
        <div class="lens-lines">
          ${lens.lines[color].map(
            (line) =>
              html`<button
                class="quiet small figures"
                aria-pressed=${line.join() === chosen.join()}
                @click=${() => choose(line.join() === chosen.join() ? [] : line)}
              >
                ${line[0]}–${line.at(-1)}
              </button>`,
          )}
        </div>
      </li>`,
  )}`;
}

/** @param {MoveView[]} moves */
function named(moves) {
  const names = moves.slice(0, MAX_LISTED).map((move) => move.text);
  return moves.length > MAX_LISTED ? `${names.join(", ")} …` : list(names);
}
