// Polls lists of games while the page is visible.
import { html, nothing } from "../../vendor/lit.js";
import { ApiProblem, refusalText } from "./api.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("../../vendor/lit.js").LitElement} LitElement */

/** Polling interval in milliseconds. */
const POLL_INTERVAL = 5000;

/** A reactive controller that loads the lists of a page. */
export class Polling {
  /** @param {LitElement} host @param {() => Promise<void>} load loads the page's lists */
  constructor(host, load) {
    this.host = host;
    this.load = load;
    /** Error code of the last request. */ this.problem = "";
    this.loaded = false;
    this.timer = 0;
    this.onVisible = () => document.visibilityState === "visible" && void this.refresh();
    host.addController(this);
  }

  hostConnected() {
    document.addEventListener("visibilitychange", this.onVisible);
    window.addEventListener("online", this.onVisible);
    void this.refresh();
  }

  hostDisconnected() {
    document.removeEventListener("visibilitychange", this.onVisible);
    window.removeEventListener("online", this.onVisible);
    clearTimeout(this.timer);
  }

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
    this.host.requestUpdate();
    // Don't poll a server without online play.
    clearTimeout(this.timer);
    if (this.host.isConnected && this.problem !== "no-online") {
      this.timer = window.setTimeout(() => void this.refresh(), POLL_INTERVAL);
    }
  }

  /** True if the lists are up to date. */
  isFresh() {
    return this.loaded && !this.problem;
  }

  /** Shown if the lists could not be loaded: the reason, and a way to try again or to play without the server. */
  problemView() {
    return html`<div class="calm" role="status">
      <p>${refusalText(this.problem)}</p>
      <div class="rowed">
        ${
          this.problem === "no-online"
            ? nothing
            : html`<button @click=${() => void this.refresh()}>${t("app.retry")}</button>`
        }
        <a class="button" href="/play">${t("home.computer")}</a>
      </div>
    </div>`;
  }
}
