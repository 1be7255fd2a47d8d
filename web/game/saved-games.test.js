// Unit tests of the saved games, with a storage that can be full or denied.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { newMatch } from "./match.js";
import {
  MAX_FINISHED,
  deleteMatch,
  deleteOldMatches,
  finishedMatches,
  matchById,
  restoreMatch,
  saveMatch,
  unfinishedMatches,
} from "./saved-games.js";

/** @typedef {import("./match.js").Match} Match */

/** A storage of limited size; a room of 0 denies everything. */
class FakeStorage {
  /** @type {Map<string, string>} */ items = new Map();
  room = Infinity;

  get length() {
    return this.items.size;
  }

  /** @param {number} index */
  key(index) {
    return [...this.items.keys()][index] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.items.get(key) ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    const used = [...this.items].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0);
    if (used + text.length > this.room) throw new Error("full");
    this.items.set(key, text);
  }

  /** @param {string} key */
  removeItem(key) {
    this.items.delete(key);
  }
}

let storage = new FakeStorage();
const told = { count: 0 };
Object.assign(globalThis, { window: { dispatchEvent: () => told.count++ } });

beforeEach(() => {
  storage = new FakeStorage();
  Object.assign(globalThis, { localStorage: storage });
});

let number = 0;

/** A saved game; ids are in the order of creation. @param {Partial<Match>} [changes] */
function saved(changes = {}) {
  const id = `20260101000000000${String(++number).padStart(5, "0")}`;
  const match = newMatch({ game: "stein", mode: "two", moves: ["a3-a4"], id, ...changes });
  saveMatch(match);
  return match;
}

/** @type {Match["ended"]} */
const drawn = { winner: null, reason: { code: "outcome.agreement" } };
const ids = (/** @type {Match[]} */ matches) => matches.map(({ id }) => id).sort();

test("a game moves to the history when it is over, and back when the end is taken back", () => {
  const match = saved();
  assert.deepEqual([ids(unfinishedMatches()), ids(finishedMatches())], [[match.id], []]);
  saveMatch(Object.assign(match, { ended: drawn }));
  assert.deepEqual([ids(unfinishedMatches()), ids(finishedMatches())], [[], [match.id]]);
  assert.deepEqual(matchById(match.id)?.ended, drawn);
  saveMatch(Object.assign(match, { ended: null }));
  assert.deepEqual([ids(unfinishedMatches()), ids(finishedMatches())], [[match.id], []]);
});

test("a deleted game is restored with its date", () => {
  const match = saved({ ended: drawn });
  match.touched = "2020-01-01T00:00:00.000Z";
  deleteMatch(match);
  assert.deepEqual(finishedMatches(), []);
  restoreMatch(match);
  assert.deepEqual(finishedMatches(), [match]);
});

test("games without moves and damaged games are not part of the history", () => {
  saved({ ended: drawn, moves: [] });
  storage.setItem("ordo.history.x", "{}");
  storage.setItem("ordo.history.y", "[");
  assert.deepEqual(finishedMatches(), []);
});

test("finished games of an earlier version are found", () => {
  const match = saved({ ended: drawn });
  const text = storage.getItem(`ordo.history.${match.id}`) ?? "";
  storage.removeItem(`ordo.history.${match.id}`);
  storage.setItem(`ordo.game.${match.id}`, text);
  assert.deepEqual(ids(finishedMatches()), [match.id]);
  assert.equal(storage.getItem(`ordo.game.${match.id}`), null);
});

test("the number of finished games is limited", () => {
  for (let i = 0; i < MAX_FINISHED + 5; i++) saved({ ended: drawn });
  deleteOldMatches("");
  assert.equal(finishedMatches().length, MAX_FINISHED);
});

test("when the storage is full, the oldest finished games make room for the running one", () => {
  const old = [saved({ ended: drawn }), saved({ ended: drawn }), saved({ ended: drawn })];
  const running = saved();
  storage.room = [...storage.items.values()].join("").length;
  for (let i = 0; i < 40; i++) running.moves.push("a3-a4");
  saveMatch(running);
  assert.equal(matchById(running.id)?.moves.length, 41);
  assert.ok(storage.getItem(`ordo.game.${running.id}`)?.includes("a3-a4"));
  assert.deepEqual(ids(finishedMatches()), ids(old.slice(-2)));
  assert.equal(told.count, 0);
});

test("without a storage, games are kept in memory", () => {
  storage.room = 0;
  const first = saved({ ended: drawn });
  const second = saved({ ended: drawn });
  const running = saved();
  assert.equal(told.count, 1);
  assert.deepEqual(ids(finishedMatches()), [first.id, second.id]);
  assert.equal(matchById(running.id)?.id, running.id);
  for (const match of [first, second, running]) deleteMatch(match);
  assert.deepEqual(finishedMatches(), []);
});
