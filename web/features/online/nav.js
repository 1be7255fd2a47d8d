// Navigation between the pages of online play.
import { html } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";

/** @param {string} here the path of the current page */
export function onlineNav(here) {
  const pages = /** @type {const} */ ([
    ["/lobby", "app.lobby"],
    ["/friend", "app.friend"],
    ["/mine", "app.mine"],
    ["/archive", "app.archive"],
  ]);
  return html`<nav class="tabs" aria-label=${t("online.nav")}>
    ${pages.map(([path, key]) =>
      path === here ? html`<a href=${path} aria-current="page">${t(key)}</a>` : html`<a href=${path}>${t(key)}</a>`,
    )}
  </nav>`;
}
