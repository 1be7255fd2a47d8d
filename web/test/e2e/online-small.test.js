// Small screens in the two languages with the longest words: everything is visible and nothing overlaps.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startGame, actAs, startOnline } from "./online.js";
import { rendered } from "./browser.js";

const app = await startOnline();
after(() => app.stop());

const SIZES = /** @type {const} */ ([
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
]);

/** Elements that are off screen, too wide or overlapping. @param {readonly [number, number]} size */
function faults([width, height]) {
  const root = document.documentElement;
  const found =
    root.scrollWidth > width || root.scrollHeight > height
      ? [`scrolls: ${root.scrollWidth} × ${root.scrollHeight}`]
      : [];
  for (const button of document.querySelectorAll(".actions > *")) {
    const box = button.getBoundingClientRect();
    if (box.left < 0 || box.right > width + 0.5 || box.bottom > height + 0.5 || box.height < 43.5)
      found.push(`button ${button.textContent}: ${JSON.stringify(box)}`);
    if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1)
      found.push(`words out of button ${button.textContent}`);
  }
  for (const strip of document.querySelectorAll(".strip")) {
    const parts = [...strip.querySelectorAll(".strip-name, .tray, .clock")].filter(
      (part) => getComputedStyle(part).position !== "absolute",
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const { bottom, right } = strip.getBoundingClientRect();
    boxes.forEach((a, index) => {
      if (a.bottom > bottom + 1 || a.right > right + 1) found.push(`out of its strip: ${parts[index]?.textContent}`);
      for (const b of boxes.slice(index + 1))
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          found.push(`on top of each other: ${strip.textContent}`);
    });
  }
  for (const box of document.querySelectorAll(".status, .told"))
    if (box.scrollWidth > box.clientWidth + 1) found.push(`too wide: ${box.textContent}`);
  return found;
}

for (const locale of ["fr-FR", "de-DE"]) {
  test(`the game page fits (${locale})`, async () => {
    await app.people(
      ["Ada", "WWWWWWWWWWWWWWWWWWWWWWWW"],
      async (ada, bob) => {
        const look = async (/** @type {string} */ when) => {
          for (const size of SIZES) {
            await ada.setViewportSize({ width: size[0], height: size[1] });
            await rendered(ada);
            assert.deepEqual(await ada.evaluate(faults, size), [], `${size}, ${when}`);
          }
        };
        for (const [game, clock] of /** @type {const} */ ([
          ["stein", "5+3"],
          ["khalifa", "3d"],
          ["khalifa", "60+30"],
        ])) {
          const link = await startGame(app.url, ada, bob, { clock, game });
          await look(`${game} ${clock}, at the start`);
          const first = game === "stein" || (await ada.locator(".strip.near.turn").count());
          const moves = game === "stein" ? ["a3-a4", "a6-a5"] : ["2@88", "3@27"];
          for (const [index, move] of moves.entries())
            await actAs((index % 2 === 0) === !!first ? ada : bob, link, { type: "move", move, ply: index + 1 });
          await ada.locator(".moves .move").nth(1).waitFor();
          await look(`${game} ${clock}, after the second move`);
          await actAs(bob, link, { type: "offer-take-back" });
          await ada.locator(".status.warn").waitFor();
          await look(`${game} ${clock}, with an offer`);
          await actAs(bob, link, { type: "resign" });
        }
        await ada.goto(`${app.url}/friend`);
        for (const kind of [1, 2]) {
          await ada.locator("input[name=clock-kind]").nth(kind).check({ force: true });
          for (const [width, height] of SIZES) {
            await ada.setViewportSize({ width, height });
            const wide = await ada
              .locator(".clock-tiles label > span")
              .evaluateAll((tiles) =>
                tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
              );
            assert.deepEqual(wide, [], `${width}`);
          }
        }
      },
      { locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    );
  });
}
