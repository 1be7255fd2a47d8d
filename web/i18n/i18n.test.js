// The catalogues: no missing, unused or untranslated entries.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, list, pickLanguage, say, t, useCatalogue } from "./i18n.js";
import { LESSONS } from "../features/learn/lessons.js";
import { loadRules } from "../engine/rules.js";

const WEB = new URL("../", import.meta.url);
const rules = await loadRules(await readFile(new URL("engine/ordo.wasm", WEB)));
/** @typedef {import("./i18n.js").Catalogue} Catalogue */
/** @typedef {import("./i18n.js").Language} Language */

const languages = /** @type {Language[]} */ (Object.keys(LANGUAGES));
/** @type {Record<string, Catalogue>} */
const catalogues = {};
for (const name of languages) {
  const parts = await Promise.all(
    ["app", "lessons", "online", "history", "puzzles"].map((part) => import(`./${name}/${part}.js`)),
  );
  catalogues[name] = Object.assign({}, ...parts.map((part) => part.default));
}
const english = catalogues.en ?? {};

/** All forms of an entry. @param {import("./i18n.js").Entry | undefined} entry */
const forms = (entry) => (entry === undefined ? [] : typeof entry === "string" ? [entry] : Object.values(entry));
/** The names of a text's placeholders. @param {string} text */
const holes = (text) =>
  [...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name = ""]) => name.charAt(0).toLowerCase() + name.slice(1));
/** The app's sources: all scripts but tests, tools and libraries. */
const sources = (await readdir(WEB, { recursive: true }))
  .filter((name) => /^(app|board|game|features|engine|i18n)\b.*\.js$/.test(name) && !name.endsWith(".test.js"))
  .filter((name) => !/^i18n\/..\//.test(name));
const code = (await Promise.all(sources.map((name) => readFile(new URL(name, WEB), "utf8")))).join("\n");
/** Keys used literally in the code, and patterns of computed keys: `side.${color}`. */
const literal = new Set([...code.matchAll(/"((?:\w+\.)+\w+)"/g)].map(([, key = ""]) => key));
const patterns = [...code.matchAll(/`((?:\w|\.|\$\{[^}]*\})+)`/g)]
  .map(([, key = ""]) => key)
  .filter((key) => key.includes("${") && /^\w+\./.test(key))
  .map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.]+")}$`));
const codes = rules.codes();

for (const name of languages) {
  const catalogue = catalogues[name] ?? {};
  test(`${name}: the same keys as English, in the same order`, () => {
    assert.deepEqual(Object.keys(catalogue), Object.keys(english));
  });
  test(`${name}: no entry is empty, and plurals have all forms of the language`, () => {
    const wanted = new Intl.PluralRules(name).resolvedOptions().pluralCategories.filter((form) => form !== "many");
    for (const [key, entry] of Object.entries(catalogue)) {
      for (const text of forms(entry)) assert.ok(text.trim() === text && text !== "", key);
      if (typeof entry !== "string")
        for (const form of wanted) assert.ok(entry[form] || entry.other, `${key}: ${form}`);
    }
  });
  test(`${name}: the same arguments as English`, () => {
    for (const [key, entry] of Object.entries(catalogue)) {
      const here = new Set(forms(entry).flatMap(holes));
      const there = new Set(forms(english[key]).flatMap(holes));
      assert.deepEqual([...here].sort(), [...there].sort(), key);
    }
  });
  test(`${name}: every form that a text refers to exists`, () => {
    for (const text of Object.values(catalogue).flatMap(forms)) {
      for (const [, form = ""] of text.matchAll(/\{\w+:(\w+)\}/g)) {
        const values = form === "game" ? ["stein", "khalifa"] : ["w", "b"];
        for (const value of values) assert.ok(catalogue[`${form}.${value}`], `${form}.${value}`);
      }
    }
  });
  if (name === "en") continue;
  test(`${name}: long texts are translated`, () => {
    for (const [key, entry] of Object.entries(catalogue)) {
      const [here = "", there = ""] = [forms(entry)[0], forms(english[key])[0]];
      const words = there.replace(/\{[^}]*\}/g, "").match(/[a-z]{2,}/gi)?.length ?? 0;
      if (words > 2) assert.notEqual(here, there, key);
    }
  });
}

