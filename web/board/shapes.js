// Arrows and circles that the user draws on the board.

/** @typedef {import("./geometry.js").Square} Square */
/** @typedef {"green" | "red" | "blue" | "yellow"} ShapeColor */
/** @typedef {{ from: Square, to?: Square, color: ShapeColor }} Shape A circle around `from`, or an arrow to `to`. */

/** @type {readonly ShapeColor[]} */
export const SHAPE_COLORS = ["green", "red", "blue", "yellow"];

/**
 * The colour for the modifier keys: Shift or Ctrl red, Alt blue, both yellow.
 * @param {{ shiftKey: boolean, ctrlKey: boolean, altKey: boolean }} keys
 * @param {ShapeColor} [plain] the colour without modifier keys
 * @returns {ShapeColor}
 */
export function colorOf({ shiftKey, ctrlKey, altKey }, plain = "green") {
  const modified = shiftKey || ctrlKey;
  if (altKey) return modified ? "yellow" : "blue";
  return modified ? "red" : plain;
}

/**
 * The shape of a gesture from one square to another, or to the same.
 * @param {Square} from
 * @param {Square} to
 * @param {ShapeColor} color
 * @returns {Shape}
 */
export function shapeOf(from, to, color) {
  return from === to ? { from, color } : { from, to, color };
}

/** True if both shapes are at the same place. @param {Shape} a @param {Shape} b */
export function isSamePlace(a, b) {
  return a.from === b.from && a.to === b.to;
}

/**
 * The shapes after drawing another: the same one again is removed, another colour replaces it.
 * @param {readonly Shape[]} shapes
 * @param {Shape} shape
 * @returns {Shape[]}
 */
export function toggled(shapes, shape) {
  const others = shapes.filter((one) => !isSamePlace(one, shape));
  const isAgain = shapes.some((one) => isSamePlace(one, shape) && one.color === shape.color);
  return isAgain ? others : [...others, shape];
}
