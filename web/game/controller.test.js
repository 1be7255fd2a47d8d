// Unit tests of the game controller, with the real rules and a host without a page.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { loadRules } from "../engine/rules.js";
import { GameController } from "./controller.js";

/** @typedef {import("./controller.js").GameHooks} GameHooks */
/** @typedef {import("../engine/types.d.ts").MoveView} MoveView */

/** The announcements of the controller. @type {string[]} */
const announced = [];
// The browser's globals that notices and sounds use.
Object.assign(globalThis, {
  window: Object.assign(new EventTarget(), { setTimeout, clearTimeout }),
  matchMedia: () => ({ matches: false }),
});
window.addEventListener("ordo-announce", (event) => announced.push(/** @type {CustomEvent<string>} */ (event).detail));

const real = await loadRules(await readFile(new URL("../engine/ordo.wasm", import.meta.url)));

/** A controller, the moves that it reports, and the number of replayed games. @param {Partial<GameHooks>} [hooks] */
function create(hooks = {}) {
  const host = /** @type {any} */ ({ addController() {}, requestUpdate() {}, style: { setProperty() {} } });
  /** @type {MoveView[]} */
  const played = [];
  const game = new GameController(host, { canMove: () => true, play: (move) => void played.push(move), ...hooks });
  const count = { replays: 0 };
  game.rules = {
    ...real,
    view: (input) => {
      count.replays++;
      return real.view(input);
    },
  };
  return { game, played, count };
}

/** Khalifa's game up to the first turn with steps. */
const PLACED = "2@44 1@25 3@58 2@56 4@27 3@64 1@65 4@68".split(" ");

/** A gesture event. @template T @param {T} detail @returns {any} */
const gesture = (detail) => ({ detail });

test("a line is replayed once, also if the page has looked ahead", () => {
  const { game, count } = create();
  const line = { game: /** @type {const} */ ("stein"), moves: ["a3-a4"], options: {} };
  const after = game.viewOf(line);
  game.setLine(line);
  assert.equal(game.view, after);
  assert.equal(count.replays, 1);
  game.setLine({ ...line, moves: ["a3-a4", "a6-a5"] }, { view: after });
  assert.equal(count.replays, 1);
});

test("a legal move is reported, and none if the user may not move", () => {
  const { game, played } = create();
  game.setLine({ game: "stein", moves: [] });
  const move = game.view?.moves[0];
  game.onMove(gesture({ move }));
  assert.deepEqual(played, [move]);
  const { game: watched, played: none } = create({ canMove: () => false });
  watched.setLine({ game: "stein", moves: [] });
  watched.onMove(gesture({ move }));
  assert.deepEqual(none, []);
});

test("an illegal move is explained, marked and announced", () => {
  const { game, played } = create();
  game.setLine({ game: "stein", moves: [] });
  game.onRefused(gesture({ from: ["a3"], to: ["a2"], text: "a3-a2" }));
  assert.deepEqual(played, []);
  assert.notEqual(game.remark, "");
  assert.equal(announced.at(-1), game.remark);
  game.onHold(gesture({ run: [] }));
  assert.equal(game.remark, "");
});

test("an earlier position is for viewing only, and an unfinished turn is there again afterwards", () => {
  const { game } = create();
  game.setLine({ game: "khalifa", moves: PLACED });
  const [from, targets] = Object.entries(game.steps?.targets ?? {}).find(([, squares]) => squares.length) ?? [];
  game.onMove(gesture({ move: { text: `${from}-${targets?.[0]}` } }));
  assert.equal(game.made.length, 1);
  game.goTo(2);
  assert.equal(game.shown, 2);
  assert.ok(!game.canMove());
  assert.deepEqual(game.made, []);
  game.goTo(99);
  assert.equal(game.shown, null);
  assert.equal(game.made.length, 1);
  game.stepBack();
  assert.deepEqual(game.made, []);
});

test("stored steps that are impossible are dropped", () => {
  /** @type {string[][]} */
  const saved = [];
  const { game } = create({ onSteps: (made) => void saved.push(made) });
  game.setLine({ game: "khalifa", moves: PLACED }, { made: ["11-12"] });
  assert.deepEqual(game.made, []);
  assert.deepEqual(saved, [[]]);
});

test("a placed piece is reported, a forbidden square is explained", () => {
  const { game, played } = create();
  game.setLine({ game: "khalifa", moves: ["1@11"] });
  assert.ok(game.isPlacing());
  game.chooseSize(2);
  game.place("11");
  assert.equal(played.length, 0);
  assert.notEqual(game.remark, "");
  game.place("88");
  assert.deepEqual(
    played.map(({ text }) => text),
    ["2@88"],
  );
});

