// The committed modules: checksums, sizes, and responses equal to those of the sources. If the compiler is available,
// `scripts/build-wasm --check` also compares the bytes.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";
import { brotliCompressSync } from "node:zlib";
import { Instance, OrdoError, compileEngine } from "../../engine/module.js";
import { sharedMemory } from "../../engine/threads.js";
import { root } from "./module.js";

const { compiler, sha256 } = JSON.parse(readFileSync(new URL("web/engine/modules.wasm.json", root), "utf8"));

/**
 * The largest size of each module in KB, compressed. A page needs the rules before the first move.
 * @type {Record<string, number>}
 */
const LIMITS = { "rules.wasm": 160, "ordo.wasm": 350, "ordo-scalar.wasm": 370, "ordo-threads.wasm": 360 };

for (const name of Object.keys(sha256)) {
  const limit = LIMITS[name] ?? assert.fail(`${name} has no limit`);
  const bytes = readFileSync(new URL(`web/engine/${name}`, root));
  const hasThreads = name === "ordo-threads.wasm";

  test(`${name}: the checksum matches the file`, () => {
    assert.equal(sha256[name], createHash("sha256").update(bytes).digest("hex"));
    assert.match(compiler, /^rustc \d+\.\d+/);
  });

  test(`${name}: the compressed file has at most ${limit} KB`, () => {
    const size = brotliCompressSync(bytes).length;
    assert.ok(size <= limit * 1024, `${size} bytes`);
  });

  test(`${name}: the file contains no paths of the build machine`, () => {
    const paths = bytes
      .toString("latin1")
      .match(/[\w./-]*\/(home|root|Users|work|tmp|toolchain|registry|rustlib)\/[\w./-]*/g);
    assert.deepEqual(paths, null);
  });

  test(`${name}: it imports only the time, a progress callback, and memory to share`, async () => {
    const imports = WebAssembly.Module.imports(await compileEngine(bytes)).map(
      ({ module, name }) => `${module}.${name}`,
    );
    const memory = hasThreads ? ["env.memory"] : [];
    const allowed = name === "rules.wasm" ? [] : [...memory, "ordo.info", "ordo.now"];
    assert.deepEqual(imports.sort(), allowed);
  });

  // crates/ordo-wasm/tests/answers.rs checks the sources against the same responses.
  test(`${name}: responses equal those of the sources`, async () => {
    const memory = hasThreads ? sharedMemory() : undefined;
    const instance = new Instance(await compileEngine(bytes), () => {}, memory);
    const answers = readFileSync(new URL("crates/ordo-wasm/tests/data/answers.jsonl", root), "utf8");
    const lines = answers.trimEnd().split("\n");
    for (let at = 0; at < lines.length; at += 2) {
      const question = lines[at] ?? "";
      if (!instance.hasEngine && question.startsWith('{"engine"')) continue;
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
}
