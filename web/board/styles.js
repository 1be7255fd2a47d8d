// Styles of the board. Colours come from the page's custom properties if set (see README.md), otherwise from the
// defaults here.
import { css } from "../vendor/lit.js";
import { markStyles } from "./mark-styles.js";
import { pieceStyles } from "./piece-styles.js";

/** Colours and the size of the picture. */
const base = css`
  :host {
    display: block;
    position: relative;
    -webkit-user-select: none;
    user-select: none;
    --_light: var(--board-light, light-dark(#dfcaa6, #7a664e));
    --_dark: var(--board-dark, light-dark(#d6bf98, #705d46));
    --_frame: var(--board-frame, light-dark(#5d452c, #3a2c1e));
    --_text: var(--board-text, #f7ecd6);
    --_white: var(--piece-white, light-dark(#fdf8ec, #f2e8d4));
    --_white-edge: var(--piece-white-edge, light-dark(#7c6746, #2f2518));
    --_white-mark: var(--piece-white-mark, light-dark(#5c4a2e, #2f2518));
    --_black: var(--piece-black, light-dark(#3b4045, #24272a));
    --_black-edge: var(--piece-black-edge, light-dark(#17191b, #0c0d0e));
    --_black-mark: var(--piece-black-mark, light-dark(#e9e2d3, #d9d0c0));
    --_accent: var(--board-accent, light-dark(#93300f, #ffb27d));
    --_accent-line: var(--board-accent-line, light-dark(#fff6ea, #241a10));
    --_good: var(--board-good, light-dark(#2f6b3a, #9ad6a0));
    --_premove: var(--board-premove, light-dark(#2b5c87, #9cc8ee));
    --_trail: var(--board-trail, light-dark(#b8752a, #f0b877));
  }
  :host([hidden]) {
    display: none;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
`;

/** Frame, squares, home rows, coordinates and the lines between neighbours. */
const ground = css`
  .frame {
    fill: var(--_frame);
    stroke: var(--board-frame-edge, none);
    stroke-width: 4;
  }
  .light {
    fill: var(--_light);
  }
  .dark {
    fill: var(--_dark);
  }
  .inset {
    fill: none;
    stroke: var(--_black-edge);
    stroke-opacity: 0.35;
    stroke-width: 2;
  }
  .home.w {
    fill: var(--_white);
    fill-opacity: 0.36;
  }
  .home.b {
    fill: var(--_black);
    fill-opacity: 0.2;
  }
  .home-edge {
    stroke-width: 7;
  }
  .home-edge.w {
    stroke: var(--_white);
  }
  .home-edge.b {
    stroke: var(--_black);
  }
  .home-mark .body {
    stroke-width: 7;
  }
  .home-mark.b .body {
    stroke: var(--_black-mark);
    stroke-opacity: 0.7;
  }
  .coordinates text {
    font:
      500 24px system-ui,
      sans-serif;
    text-anchor: middle;
    fill: var(--_text);
  }

  .net line {
    stroke-linecap: round;
    stroke-width: 7;
    transition: opacity 150ms ease-out;
  }
  .net.w line {
    stroke: var(--_white);
  }
  .net.b line {
    stroke: var(--_black);
  }
  .net .edge {
    stroke-width: 10;
    opacity: var(--net-edge, 0.2);
  }
  .net.w .edge {
    stroke: var(--_white-edge);
  }
  .net.b .edge {
    stroke: var(--_black-mark);
    opacity: calc(var(--net-edge, 0.2) / 2);
  }
  .net .part-0 {
    opacity: 0.8;
  }
  .net .part-1 {
    stroke-dasharray: 4 13;
    stroke-width: 9;
  }
  .net .part-2 {
    stroke-dasharray: 18 12;
  }
  .net .part-3 {
    stroke-dasharray: 18 10 2 10;
  }
  .net .drained {
    stroke: #8c8377;
    stroke-dasharray: 6 12;
    opacity: 0.7;
  }
  .net.split {
    animation: pulse 700ms ease-out;
  }
  @keyframes pulse {
    30% {
      opacity: 0.1;
    }
  }
`;

/** The invisible grid that takes focus and gestures. */
const grid = css`
  .cells {
    position: absolute;
    display: grid;
    grid-template-rows: repeat(8, 1fr);
    inset: 3.917% 3.184%;
  }
  :host([game="khalifa"]) .cells {
    inset: 3.917%;
  }
  :host([interactive]) .cells {
    touch-action: none;
    cursor: default;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(10, 1fr);
  }
  :host([game="khalifa"]) .row {
    grid-template-columns: repeat(8, 1fr);
  }
  .cell {
    outline: none;
    border-radius: 6px;
    -webkit-tap-highlight-color: transparent;
  }
  :host([keyboard]) .cell:focus-visible {
    box-shadow:
      inset 0 0 0 3px var(--_accent),
      inset 0 0 0 5px var(--_accent-line);
  }
  :host([interactive]) .cell.own {
    cursor: grab;
  }
  :host([interactive]) .cell.aim {
    cursor: pointer;
  }
  :host([dragging]) .cells,
  :host([dragging]) .cell {
    cursor: grabbing;
  }

  @media (prefers-reduced-motion: reduce) {
    .net line {
      transition: none;
    }
    .net.split,
    .ghosts .piece {
      animation: none;
    }
    .ghosts {
      display: none;
    }
  }
  :host([still]) .net.split,
  :host([still]) .ghosts .piece {
    animation: none;
  }
  :host([still]) .ghosts {
    display: none;
  }
`;

export const styles = [base, ground, pieceStyles, markStyles, grid];
/** Styles of a picture of the board. */
export const pictureStyles = [base, ground, pieceStyles];
/** Styles of a piece outside the board. */
export const pieceOnly = [base, pieceStyles];
