// <ordo-mini-board>: a small picture of a position, for lists of games. It has a third of the nodes of an
// `<ordo-board>` and no gestures. If the position changes, the squares of the move are marked.
import { LitElement, css, html, nothing, svg } from "../vendor/lit.js";
import { changes } from "./changes.js";
import { MARGIN, UNIT, centre, extent } from "./draw.js";
import { SIZES, groupOf, squareAt } from "./geometry.js";
import { face } from "./piece-faces.js";
import { PieceSet } from "./piece-set.js";
import { pictureStyles } from "./styles.js";

/** @typedef {import("./geometry.js").RuleSet} RuleSet */
/** @typedef {import("./geometry.js").Color} Color */
/** @typedef {import("./geometry.js").Piece} Piece */
/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {import("./draw.js").Seat} Seat */

/** The frame is thinner than that of a large board. */
const FRAME = 14;

export class OrdoMiniBoard extends LitElement {
  static styles = [
    pictureStyles,
    css`
      .piece {
        filter: none;
      }
      .body {
        stroke-width: 4;
      }
      .net path {
        fill: none;
        stroke-width: 9;
        stroke-linecap: round;
        opacity: 0.8;
      }
      .net.w path {
        stroke: var(--_white);
      }
      .net.w .edge {
        stroke: var(--_white-edge);
        stroke-width: 14;
        opacity: var(--net-edge, 0.2);
      }
      .net.b path {
        stroke: var(--_black);
      }
      .moved {
        fill: var(--_trail);
        fill-opacity: 0.5;
      }
    `,
  ];
  static properties = {
    game: { type: String },
    pieces: { attribute: false },
    orientation: { type: String },
    net: { attribute: false },
    label: { type: String },
    moved: { state: true },
  };

  constructor() {
    super();
    /** @type {RuleSet} */ this.game = "stein";
    /** @type {readonly Piece[]} */ this.pieces = [];
    /** The side at the bottom of the board. @type {Color} */ this.orientation = "w";
    /** Lines between neighbouring pieces of Stein's game. */ this.net = true;
    /** Accessible name; without one, the picture is hidden from screen readers. */ this.label = "";
    /** The squares of the last move, if it was made while the board was shown. @type {readonly Square[]} */
    this.moved = [];
    this.pieceSet = new PieceSet(this);
  }

  /** @param {import("../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    const before = changed.get("pieces");
    if (!before) return;
    const { slides, fresh } = changed.has("game") ? { slides: [], fresh: [] } : changes(this.game, before, this.pieces);
    this.moved = [...slides.flatMap(({ piece, from }) => [from, piece.square]), ...fresh.map(({ square }) => square)];
  }

  /** @override */
  render() {
    /** @type {Seat} */
    const seat = { game: this.game, orientation: this.orientation };
    const { width, height } = extent(this.game);
    const edge = MARGIN - FRAME;
    const set = this.pieceSet.name;
    return html`<svg
      viewBox="${edge} ${edge} ${width - 2 * edge} ${height - 2 * edge}"
      role=${this.label ? "img" : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : "true"}
    >
      <rect class="frame" x=${edge} y=${edge} width=${width - 2 * edge} height=${height - 2 * edge} rx="12" />
      <rect class="light" x=${MARGIN} y=${MARGIN} width=${width - 2 * MARGIN} height=${height - 2 * MARGIN} />
      <path class="dark" d=${darkSquares(seat)} />
      ${this.game === "stein" ? [homeRow(seat, "w"), homeRow(seat, "b")] : nothing}
      ${this.moved.map((square) => {
        const { x, y } = centre(seat, square);
        return svg`<rect class="moved" x=${x - UNIT / 2} y=${y - UNIT / 2} width=${UNIT} height=${UNIT} />`;
      })}
      ${this.net && this.game === "stein" ? [lines(seat, this.pieces, "w"), lines(seat, this.pieces, "b")] : nothing}
      ${this.pieces.map((piece) => {
        const { x, y } = centre(seat, piece.square);
        return svg`<g class="piece ${piece.color}" transform="translate(${x} ${y})">${face(piece, false, set)}</g>`;
      })}
    </svg>`;
  }
}

/** @param {Seat} seat */
function darkSquares(seat) {
  const { files, ranks } = SIZES[seat.game];
  let path = "";
  for (let x = 0; x < files; x++) {
    for (let y = x % 2; y < ranks; y += 2) {
      const c = centre(seat, squareAt(seat.game, x, y));
      path += `M${c.x - UNIT / 2} ${c.y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`;
    }
  }
  return path;
}

/** @param {Seat} seat @param {Color} owner */
function homeRow(seat, owner) {
  const { files, ranks } = SIZES[seat.game];
  const { y } = centre(seat, squareAt(seat.game, 0, owner === "w" ? 0 : ranks - 1));
  return svg`<rect class="home ${owner}" x=${MARGIN} y=${y - UNIT / 2} width=${files * UNIT} height=${UNIT} />`;
}

/** The lines of one group, as one path. @param {Seat} seat @param {readonly Piece[]} pieces @param {Color} color */
function lines(seat, pieces, color) {
  const path = groupOf(seat.game, pieces, color).edges.map(({ a, b }) => {
    const [p, q] = [centre(seat, a), centre(seat, b)];
    return `M${p.x} ${p.y}L${q.x} ${q.y}`;
  });
  const d = path.join("");
  return svg`<g class="net ${color}">${color === "w" ? svg`<path class="edge" d=${d} />` : nothing}<path d=${d} /></g>`;
}

customElements.define("ordo-mini-board", OrdoMiniBoard);
