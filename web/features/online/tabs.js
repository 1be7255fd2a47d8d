// Communication between tabs of one browser: a tab notifies the others that it is joining a game, since their sockets
// were opened before that, and tabs know which games are open elsewhere.

/** @typedef {{ game: string, done: boolean }} JoinNotice `done`: the server has answered, successfully or not */

/** A channel does not receive its own messages. @type {BroadcastChannel | null} */
let channel = null;

function open() {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel("ordo.seats");
  return channel;
}

/** @param {JoinNotice} notice */
export function announceJoin(notice) {
  open()?.postMessage(notice);
}

/** @param {(notice: JoinNotice) => void} listener @returns {() => void} unsubscribes */
export function onJoinInOtherTab(listener) {
  const onMessage = (/** @type {MessageEvent<JoinNotice>} */ { data }) => listener(data);
  const opened = open();
  opened?.addEventListener("message", onMessage);
  return () => opened?.removeEventListener("message", onMessage);
}

const LOCK_PREFIX = "ordo.table.";

/**
 * Marks a game as open in this tab, with a shared lock.
 * @param {string} game
 * @returns {() => void} releases the lock
 */
export function lockGame(game) {
  const end = new AbortController();
  const ended = new Promise((resolve) => end.signal.addEventListener("abort", resolve));
  // Locks need a secure context; without one, tabs don't know of each other.
  void navigator.locks?.request(LOCK_PREFIX + game, { mode: "shared" }, () => ended);
  return () => end.abort();
}

/** The games that are open in any tab. @returns {Promise<string[]>} */
export async function gamesOpenInTabs() {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.flatMap(({ name }) => (name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : []));
}
