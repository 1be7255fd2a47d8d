// Styles of the pieces, on the board and beside it.
import { css } from "../vendor/lit.js";

export const pieceStyles = css`
  .body {
    stroke-width: 2.5;
  }
  .w .body,
  .w .step {
    fill: var(--_white);
    stroke: var(--_white-edge);
  }
  .w .ring {
    fill: none;
    stroke: var(--_white-mark);
    stroke-width: 2;
    stroke-opacity: 0.7;
  }
  .w .step {
    fill: none;
    stroke-width: 2.5;
    stroke-opacity: 0.9;
  }
  .b .body {
    fill: var(--_black);
    stroke: var(--_black-edge);
  }
  .b .ring,
  .b .step {
    fill: none;
    stroke: var(--_black-mark);
    stroke-width: 2;
    stroke-opacity: 0.8;
  }
  .w .dot {
    fill: var(--_white-mark);
  }
  .b .dot {
    fill: var(--_black-mark);
  }
  .piece {
    filter: drop-shadow(0 3px 2px rgb(40 25 5 / 0.28));
  }
  .piece .plate {
    fill: var(--_white);
    stroke: none;
  }
  .piece.b .plate {
    fill: var(--_black);
  }
  .digit {
    font:
      600 23px system-ui,
      sans-serif;
    text-anchor: middle;
    fill: var(--_white-mark);
  }
  .b .digit {
    fill: var(--_black-mark);
  }
  .piece.held .body {
    stroke: var(--_accent);
    stroke-width: 6;
  }
  .piece.apart:not(.held) .body {
    stroke: var(--_accent);
    stroke-width: 5;
    stroke-dasharray: 8 9;
  }
  .piece.drained {
    opacity: 0.5;
    filter: grayscale(1);
  }
  .piece.faint {
    opacity: 0.35;
  }
  .piece.win .body {
    stroke: var(--_good);
    stroke-width: 7;
  }
  .shadows .piece {
    opacity: 0.55;
    filter: none;
  }
  .shadows .piece.drained {
    opacity: 0.35;
    filter: grayscale(1);
  }
  .ghosts .piece {
    animation: sink 170ms ease-out forwards;
    transform-origin: 0 0;
  }
  @keyframes sink {
    to {
      opacity: 0;
      transform: scale(0.6);
    }
  }
`;
