// The native program to compare with: $ORDO_BIN, or the one that cargo builds; none without cargo.
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./module.js";

/** @type {string | null | undefined} */
let program = process.env["ORDO_BIN"];

/** The path of the program, or null. */
export function nativeProgram() {
  if (program !== undefined) return program;
  program = null;
  const build = ["build", "--quiet", "--locked", "--package", "ordo-cli", "--message-format=json"];
  const { status, stdout, error } = spawnSync("cargo", build, {
    cwd: fileURLToPath(root),
    maxBuffer: 1 << 28,
    encoding: "utf8",
  });
  if (error) return program;
  if (status !== 0) throw new Error("the native program does not build");
  for (const line of stdout.trim().split("\n")) {
    const { executable, target } = JSON.parse(line);
    if (executable && target?.name === "ordo") program = executable;
  }
  return program ?? null;
}

/** @param {string[]} args @returns {any} its JSON output */
export function native(args) {
  const path = nativeProgram();
  if (!path) throw new Error("there is no native program");
  return JSON.parse(execFileSync(path, args, { encoding: "utf8" }));
}
