// Unit tests of the addresses of pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ROUTES, gameIdOf, puzzleWordOf, routeOf, sectionOf } from "./router.js";

test("addresses lead to pages, with or without a slash at the end", () => {
  assert.equal(routeOf("/lobby"), ROUTES["/lobby"]);
  assert.equal(routeOf("/lobby/"), ROUTES["/lobby"]);
  assert.equal(routeOf("/g/aBc1")?.tag, "ordo-online");
  assert.equal(gameIdOf("/g/aBc1/"), "aBc1");
  assert.equal(routeOf("/puzzles/s4k0zt9"), ROUTES["/puzzles"]);
  assert.equal(puzzleWordOf("/puzzles/s4k0zt9/"), "s4k0zt9");
  assert.equal(puzzleWordOf("/puzzles"), "");
  for (const path of ["/nowhere", "/puzzles/a-b", "/puzzles/a/b", "/g/", "/g/a-b", "/constructor"])
    assert.equal(routeOf(path), null, path);
});

test("pages of online play and of the user's games belong to one entry of the navigation each", () => {
  assert.deepEqual(["/lobby", "/friend", "/archive"].map(sectionOf), ["/lobby", "/lobby", "/lobby"]);
  assert.deepEqual(["/puzzles", "/puzzles/rush"].map(sectionOf), ["/puzzles", "/puzzles"]);
  assert.deepEqual(["/mine", "/history", "/play"].map(sectionOf), ["/mine", "/mine", "/play"]);
});
