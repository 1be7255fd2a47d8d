// Unit tests of the addresses of pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ROUTES, gameIdOf, routeOf, sectionOf } from "./router.js";

test("addresses lead to pages, with or without a slash at the end", () => {
  assert.equal(routeOf("/lobby"), ROUTES["/lobby"]);
  assert.equal(routeOf("/lobby/"), ROUTES["/lobby"]);
  assert.equal(routeOf("/g/aBc1")?.tag, "ordo-online");
  assert.equal(gameIdOf("/g/aBc1/"), "aBc1");
  for (const path of ["/nowhere", "/g/", "/g/a-b", "/constructor"]) assert.equal(routeOf(path), null, path);
});

test("pages of online play and of the user's games belong to one entry of the navigation each", () => {
  assert.deepEqual(["/lobby", "/friend", "/archive"].map(sectionOf), ["/lobby", "/lobby", "/lobby"]);
  assert.deepEqual(["/mine", "/history", "/play"].map(sectionOf), ["/mine", "/mine", "/play"]);
});
