// Work that can wait until the page is shown.

/** Runs an action once the browser is idle, so that it does not delay the page. @param {() => void} run */
export function whenIdle(run) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200); // Safari
}
