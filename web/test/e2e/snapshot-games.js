// Games for the screenshots of the lobby and the archive.
import { NOW } from "./snapshot.js";

/** @typedef {import("../../features/online/types.d.ts").GameSummary} GameSummary */

const MINUTE = 60_000;
const MIDDLE = "2bb6/bbbbbb2b1/bb2bbbb2/7b2/5w1b2/1w2ww2w1/wwwwwwwwww/2ww2ww2 w";
const LATE = "2bb6/bbbbbb4/4bbb3/7b2/8w1/1w2ww1w2/wwwwwww3/2ww6 b";
const END = "10/10/10/10/10/4w5/2ww6/3b6 w";
const KHALIFA = "8/8/4Ad2/4Bb2/6C1/c5D1/4a3/8 b";
const KHALIFA_END = "8/8/3c1d2/4A3/4bB2/6C1/7D/2a5 b";

/**
 * @param {Pick<GameSummary, "id" | "creator" | "position"> & Partial<GameSummary>} game
 * @param {number} age milliseconds
 * @returns {GameSummary}
 */
function summary(game, age) {
  return {
    game: "stein",
    clock: "10+5",
    public: true,
    status: "over",
    created: NOW - age - 20 * MINUTE,
    updated: NOW - age,
    deadline: null,
    plies: 0,
    side: "random",
    white: null,
    black: null,
    result: null,
    reason: null,
    ...game,
  };
}

const START = "2bb2bb2/bbbbbbbbbb/bb2bb2bb/10/10/ww2ww2ww/wwwwwwwwww/2ww2ww2 w";

/** Open challenges. */
export const CHALLENGES = [
  summary({ id: "Challenge1", creator: "Grace", position: START, status: "open", clock: "5+3" }, MINUTE),
  summary(
    { id: "Challenge2", creator: "Emmy", position: "8/8/8/8/8/8/8/8 w", status: "open", game: "khalifa", clock: "3d" },
    9 * MINUTE,
  ),
];

/** Games to watch. */
export const LIVE = [
  summary(
    { id: "Live1", creator: "Grace", white: "Grace", black: "Sofja", position: MIDDLE, status: "playing", plies: 12 },
    MINUTE,
  ),
  summary(
    {
      id: "Live2",
      creator: "Maryam",
      white: "Maryam",
      black: "A name of twenty-four ch",
      position: KHALIFA,
      status: "playing",
      game: "khalifa",
      plies: 11,
    },
    2 * MINUTE,
  ),
  summary(
    { id: "Live3", creator: "Ada", white: "Ada", black: "Emmy", position: LATE, status: "playing", plies: 31 },
    5 * MINUTE,
  ),
];

/** Finished games. */
export const ARCHIVE = [
  summary(
    {
      id: "Over1",
      creator: "Grace",
      white: "Grace",
      black: "Emmy",
      position: END,
      plies: 70,
      result: "0-1",
      reason: "home row",
    },
    MINUTE,
  ),
  summary(
    {
      id: "Over2",
      creator: "Sofja",
      white: "Sofja",
      black: "Maryam",
      position: KHALIFA_END,
      game: "khalifa",
      clock: "3d",
      plies: 15,
      result: "1-0",
      reason: "ordo",
    },
    26 * 60 * MINUTE,
  ),
  summary(
    {
      id: "Over3",
      creator: "Ada",
      white: "Ada",
      black: "Grace",
      position: LATE,
      clock: "none",
      plies: 31,
      result: "1/2-1/2",
      reason: "agreement",
    },
    9 * 24 * 60 * MINUTE,
  ),
];