test("French: no-break spaces before punctuation", () => {
  for (const [key, entry] of Object.entries(catalogues.fr ?? {})) {
    for (const text of forms(entry)) {
      const plain = text.replace(/\{[^}]*\}/g, "x").replace(/\d:\d/g, "");
      assert.doesNotMatch(plain, / [:;!?»]|« |[^\s\u00a0\u202f(«“]\s?[?!;](?<![\u00a0\u202f].)/, `${key}: ${text}`);
    }
  }
});
test("Spanish: questions and exclamations have opening marks", () => {
  for (const [key, entry] of Object.entries(catalogues.es ?? {})) {
    for (const text of forms(entry)) {
      assert.equal(text.split("¿").length, text.split("?").length, key);
      assert.equal(text.split("¡").length, text.split("!").length, key);
    }
  }
});

test("an ellipsis follows its word without a space, in German after a no-break space", () => {
  for (const name of languages) {
    for (const [key, entry] of Object.entries(catalogues[name] ?? {})) {
      for (const text of forms(entry))
        assert.doesNotMatch(text, name === "de" ? /[^\u00a0-]…/ : /\s…/, `${name}: ${key}`);
    }
  }
});

test("apostrophes and quotation marks are typographic, in the catalogues and in the rules texts", async () => {
  for (const name of languages) {
    for (const [key, entry] of Object.entries(catalogues[name] ?? {}))
      for (const text of forms(entry)) assert.doesNotMatch(text, /['"]/, `${name}: ${key}`);
  }
  for (const name of await readdir(new URL("features/rules/texts/", WEB))) {
    assert.doesNotMatch(await readFile(new URL(`features/rules/texts/${name}`, WEB), "utf8"), /['"]/, name);
  }
});

test("German uses one word for a draw", async () => {
  for (const text of Object.values(catalogues.de ?? {}).flatMap(forms)) assert.doesNotMatch(text, /unentschieden/i);
  for (const game of ["stein", "khalifa"])
    assert.doesNotMatch(await readFile(new URL(`features/rules/texts/${game}.de.txt`, WEB), "utf8"), /unentschieden/i);
});

test("a label does not start with the same word as its options", () => {
  for (const name of languages) {
    const first = (/** @type {string} */ key) => forms(catalogues[name]?.[key])[0]?.split(" ")[0];
    assert.notEqual(first("new.opponent"), first("home.computer"), name);
  }
});

test("every code of the rules has a sentence with known arguments", () => {
  assert.ok(codes.length > 90);
  for (const { code, args } of codes) {
    assert.ok(english[code], code);
    for (const hole of forms(english[code]).flatMap(holes))
      assert.ok([...args, "cause"].includes(hole), `${code}: ${hole}`);
  }
});

test("every key in the code is in the catalogue", () => {
  const groups = new Set(Object.keys(english).map((key) => key.split(".")[0]));
  const called = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key = ""]) => key);
  assert.ok(called.length > 100);
  for (const key of called) assert.ok(english[key], key);
  for (const [, condition = ""] of code.matchAll(/\bt\(([^"`]*\?[^)]*)/g)) {
    for (const [, key = ""] of condition.matchAll(/"((?:\w+\.)+\w+)"/g)) {
      if (groups.has(key.split(".")[0] ?? "")) assert.ok(english[key], key);
    }
  }
});

/** The arguments between the parentheses that open at `at`. @param {string} text @param {number} at */
function argumentsAt(text, at) {
  const found = [""];
  for (let depth = 0, i = at; i < text.length; i++) {
    const letter = text.charAt(i);
    if (letter === ")" && --depth === 0) break;
    if (letter === "," && depth === 1) found.push("");
    else if (i > at) found[found.length - 1] += letter;
    if (letter === "(") depth++;
  }
  return found;
}

test("no question has two buttons that start with the same word", () => {
  const keys = (/** @type {string} */ text) => [...text.matchAll(/"((?:\w+\.)+\w+)"/g)].map(([, key = ""]) => key);
  const questions = [...code.matchAll(/await ask(?=\()/g)].map((match) =>
    argumentsAt(code, match.index + match[0].length),
  );
  assert.ok(questions.length >= 5);
  for (const name of languages) {
    const first = (/** @type {string} */ key) =>
      forms(catalogues[name]?.[key])[0]?.split(" ")[0]?.toLowerCase() ?? assert.fail(key);
    for (const [, yes = "", no = '"app.cancel"'] of questions) {
      assert.ok(keys(yes).length && keys(no).length, yes);
      for (const key of keys(yes))
        for (const other of keys(no)) assert.notEqual(first(key), first(other), `${name}: ${key}, ${other}`);
    }
  }
});

test("every entry is used", () => {
  const asked = new Set(codes.map((/** @type {{ code: string }} */ entry) => entry.code));
  const inTexts = new Set(
    Object.values(english)
      .flatMap(forms)
      .flatMap((text) => [...text.matchAll(/\{\w+:(\w+)\}/g)].map(([, form]) => form)),
  );
  const unused = Object.keys(english).filter(
    (key) =>
      !literal.has(key) &&
      !asked.has(key) &&
      !patterns.some((pattern) => pattern.test(key)) &&
      !inTexts.has(key.split(".")[0]),
  );
  assert.deepEqual(unused, []);
});

test("every lesson has its texts", () => {
  for (const lesson of [...LESSONS.stein, ...LESSONS.khalifa]) {
    assert.ok(english[`lesson.${lesson.id}.title`], lesson.id);
    const told = Object.keys(english).filter((key) => key.startsWith(`lesson.${lesson.id}.`));
    assert.equal(told.length, 1 + 2 * lesson.steps.length, lesson.id);
  }
});

test("the rules of both games exist in every language", async () => {
  const expected = ["khalifa", "stein"].flatMap((game) => [...languages].sort().map((name) => `${game}.${name}.txt`));
  assert.deepEqual((await readdir(new URL("features/rules/texts/", WEB))).sort(), expected);
});

test("the language is the saved one, otherwise the browser's first supported one", () => {
  assert.equal(pickLanguage(null, ["pt-BR", "fr-CA", "en"]), "fr");
  assert.equal(pickLanguage("de", ["fr"]), "de");
  assert.equal(pickLanguage("constructor", ["xx"]), "en");
});

test("sentences have lists, colours, numbers, causes and the end of a text", () => {
  useCatalogue("en", english);
  assert.equal(list(["h3", "h4", "i4"]), "h3, h4 and i4");
  assert.equal(
    say({ code: "stein.splits", args: { pieces: ["h3", "h4", "i4"] } }),
    "Your pieces on h3, h4 and i4 would be cut off from the group.",
  );
  assert.equal(
    say({ code: "stein.splits", args: { pieces: ["a6"] } }),
    "Your piece on a6 would be cut off from the group.",
  );
  assert.equal(say({ code: "outcome.homeRow", args: { winner: "w" } }), "White reaches the home row and wins.");
  const over = { code: "illegal.over", cause: { code: "outcome.ordo", args: { winner: "b" } } };
  assert.equal(say(over), "The game is over. Black has an ordo and wins.");
  assert.match(say({ code: "stein.text.square", args: { column: 4, found: "" } }), /found the end of the text\.$/);
  assert.match(say({ code: "stein.text.square", args: { column: 4, found: "z" } }), /found “z”\.$/);
  assert.equal(t("no.such.key"), "no.such.key");
  useCatalogue("fr", catalogues.fr ?? {});
  assert.equal(
    say({ code: "stein.splits", args: { pieces: ["h3", "h4"] } }),
    "Vos pièces en h3 et h4 seraient coupées du groupe.",
  );
  assert.equal(
    say({ code: "outcome.homeRow", args: { winner: "b" } }),
    "Les Noirs atteignent la rangée de base et gagnent.",
  );
});
