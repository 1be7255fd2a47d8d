// What the tabs of one browser know of each other: that one of them sits down, since what the others know, and their sockets, are
// a stranger's; and which games are on the table in one of them.

/** @typedef {{ game: string, done: boolean }} Sitting `done`: the server has answered, whatever it said */

/** A channel does not hear itself, so a tab is never told what it has said. @type {BroadcastChannel | null} */
let channel = null;

function open() {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel("ordo.seats");
  return channel;
}

/** @param {Sitting} sitting */
export function announceJoin(sitting) {
  open()?.postMessage(sitting);
}

/** @param {(sitting: Sitting) => void} listener @returns {() => void} listens no more */
export function onJoinInOtherTab(listener) {
  const hear = (/** @type {MessageEvent<Sitting>} */ { data }) => listener(data);
  const heard = open();
  heard?.addEventListener("message", hear);
  return () => heard?.removeEventListener("message", hear);
}

const TABLE = "ordo.table.";

/** A game is on this tab's table. @param {string} game @returns {() => void} no longer */
export function lockGame(game) {
  const end = new AbortController();
  const ended = new Promise((resolve) => end.signal.addEventListener("abort", resolve));
  // Without TLS there are no locks; then a tab does not know of the others.
  void navigator.locks?.request(TABLE + game, { mode: "shared" }, () => ended);
  return () => end.abort();
}

/** The games that lie on a table in some tab. @returns {Promise<string[]>} */
export async function gamesOpenInTabs() {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.flatMap(({ name }) => (name?.startsWith(TABLE) ? [name.slice(TABLE.length)] : []));
}
