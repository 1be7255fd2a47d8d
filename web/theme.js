// Runs before the first paint, so that a chosen theme never flashes. The settings page writes the same attributes.
(() => {
  /** @type {Record<string, unknown>} */
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("ordo.settings") ?? "{}") ?? {};
  } catch {
    // storage denied or unreadable: the system's theme will do
  }
  const root = document.documentElement;
  for (const name of ["theme", "contrast", "motion"]) {
    const value = saved[name];
    if (typeof value === "string" && value !== "system") root.dataset[name] = value;
  }
})();
