// The contrasts of every board, piece set and theme, computed from the stylesheets (WCAG 2.2).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { BOARDS, PIECE_SETS } from "./theme-names.js";

/** @typedef {[number, number, number]} Rgb */
/** @typedef {Record<string, string>} Values */

const read = (/** @type {string} */ name) => readFile(new URL(name, import.meta.url), "utf8");
const [themes, page, styles, marks] = await Promise.all(
  ["./themes.css", "../app/styles/theme.css", "./styles.js", "./mark-styles.js"].map(read),
);

/** The custom properties of a block. @param {string} css @param {string} selector @returns {Values} */
function block(css, selector) {
  const start = css.indexOf(`${selector} {`);
  assert.ok(start >= 0, selector);
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** The defaults of the board, by the names of the custom properties. */
const DEFAULTS = Object.fromEntries(
  [...(styles ?? "").matchAll(/: var\(--([\w-]+), ((?:light-dark\([^)]*\))|#\w+)\);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);
const named = (/** @type {string} */ kind) =>
  [...(themes ?? "").matchAll(new RegExp(`^:root:not\\([^)]*\\)\\[data-${kind}="(\\w+)"\\]`, "gm"))].map(
    ([, name = ""]) => name,
  );
const of = (/** @type {string} */ kind, /** @type {string} */ name) =>
  block(themes ?? "", `:root:not([data-contrast="more"]) [data-${kind}="${name}"]`);

/** @param {string} hex @returns {Rgb} */
const rgb = (hex) => /** @type {Rgb} */ ([1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)));

/** @param {Rgb} color */
function luminance(color) {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {Rgb} a @param {Rgb} b */
function contrast(a, b) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** @param {Rgb} top @param {number} opacity @param {Rgb} below @returns {Rgb} */
const over = (top, opacity, below) =>
  /** @type {Rgb} */ (top.map((value, i) => value * opacity + (below[i] ?? 0) * (1 - opacity)));

/** A property of a rule in the styles of the board. @param {string} selector @param {string} name */
function opacity(selector, name) {
  const found = new RegExp(`\\n  ${selector.replaceAll(".", "\\.")} \\{[^}]*?\\b${name}: ([\\d.]+);`).exec(
    `${styles}${marks}`,
  );
  assert.ok(found, `${selector} ${name}`);
  return Number(found[1]);
}

/** The colours of a theme in one mode. @param {Values} values @param {"light" | "dark"} mode */
function colours(values, mode) {
  return (/** @type {string} */ name) => {
    const value = { ...DEFAULTS, ...values }[name] ?? assert.fail(name);
    const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
    return rgb((both ? both[mode === "light" ? 1 : 2] : value) ?? "");
  };
}

const COMBINATIONS = [
  ...BOARDS.flatMap((board) =>
    PIECE_SETS.map((set) => ({ name: `${board}, ${set}`, values: { ...of("board", board), ...of("pieces", set) } })),
  ),
  { name: "high contrast", values: block(page ?? "", ':root[data-contrast="more"]') },
];

test("three boards and three piece sets; wood and discs are the defaults of the board", () => {
  assert.deepEqual(named("board"), [...BOARDS]);
  assert.deepEqual(named("pieces"), [...PIECE_SETS]);
  for (const [name, value] of Object.entries({ ...of("board", "wood"), ...of("pieces", "discs") })) {
    if (!/beside|ink/.test(name)) assert.equal(DEFAULTS[name], value, name);
  }
});

for (const { name, values } of COMBINATIONS) {
  for (const mode of /** @type {const} */ (["light", "dark"])) {
    const get = colours(values, mode);
    const squares = [get("board-light"), get("board-dark")];
    const rows = [
      ...squares,
      ...squares.map((square) => over(get("piece-white"), opacity(".home.w", "fill-opacity"), square)),
      ...squares.map((square) => over(get("piece-black"), opacity(".home.b", "fill-opacity"), square)),
    ];
    const least = (/** @type {string} */ what, /** @type {number} */ limit, /** @type {number[]} */ found) => {
      const worst = Math.min(...found);
      assert.ok(worst >= limit, `${what}: ${worst.toFixed(2)} < ${limit}`);
    };

    test(`${name}, ${mode}: texts on the board are AAA`, () => {
      least("coordinates", 7, [contrast(get("board-text"), get("board-frame"))]);
      least("white digits", 7, [contrast(get("piece-white-mark"), get("piece-white"))]);
      least("black digits", 7, [contrast(get("piece-black-mark"), get("piece-black"))]);
    });

    test(`${name}, ${mode}: pieces, targets and marks stand out from every square`, () => {
      least("sides", 7, [contrast(get("piece-white"), get("piece-black"))]);
      for (const side of ["piece-white", "piece-black"]) {
        const best = (/** @type {Rgb} */ square) =>
          Math.max(contrast(get(side), square), contrast(get(`${side}-edge`), square));
        least(side, 3, squares.map(best));
      }
      // a target is a dot with an outline
      const target = (/** @type {Rgb} */ square) =>
        Math.max(contrast(get("board-accent"), square), contrast(get("board-accent-line"), square));
      least("targets", 3, rows.map(target));
      const open = opacity(".open", "fill-opacity");
      least(
        "placements",
        2,
        squares.map((square) => contrast(over(get("board-accent"), open, square), square)),
      );
      least(
        "captures and frames",
        3,
        squares.map((square) => contrast(get("board-accent"), square)),
      );
      least(
        "good frames and arrows",
        3,
        squares.map((square) => contrast(get("board-good"), square)),
      );
    });

    test(`${name}, ${mode}: lines, last move and lens are visible but quiet`, () => {
      const tint = (/** @type {string} */ color, /** @type {number} */ part) =>
        squares.map((square) => contrast(over(get(color), part, square), square));
      const line = opacity(".net .part-0", "opacity");
      const isPlain = values["net-edge"] !== "1";
      for (const side of ["piece-white", "piece-black"]) {
        const edges = isPlain ? [] : squares.map((square) => contrast(get(`${side}-edge`), square));
        least(
          `lines of ${side}`,
          isPlain ? 1.3 : 3,
          squares.map((_, i) => Math.max(tint(side, line)[i] ?? 0, edges[i] ?? 0)),
        );
      }
      least("trail", 1.15, tint("board-trail", opacity(".trail path", "fill-opacity")));
      least("origin", 1.5, tint("board-trail", opacity(".trail .origin", "stroke-opacity")));
      least("landing", 1.12, tint("board-trail", opacity(".trail .landed", "fill-opacity")));
      least("soft marks", 1.15, tint("board-accent", opacity(".mark.soft rect", "fill-opacity")));
      least("winning squares", 1.15, tint("board-good", opacity(".mark.won rect", "fill-opacity")));
    });
  }
}
