// An external engine on the analysis page: `ordo ugi --websocket`.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { STEIN } from "./analyse.js";
import { axe } from "./axe.js";
import { program, start } from "./browser.js";
import { link } from "./moves.js";

/** @typedef {import("playwright-core").Page} Page */

const app = await start();
after(() => app.stop());

/** Starts an engine. */
async function startEngine() {
  const child = spawn(program(), ["ugi", "--websocket", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const { value: line = "" } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const address = /ws:\/\/\S+/.exec(line)?.[0] ?? assert.fail(`no address: ${line}`);
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGINT");
      }),
  };
}

/** Fills in the address of an engine and connects. @param {Page} page @param {string} address */
async function connect(page, address) {
  await page.getByRole("button", { name: "Engine settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Engine settings" });
  await dialog.getByRole("textbox", { name: "Address" }).fill(address);
  await page.keyboard.press("Enter");
  return dialog;
}

test("an external engine is plugged in, remembered, and replaced by the built-in one when it goes", async () => {
  const engine = await startEngine();
  await app.visit(
    link("stein", STEIN, "/analyse"),
    async (page) => {
      await page.locator(".engine-lines li").first().waitFor();
      const dialog = await connect(page, engine.address.replace("ws://127.0.0.1:", ""));
      await dialog.getByText(/^Analysing with Ordo \d/).waitFor();
      await axe(page);
      await page.keyboard.press("Escape");
      await page
        .locator(".engine-name")
        .getByText(/^Ordo \d.*depth \d/)
        .waitFor();
      await page.locator(".engine-lines li").nth(2).waitFor();
      // the lines belong to the position: one of them can be played
      await page.locator(".engine-lines .line-move").first().click();
      await page.locator(".move-tree .move").nth(3).waitFor();
      await page.locator(".engine-lines li").nth(2).waitFor();
      await page.reload();
      await page
        .locator(".engine-name")
        .getByText(/^Ordo \d/)
        .waitFor();
      await page.locator(".engine-lines li").first().waitFor();
      await engine.stop();
      await page.getByText("The connection to the external engine was lost.").waitFor();
      await page
        .locator(".engine-name")
        .getByText(/^White .*depth \d/)
        .waitFor();
      await page.reload();
      await page.getByText(`No engine answers at ${engine.address}.`).waitFor();
      await page.locator(".engine-lines li").first().waitFor();
    },
    { allow: /WebSocket connection to/ },
  );
});

test("an external engine analyses Khalifa's game and threats, and the built-in one can be chosen again", async () => {
  const engine = await startEngine();
  await app.visit("/analyse#g=khalifa&p=5d2/b7/7c/2BC4/8/3D4/4A3/6a1_b", async (page) => {
    await page.locator("ordo-board .cell").first().waitFor();
    const dialog = await connect(page, engine.address);
    await dialog.getByText(/^Analysing with/).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".engine-lines li").first().waitFor();
    await page.keyboard.press("x");
    await page.locator(".engine.threat .engine-score").getByText("#1").waitFor();
    await page.getByRole("button", { name: "Engine settings" }).click();
    await dialog.getByRole("button", { name: "Use the built-in engine" }).click();
    await dialog.getByRole("textbox", { name: "Address" }).waitFor();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.locator(".engine-lines li").first().waitFor();
    assert.doesNotMatch(await page.locator(".engine-name").innerText(), /Ordo/);
  });
  await engine.stop();
});

test("an address that is not on this machine, or without an engine, is explained", async () => {
  await app.visit(
    link("stein", STEIN, "/analyse"),
    async (page) => {
      await page.locator(".engine-lines li").first().waitFor();
      const dialog = await connect(page, "ws://example.org:8419");
      await dialog.getByRole("alert").getByText("must look like ws://127.0.0.1:8419").waitFor();
      await dialog.getByRole("textbox", { name: "Address" }).fill("ws://127.0.0.1:1");
      await dialog.getByRole("button", { name: "Connect" }).click();
      await dialog.getByRole("alert").getByText("No engine answers at ws://127.0.0.1:1.").waitFor();
      await page.keyboard.press("Escape");
      await page.locator(".engine-lines li").first().waitFor();
    },
    { allow: /WebSocket connection to/ },
  );
});
