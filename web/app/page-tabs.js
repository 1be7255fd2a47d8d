// Tabs between pages that belong together: those of online play, and those of the user's games.
import { html, nothing } from "../vendor/lit.js";
import { t } from "../i18n/i18n.js";

const ONLINE = /** @type {const} */ ([
  ["/lobby", "app.lobby"],
  ["/friend", "app.friend"],
  ["/archive", "app.archive"],
]);
const MY_GAMES = /** @type {const} */ ([
  ["/mine", "app.mine.online"],
  ["/history", "app.mine.device"],
]);

/** @param {string} here the path of the current page */
export const onlineTabs = (here) => pageTabs(ONLINE, here, t("app.online"));

/** @param {string} here the path of the current page */
export const myGamesTabs = (here) => pageTabs(MY_GAMES, here, t("app.mine"));

/**
 * @param {readonly (readonly [path: string, key: string])[]} pages
 * @param {string} here
 * @param {string} label
 */
function pageTabs(pages, here, label) {
  return html`<nav class="tabs" aria-label=${label}>
    ${pages.map(
      ([path, key]) =>
        html`<a href=${path} aria-current=${path === here ? "page" : nothing}><span>${t(key)}</span></a>`,
    )}
  </nav>`;
}
