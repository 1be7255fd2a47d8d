// The faces of the pieces in every piece set. The sides differ in shape as well as in colour, and Khalifa's sizes in
// radius and in the number of rings or pips. A square is 100 units wide.
import { svg } from "../vendor/lit.js";

/** @typedef {import("./geometry.js").Color} Color */
/** @typedef {import("../engine/types.d.ts").Size} Size */
/** @typedef {{ color: Color, size?: Size }} Kind */
/** @typedef {import("./theme-names.js").PieceSetName} PieceSetName */
/** @typedef {ReturnType<typeof svg> | ReturnType<typeof svg>[]} Drawing */

/** @typedef {(radius: number, kind: string) => ReturnType<typeof svg>} Shape an outline with this CSS class */

/** @type {Shape} */
const circle = (radius, kind) => svg`<circle class=${kind} r=${radius} />`;

/** A rounded square of about the area of a circle. @type {Shape} */
const square = (radius, kind) => {
  const half = radius * 0.87;
  const side = half * 2;
  return svg`<rect class=${kind} x=${-half} y=${-half} width=${side} height=${side} rx=${radius * 0.26} />`;
};

/** A hexagon on its tip. @type {Shape} */
const hexagon = (radius, kind) => polygon(kind, corners(6, radius * 1.06));

/** A square on its tip. @type {Shape} */
const diamond = (radius, kind) => polygon(kind, corners(4, radius * 1.12));

/** @param {number} count @param {number} radius */
function corners(count, radius) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)].map((value) => value.toFixed(1)).join(" ");
  });
}

/** @param {string} kind @param {string[]} points */
const polygon = (kind, points) => svg`<path class=${kind} stroke-linejoin="round" d="M${points.join("L")}Z" />`;

/**
 * Lines between the corners of two outlines, like the facets of a gem.
 * @param {string[]} outer
 * @param {string[]} inner
 */
function facets(outer, inner) {
  return svg`<path class="ring" d=${outer.map((point, i) => `M${point}L${inner[i]}`).join("")} />`;
}

/** The pips of a die. @param {Size} size */
function pips(size) {
  const far = [0, 0, 9, 15, 15][size] ?? 0;
  const centre = size % 2 ? [[0, 0]] : [];
  const diagonal = size > 1 ? [[-far, far], [far, -far]] : []; // prettier-ignore
  const other = size === 4 ? [[-far, -far], [far, far]] : []; // prettier-ignore
  return [...centre, ...diagonal, ...other].map(
    ([x = 0, y = 0]) => svg`<circle class="dot" cx=${x} cy=${y} r="5.5" />`,
  );
}

/** The radius of a Khalifa piece. @param {Size} size */
const radiusOf = (size) => 13 + size * 7;

/** Nested outlines, as many as the size. @param {Shape} shape @param {Size} size @param {number} step */
function rings(shape, size, step) {
  return Array.from({ length: size }, (_, i) => shape(radiusOf(size) - step * i, i ? "ring step" : "body"));
}

/** @typedef {{ single: Drawing, sized: (size: Size) => Drawing, outline: (size: Size) => Drawing }} Side */

/**
 * `single` is Stein's piece; `sized` Khalifa's, and `outline` the same without what a digit would cover.
 * @type {Record<PieceSetName, Record<Color, Side>>}
 */
const SETS = {
  discs: {
    w: {
      single: svg`${circle(38, "body")}${circle(27, "ring")}`,
      sized: (size) => rings(circle, size, 7),
      outline: (size) => rings(circle, size, 7),
    },
    b: {
      single: svg`${circle(38, "body")}${circle(9, "dot")}`,
      sized: (size) => svg`${rings(circle, size, 7)}${circle(4, "dot")}`,
      outline: (size) => rings(circle, size, 7),
    },
  },
  blocks: {
    w: {
      single: svg`${circle(38, "body")}${circle(30, "ring")}${circle(12, "ring")}`,
      sized: (size) => svg`${circle(radiusOf(size), "body")}${pips(size)}`,
      outline: (size) => circle(radiusOf(size), "body"),
    },
    b: {
      single: svg`${square(38, "body")}${square(29, "ring")}${square(9, "dot")}`,
      sized: (size) => svg`${square(radiusOf(size), "body")}${pips(size)}`,
      outline: (size) => square(radiusOf(size), "body"),
    },
  },
  gems: {
    w: {
      single: svg`${hexagon(39, "body")}${hexagon(22, "ring")}${facets(corners(6, 41), corners(6, 23.3))}`,
      sized: (size) => rings(hexagon, size, 7.5),
      outline: (size) => rings(hexagon, size, 7.5),
    },
    b: {
      single: svg`${diamond(39, "body")}${diamond(18, "ring")}${facets(corners(4, 43), corners(4, 20))}`,
      sized: (size) => svg`${rings(diamond, size, 8)}${diamond(4, "dot")}`,
      outline: (size) => rings(diamond, size, 8),
    },
  },
};

/**
 * The face of a piece around the origin.
 * @param {Kind} piece
 * @param {boolean} digits shows the size of a Khalifa piece as a digit
 * @param {string} set the default for an unknown name
 * @returns {Drawing}
 */
export function face({ color, size }, digits, set) {
  const side = (Object.hasOwn(SETS, set) ? SETS[/** @type {PieceSetName} */ (set)] : SETS.discs)[color];
  if (!size) return side.single;
  if (!digits) return side.sized(size);
  return svg`${side.outline(size)}<circle class="plate" r="13" /><text class="digit" y="8">${size}</text>`;
}
