// Compares screenshots with the committed ones in web/test/snapshots. `ORDO_SNAPSHOTS=overwrite` replaces those that
// differ.
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} Options */

const snapshots = fileURLToPath(new URL("../snapshots/", import.meta.url));
const build = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../../../target", import.meta.url));
const target = `${build}/snapshots/`;

/** Colour difference of a pixel that counts, from 0 to 1. Pixels of anti-aliasing never count. */
const THRESHOLD = 0.15;
/** Share of pixels that may differ: about four letters on a phone. */
const TOLERANCE = 0.001;

/** The moment at which all screenshots are taken. */
export const NOW = Date.UTC(2026, 4, 15, 12, 0, 0);

/** The sizes and themes of the screenshots. Half the resolution is enough for layouts, and keeps the files small. */
export const VARIANTS = /** @type {const} */ (["phone", "desktop"]).flatMap((device) =>
  /** @type {const} */ (["light", "dark"]).map((colorScheme) => ({
    name: `${device}-${colorScheme}`,
    options: /** @satisfies {Options} */ ({
      colorScheme,
      viewport: device === "phone" ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: device === "phone",
      deviceScaleFactor: 0.5,
      timezoneId: "UTC",
    }),
  })),
);

const require = createRequire(import.meta.url);
const fonts = await Promise.all(
  ["400", "500", "600", "700"].map(async (weight) => {
    const file = require.resolve(`@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff2`);
    return { weight, data: (await readFile(file)).toString("base64") };
  }),
);

/** Makes the pages look alike on every machine: fixed time, and one font instead of the system's. @param {Page} page */
export async function prepare(page) {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((fonts) => {
    for (const { weight, data } of fonts) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      document.fonts.add(new FontFace("Snapshot", bytes, { weight }));
    }
    const style = new CSSStyleSheet();
    style.replaceSync(":root { --sans: Snapshot !important; --mono: Snapshot !important }");
    document.adoptedStyleSheets.push(style);
  }, fonts);
}

/** Compares the visible part of a page with its snapshot. @param {Page} page @param {string} name */
export async function compare(page, name) {
  await page.mouse.move(0, 0);
  await page.evaluate("document.fonts.ready");
  const taken = await page.screenshot({ animations: "disabled", caret: "hide", scale: "device" });
  const difference = await differenceOf(name, taken);
  if (!difference) return;
  if (process.env.ORDO_SNAPSHOTS === "overwrite") {
    await write(`${snapshots}${name}.png`, small(taken));
    return;
  }
  await write(`${target}${name}.png`, taken);
  if (difference.image) await write(`${target}${name}-difference.png`, difference.image);
  assert.fail(
    `${name} ${difference.words}; see ${target}${name}*.png.\n` +
      "If this is intended, run `npm run --prefix web snapshots` and look at the changed images.",
  );
}

/**
 * The difference between a screenshot and its snapshot; null if they look the same.
 * @param {string} name
 * @param {Buffer} taken
 * @returns {Promise<{ words: string, image?: Buffer } | null>}
 */
async function differenceOf(name, taken) {
  const committed = await readFile(`${snapshots}${name}.png`).catch(() => null);
  if (!committed) return { words: "has no snapshot" };
  const [was, is] = [PNG.sync.read(committed), PNG.sync.read(taken)];
  const { width, height } = was;
  if (is.width !== width || is.height !== height) {
    return { words: `is ${is.width}×${is.height} pixels instead of ${width}×${height}` };
  }
  const marks = new PNG({ width, height });
  const count = pixelmatch(was.data, is.data, marks.data, width, height, { threshold: THRESHOLD });
  if (count <= TOLERANCE * width * height) return null;
  return { words: `differs in ${count} of ${width * height} pixels`, image: PNG.sync.write(marks) };
}

/** The image with 32 levels of each colour, which takes half the space and does not show. @param {Buffer} image */
function small(image) {
  const png = PNG.sync.read(image);
  for (const [index, value] of png.data.entries()) png.data[index] = (value & 0xf8) | (value >> 5);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 });
}

/** @param {string} file @param {Buffer} content */
async function write(file, content) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
