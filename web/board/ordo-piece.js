// <ordo-piece>: one piece outside the board, for trays and player names.
import { LitElement, css, html } from "../vendor/lit.js";
import { PIECE_WIDTH } from "./draw.js";
import { face } from "./piece-faces.js";
import { PieceSet } from "./piece-set.js";
import { pieceOnly } from "./styles.js";

export class OrdoPiece extends LitElement {
  static styles = [
    pieceOnly,
    css`
      :host {
        display: inline-block;
        width: 2.5rem;
      }
      svg {
        pointer-events: none;
      }
    `,
  ];
  static properties = { color: { type: String }, size: { type: Number }, digits: { type: Boolean } };

  constructor() {
    super();
    /** @type {"w" | "b"} */ this.color = "w";
    /** Size of a Khalifa piece; 0 for Stein's game. @type {0 | 1 | 2 | 3 | 4} */ this.size = 0;
    this.digits = false;
    this.pieceSet = new PieceSet(this);
  }

  /** @override */
  render() {
    const piece = { color: this.color, ...(this.size ? { size: this.size } : {}) };
    return html`<svg viewBox="${-PIECE_WIDTH / 2} ${-PIECE_WIDTH / 2} ${PIECE_WIDTH} ${PIECE_WIDTH}" aria-hidden="true">
      <g class="piece ${this.color}">${face(piece, this.digits, this.pieceSet.name)}</g>
    </svg>`;
  }
}

customElements.define("ordo-piece", OrdoPiece);
