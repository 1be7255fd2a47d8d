// Unit tests of drawn arrows and circles.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ShapeGestures } from "./shape-gestures.js";
import { colorOf, shapeOf, toggled } from "./shapes.js";

const NO_KEYS = { shiftKey: false, ctrlKey: false, altKey: false };

test("modifier keys choose the colour", () => {
  assert.equal(colorOf(NO_KEYS), "green");
  assert.equal(colorOf(NO_KEYS, "yellow"), "yellow");
  assert.equal(colorOf({ ...NO_KEYS, shiftKey: true }), "red");
  assert.equal(colorOf({ ...NO_KEYS, ctrlKey: true }), "red");
  assert.equal(colorOf({ ...NO_KEYS, altKey: true }), "blue");
  assert.equal(colorOf({ ...NO_KEYS, altKey: true, shiftKey: true }), "yellow");
});

test("a shape drawn again is removed, another colour replaces it", () => {
  const arrow = shapeOf("a1", "b2", "green");
  const circle = shapeOf("a1", "a1", "green");
  assert.deepEqual(circle, { from: "a1", color: "green" });
  const both = toggled(toggled([], arrow), circle);
  assert.deepEqual(both, [arrow, circle]);
  assert.deepEqual(toggled(both, arrow), [circle]);
  assert.deepEqual(toggled(both, { ...arrow, color: "red" }), [circle, { ...arrow, color: "red" }]);
  assert.deepEqual(toggled([arrow], shapeOf("b2", "a1", "green")).length, 2);
});

/** A board whose squares are named by the pointer's coordinates. */
function fakeBoard() {
  /** @type {any[]} */
  const reported = [];
  const board = /** @type {any} */ ({
    drawable: true,
    brush: null,
    sketch: null,
    clear() {},
    under: (/** @type {number} */ x, /** @type {number} */ y) => (x < 0 ? null : { square: `${"abc"[x]}${y}` }),
    report: (/** @type {string} */ name, /** @type {any} */ detail) => reported.push([name, detail.shape]),
  });
  return { board, reported, gestures: new ShapeGestures(board) };
}

/** @param {number} clientX @param {number} clientY @param {object} [more] @returns {any} */
const pointer = (clientX, clientY, more = {}) => ({
  ...NO_KEYS,
  pointerId: 1,
  pointerType: "mouse",
  button: 2,
  clientX,
  clientY,
  currentTarget: { setPointerCapture() {} },
  ...more,
});

test("the right button draws, the left one only with a brush", () => {
  const { board, reported, gestures } = fakeBoard();
  assert.equal(gestures.down(pointer(0, 1, { button: 0 })), false);
  assert.ok(gestures.down(pointer(0, 1)));
  assert.ok(gestures.move(pointer(1, 2, { altKey: true })));
  assert.deepEqual(board.sketch, { from: "a1", to: "b2", color: "blue" });
  assert.ok(gestures.up(pointer(1, 2)));
  assert.deepEqual(reported, [["ordo-shape", { from: "a1", to: "b2", color: "green" }]]);
  assert.equal(board.sketch, null);
  board.brush = "red";
  assert.ok(gestures.down(pointer(2, 3, { button: 0, pointerType: "touch" })));
  assert.ok(gestures.up(pointer(2, 3, { button: 0, pointerType: "touch" })));
  assert.deepEqual(reported.at(-1), ["ordo-shape", { from: "c3", color: "red" }]);
  // a drag that ends outside the board draws nothing
  gestures.down(pointer(0, 1));
  gestures.up(pointer(-1, 1));
  assert.equal(reported.length, 2);
  board.drawable = false;
  board.brush = null;
  assert.equal(gestures.down(pointer(0, 1)), false);
});

test("the keyboard draws with a brush", () => {
  const { board, reported, gestures } = fakeBoard();
  const key = (/** @type {string} */ name, /** @type {string} */ square) =>
    gestures.key(/** @type {any} */ ({ ...NO_KEYS, key: name }), square);
  assert.equal(key("Enter", "a1"), false);
  board.brush = "yellow";
  assert.ok(key("Enter", "a1"));
  gestures.focus("b2");
  assert.deepEqual(board.sketch, { from: "a1", to: "b2", color: "yellow" });
  assert.ok(key("Escape", "b2"));
  assert.equal(board.sketch, null);
  assert.ok(key("Enter", "a1") && key(" ", "b2"));
  assert.deepEqual(reported, [["ordo-shape", { from: "a1", to: "b2", color: "yellow" }]]);
  assert.equal(key("Escape", "b2"), false);
});
