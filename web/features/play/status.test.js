// Unit tests of the status line of a local game.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../i18n/en/app.js";
import { useCatalogue } from "../../i18n/i18n.js";
import { statusOf } from "./status.js";

/** @typedef {import("./status.js").PlayState} PlayState */

useCatalogue("en", english);

/**
 * The state before the first move against the computer, with changes.
 * @param {Partial<PlayState>} [changes]
 * @returns {PlayState}
 */
const state = (changes = {}) => ({
  match: { game: "stein", mode: "computer", human: "w", start: null, moves: [] },
  view: { turn: "w", phase: "moving", repetitions: 1 },
  outcome: null,
  isEarlier: false,
  canMove: true,
  isSplit: false,
  isHinting: false,
  remark: "",
  prompt: "",
  ...changes,
});
/** @param {Partial<PlayState["match"]>} changes @returns {PlayState["match"]} */
const match = (changes) => ({ ...state().match, ...changes });
/** @type {PlayState["outcome"]} */
const whiteWins = { winner: "w", reason: { code: "outcome.homeRow", args: { winner: "w" } } };

test("the side to move is named by its player", () => {
  assert.equal(statusOf(state()).text, "Your turn.");
  const computer = state({ view: { turn: "b", phase: "moving", repetitions: 1 }, canMove: false });
  assert.equal(statusOf(computer).text, "Black to move.");
  assert.equal(statusOf(state({ match: match({ mode: "two" }) })).text, "White to move.");
});

test("new players get hints for their first moves of a whole game", () => {
  assert.ok(statusOf(state()).hint);
  assert.equal(statusOf(state({ canMove: false })).hint, "");
  assert.equal(statusOf(state({ match: match({ moves: Array(20).fill("a3-a4") }) })).hint, "");
  assert.equal(statusOf(state({ match: match({ start: "10/10/10/10/10/10/10/w9 w" }) })).hint, "");
  assert.equal(statusOf(state({ match: match({ mode: "view" }) })).hint, "");
});

test("an outcome has a headline for the user, and none between two players", () => {
  const won = statusOf(state({ outcome: whiteWins, canMove: false }));
  assert.equal(won.kind, "over");
  assert.equal(won.headline, "You win!");
  assert.equal(won.text, "White reaches the home row and wins.");
  assert.equal(statusOf(state({ outcome: whiteWins, match: match({ human: "b" }) })).headline, "The computer wins.");
  assert.equal(statusOf(state({ outcome: whiteWins, match: match({ mode: "two" }) })).headline, "");
  const draw = statusOf(state({ outcome: { winner: null, reason: { code: "outcome.agreement" } } }));
  assert.equal(draw.headline, draw.text);
});

test("a message replaces everything else", () => {
  const status = statusOf(state({ remark: "No.", outcome: whiteWins, isSplit: true }));
  assert.deepEqual(status, { kind: "remark", headline: "", text: "No.", hint: "", repetition: "" });
});

test("a split group is a warning", () => {
  const split = statusOf(state({ isSplit: true }));
  assert.equal(split.kind, "warn");
  assert.notEqual(split.text, statusOf(state({ isSplit: true, canMove: false })).text);
});

test("an unfinished turn prompts for its next step, except while an earlier position is shown", () => {
  assert.equal(statusOf(state({ prompt: "Second step." })).text, "Second step.");
  assert.match(statusOf(state({ prompt: "Second step.", isEarlier: true })).text, /^Earlier position/);
});

test("a repeated position is counted until the game is over", () => {
  const view = { turn: /** @type {const} */ ("w"), phase: /** @type {const} */ ("moving"), repetitions: 2 };
  assert.ok(statusOf(state({ view })).repetition);
  assert.equal(statusOf(state({ view, outcome: whiteWins })).repetition, "");
});

test("without rules the game is loading", () => {
  assert.match(statusOf(state({ view: null })).text, /^Setting up/);
});
