// Routes. Each page is a custom element that reads its parameters from `location` and is created on every visit.

/** @typedef {{ tag: string, load: () => Promise<unknown>, title: string }} Route */

/** @type {Record<string, Route>} */
export const ROUTES = {
  "/": { tag: "ordo-home", load: () => import("../features/home/page.js"), title: "" },
  "/play": { tag: "ordo-play", load: () => import("../features/play/page.js"), title: "app.play" },
  "/history": { tag: "ordo-history", load: () => import("../features/history/page.js"), title: "app.history" },
  "/analyse": { tag: "ordo-analyse", load: () => import("../features/analyse/page.js"), title: "app.analyse" },
  "/learn": { tag: "ordo-learn", load: () => import("../features/learn/page.js"), title: "app.learn" },
  "/puzzles": { tag: "ordo-puzzles", load: () => import("../features/puzzles/page.js"), title: "app.puzzles" },
  "/editor": { tag: "ordo-editor", load: () => import("../features/editor/page.js"), title: "app.editor" },
  "/rules": { tag: "ordo-rules", load: () => import("../features/rules/page.js"), title: "app.rules" },
  "/friend": { tag: "ordo-friend", load: () => import("../features/online/friend.js"), title: "app.friend" },
  "/lobby": { tag: "ordo-lobby", load: () => import("../features/online/lobby.js"), title: "app.lobby" },
  "/mine": { tag: "ordo-mine", load: () => import("../features/online/mine.js"), title: "app.mine" },
  "/archive": { tag: "ordo-archive", load: () => import("../features/online/archive.js"), title: "app.archive" },
};

/** The page of an online game. @type {Route} */
const GAME = { tag: "ordo-online", load: () => import("../features/online/game-page.js"), title: "app.game" };

/** @param {string} path @returns {Route | null} */
export function routeOf(path) {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  if (gameIdOf(plain)) return GAME;
  if (puzzleWordOf(plain)) return ROUTES["/puzzles"] ?? null;
  return Object.hasOwn(ROUTES, plain) ? (ROUTES[plain] ?? null) : null;
}

/** Pages that belong to another entry of the main navigation than their own. @type {Record<string, string>} */
const SECTIONS = { "/friend": "/lobby", "/archive": "/lobby", "/history": "/mine" };

/** The entry of the main navigation that a page belongs to. @param {string} path */
export const sectionOf = (path) => (puzzleWordOf(path) ? "/puzzles" : (SECTIONS[path] ?? path));

/** The game id in a path; empty if there is none. @param {string} path */
export function gameIdOf(path) {
  return /^\/g\/([a-zA-Z0-9]{1,64})\/?$/.exec(path)?.[1] ?? "";
}

/** The id of a puzzle in a path, or the name of a page such as "rush"; empty if there is none. @param {string} path */
export function puzzleWordOf(path) {
  return /^\/puzzles\/([a-zA-Z0-9]{1,64})\/?$/.exec(path)?.[1] ?? "";
}

/**
 * Goes to another page of the app.
 * @param {string} to a path, with query and fragment
 * @param {{ replace?: boolean }} [how]
 */
export function navigate(to, how = {}) {
  if (how.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  window.dispatchEvent(new CustomEvent("ordo-navigate"));
}

/** Handles clicks on links within the app without a page load. @param {MouseEvent} event */
export function followLink(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || !routeOf(url.pathname)) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}
