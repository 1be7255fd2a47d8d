// The app shell: header, current page, notices and settings.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "./element.js";
import { followLink, gameIdOf, routeOf, sectionOf } from "./router.js";
import { applyTheme } from "./settings.js";
import { startLanguage, t } from "../i18n/i18n.js";
import { startServiceWorker } from "./offline.js";
import { startGameAlerts } from "./game-alerts.js";
import "./settings-dialog.js";

/** @typedef {import("./notice.js").Notice} Notice */

const NAV = /** @type {const} */ ([
  ["/play", "app.play"],
  ["/lobby", "app.lobby"],
  ["/mine", "app.mine"],
  ["/analyse", "app.analyse"],
  ["/learn", "app.learn"],
  ["/puzzles", "app.puzzles"],
  ["/editor", "app.editor"],
  ["/rules", "app.rules"],
]);
/** Milliseconds until a notice disappears. */
const NOTICE_TIME = 6000;
/** Milliseconds before a page that failed to load is requested again. */
const RETRY_DELAY = 1000;

/** @param {number} time milliseconds @returns {Promise<void>} */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

export class OrdoApp extends LightElement {
  static properties = {
    path: { state: true },
    notice: { state: true },
    announcement: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    this.path = location.pathname;
    /** @type {Notice | null} */ this.notice = null;
    this.announcement = "";
    /** @type {"" | "page" | "missing"} */ this.failed = "";
    this.visit = 0;
    this.timer = 0;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.textContent = "";
    window.addEventListener("popstate", () => this.show());
    window.addEventListener("ordo-navigate", () => this.show());
    window.addEventListener("ordo-language", () => this.setTitle());
    window.addEventListener("ordo-notice", (event) => this.showNotice(/** @type {CustomEvent} */ (event).detail));
    window.addEventListener("ordo-announce", (event) =>
      this.announce(/** @type {CustomEvent<string>} */ (event).detail),
    );
    window.addEventListener("ordo-storage", () => this.showNotice({ text: t("app.storageFull"), stay: true }));
    window.addEventListener("online", () => this.failed === "page" && this.tryAgain());
    window.addEventListener("error", () => this.showError());
    window.addEventListener("unhandledrejection", () => this.showError());
    document.addEventListener("click", followLink);
    this.show();
  }

  /** Loads and shows the page of the current address. If another visit starts meanwhile, this one is dropped. */
  async show() {
    const route = routeOf(location.pathname);
    const visit = ++this.visit;
    this.path = location.pathname;
    if (this.notice?.about === this.path) this.notice = null;
    this.setTitle();
    if (!route) {
      this.failed = "missing";
      return;
    }
    try {
      // Retry once before reporting a network failure.
      await route.load().catch(() => pause(RETRY_DELAY).then(route.load));
    } catch (error) {
      if (visit === this.visit) this.failed = "page";
      console.warn(error);
      return;
    }
    if (visit !== this.visit) return;
    this.failed = "";
    await this.updateComplete;
    const main = this.querySelector("main");
    const first = !main?.firstElementChild;
    main?.replaceChildren(document.createElement(route.tag));
    if (!first) {
      scrollTo(0, 0);
      /** @type {HTMLElement | null} */ (main)?.focus({ preventScroll: true });
    }
  }

  /** Tries again. Browsers cache failed module imports, so the whole app is reloaded once the server responds. */
  async tryAgain() {
    await this.show();
    if (this.failed !== "page") return;
    const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
  }

  /** Sets the tab title: the notice's title if it has one, otherwise the page's. */
  setTitle() {
    const title = routeOf(location.pathname)?.title;
    const words = this.notice?.title ? `● ${this.notice.title}` : title && t(title);
    document.title = words ? t("app.page", { page: words }) : t("app.title");
  }

  /** Online games set their own title. @param {Map<string, unknown>} changed @override */
  updated(changed) {
    if (changed.has("notice") && !gameIdOf(location.pathname)) this.setTitle();
  }

  /** @param {Notice} notice */
  showNotice(notice) {
    this.notice = notice;
    clearTimeout(this.timer);
    if (!notice.stay) this.timer = window.setTimeout(() => (this.notice = null), NOTICE_TIME);
  }

  /** Reports an unexpected error. Games are saved after every move, so reloading is safe. */
  showError() {
    this.showNotice({
      text: t("app.unexpected"),
      stay: true,
      action: { label: t("app.reload"), run: () => location.reload() },
    });
  }

  /**
   * Announces a text to screen readers. A repeated text gets a trailing space, or it would not be read again.
   * @param {string} text
   */
  announce(text) {
    this.announcement = text === this.announcement ? `${text}\u00a0` : text;
  }

  /** @override */
  render() {
    return html` <a class="skip" href="#main" @click=${this.skip}>${t("app.skip")}</a>
      <header class="top">
        <a class="wordmark" href="/" aria-label="Ordo, ${t("app.home")}">Ordo</a>
        <nav aria-label=${t("app.nav")}>
          ${NAV.map(([path, key]) => html`<a href=${path} aria-current=${this.currentAt(path)}>${t(key)}</a>`)}
        </nav>
        <button class="quiet menu" @click=${this.openSettings}>
          <span class="only-wide">${t("settings.title")}</span><span class="only-narrow">${t("app.menu")}</span>
        </button>
      </header>
      <main id="main" tabindex="-1" ?hidden=${this.failed !== ""}></main>
      ${this.failed ? this.failure() : nothing}
      <div class="notice" role="status">${this.notice ? this.noticeView(this.notice) : nothing}</div>
      <div class="visually-hidden" aria-live="polite" id="announcer">${this.announcement}</div>
      <ordo-settings></ordo-settings>`;
  }

  /** The value of `aria-current` for an entry of the navigation. @param {string} path */
  currentAt(path) {
    return this.path === path ? "page" : sectionOf(this.path) === path ? "true" : nothing;
  }

  /** @param {Notice} notice */
  noticeView({ text, action }) {
    return html`<p>${text}</p>
      ${
        action
          ? html`<button
              @click=${() => {
                this.notice = null;
                action.run();
              }}
            >
              ${action.label}
            </button>`
          : nothing
      }
      <button @click=${() => (this.notice = null)}>${t("app.close")}</button>`;
  }

  failure() {
    return html`<div class="page failure">
      <p role="alert">${this.failed === "missing" ? t("app.notFound") : t("app.pageFailed")}</p>
      ${
        this.failed === "missing"
          ? html`<a class="button primary" href="/">${t("app.home")}</a>`
          : html`<button class="primary" @click=${this.tryAgain}>${t("app.retry")}</button>`
      }
    </div>`;
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    const board = this.querySelector("main ordo-board");
    const cell = board?.shadowRoot?.querySelector('.cell[tabindex="0"]');
    /** @type {HTMLElement | null} */ (cell ?? this.querySelector("main"))?.focus();
  }

  openSettings() {
    /** @type {import("./settings-dialog.js").OrdoSettings | null} */ (this.querySelector("ordo-settings"))?.open();
  }
}

applyTheme();
await startLanguage();
customElements.define("ordo-app", OrdoApp);
startServiceWorker();
startGameAlerts();