test("typed moves: a legal one is played, an illegal one is explained and previewed", () => {
  const { game, played } = create();
  game.setLine({ game: "stein", start: "4bb4/4bb4/10/10/4w5/2ww1ww3/10/10 w", moves: [] });
  assert.equal(game.type("d3-d4"), true);
  assert.equal(played.at(-1)?.text, "d3-d4");
  assert.equal(game.type("e4-e5"), false);
  assert.deepEqual(game.preview, { from: ["e4"], to: ["e5"] });
  assert.ok(game.marks.some(({ kind }) => kind === "cut"));
  assert.equal(game.type("nonsense"), false);
  assert.equal(played.length, 1);
});

test("typed moves: within a turn the text is its second step; nothing is played out of turn", () => {
  const { game, played } = create();
  game.setLine({ game: "khalifa", moves: PLACED });
  const [first = "", to = ""] = Object.entries(game.steps?.targets ?? {}).map(([from, ends]) => `${from}-${ends[0]}`);
  game.step(first);
  assert.equal(game.type(to), true);
  assert.equal(played.at(-1)?.text.split(",").length, 2);
  const idle = create({ canMove: () => false });
  idle.game.setLine({ game: "stein", moves: [] });
  assert.equal(idle.game.type("a3-a4"), false);
  assert.equal(idle.played.length, 0);
});

/** An online game of Black in which White is to move. @param {{ isOn?: boolean }} [page] */
function createPremover(page = { isOn: true }) {
  const created = create({
    canMove: () => created.game.view?.turn === "b",
    premoveSide: () => (page.isOn ? "b" : null),
  });
  const { game } = created;
  game.setLine({ game: "stein", moves: [] });
  const choose = (/** @type {string} */ text) => {
    const move = game.premoves.moves().find((move) => move.text === text);
    assert.ok(move, text);
    game.onMove(gesture({ move }));
  };
  const receive = (/** @type {string[]} */ moves) => {
    game.setLine({ game: "stein", moves });
    game.hostUpdated();
  };
  return { ...created, page, choose, receive };
}

test("a premove waits for the opponent's move and is played then", () => {
  const { game, played, choose, receive } = createPremover();
  announced.length = 0;
  choose("a6-a5");
  game.hostUpdated();
  assert.equal(played.length, 0);
  assert.match(announced.at(-1) ?? "", /a6-a5|premove\.chosen/);
  assert.deepEqual(
    game.premoves.marks().map(({ square }) => square),
    ["a6", "a5"],
  );
  receive(["a3-a4"]);
  assert.equal(played[0]?.text, "a6-a5");
  assert.equal(game.premoves.chosen, null);
});

test("an illegal premove is dropped with a message", () => {
  const { game, played, choose, receive } = createPremover();
  choose("a7xa6");
  receive(["a3-a4"]);
  assert.deepEqual(played, []);
  assert.match(game.remark, /premove\.dropped|a7xa6/);
});

test("a premove is dropped by a takeback, the end of the game and the setting", () => {
  const { game, played, choose, receive, page } = createPremover();
  receive(["a3-a4", "a6-a5"]);
  choose("b6-b5");
  receive([]);
  assert.equal(game.premoves.chosen, null);
  assert.notEqual(game.remark, "");
  choose("a6-a5");
  game.clear();
  page.isOn = false;
  receive(["a3-a4"]);
  assert.deepEqual(played, []);
  assert.equal(game.remark, "");
});

test("a premove is cancelled by a selection, Escape or a right click, and fires from an earlier position", () => {
  const { game, played, choose, receive } = createPremover();
  choose("a6-a5");
  game.onHold(gesture({ run: ["b6"] }));
  assert.equal(game.premoves.chosen, null);
  choose("a6-a5");
  game.keys().Escape?.();
  assert.equal(game.premoves.chosen, null);
  assert.equal(game.keys().Escape, undefined);
  receive(["a3-a4", "a6-a5"]);
  choose("j6-j5");
  game.goTo(0);
  assert.deepEqual(game.premoves.marks(), []);
  game.setLine({ game: "stein", moves: ["a3-a4", "a6-a5", "j3-j4"] }, { shown: 0 });
  game.hostUpdated();
  assert.equal(played[0]?.text, "j6-j5");
});
