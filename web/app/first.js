// Runs before the app: applies the saved theme and reports a failed load.
(() => {
  const root = document.documentElement;

  // Apply the theme before the first paint, so that the page does not flash. `applyTheme` in settings.js writes the
  // same attributes.
  /** @type {Record<string, unknown>} */
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("ordo.settings") ?? "{}") ?? {};
  } catch {
    // storage denied or unreadable: use the device theme
  }
  for (const name of ["theme", "contrast", "motion", "board", "pieces"]) {
    const value = saved[name];
    if (typeof value === "string" && value !== "system") root.dataset[name] = value;
  }

  // The message if the app cannot be loaded. The catalogues are not available then.
  /** @type {Record<string, [string, string]>} */
  const MESSAGES = {
    en: ["Ordo could not be loaded.", "Try again"],
    fr: ["Ordo n’a pas pu être chargé.", "Réessayer"],
    es: ["No se ha podido cargar Ordo.", "Intentar de nuevo"],
    de: ["Ordo konnte nicht geladen werden.", "Noch einmal versuchen"],
  };
  addEventListener(
    "error",
    ({ target }) => {
      if (customElements.get("ordo-app") || (target !== window && !(target instanceof HTMLScriptElement))) return;
      let language = navigator.language;
      try {
        language = localStorage.getItem("ordo.language") ?? language;
      } catch {
        // as above
      }
      const [sentence = "", again = ""] = MESSAGES[language.slice(0, 2).toLowerCase()] ?? MESSAGES.en ?? [];
      const box = document.createElement("div");
      box.className = "page failure";
      box.setAttribute("role", "alert");
      box.append(Object.assign(document.createElement("p"), { textContent: sentence }));
      box.append(
        Object.assign(document.createElement("button"), {
          className: "primary",
          textContent: again,
          onclick: () => location.reload(),
        }),
      );
      document.querySelector("ordo-app")?.replaceChildren(box);
      addEventListener("online", () => location.reload(), { once: true });
    },
    true,
  );
})();
