// Draws the board: each function returns one layer of the SVG. A square is 100 units wide.
import { svg, nothing, repeat } from "../vendor/lit.js";
import { SIZES, pointOf, squareAt, between } from "./geometry.js";
import { face } from "./piece-faces.js";

/** @typedef {import("./geometry.js").RuleSet} RuleSet */
/** @typedef {import("./geometry.js").Color} Color */
/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./geometry.js").Piece} Piece */
/** @typedef {{ game: RuleSet, orientation: Color }} Seat */
/** @typedef {{ from: readonly Square[], to: readonly Square[] }} Path */

export const MARGIN = 34;
export const UNIT = 100;
/** The width of the picture of a single piece. */
export const PIECE_WIDTH = 92;

/** @param {RuleSet} game */
export function extent(game) {
  const { files, ranks } = SIZES[game];
  return { width: files * UNIT + 2 * MARGIN, height: ranks * UNIT + 2 * MARGIN };
}

/**
 * The centre of a square in SVG coordinates.
 * @param {Seat} seat
 * @param {Square} square
 */
export function centre(seat, square) {
  const { files, ranks } = SIZES[seat.game];
  const { x, y } = pointOf(seat.game, square);
  const column = seat.orientation === "w" ? x : files - 1 - x;
  const row = seat.orientation === "w" ? ranks - 1 - y : y;
  return { x: MARGIN + (column + 0.5) * UNIT, y: MARGIN + (row + 0.5) * UNIT };
}

/** Frame, squares, and the tint and mark of the home rows. @param {Seat} seat @param {string} pieceSet */
export function ground(seat, pieceSet) {
  const { game } = seat;
  const { files, ranks } = SIZES[game];
  const { width, height } = extent(game);
  const squares = [];
  for (let x = 0; x < files; x++) {
    for (let y = 0; y < ranks; y++) {
      if ((x + y) % 2) continue;
      const c = centre(seat, squareAt(game, x, y));
      squares.push(svg`<rect class="dark" x=${c.x - 50} y=${c.y - 50} width="100" height="100" />`);
    }
  }
  return svg`
    <rect class="frame" width=${width} height=${height} rx="20" />
    <rect class="light" x=${MARGIN} y=${MARGIN} width=${files * UNIT} height=${ranks * UNIT} />
    ${squares}
    ${game === "stein" ? [homeRow(seat, "w", pieceSet), homeRow(seat, "b", pieceSet)] : nothing}
    <rect class="inset" x=${MARGIN} y=${MARGIN} width=${files * UNIT} height=${ranks * UNIT} />`;
}

/** @param {Seat} seat @param {Color} owner @param {string} pieceSet */
function homeRow(seat, owner, pieceSet) {
  const { files, ranks } = SIZES[seat.game];
  const middle = centre(seat, squareAt(seat.game, 0, owner === "w" ? 0 : ranks - 1));
  const right = MARGIN + files * UNIT + MARGIN / 2;
  const line = middle.y < 400 ? middle.y - 50 : middle.y + 50;
  return svg`
    <rect class="home ${owner}" x=${MARGIN} y=${middle.y - 50} width=${files * UNIT} height="100" />
    <line class="home-edge ${owner}" x1=${MARGIN} x2=${MARGIN + files * UNIT} y1=${line} y2=${line} />
    <g class="home-mark ${owner}" transform="translate(${right} ${middle.y}) scale(0.28)">
      ${face({ color: owner }, false, pieceSet)}
    </g>`;
}

/** Coordinates in the margin. @param {Seat} seat */
export function coordinates(seat) {
  const { game } = seat;
  const { files, ranks } = SIZES[game];
  const { height } = extent(game);
  const texts = [];
  for (let x = 0; x < files; x++) {
    const name = game === "stein" ? String.fromCharCode(97 + x) : String(x + 1);
    texts.push(svg`<text x=${centre(seat, squareAt(game, x, 0)).x} y=${height - 9}>${name}</text>`);
  }
  for (let y = 0; y < ranks; y++) {
    texts.push(svg`<text x=${MARGIN / 2} y=${centre(seat, squareAt(game, 0, y)).y + 8}>${y + 1}</text>`);
  }
  return svg`<g class="coordinates">${texts}</g>`;
}

