// The diagrams of the rules page, drawn from the letters of the text.
import { html, svg, nothing } from "../../vendor/lit.js";
import { settings } from "../../app/settings.js";
import { face } from "../../board/piece-faces.js";

/** @typedef {import("./text.js").Figure} Figure */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Size} Size */
/** @typedef {{ x: number, y: number, color: Color, size?: Size }} PlacedPiece */

const UNIT = 100;
const MARGIN = 34;

/**
 * @param {Figure} figure
 * @param {string} label label for screen readers
 */
export function figurePicture(figure, label) {
  const width = figure.columns.length * UNIT + MARGIN;
  const height = figure.rows.length * UNIT + MARGIN;
  return html`<svg
    class="figure"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label=${label}
    data-columns=${figure.columns.length}
  >
    ${figure.rows.map((row, y) =>
      row.cells.map(
        (_, x) => svg`<rect class=${shade(figure, x, y)}
      x=${MARGIN + x * UNIT} y=${y * UNIT} width=${UNIT} height=${UNIT} />`,
      ),
    )}
    ${names(figure)} ${figure.columns[0] === "a" ? net(figure) : nothing}
    ${figure.rows.map((row, y) => row.cells.map((cell, x) => content(cell, x, y)))}
  </svg>`;
}

/** One symbol of the diagrams, for the legend. @param {string} sign */
export function signPicture(sign) {
  return html`<svg class="figure sign" viewBox="0 0 ${UNIT} ${UNIT}" aria-hidden="true">
    <rect class="square" width=${UNIT} height=${UNIT} />
    ${at(UNIT / 2, UNIT / 2, drawing(sign))}
  </svg>`;
}

/** @param {Figure} figure @param {number} x @param {number} y */
function shade(figure, x, y) {
  const column = (figure.columns[x] ?? "a").charCodeAt(0);
  const home = figure.columns[0] === "a" && (figure.rows[y]?.label === "8" || figure.rows[y]?.label === "1");
  return `square ${(column + Number(figure.rows[y]?.label)) % 2 ? "light" : "dark"}${home ? " home" : ""}`;
}

/** @param {Figure} figure */
function names(figure) {
  const foot = figure.rows.length * UNIT + MARGIN - 8;
  return [
    ...figure.rows.map(
      (row, y) => svg`<text class="name" x=${MARGIN / 2} y=${(y + 0.5) * UNIT + 9}>${row.label}</text>`,
    ),
    ...figure.columns.map((name, x) => svg`<text class="name" x=${MARGIN + (x + 0.5) * UNIT} y=${foot}>${name}</text>`),
  ];
}

/** @param {string} cell @param {number} x @param {number} y */
function content(cell, x, y) {
  return at(MARGIN + (x + 0.5) * UNIT, (y + 0.5) * UNIT, drawing(cell));
}

/** @param {number} x @param {number} y @param {unknown} what */
function at(x, y, what) {
  return what === nothing ? nothing : svg`<g transform="translate(${x} ${y})">${what}</g>`;
}

/** @param {string} cell */
function drawing(cell) {
  const piece = pieceOf(cell);
  if (piece) {
    const ring = cell === "x" ? svg`<circle class="take" r="46" />` : nothing;
    return svg`<g class="stone ${piece.color}">${face(piece, false, settings().pieces)}</g>${ring}`;
  }
  if (cell === "*") return svg`<circle class="may" r="15" />`;
  if (cell === "!") return svg`<path class="not" d="M-19 -19L19 19M19 -19L-19 19" />`;
  if (/^\d\d$/.test(cell)) return svg`<text class="number" y="11">${cell}</text>`;
  return nothing;
}

/**
 * The piece of a cell: `w`, `b`, the captured `x`; in Khalifa's game `A` to `D` and `a` to `d`.
 * @param {string} cell
 * @returns {{ color: Color, size?: Size } | null}
 */
function pieceOf(cell) {
  if (cell === "w") return { color: "w" };
  if (cell === "b" || cell === "x") return { color: "b" };
  const sized = /^([A-D])$|^([acd]|b2)$/.exec(cell);
  if (!sized) return null;
  const letter = (sized[1] ?? sized[2] ?? "a").charAt(0);
  const size = /** @type {Size} */ (letter.toLowerCase().charCodeAt(0) - 96);
  return { color: sized[1] ? "w" : "b", size };
}

/** Lines between neighbouring pieces. @param {Figure} figure */
function net(figure) {
  /** @type {PlacedPiece[]} */
  const pieces = figure.rows.flatMap((row, y) =>
    row.cells.flatMap((cell, x) => {
      const piece = pieceOf(cell);
      return piece ? [{ x, y, ...piece }] : [];
    }),
  );
  return pieces.flatMap((a, i) =>
    pieces
      .slice(i + 1)
      .filter((b) => a.color === b.color && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1)
      .map((b) =>
        ["net edge", "net"].map(
          (kind) => svg`<line class="${kind} ${a.color}" x1=${MARGIN + (a.x + 0.5) * UNIT}
      y1=${(a.y + 0.5) * UNIT} x2=${MARGIN + (b.x + 0.5) * UNIT} y2=${(b.y + 0.5) * UNIT} />`,
        ),
      ),
  );
}
