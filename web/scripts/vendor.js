// Builds web/vendor from the npm packages in the lock file: `npm ci && npm run vendor`.
// The pages import only from web/vendor, so the app itself needs no build and no node_modules.
import { build } from "esbuild";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const lit = `
export { LitElement, html, svg, css, nothing, render } from "lit";
export { classMap } from "lit/directives/class-map.js";
export { guard } from "lit/directives/guard.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
export { repeat } from "lit/directives/repeat.js";
`;

await build({
  stdin: { contents: lit, resolveDir: root },
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  legalComments: "eof",
  outfile: `${root}vendor/lit.js`,
});
// The same exports for the type checker.
await writeFile(
  `${root}vendor/lit.d.ts`,
  `${lit.trimStart()}export type { PropertyValues, TemplateResult } from "lit";\n`,
);

await build({
  stdin: { contents: 'export { generate, correction } from "lean-qr";', resolveDir: root },
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  outfile: `${root}vendor/qr.js`,
});
await writeFile(`${root}vendor/qr.d.ts`, 'export { generate, correction } from "lean-qr";\n');
await copyFile(`${root}node_modules/lean-qr/LICENSE`, `${root}vendor/qr.LICENSE`);

const font = `${root}node_modules/@fontsource/marcellus`;
await copyFile(`${font}/files/marcellus-latin-400-normal.woff2`, `${root}vendor/marcellus.woff2`);
await copyFile(`${font}/LICENSE`, `${root}vendor/marcellus.LICENSE`);

for (const name of ["lit", "lean-qr", "@fontsource/marcellus"]) {
  const { version } = JSON.parse(await readFile(`${root}node_modules/${name}/package.json`, "utf8"));
  console.log(`${name} ${version}`);
}
