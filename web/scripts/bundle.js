// Builds web/dist, which the program embeds: `npm run bundle`. With `--check`, compares web/dist with the sources
// instead. The output is deterministic, and file names have no hashes: the server puts the version into addresses.
//
// - `app/app.js` has the shell and all code that several features share; every feature is one more file, every language
//   another, the long texts of a language separate ones.
// - `app/style.css` has all styles. `engine/engine-worker.js` is self-contained.
// - `index.html` contains `first.js`, and requests the files of the current page at once (`preload.js`).
// - Other files (WebAssembly, font, icons, texts of the rules) are embedded from their folders.
import dynamicImportVars from "@rollup/plugin-dynamic-import-vars";
import { build, transform } from "esbuild";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { routeOf, ROUTES } from "../app/router.js";

/** @typedef {import("rollup").OutputChunk} OutputChunk */

const web = fileURLToPath(new URL("..", import.meta.url));
const TARGET = "es2022";
/** The plugin for `import()` of a template. Its types are those of a CommonJS module. */
const templateImports = /** @type {() => import("rollup").Plugin} */ (/** @type {unknown} */ (dynamicImportVars));
/** Has V8 compile the functions of a file while it downloads, instead of one by one on the main thread. */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad\n";
/** The sample address of an online game. */
const GAME = "/g/x";

/** @param {string} file an absolute path */
const pathOf = (file) => relative(web, file).replaceAll("\\", "/");

/** The feature that a file belongs to; empty outside of `features/`. @param {string} file */
const featureOf = (file) => /^features\/(\w+)\//.exec(pathOf(file))?.[1] ?? "";

/** All files of the bundle by path. @returns {Promise<Map<string, string>>} */
async function bundle() {
  const chunks = await bundleModules();
  const files = new Map([
    ["engine/engine-worker.js", await bundleWorker()],
    ["sw.js", (await transform(await read("sw.js"), { minify: true, target: TARGET })).code],
  ]);
  for (const { fileName, code } of chunks) {
    const options = /** @type {const} */ ({ minify: true, format: "esm", target: TARGET, legalComments: "eof" });
    files.set(fileName, COMPILE_EARLY + (await transform(code, options)).code);
  }
  const page = await read("index.html");
  const styles = [...page.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path = ""]) => path);
  files.set("app/style.css", await bundleStyles(styles));
  files.set("index.html", await bundlePage(page, chunks));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The modules of the app in chunks. */
