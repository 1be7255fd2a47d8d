// The lines of the Universal Game Interface (docs/PROTOCOL.md) that the app sends and reads.

/** @typedef {import("./types.d.ts").GameInput} GameInput */
/** @typedef {import("./types.d.ts").Info} Info */
/** @typedef {import("./types.d.ts").Limits} Limits */

/** Moves of both games; other words of an engine are not shown. */
const MOVE = /^[\w:@,x-]{2,40}$/;

/**
 * A line of a search; null if the text has no score or no moves.
 * @param {string} text an `info` line
 * @returns {Info | null}
 */
export function readInfo(text) {
  const words = text.trim().split(/\s+/);
  if (words[0] !== "info" || words[1] === "string") return null;
  const number = (/** @type {string} */ name) => {
    const value = Number(words[words.indexOf(name) + 1]);
    return words.includes(name) && Number.isSafeInteger(value) ? value : 0;
  };
  const kind = words[words.indexOf("score") + 1];
  const value = words.includes("score") ? Number(words[words.indexOf("score") + 2]) : Number.NaN;
  const pv = words.includes("pv") ? words.slice(words.indexOf("pv") + 1) : [];
  const end = pv.findIndex((word) => !MOVE.test(word));
  const moves = end < 0 ? pv : pv.slice(0, end);
  if (!Number.isSafeInteger(value) || (kind !== "cp" && kind !== "mate") || !moves.length) return null;
  const score = kind === "cp" ? { hundredths: value, win: null } : { hundredths: null, win: value };
  return {
    depth: number("depth"),
    line: Math.max(1, Math.min(256, number("multipv") || 1)),
    score,
    nodes: number("nodes"),
    time: number("time"),
    moves,
  };
}

/** The `position` command. @param {GameInput} input */
export function positionCommand({ start, moves }) {
  return [start ? `position fen ${start}` : "position startpos", moves.length ? `moves ${moves.join(" ")}` : ""]
    .filter(Boolean)
    .join(" ");
}

/** The `go` command. @param {Limits} limits */
export function goCommand({ movetime, nodes, depth }) {
  const parts = [
    movetime === undefined ? "" : `movetime ${movetime}`,
    nodes === undefined ? "" : `nodes ${nodes}`,
    depth === undefined ? "" : `depth ${depth}`,
  ].filter(Boolean);
  return parts.length ? `go ${parts.join(" ")}` : "go infinite";
}

/**
 * The options to set before a search, among those that the engine has.
 * @param {ReadonlySet<string>} known names of the engine's options, in lower case
 * @param {GameInput} input
 * @param {Limits} limits
 */
export function optionCommands(known, { game, options }, { lines = 1 }) {
  /** @type {[string, string][]} */
  const wanted = [
    ["Game", game],
    ["Spacing", game === "khalifa" ? (options?.spacing ?? "gaps") : ""],
    ["MultiPV", String(lines)],
  ];
  return wanted
    .filter(([name, value]) => value && known.has(name.toLowerCase()))
    .map(([name, value]) => `setoption name ${name} value ${value}`);
}

/**
 * The address of an engine on this machine; null if the text is none. The page may connect to no other hosts.
 * @param {string} text a WebSocket address, or a part of one such as `8419`
 */
export function engineAddress(text) {
  const short = text.trim();
  const full = /^\d+$/.test(short) ? `ws://127.0.0.1:${short}` : /^\w+:\/\//.test(short) ? short : `ws://${short}`;
  try {
    const { protocol, hostname, host } = new URL(full);
    return protocol === "ws:" && (hostname === "127.0.0.1" || hostname === "localhost") ? `ws://${host}` : null;
  } catch {
    return null;
  }
}
