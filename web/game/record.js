// Converts matches to game records, and opened texts to matches.
import { newMatch } from "./match.js";
import { givenName, playerName } from "./player-name.js";
import { inputOfFragment } from "./share.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../engine/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("../engine/types.d.ts").Outcome} Outcome */
/** @typedef {import("../engine/types.d.ts").Message} Message */

/** Size limit of an opened text. */
export const LIMIT_MB = 1;

/** @param {Match} match @returns {RecordTree} */
export function recordOf(match) {
  const name = (/** @type {"w" | "b"} */ color) =>
    match.mode === "two" ? givenName(match, color) || t(`seat.${color}`) : playerName(match, color);
  const isLocal = match.mode === "computer" || match.mode === "two";
  /** @type {[string, string][]} */
  const tags = [
    ["Event", "?"],
    ["Site", "?"],
    ["Date", match.begun.slice(0, 10).replaceAll("-", ".")],
    ["Round", "-"],
    ["White", isLocal ? name("w") : "?"],
    ["Black", isLocal ? name("b") : "?"],
  ];
  if (match.clock) tags.push(["TimeControl", `${match.clock.minutes * 60}+${match.clock.increment}`]);
  const ending = match.ended && TERMINATION[match.ended.reason.code];
  if (ending) tags.push(["Termination", ending]);
  return {
    tags,
    game: match.game,
    start: match.start,
    options: match.options,
    result: resultOf(match.ended),
    nodes: match.moves.map((move, index) => {
      const clock = match.clocks[index];
      return clock === undefined ? { move } : { move, clock: Math.round(clock / 1000) };
    }),
  };
}

/** Outcomes that do not follow from the moves. @type {Record<string, string>} */
const TERMINATION = { "outcome.resignation": "resignation", "outcome.time": "time", "outcome.agreement": "agreement" };

/** @param {Outcome | null} outcome @returns {RecordTree["result"]} */
export function resultOf(outcome) {
  if (!outcome) return "*";
  return outcome.winner === "w" ? "1-0" : outcome.winner === "b" ? "0-1" : "1/2-1/2";
}

/**
 * Games read from a text, each up to its first error, and the reason why others are missing.
 * @typedef {{ matches: Match[], fault?: Message }} Found
 */

/**
 * Reads a link, or any text that the rules can read. A damaged link gives an empty list; a text without a readable game
 * throws an `OrdoError`.
 * @param {Rules} rules
 * @param {string} text
 * @returns {Found}
 */
export function matchesOf(rules, text) {
  const plain = text.trim();
  const hash = plain.indexOf("#g=");
  if (hash >= 0 && !/\s/.test(plain)) return { matches: matchOfLink(rules, plain.slice(hash)) };
  const { games, fault } = rules.open(plain);
  return {
    matches: games.map(({ record, fault }) => ({ ...matchOfRecord(record), ...(fault ? { fault } : {}) })),
    ...(fault ? { fault } : {}),
  };
}

/** @param {Rules} rules @param {string} fragment @returns {Match[]} */
function matchOfLink(rules, fragment) {
  const input = inputOfFragment(fragment);
  if (!input) return [];
  rules.view(input);
  return [newMatch({ ...input, start: input.start ?? null, options: input.options ?? {}, mode: "view" })];
}

/**
 * The outcome given by a record's tags, if it does not follow from the moves.
 * @param {RecordTree["result"]} result
 * @param {string} termination
 * @returns {Outcome | null}
 */
function endOf(result, termination) {
  const code = Object.keys(TERMINATION).find((name) => TERMINATION[name] === termination);
  if (!code || result === "*" || (result === "1/2-1/2") !== (code === "outcome.agreement")) return null;
  const winner = result === "1-0" ? "w" : result === "0-1" ? "b" : null;
  return { winner, reason: winner ? { code, args: { winner } } : { code } };
}

/** @param {RecordTree} record @returns {Match} */
function matchOfRecord(record) {
  const tag = (/** @type {string} */ name) => record.tags.find(([key]) => key === name)?.[1] ?? "?";
  const moves = record.nodes.map((node) => node.move);
  const players = [tag("White"), tag("Black")];
  return newMatch({
    game: record.game,
    start: record.start,
    options: record.options,
    moves,
    mode: "view",
    ended: endOf(record.result, tag("Termination")),
    title: players.some((name) => name !== "?")
      ? players.join(" – ")
      : moves.slice(0, 6).join(" ") || record.start || "?",
    record,
  });
}
