// Paths to pages. A page is an element; it reads what it needs from `location` and is made anew on every visit.

/** @typedef {{ tag: string, load: () => Promise<unknown>, title: string }} Route */

/** @type {Record<string, Route>} */
export const ROUTES = {
  "/": { tag: "ordo-home", load: () => import("../pages/home.js"), title: "" },
  "/play": { tag: "ordo-play", load: () => import("../pages/play.js"), title: "app.play" },
  "/analyse": { tag: "ordo-analyse", load: () => import("../pages/analyse.js"), title: "app.analyse" },
  "/learn": { tag: "ordo-learn", load: () => import("../pages/learn.js"), title: "app.learn" },
  "/editor": { tag: "ordo-editor", load: () => import("../pages/editor.js"), title: "app.editor" },
  "/rules": { tag: "ordo-rules", load: () => import("../pages/rules.js"), title: "app.rules" },
};

/** @param {string} path @returns {Route | null} */
export function routeOf(path) {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return Object.hasOwn(ROUTES, plain) ? (ROUTES[plain] ?? null) : null;
}

/** Goes to another page of the app. @param {string} to a path, with query and fragment @param {{ replace?: boolean }} [how] */
export function navigate(to, how = {}) {
  if (how.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  window.dispatchEvent(new CustomEvent("ordo-navigate"));
}

/** Turns clicks on links to our own pages into visits without loading. @param {MouseEvent} event */
export function followLink(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || !routeOf(url.pathname)) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}
