// Taking a game along and bringing one in: link, record, position; by copy, file and paste.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "../lib/element.js";
import { loadOrdo, OrdoError } from "../lib/ordo.js";
import { linkOf } from "../lib/share.js";
import { LIMIT_MB, matchesOf, recordOf } from "../lib/record.js";
import { notify } from "../lib/notice.js";
import { say, t } from "../i18n/i18n.js";

/** @typedef {import("../lib/match.js").Match} Match */
/** @typedef {import("../ordo/types.d.ts").GameInput} GameInput */

export class OrdoShare extends LightElement {
  static properties = { input: { attribute: false }, match: { attribute: false }, record: { attribute: false }, link: { attribute: false }, problem: { state: true }, found: { state: true } };

  constructor() {
    super();
    /** @type {GameInput | null} */ this.input = null;
    /** @type {Match | null} */ this.match = null;
    /** A record with more than the moves: the analysis, with its tree. @type {import("../ordo/types.d.ts").RecordTree | null} */ this.record = null;
    /** The link to copy; that of the game unless told. */ this.link = "";
    this.problem = "";
    /** Several games in one file. @type {Match[]} */ this.found = [];
  }

  open() {
    this.problem = "";
    this.found = [];
    this.querySelector("dialog")?.showModal();
  }

  close() {
    this.querySelector("dialog")?.close();
  }

  /** @param {(ordo: { rules: import("../ordo/types.d.ts").Rules }) => string} make */
  async copy(make) {
    try {
      await navigator.clipboard.writeText(make(await loadOrdo()));
      this.close();
      notify(t("app.copied"));
    } catch {
      this.problem = t("app.copyFailed");
    }
  }

  async download() {
    const { match } = this;
    if (!match) return;
    const { rules } = await loadOrdo();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([rules.writeRecord(this.record ?? recordOf(match))], { type: "text/plain" }));
    link.download = `ordo-${match.game}-${match.begun.slice(0, 10)}.ordo`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /** @param {Event} event */
  async onFile(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > LIMIT_MB * 1_000_000) this.problem = t("share.tooBig", { limit: LIMIT_MB });
    else await this.read(await file.text());
    input.value = "";
  }

  onPaste() {
    void this.read(/** @type {HTMLTextAreaElement | null} */ (this.querySelector("textarea"))?.value ?? "");
  }

  /** @param {string} text */
  async read(text) {
    this.problem = "";
    this.found = [];
    if (!text.trim()) return;
    if (text.length > LIMIT_MB * 1_000_000) {
      this.problem = t("share.tooBig", { limit: LIMIT_MB });
      return;
    }
    try {
      const { rules } = await loadOrdo();
      const matches = matchesOf(rules, text);
      const [only] = matches;
      if (only && matches.length === 1) this.choose(only);
      else if (only) this.found = matches.slice(0, 200);
      else this.problem = t("share.unreadable");
    } catch (error) {
      const reason = error instanceof OrdoError ? say(error.detail) : "";
      this.problem = `${t("share.unreadable")} ${reason}`.trim();
    }
  }

  /** @param {Match} match */
  choose(match) {
    this.close();
    this.dispatchEvent(new CustomEvent("ordo-open", { detail: match, bubbles: true }));
  }

  /** @override */
  render() {
    const { input, match } = this;
    if (!input || !match) return nothing;
    return html`<dialog class="sheet" aria-labelledby="share-title"
      @click=${(/** @type {Event} */ event) => event.target === this.querySelector("dialog") && this.close()}>
      <div class="sheet-body">
        <div class="sheet-head"><h2 id="share-title">${t("share.title")}</h2>
          <button class="quiet" @click=${this.close}>${t("app.close")}</button></div>
        <div class="sheet-actions">
          <button @click=${() => this.copy(() => this.link || linkOf(input))}>${t("share.link")}</button>
          <button @click=${() => this.copy(({ rules }) => rules.writeRecord(this.record ?? recordOf(match)))}>${t("share.record")}</button>
          <button @click=${() => this.copy(({ rules }) => rules.view(input).position)}>${t("share.position")}</button>
          <button @click=${this.download}>${t("share.download")}</button>
        </div>
        <h3>${t("share.openTitle")}</h3>
        <label class="stacked"><span class="soft small">${t("share.paste")}</span>
          <textarea spellcheck="false" autocapitalize="off" @paste=${this.onBigPaste}></textarea></label>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        ${this.found.length ? html`<p>${t("share.several", { count: this.found.length })}</p>
          <ul class="found">${this.found.map((match) => html`<li><button class="quiet" @click=${() => this.choose(match)}>${match.title}</button></li>`)}</ul>` : nothing}
        <div class="sheet-foot">
          <label class="button">${t("share.file")}<input class="visually-hidden" type="file" @change=${this.onFile} /></label>
          <button class="primary" @click=${this.onPaste}>${t("share.open")}</button>
        </div>
      </div>
    </dialog>`;
  }

  /** A text that is far too long never gets into the field, where it would choke the page. @param {ClipboardEvent} event */
  onBigPaste(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length <= LIMIT_MB * 1_000_000) return;
    event.preventDefault();
    this.problem = t("share.tooBig", { limit: LIMIT_MB });
  }
}

customElements.define("ordo-share", OrdoShare);
