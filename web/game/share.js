// Games as links: position and moves in the URL fragment, which is not sent to servers.
// #g=stein&m=a3-a4.b6-b5, with p= for another start position (_ for the space) and x= for options.

/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").RuleSet} RuleSet */

/** Maximum length of a fragment. */
const MAX_LENGTH = 100_000;
const MOVE = /^[\w:@,x-]{2,40}$/;

/** @param {GameInput} input @returns {string} */
export function fragmentOf(input) {
  const parts = [`g=${input.game}`];
  if (input.start) parts.push(`p=${input.start.replaceAll(" ", "_")}`);
  if (input.moves.length) parts.push(`m=${input.moves.join(".")}`);
  const options = [
    input.options?.repetition === false ? "repeat" : "",
    input.options?.spacing === "adjacent" ? "adjacent" : "",
  ];
  if (options.some(Boolean)) parts.push(`x=${options.filter(Boolean).join(".")}`);
  return `#${parts.join("&")}`;
}

/**
 * The game in a fragment; null if there is none or it is damaged. The moves are not checked for legality.
 * @param {string} fragment
 * @returns {GameInput | null}
 */
export function inputOfFragment(fragment) {
  if (fragment.length > MAX_LENGTH) return null;
  let text = fragment.replace(/^#/, "");
  try {
    text = decodeURIComponent(text);
  } catch {
    return null;
  }
  const parts = new Map(
    text.split("&").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]),
  );
  const game = parts.get("g");
  if (game !== "stein" && game !== "khalifa") return null;
  const moves = (parts.get("m") ?? "").split(".").filter(Boolean);
  if (!moves.every((move) => MOVE.test(move))) return null;
  const start = parts.get("p")?.replaceAll("_", " ");
  const flags = (parts.get("x") ?? "").split(".");
  /** @type {import("../engine/types.d.ts").Options} */
  const options = {};
  if (flags.includes("repeat")) options.repetition = false;
  if (flags.includes("adjacent")) options.spacing = "adjacent";
  return { game, ...(start ? { start } : {}), moves, options };
}

/** @param {string} fragment */
export function hasGame(fragment) {
  return /^#.*\bg=/.test(fragment);
}

/**
 * The address of the review of a finished game.
 * @param {GameInput} input
 * @param {import("../engine/types.d.ts").Color | null} loser the user's side, if they have lost
 */
export function reviewAddress(input, loser) {
  return `/analyse?review=1${loser ? `&lost=${loser}` : ""}${fragmentOf(input)}`;
}

/** @param {GameInput} input @param {string} [path] */
export function linkOf(input, path = "/play") {
  return `${location.origin}${path}${fragmentOf(input)}`;
}
