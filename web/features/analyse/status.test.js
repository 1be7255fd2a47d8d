// Unit tests of the status line of the analysis.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../../i18n/en/app.js";
import { useCatalogue } from "../../i18n/i18n.js";
import { statusOf } from "./status.js";

/** @typedef {import("./status.js").AnalysisState} AnalysisState */

useCatalogue("en", english);

/** Black's turn, with changes. @param {Partial<AnalysisState>} [changes] @returns {AnalysisState} */
const state = (changes = {}) => ({ view: { turn: "b", outcome: null }, remark: "", judgement: null, ...changes });

test("a message comes first, then the outcome, the judgement of the last move, and whose turn it is", () => {
  const outcome = { winner: /** @type {const} */ ("w"), reason: { code: "outcome.homeRow", args: { winner: "w" } } };
  const over = { turn: /** @type {const} */ ("b"), outcome };
  const judgement = { nag: /** @type {const} */ (4), better: "e7-e8" };
  assert.deepEqual(statusOf(state({ remark: "No.", view: over, judgement })), { kind: "remark", text: "No." });
  const won = { kind: "over", text: "White reaches the home row and wins." };
  assert.deepEqual(statusOf(state({ view: over, judgement })), won);
  assert.deepEqual(statusOf(state({ judgement })), { kind: "", text: "Blunder. e7-e8 was better." });
  const turned = { from: "win", to: "draw" };
  const lost = "Blunder. It turns a win into a draw. e7-e8 was better.";
  assert.deepEqual(statusOf(state({ judgement, turned })), { kind: "", text: lost });
  assert.deepEqual(statusOf(state({ turned })), { kind: "", text: "Black to move." });
  assert.deepEqual(statusOf(state({ judgement: { nag: 2, better: null } })), { kind: "", text: "Mistake." });
  assert.deepEqual(statusOf(state()), { kind: "", text: "Black to move." });
});

test("without rules the analysis is loading", () => {
  assert.match(statusOf(state({ view: null })).text, /^Setting up/);
});
