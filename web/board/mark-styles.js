// Styles of what is drawn over the squares: selection, targets, last move, arrows and marks.
import { css } from "../vendor/lit.js";

export const markStyles = css`
  .bar {
    stroke: var(--_accent);
    stroke-width: 88;
    stroke-linecap: round;
    opacity: 0.34;
  }
  .lane {
    fill: var(--_accent);
    fill-opacity: 0.15;
  }
  .target .dot {
    fill: var(--_accent);
    stroke: var(--_accent-line);
    stroke-width: 2.5;
  }
  .open {
    fill: var(--_accent);
    fill-opacity: 0.7;
  }
  .target .take {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 8;
  }
  .crown {
    fill: var(--_accent);
    stroke: var(--_accent-line);
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .trail path {
    fill: var(--_trail);
    fill-opacity: 0.42;
  }
  .trail .origin {
    fill: none;
    stroke: var(--_trail);
    stroke-width: 6;
    stroke-opacity: 0.8;
  }
  .trail .landed {
    fill: var(--_trail);
    fill-opacity: 0.3;
  }
  .arrow line {
    stroke-width: 15;
    stroke-linecap: round;
  }
  .arrow {
    color: var(--_good);
    opacity: 0.86;
  }
  .arrow line,
  .arrow .spot {
    stroke: currentColor;
  }
  .arrow path {
    fill: currentColor;
  }
  .arrow .spot {
    fill: none;
    stroke-width: 9;
    stroke-dasharray: 16 10;
  }
  .arrow.alt {
    opacity: 0.45;
  }
  .shape {
    opacity: 0.8;
  }
  .shape.green {
    color: light-dark(#2c7a34, #5cb867);
  }
  .shape.red {
    color: light-dark(#a5281f, #ee6f63);
  }
  .shape.blue {
    color: light-dark(#1f4fa0, #7aa8f2);
  }
  .shape.yellow {
    color: light-dark(#d98e00, #f2c14e);
  }
  .shape .ring {
    fill: none;
    stroke: currentColor;
    stroke-width: 8;
  }
  .arrow.opponent {
    color: light-dark(#a5281f, #ee6f63);
  }
  .arrow.threat {
    color: var(--_accent);
  }
  .arrow.premove {
    color: var(--_premove);
  }
  .arrow.premove line {
    stroke-dasharray: 16 14;
  }
  .arrow.threat line {
    stroke-dasharray: 4 22;
  }

  .mark rect {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 7;
    stroke-dasharray: 16 9;
  }
  .mark.good rect {
    stroke: var(--_good);
    stroke-dasharray: none;
  }
  .mark.soft rect {
    stroke: none;
    fill: var(--_accent);
    fill-opacity: 0.22;
  }
  .mark.won rect {
    stroke: none;
    fill: var(--_good);
    fill-opacity: 0.3;
  }
  .mark.cut rect {
    stroke-dasharray: 5 9;
    fill: var(--_accent);
    fill-opacity: 0.12;
  }
  .mark.premove rect {
    stroke: var(--_premove);
    stroke-dasharray: 12 8;
    fill: var(--_premove);
    fill-opacity: 0.3;
  }
  .mark.no path {
    fill: none;
    stroke: var(--_black-edge);
    stroke-width: 4;
    stroke-linecap: round;
    opacity: 0.5;
  }
`;
