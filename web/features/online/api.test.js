// Unit tests of the API client.
import assert from "node:assert/strict";
import { test } from "node:test";
import { camel } from "./api.js";

test("codes convert to catalogue keys", () => {
  assert.equal(camel("not-your-turn"), "notYourTurn");
  assert.equal(camel("home row"), "homeRow");
});