/**
 * Lines between neighbouring pieces of a group. Each component after the first has its own dash pattern.
 * @param {Seat} seat
 * @param {Color} color
 * @param {{ a: Square, b: Square, part: number }[]} edges
 * @param {{ drained: boolean, split: boolean }} state `drained`: components after the first in grey; `split`: the lines
 *   pulse once
 */
export function net(seat, color, edges, { drained, split }) {
  const line = (/** @type {string} */ kind, /** @type {Square} */ a, /** @type {Square} */ b) => {
    const p = centre(seat, a);
    const q = centre(seat, b);
    return svg`<line class=${kind} x1=${p.x} y1=${p.y} x2=${q.x} y2=${q.y} />`;
  };
  return svg`<g class="net ${color} ${split ? "split" : ""}">
    ${edges.filter(({ part }) => part === 0).map(({ a, b }) => line("edge", a, b))}
    ${edges.map(({ a, b, part }) => line(drained && part > 0 ? "drained" : `part-${Math.min(part, 3)}`, a, b))}
  </g>`;
}

/** The trail of each piece of the last move. @param {Seat} seat @param {Path} move */
export function trail(seat, move) {
  return svg`<g class="trail">${move.from.map((from, index) => {
    const to = move.to[index];
    if (!to) return nothing;
    const p = centre(seat, from);
    const q = centre(seat, to);
    return svg`
      <circle class="origin" cx=${p.x} cy=${p.y} r="14" />
      <path d=${wedge(p, q)} />
      <rect class="landed" x=${q.x - 50} y=${q.y - 50} width="100" height="100" />`;
  })}
  ${
    move.from.length
      ? nothing
      : move.to.map((to) => {
          const q = centre(seat, to);
          return svg`<rect class="landed" x=${q.x - 50} y=${q.y - 50} width="100" height="100" />`;
        })
  }</g>`;
}

/**
 * A wedge that widens from a point to the width of a piece, showing the direction without an arrowhead.
 * @param {{x: number, y: number}} p
 * @param {{x: number, y: number}} q
 */
function wedge(p, q) {
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const nx = (-(q.y - p.y) / length) * 26;
  const ny = ((q.x - p.x) / length) * 26;
  const corners = [
    [p.x - nx / 4, p.y - ny / 4],
    [q.x - nx, q.y - ny],
    [q.x + nx, q.y + ny],
    [p.x + nx / 4, p.y + ny / 4],
  ];
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}

/**
 * An arrow for each piece of a move: an engine line, a hint or a threat.
 * @param {Seat} seat
 * @param {Path & { kind?: string }} arrow
 */
export function arrow(seat, arrow) {
  return svg`<g class="arrow ${arrow.kind ?? "best"}">${arrow.to.map((to, index) => {
    const from = arrow.from[index];
    const q = centre(seat, to);
    return from ? oneArrow(seat, from, to) : svg`<circle class="spot" cx=${q.x} cy=${q.y} r="40" />`;
  })}</g>`;
}

/** @param {Seat} seat @param {Square} from @param {Square} to */
function oneArrow(seat, from, to) {
  const p = centre(seat, from);
  const q = centre(seat, to);
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const ux = (q.x - p.x) / length;
  const uy = (q.y - p.y) / length;
  const tip = { x: q.x - ux * 8, y: q.y - uy * 8 };
  const neck = { x: tip.x - ux * 34, y: tip.y - uy * 34 };
  return svg`
    <line x1=${p.x + ux * 30} y1=${p.y + uy * 30} x2=${neck.x} y2=${neck.y} />
    <path d="M${tip.x} ${tip.y}L${neck.x - uy * 22} ${neck.y + ux * 22}L${neck.x + uy * 22} ${neck.y - ux * 22}Z" />`;
}

