// Unit tests of the players' names.
import assert from "node:assert/strict";
import { test } from "node:test";
import english from "../i18n/en/app.js";
import { useCatalogue } from "../i18n/i18n.js";
import { playerName } from "./player-name.js";

useCatalogue("en", english);

/** @typedef {Parameters<typeof playerName>[0]} Players */

test("two players have their own names, otherwise their sides'", () => {
  /** @type {Players} */
  const match = { mode: "two", human: "w", level: 3, names: { w: " Ada ", b: "" } };
  assert.equal(playerName(match, "w"), "Ada");
  assert.equal(playerName(match, "b"), "Black");
  assert.equal(playerName({ ...match, names: { w: "x".repeat(99) } }, "w").length, 24);
});

test("against the computer, the user is “You”", () => {
  /** @type {Players} */
  const match = { mode: "computer", human: "b", level: 3, names: { w: "Ada" } };
  assert.equal(playerName(match, "b"), "You");
  assert.equal(playerName(match, "w"), "Computer, level 3");
});
