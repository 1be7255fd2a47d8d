// Drawn arrows and circles in the comments of records: `[%csl Ga1,Rb2]` for circles and `[%cal Ga1b2]` for arrows, as
// other programs write them.

/** @typedef {import("../../board/shapes.js").Shape} Shape */
/** @typedef {import("../../board/shapes.js").ShapeColor} ShapeColor */

/** @type {Record<string, ShapeColor>} */
const COLORS = { G: "green", R: "red", B: "blue", Y: "yellow" };
const COMMAND = /\[%(csl|cal)\s+([^\]]*)\]\s*/g;
/** A circle or an arrow on squares of either game. */
const ITEM = /^([GRBY])([a-j][1-8]|[1-8]{2})([a-j][1-8]|[1-8]{2})?$/;

/**
 * Separates the shapes of a comment from its text. Commands that cannot be read remain in the text.
 * @param {string} comment
 * @returns {{ shapes: Shape[], text: string }}
 */
export function readShapes(comment) {
  /** @type {Shape[]} */
  const shapes = [];
  const text = comment.replace(COMMAND, (whole, kind, list) => {
    const read = list.split(",").map((/** @type {string} */ item) => shapeOf(item.trim(), kind === "cal"));
    if (!read.every(Boolean)) return whole;
    shapes.push(...read);
    return "";
  });
  return { shapes, text: text.trim() };
}

/** @param {string} item @param {boolean} isArrow @returns {Shape | null} */
function shapeOf(item, isArrow) {
  const [, letter = "", from = "", to] = ITEM.exec(item) ?? [];
  const color = COLORS[letter];
  if (!color || isArrow !== (to !== undefined)) return null;
  return to ? { from, to, color } : { from, color };
}

/**
 * A comment with shapes before its text.
 * @param {readonly Shape[]} shapes
 * @param {string} text
 */
export function writeShapes(shapes, text) {
  const circles = shapes.filter((shape) => !shape.to);
  const arrows = shapes.filter((shape) => shape.to);
  const commands = [command("csl", circles), command("cal", arrows)].join("");
  return [commands, text].filter(Boolean).join(" ");
}

/** @param {string} name @param {readonly Shape[]} shapes */
function command(name, shapes) {
  if (!shapes.length) return "";
  const items = shapes.map(({ from, to, color }) => `${color.charAt(0).toUpperCase()}${from}${to ?? ""}`);
  return `[%${name} ${items.join(",")}]`;
}