async function bundleModules() {
  const graph = await rollup({
    input: { app: `${web}app/app.js` },
    preserveEntrySignatures: false,
    plugins: [templateImports(), { name: "asset-urls", transform: rewriteAssetUrls }],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  /** @type {Set<string> | undefined} */
  let shared;
  const { output } = await graph.generate({
    format: "es",
    entryFileNames: "app/app.js",
    chunkFileNames: (chunk) => (/^\w\w(-|$)/.test(chunk.name) ? "i18n/[name].js" : "features/[name].js"),
    manualChunks(id, graph) {
      shared ??= sharedFiles(graph);
      const [, language, part = ""] = /^i18n\/(\w\w)\/(\w+)\.js$/.exec(pathOf(id)) ?? [];
      if (language) return isLoadedLater(part, graph.getModuleInfo(id)) ? `${language}-${part}` : language;
      return shared.has(id) ? "app" : featureOf(id) || "app";
    },
  });
  const chunks = output.filter((chunk) => chunk.type === "chunk");
  for (const { fileName, imports } of chunks) {
    const allowed = fileName.startsWith("features/") ? ["app/app.js"] : [];
    const wrong = imports.filter((path) => !allowed.includes(path));
    if (wrong.length) throw new Error(`${fileName} imports ${wrong}`);
  }
  return chunks;
}

/**
 * True for a part of the catalogue that the main part does not import.
 * @param {string} part @param {import("rollup").ModuleInfo | null} info
 */
function isLoadedLater(part, info) {
  return part !== "app" && !info?.importers.length;
}

/**
 * The files of features that other features or the shell import, with all that they import.
 * @param {import("rollup").ManualChunkMeta} graph
 */
function sharedFiles({ getModuleIds, getModuleInfo }) {
  /** @type {Set<string>} */
  const shared = new Set();
  const add = (/** @type {string} */ id) => {
    if (shared.has(id) || !featureOf(id)) return;
    shared.add(id);
    getModuleInfo(id)?.importedIds.forEach(add);
  };
  for (const id of getModuleIds()) {
    const { importers = [], dynamicImporters = [] } = getModuleInfo(id) ?? {};
    const others = [...importers, ...dynamicImporters].filter((other) => featureOf(other) !== featureOf(id));
    if (others.some((other) => pathOf(other) !== "app/router.js")) add(id);
  }
  return shared;
}

/**
 * Addresses of assets relative to a module become relative to its chunk, which is one folder deep.
 * @param {string} code @param {string} id
 */
function rewriteAssetUrls(code, id) {
  const folder = dirname(pathOf(id));
  const rewritten = code.replaceAll(
    /new URL\((["`])([^"`]+)\1, import\.meta\.url\)/g,
    `new URL($1../${folder}/$2$1, import.meta.url)`,
  );
  if (rewritten.split("import.meta").length !== rewritten.split(", import.meta.url)").length) {
    throw new Error(`${pathOf(id)} uses import.meta other than in new URL("…", import.meta.url)`);
  }
  return { code: rewritten, map: null };
}

/** The engine's worker, without further imports. */
async function bundleWorker() {
  const entryPoints = [`${web}engine/engine-worker.js`];
  const result = await build({ entryPoints, bundle: true, format: "esm", minify: true, target: TARGET, write: false });
  return result.outputFiles[0]?.text ?? "";
}

/** The script of the page. @param {Record<string, string[]>} preload the files of each page */
async function bundleScript(preload) {
  // It imports from modules that load others, but uses none of those.
  const plugins = [{ name: "no-further-modules", resolveDynamicImport: () => /** @type {const} */ (false) }];
  const graph = await rollup({ input: `${web}scripts/preload.js`, plugins });
  const { output } = await graph.generate({ format: "iife" });
  const script = output[0].code.replaceAll("PRELOAD", JSON.stringify(preload));
  const { code } = await transform(script, { minify: true, target: TARGET });
  return code.trim().replaceAll("</", "<\\/");
}

/** Addresses in stylesheets become relative to the bundled stylesheet. @type {import("esbuild").Plugin} */
const assetUrls = {
  name: "asset-urls",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === "url-token" ? { path: `../${pathOf(resolve(resolveDir, path))}`, external: true } : undefined,
    );
  },
};

/** All stylesheets in one, in the order of the page. @param {string[]} paths */
async function bundleStyles(paths) {
  const contents = paths.map((path) => `@import "./${path}";`).join("\n");
  const result = await build({
    stdin: { contents, resolveDir: web, loader: "css" },
    bundle: true,
    minify: true,
    plugins: [assetUrls],
    write: false,
  });
  return result.outputFiles[0]?.text ?? "";
}

/**
 * The page: first the scripts that must not wait, then styles and icons.
 * @param {string} page @param {OutputChunk[]} chunks
 */
async function bundlePage(page, chunks) {
  const preload = Object.fromEntries(
    [...Object.keys(ROUTES), GAME].map((path) => [path === GAME ? "/g/" : path, filesOf(path, chunks)]),
  );
  const head = [
    '<link rel="modulepreload" href="/app/app.js">',
    `<script>${await bundleScript(preload)}</script>`,
    '<link rel="stylesheet" href="/app/style.css">',
    '<script type="module" src="/app/app.js"></script>',
  ];
  return page
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>|<script[^>]*><\/script>/g, "")
    .replace(/<link/, () => `${head.join("\n")}\n<link`)
    .replaceAll(/\s*\n\s*/g, "\n");
}

/**
 * The files that a page loads besides `app.js`; `@` is a placeholder for the language.
 * @param {string} path @param {OutputChunk[]} chunks
 */
function filesOf(path, chunks) {
  const [, page = ""] = /import\("(.+?)"\)/.exec(String(routeOf(path)?.load)) ?? [];
  const id = resolve(web, "app", page);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!chunk) throw new Error(`no page for ${path}`);
  const parts = [...chunk.code.matchAll(/\bloadPart\("(\w+)"\)/g)].map(([, part]) => `i18n/@-${part}.js`);
  return ["i18n/@.js", chunk.fileName, ...parts];
}

/** @param {string} path @returns {Promise<string>} */
function read(path) {
  return readFile(web + path, "utf8");
}

/** The bundle on disk. @returns {Promise<Map<string, string>>} */
async function committed() {
  const entries = await readdir(`${web}dist`, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => pathOf(resolve(entry.parentPath, entry.name)));
  return new Map(
    await Promise.all(paths.map(async (path) => /** @type {const} */ ([path.slice("dist/".length), await read(path)]))),
  );
}

const files = await bundle();
if (process.argv.includes("--check")) {
  const found = await committed();
  const stale = [...new Set([...files.keys(), ...found.keys()])].filter((path) => files.get(path) !== found.get(path));
  if (stale.length) {
    console.error(`web/dist is out of date: ${stale.sort().join(", ")}\nRun \`npm run --prefix web bundle\`.`);
    process.exitCode = 1;
  }
} else {
  await rm(`${web}dist`, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = `${web}dist/${path}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
