// The committed module: checksum, size, and responses equal to those of the sources. If the compiler is available,
// `scripts/build-wasm --check` also compares the bytes.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";
import { brotliCompressSync } from "node:zlib";
import { Instance, OrdoError, compile } from "../../engine/module.js";
import { bytes, root } from "./module.js";

const said = JSON.parse(readFileSync(new URL("web/engine/ordo.wasm.json", root), "utf8"));

test("the checksum matches the file", () => {
  assert.equal(said.sha256, createHash("sha256").update(bytes).digest("hex"));
  assert.equal(said.bytes, bytes.length);
  assert.match(said.compiler, /^rustc \d+\.\d+/);
});

test("the compressed file is at most 350 KB", () => {
  assert.ok(brotliCompressSync(bytes).length <= 350 * 1024);
});

test("the file contains no paths of the build machine", () => {
  const paths = bytes
    .toString("latin1")
    .match(/[\w./-]*\/(home|root|Users|work|tmp|toolchain|registry|rustlib)\/[\w./-]*/g);
  assert.deepEqual(paths, null);
});

test("it imports only the time and a progress callback", async () => {
  const imports = WebAssembly.Module.imports(await compile(bytes)).map(({ module, name }) => `${module}.${name}`);
  assert.deepEqual(imports.sort(), ["ordo.info", "ordo.now"]);
});

// crates/ordo-wasm/tests/answers.rs checks the sources against the same responses.
test("responses equal those of the sources", async () => {
  const instance = new Instance(await compile(bytes));
  const answers = readFileSync(new URL("crates/ordo-wasm/tests/data/answers.jsonl", root), "utf8");
  const lines = answers.trimEnd().split("\n");
  for (let at = 0; at < lines.length; at += 2) {
    const question = lines[at] ?? "";
    let answer;
    try {
      answer = { ok: instance.askBytes(new TextEncoder().encode(question)) };
    } catch (error) {
      assert.ok(error instanceof OrdoError);
      answer = { error: error.detail };
    }
    assert.deepEqual(answer, JSON.parse(lines[at + 1] ?? ""), `${question}: run scripts/build-wasm`);
  }
});
