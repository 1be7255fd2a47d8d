// Unit tests of the status line and the row of buttons of an online game.
import assert from "node:assert/strict";
import { test } from "node:test";
import app from "../../i18n/en/app.js";
import online from "../../i18n/en/online.js";
import { useCatalogue } from "../../i18n/i18n.js";
import { outcomeOf, rowOf, statusOf } from "./status.js";

/** @typedef {import("./status.js").OnlineState} OnlineState */

useCatalogue("en", { ...app, ...online });

/** Ada's turn in a game against Bob, with changes. @param {Partial<OnlineState>} [changes] @returns {OnlineState} */
const state = (changes = {}) => ({
  you: "w",
  names: { w: "Ada", b: "Bob" },
  isPlaying: true,
  view: { turn: "w", phase: "moving" },
  outcome: null,
  isEarlier: false,
  canMove: true,
  isSplit: false,
  remark: "",
  premove: "",
  prompt: "",
  offered: null,
  asked: null,
  hasUnsent: false,
  unseen: "",
  noRematch: false,
  hasRematch: false,
  occurrences: 1,
  firstMoveMinutes: 0,
  isOpponentAway: false,
  watchers: 0,
  ...changes,
});
/** @param {Partial<OnlineState>} changes */
const hints = (changes) => statusOf(state(changes)).hints.map(({ text, firm }) => (firm ? `${text} (firm)` : text));
const blackWins = outcomeOf({ winner: "b", reason: "resignation" }, true);

test("the side to move is the user, the opponent by name, or a colour for spectators", () => {
  assert.equal(statusOf(state()).text, "Your turn.");
  const theirs = { view: { turn: /** @type {const} */ ("b"), phase: /** @type {const} */ ("moving") }, canMove: false };
  assert.match(statusOf(state(theirs)).text, /Bob/);
  assert.equal(statusOf(state({ ...theirs, you: null })).text, "Black to move.");
});

test("a premove is the status, with how to cancel it", () => {
  const status = statusOf(state({ premove: "a3-a4", canMove: false, isSplit: true }));
  assert.equal(status.text, "Premove: a3-a4.");
  assert.ok(status.hints.some(({ text, firm }) => firm && /Escape/.test(text)));
});

test("an offer is the status, and a hint in the middle of a turn", () => {
  const offered = statusOf(state({ offered: "draw" }));
  assert.equal(offered.kind, "warn");
  assert.match(offered.text, /^Bob .*draw/);
  const turn = state({ offered: "draw", prompt: "Second step." });
  assert.equal(statusOf(turn).text, "Second step.");
  assert.deepEqual(hints({ offered: "draw", prompt: "Second step." }), [`${offered.text} (firm)`]);
});

test("winners and losers get a headline, spectators none", () => {
  const over = { outcome: blackWins, isPlaying: false, canMove: false };
  assert.equal(statusOf(state({ ...over, you: "b" })).headline, "You win!");
  assert.equal(statusOf(state(over)).headline, "You lose.");
  assert.equal(statusOf(state({ ...over, you: null })).headline, "");
  const aborted = outcomeOf({ winner: null, reason: "aborted" }, true);
  assert.equal(statusOf(state({ ...over, outcome: aborted })).headline, "");
});

test("a message hides the hints", () => {
  const status = statusOf(state({ remark: "No.", hasUnsent: true, outcome: blackWins }));
  assert.deepEqual(status, { kind: "remark", headline: "", text: "No.", hints: [] });
});

test("a running game hints at repetition, the first move and an absent opponent", () => {
  assert.equal(hints({ occurrences: 2 }).length, 1);
  assert.deepEqual(hints({ occurrences: 2, isEarlier: true }), []);
  assert.equal(hints({ firstMoveMinutes: 5 }).length, 1);
  assert.match(hints({ isOpponentAway: true })[0] ?? "", /Bob/);
  assert.deepEqual(hints({ isOpponentAway: true, firstMoveMinutes: 1, occurrences: 2, isPlaying: false }), []);
});

test("a declined rematch is shown until another is offered or has started", () => {
  const over = { outcome: blackWins, isPlaying: false, noRematch: true };
  assert.equal(hints(over).length, 1);
  assert.deepEqual(hints({ ...over, hasRematch: true }), []);
  assert.deepEqual(hints({ ...over, offered: "rematch" }), []);
});

test("players see the number of spectators, spectators that of the others too", () => {
  assert.equal(hints({ watchers: 1 }).length, 1);
  assert.equal(hints({ you: null, watchers: 1 }).length, 1);
  assert.equal(hints({ you: null, watchers: 2 }).length, 2);
});

test("the row of buttons serves the most urgent purpose", () => {
  assert.equal(rowOf(state({ prompt: "Second step.", offered: "draw" })), "turn");
  assert.equal(rowOf(state({ offered: "draw", isEarlier: true })), "offer");
  assert.equal(rowOf(state({ isEarlier: true })), "earlier");
  assert.equal(rowOf(state({ isEarlier: true, isPlaying: false })), "over");
  assert.equal(rowOf(state({ you: null })), "watch");
  assert.equal(rowOf(state()), "play");
});

test("unplayed games were withdrawn, expired, aborted, or missed a first move", () => {
  const code = (/** @type {string} */ reason, /** @type {boolean} */ wasPlayed) =>
    outcomeOf({ winner: null, reason }, wasPlayed).reason.code;
  assert.deepEqual([code("aborted", true), code("aborted", false)], ["online.ended.aborted", "online.withdrawn"]);
  assert.deepEqual([code("expired", true), code("expired", false)], ["online.ended.late", "online.ended.expired"]);
  assert.equal(code("home row", true), "outcome.homeRow");
});