/** An arrow or a circle that the user has drawn. @param {Seat} seat @param {import("./shapes.js").Shape} shape */
export function shape(seat, { from, to, color }) {
  const c = centre(seat, from);
  return svg`<g class="arrow shape ${color}" data-shape="${from}${to ?? ""}">${
    to ? oneArrow(seat, from, to) : svg`<circle class="ring" cx=${c.x} cy=${c.y} r="45" />`
  }</g>`;
}

/**
 * @param {Seat} seat
 * @param {readonly Piece[]} pieces
 * @param {(piece: Piece) => string} state
 * @param {(piece: Piece) => unknown} drawn the face of a piece
 */
export function pieceLayer(seat, pieces, state, drawn) {
  return svg`<g class="pieces">${repeat(
    pieces,
    (piece) => `${piece.square}${piece.color}${piece.size ?? ""}`,
    (piece) => {
      const c = centre(seat, piece.square);
      return svg`<g class="place" transform="translate(${c.x} ${c.y})">
        <g class="piece ${piece.color} ${state(piece)}" data-square=${piece.square}>${drawn(piece)}</g></g>`;
    },
  )}</g>`;
}

/** The bar that connects the pieces of a selected run. @param {Seat} seat @param {readonly Square[]} run */
export function bar(seat, run) {
  const first = run[0];
  const last = run[run.length - 1];
  if (!first || !last || run.length < 2) return nothing;
  const p = centre(seat, first);
  const q = centre(seat, last);
  return svg`<line class="bar" x1=${p.x} y1=${p.y} x2=${q.x} y2=${q.y} />`;
}

/** The lanes along which a run can move. @param {Seat} seat @param {readonly Path[]} ways */
export function lanes(seat, ways) {
  const squares = new Set();
  for (const way of ways) {
    way.from.forEach((from, index) => {
      const to = way.to[index];
      if (to) for (const square of [...(between(seat.game, from, to) ?? []), to]) squares.add(square);
    });
  }
  return [...squares].map((square) => {
    const c = centre(seat, square);
    return svg`<rect class="lane" x=${c.x - 50} y=${c.y - 50} width="100" height="100" />`;
  });
}

/** A small dot on a square where a piece may be placed. @param {Seat} seat @param {Square} square */
export function open(seat, square) {
  const c = centre(seat, square);
  return svg`<circle class="open" cx=${c.x} cy=${c.y} r="7" />`;
}

/**
 * A target of a move: a dot on an empty square, a ring around a capture, a crown for a win.
 * @param {Seat} seat
 * @param {Square} square
 * @param {{ captures: boolean, wins: boolean }} kind
 */
export function target(seat, square, { captures, wins }) {
  const c = centre(seat, square);
  const sign = captures ? svg`<circle class="take" r="44" />` : wins ? nothing : svg`<circle class="dot" r="13" />`;
  return svg`<g class="target" transform="translate(${c.x} ${c.y})">${sign}${wins ? CROWN : nothing}</g>`;
}

const CROWN = svg`<path class="crown" d="M-24 16L-28 -14L-12 0L0 -22L12 0L28 -14L24 16Z" />`;

/** @param {Seat} seat @param {{ square: Square, kind: string }} mark */
export function mark(seat, { square, kind }) {
  const c = centre(seat, square);
  const at = `translate(${c.x} ${c.y})`;
  if (kind === "no") return svg`<g class="mark no" transform=${at}><path d="M-9 -9L9 9M9 -9L-9 9" /></g>`;
  if (kind === "goal") return svg`<g class="mark goal" transform=${at}>${CROWN}</g>`;
  return svg`<g class="mark ${kind}" transform=${at}><rect x="-46" y="-46" width="92" height="92" rx="14" /></g>`;
}
