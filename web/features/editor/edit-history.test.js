// Unit tests of the editor's undo and redo.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EditHistory } from "./edit-history.js";
import { undoAction } from "./undo-keys.js";

/** A setup that is told apart by its number of pieces. @param {number} count @returns {import("./setup.js").Setup} */
const setup = (count) => ({
  game: "stein",
  turn: "w",
  pieces: Array.from({ length: count }, (_, i) => ({ square: `a${i + 1}`, color: "w" })),
});
/** @param {EditHistory} history */
const count = (history) => history.present.pieces.length;

test("changes are undone and redone one by one, and a new change drops what was undone", () => {
  const history = new EditHistory(setup(0));
  assert.deepEqual([history.canUndo, history.canRedo], [false, false]);
  history.push(setup(1));
  history.push(setup(2));
  assert.equal(history.undo().pieces.length, 1);
  assert.equal(history.undo().pieces.length, 0);
  assert.equal(history.undo().pieces.length, 0);
  assert.equal(history.redo().pieces.length, 1);
  history.push(setup(5));
  assert.equal(history.canRedo, false);
  assert.equal(history.undo().pieces.length, 1);
});

test("the changes of a group are undone together, until it ends", () => {
  const history = new EditHistory(setup(0));
  history.push(setup(1), "stroke 1");
  history.push(setup(2), "stroke 1");
  history.push(setup(3), "stroke 2");
  history.endGroup();
  history.push(setup(4), "stroke 2");
  history.undo();
  assert.equal(count(history), 3);
  history.undo();
  assert.equal(count(history), 2);
  history.undo();
  assert.equal(count(history), 0);
});

test("after an undo, a change of the same group is a step of its own", () => {
  const history = new EditHistory(setup(0));
  history.push(setup(1), "text");
  history.push(setup(2));
  history.undo();
  history.push(setup(3), "text");
  assert.equal(history.undo().pieces.length, 1);
});

test("the oldest changes are forgotten", () => {
  const history = new EditHistory(setup(0));
  for (let i = 1; i <= 500; i++) history.push(setup(i));
  let steps = 0;
  for (; history.canUndo; steps++) history.undo();
  assert.equal(steps, 199);
});

test("the keys of undo and redo", () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  assert.equal(undoAction({ ...none, key: "z", ctrlKey: true }), "undo");
  assert.equal(undoAction({ ...none, key: "Z", ctrlKey: true, shiftKey: true }), "redo");
  assert.equal(undoAction({ ...none, key: "y", metaKey: true }), "redo");
  assert.equal(undoAction({ ...none, key: "z" }), null);
  assert.equal(undoAction({ ...none, key: "z", ctrlKey: true, altKey: true }), null);
});
