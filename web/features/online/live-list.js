// Base class of pages with lists of games, which are polled.
import { html } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { ApiProblem, refusalText } from "./api.js";
import { t } from "../../i18n/i18n.js";

/** Polling interval in milliseconds. */
const POLL_INTERVAL = 5000;

export class LiveList extends LightElement {
  static properties = { problem: { state: true }, loaded: { state: true } };

  constructor() {
    super();
    /** Error code of the last request. */ this.problem = "";
    this.loaded = false;
    this.timer = 0;
    this.onVisible = () => document.visibilityState === "visible" && void this.refresh();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.onVisible);
    window.addEventListener("online", this.onVisible);
    void this.refresh();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.onVisible);
    window.removeEventListener("online", this.onVisible);
    clearTimeout(this.timer);
  }

  /** Loads the page's lists. @returns {Promise<void>} */
  async load() {}

  async refresh() {
    clearTimeout(this.timer);
    try {
      if (document.visibilityState === "visible") await this.load();
      this.problem = "";
      this.loaded = true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      this.problem = error.code;
    }
    // Don't poll a server without online play.
    clearTimeout(this.timer);
    if (this.isConnected && this.problem !== "no-online") this.timer = window.setTimeout(() => void this.refresh(), POLL_INTERVAL);
  }

  /** Shown instead of a list that could not be loaded. */
  problemView() {
    return html`<p class="calm" role="status">${this.problem ? refusalText(this.problem) : t("online.loading")}</p>`;
  }
}

/** Navigation between the pages of online play. @param {string} here */
export function onlineNav(here) {
  const pages = /** @type {const} */ ([["/lobby", "app.lobby"], ["/friend", "app.friend"], ["/mine", "app.mine"], ["/archive", "app.archive"]]);
  return html`<nav class="tabs" aria-label=${t("online.nav")}>
    ${pages.map(([path, key]) => (path === here ? html`<a href=${path} aria-current="page">${t(key)}</a>` : html`<a href=${path}>${t(key)}</a>`))}
  </nav>`;
}
