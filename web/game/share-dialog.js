// <ordo-share>: shares or saves a game as link, record, position or file.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "../app/element.js";
import { saveFile } from "../app/download.js";
import { sharedRules } from "../engine/load.js";
import { linkOf } from "./share.js";
import { recordOf } from "./record.js";
import { notify } from "../app/notice.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("../engine/types.d.ts").Rules} Rules */

export class OrdoShare extends LightElement {
  static properties = {
    input: { attribute: false },
    match: { attribute: false },
    record: { attribute: false },
    link: { attribute: false },
    positionLink: { attribute: false },
    opened: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    /** @type {GameInput | null} */ this.input = null;
    /** @type {Match | null} */ this.match = null;
    /** The record of an analysis, with its tree. @type {import("../engine/types.d.ts").RecordTree | null} */
    this.record = null;
    /** The link to copy; defaults to the game's. */ this.link = "";
    /** The link to the current position alone; empty: not offered. */ this.positionLink = "";
    /** Rendered from the first opening on. */ this.opened = false;
    /** Text to copy manually, if the browser blocked copying. */ this.refused = "";
  }

  async open() {
    this.opened = true;
    this.refused = "";
    await this.updateComplete;
    this.querySelector("dialog")?.showModal();
  }

  close() {
    this.querySelector("dialog")?.close();
  }

  address() {
    return this.link || (this.input ? linkOf(this.input) : "");
  }

  /** @param {Rules} rules @param {Match} match */
  recordText(rules, match) {
    return rules.writeRecord(this.record ?? recordOf(match));
  }

  /** Shares with the Web Share API. */
  async send() {
    try {
      await navigator.share({ title: "Ordo", url: this.address() });
      this.close();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await this.copy(() => this.address());
    }
  }

  /** @param {(rules: Rules) => string} make */
  async copy(make) {
    const text = make(await sharedRules());
    try {
      await navigator.clipboard.writeText(text);
      this.close();
      notify(t("app.copied"));
    } catch {
      this.refused = text;
      await this.updateComplete;
      const field = this.querySelector("textarea");
      field?.focus();
      field?.select();
    }
  }

  async download() {
    const { match } = this;
    if (!match) return;
    const rules = await sharedRules();
    saveFile(`ordo-${match.game}-${match.begun.slice(0, 10)}.ordo`, this.recordText(rules, match));
  }

  /** @override */
  render() {
    const { input, match } = this;
    if (!this.opened || !input || !match) return nothing;
    return html`<dialog
      class="sheet"
      aria-labelledby="share-title"
      @click=${(/** @type {Event} */ event) => event.target === this.querySelector("dialog") && this.close()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="share-title">${t("share.title")}</h2>
          <button class="quiet" @click=${this.close}>${t("app.close")}</button>
        </div>
        <div class="sheet-actions">
          ${
            "share" in navigator
              ? html`<button class="primary whole" @click=${this.send}>${t("share.send")}</button>`
              : nothing
          }
          <button @click=${() => this.copy(() => this.address())}>
            ${t(this.positionLink ? "share.linkAtMove" : "share.link")}
          </button>
          ${
            this.positionLink
              ? html`<button @click=${() => this.copy(() => this.positionLink)}>${t("share.linkToPosition")}</button>`
              : nothing
          }
          <button @click=${() => this.copy((rules) => this.recordText(rules, match))}>${t("share.record")}</button>
          <button @click=${() => this.copy((rules) => rules.view(input).position)}>${t("share.position")}</button>
          <button @click=${this.download}>${t("share.download")}</button>
        </div>
        ${
          this.refused
            ? html`<label class="stacked"
                ><span class="problem" role="alert">${t("app.copyFailed")}</span>
                <textarea
                  readonly
                  .value=${this.refused}
                  @focus=${(/** @type {Event} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}
                ></textarea>
              </label>`
            : nothing
        }
      </div>
    </dialog>`;
  }
}

customElements.define("ordo-share", OrdoShare);
