// The app's strings. Each language has one catalogue for the pages and for the messages of the rules (`Message`): a
// flat map of keys, split into files. `app` is loaded before the first page is rendered, the long texts when they are
// needed. An entry is a text, or an object with the plural forms of `Intl.PluralRules`, chosen by the argument `count`,
// or by the length of a list among the arguments if there is no `count`. In a text, `{name}` inserts an argument; lists
// and numbers are formatted for the language. `{name:form}` looks up the entry `form.<value>` (`{color:side}` gives
// "White", "les Blancs"), and a capital (`{Color:side}`) capitalizes the result. New entries go into all four
// languages; `i18n.test.js` checks this.

/** @typedef {import("../engine/types.d.ts").Message} Message */
/** @typedef {"en" | "fr" | "es" | "de"} Language */
/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Entry */
/** @typedef {Record<string, Entry>} Catalogue */
/** @typedef {Record<string, string | number | string[]>} Args */

/** Languages by their own names. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", fr: "Français", es: "Español", de: "Deutsch" };

const STORAGE_KEY = "ordo.language";

/** British lists have no comma before "and". @type {Record<Language, string>} */
const LOCALES = { en: "en-GB", fr: "fr", es: "es", de: "de" };

/** @type {Language} */
let current = "en";
/**
 * Formatters of the current language. Making one takes milliseconds.
 * @type {{ lists?: Intl.ListFormat, plurals?: Intl.PluralRules, numbers?: Intl.NumberFormat }}
 */
let formats = {};
/** @type {Catalogue} */
let catalogue = {};
/** @type {Set<string>} */
const parts = new Set(["app"]);

/** @returns {Language} */
export function language() {
  return current;
}

/** The locale for `Intl`. */
export function locale() {
  return LOCALES[current];
}

/**
 * The user's earlier choice, otherwise the first supported language of the browser.
 * @param {string | null} saved
 * @param {readonly string[]} wanted
 * @returns {Language}
 */
export function pickLanguage(saved, wanted) {
  for (const tag of [saved ?? "", ...wanted]) {
    const found = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(found)) return found;
  }
  return "en";
}

/** The language of this visit: the saved one, otherwise the browser's. */
export function preferredLanguage() {
  let saved = null;
  try {
    saved = localStorage.getItem(STORAGE_KEY);
  } catch {
    // storage denied: use the browser's language
  }
  return pickLanguage(saved, navigator.languages);
}

/** Loads the catalogue before the first page is rendered. */
export function startLanguage() {
  return loadLanguage(preferredLanguage());
}

/**
 * Changes and saves the language. Sends the event `ordo-language` to the window.
 * @param {string} name
 */
export async function setLanguage(name) {
  if (!isLanguage(name)) return;
  await loadLanguage(name);
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    // storage denied: valid for this visit only
  }
  window.dispatchEvent(new CustomEvent("ordo-language", { detail: name }));
}

/**
 * Loads a part of the catalogue, now and whenever the language changes.
 * @param {"lessons" | "online" | "history" | "puzzles"} part
 */
export async function loadPart(part) {
  if (parts.has(part)) return;
  parts.add(part);
  use(catalogue, await fetchPart(current, part));
}

/**
 * Uses an already loaded catalogue; for tests.
 * @param {Language} name
 * @param {Catalogue} entries
 */
export function useCatalogue(name, entries) {
  current = name;
  formats = {};
  catalogue = entries;
}

/** @param {Language} name */
async function loadLanguage(name) {
  /** @type {Catalogue} */
  const fresh = {};
  for (const part of parts) use(fresh, await fetchPart(name, part));
  useCatalogue(name, fresh);
  document.documentElement.lang = name;
}

/**
 * @param {Language} name
 * @param {string} part
 * @returns {Promise<Catalogue>}
 */
async function fetchPart(name, part) {
  return (await import(`./${name}/${part}.js`)).default;
}

/**
 * @param {Catalogue} into
 * @param {Catalogue} entries
 */
function use(into, entries) {
  Object.assign(into, entries);
}

/**
 * @param {string} name
 * @returns {name is Language}
 */
function isLanguage(name) {
  return Object.hasOwn(LANGUAGES, name);
}

/**
 * The text of a key; a missing key is returned as it is.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  if (entry === undefined) return key;
  return fill(typeof entry === "string" ? entry : plural(entry, countOf(args)), args);
}

/** @param {string} key */
export function has(key) {
  return Object.hasOwn(catalogue, key);
}

/**
 * The sentence for a message of the rules. `{cause}` is the sentence of its cause; `{found}` is quoted, or names the
 * end of the text if it is empty.
 * @param {Message & { cause?: Message }} message
 * @returns {string}
 */
export function say(message) {
  const args = { ...message.args };
  if (typeof args.found === "string") {
    args.found = args.found === "" ? t("message.end") : t("message.quoted", { text: args.found });
  }
  args.cause = message.cause ? say(message.cause) : "";
  return t(message.code, args).trim();
}

/**
 * The sentence preceded by the number of the rule.
 * @param {Message} message
 */
export function sayWithRule(message) {
  return message.rule ? t("message.rule", { rule: message.rule, text: say(message) }) : say(message);
}

/**
 * A list in the language's format: "h3, h4 and i4".
 * @param {readonly string[]} items
 */
export function list(items) {
  formats.lists ??= new Intl.ListFormat(locale(), { type: "conjunction" });
  return formats.lists.format(items);
}

/** @param {Args} args */
function countOf(args) {
  const items = Object.values(args).find((value) => Array.isArray(value));
  return Number(args.count ?? items?.length);
}

/**
 * @param {Exclude<Entry, string>} entry
 * @param {number} count
 */
function plural(entry, count) {
  formats.plurals ??= new Intl.PluralRules(locale());
  return entry[formats.plurals.select(count)] ?? entry.other ?? "";
}

/**
 * @param {string} text
 * @param {Args} args
 */
function fill(text, args) {
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (hole, name, form) => {
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const value = args[name] ?? args[lower];
    if (value === undefined) return hole;
    const words = form ? t(`${form}.${value}`, args) : put(value);
    return name === lower ? words : words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1);
  });
}

/** @param {string | number | string[]} value */
function put(value) {
  if (Array.isArray(value)) return list(value);
  return typeof value === "number" ? number(value) : value;
}

/** @param {number} value */
function number(value) {
  // Small integers look the same in all four languages.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  formats.numbers ??= new Intl.NumberFormat(locale());
  return formats.numbers.format(value);
}
