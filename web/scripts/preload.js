// Inlined into the page of the bundle: requests the language, the page and the rules while the app is still loading,
// instead of one after the other. `PRELOAD` has the files of each page; `@` is a placeholder for the language.
import "../app/first.js";
import { gameIdOf, puzzleWordOf } from "../app/router.js";
import { preferredLanguage } from "../i18n/i18n.js";

/** Pages that need the rules at once. */
const WITH_RULES = ["/play", "/analyse", "/editor", "/puzzles", "/g/"];

const { pathname } = location;
const path = gameIdOf(pathname) ? "/g/" : puzzleWordOf(pathname) ? "/puzzles" : pathname.replace(/(?<=.)\/+$/, "");
const app = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="modulepreload"]')).href;

/** @param {string} rel @param {string} file */
function request(rel, file) {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = new URL(`../${file}`, app).href;
  link.crossOrigin = "anonymous";
  if (rel === "preload") link.as = "fetch";
  document.head.append(link);
}

for (const file of PRELOAD[path] ?? []) request("modulepreload", file.replace("@", preferredLanguage()));
if (WITH_RULES.includes(path)) request("preload", "engine/rules.wasm");
