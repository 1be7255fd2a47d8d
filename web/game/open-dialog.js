// <ordo-open>: opens a game from a link or any text that the rules can read, pasted or from a file. Sends `ordo-open`
// with the match; errors in the rest of a faulty record are shown.
import { html, nothing } from "../vendor/lit.js";
import { LightElement } from "../app/element.js";
import { OrdoError, sharedRules } from "../engine/load.js";
import { inputOf } from "./match.js";
import { fragmentOf } from "./share.js";
import { LIMIT_MB, matchesOf } from "./record.js";
import { notify } from "../app/notice.js";
import { say, t } from "../i18n/i18n.js";

/** @typedef {import("./match.js").Match} Match */

/**
 * The page for an opened game: the analysis board if it has variations or comments, otherwise the play page.
 * @param {Match} match
 * @returns {Promise<string>}
 */
export async function addressOf(match) {
  if (match.record && isRich(match.record)) {
    const [{ Tree }, { fragmentOfTree }, rules] = await Promise.all([
      import("../features/analyse/tree.js"),
      import("../features/analyse/open.js"),
      sharedRules(),
    ]);
    return `/analyse${await fragmentOfTree(rules, Tree.ofRecord(match.record))}`;
  }
  return `/play${fragmentOf(inputOf(match))}`;
}

/** True if the record has more than moves. @param {import("../engine/types.d.ts").RecordTree} record */
function isRich({ comment, nodes }) {
  return (
    !!comment ||
    nodes.some(
      (node) => node.comment || node.commentBefore || node.nags?.length || node.variations?.length || node.eval,
    )
  );
}

export class OrdoOpen extends LightElement {
  static properties = { opened: { state: true }, problem: { state: true }, found: { state: true } };

  constructor() {
    super();
    /** Rendered from the first opening on. */ this.opened = false;
    this.problem = "";
    /** The games of a file with several. @type {Match[]} */ this.found = [];
  }

  async open() {
    this.opened = true;
    this.problem = "";
    this.found = [];
    await this.updateComplete;
    this.querySelector("dialog")?.showModal();
  }

  close() {
    this.querySelector("dialog")?.close();
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

  /**
   * Rejects too long texts before they reach the field, where they would freeze the page.
   * @param {ClipboardEvent} event
   */
  onBigPaste(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length <= LIMIT_MB * 1_000_000) return;
    event.preventDefault();
    this.problem = t("share.tooBig", { limit: LIMIT_MB });
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
      const rules = await sharedRules();
      const { matches, fault } = matchesOf(rules, text);
      const [only] = matches;
      if (only && matches.length === 1 && !fault) return this.choose(only);
      this.found = matches.slice(0, 200);
      if (fault) this.problem = t("share.missing", { reason: say(fault) });
      else if (!only) this.problem = t("share.unreadable");
    } catch (error) {
      this.problem =
        error instanceof OrdoError ? t("share.nothing", { reason: say(error.detail) }) : t("share.unreadable");
    }
  }

  /** @param {Match} match */
  choose(match) {
    this.close();
    this.dispatchEvent(new CustomEvent("ordo-open", { detail: match, bubbles: true }));
    if (match.fault) notify(t("share.faulty", { reason: say(match.fault) }), { stay: true });
  }

  /** @override */
  render() {
    if (!this.opened) return nothing;
    return html`<dialog
      class="sheet"
      aria-labelledby="open-title"
      @click=${(/** @type {Event} */ event) => event.target === this.querySelector("dialog") && this.close()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="open-title">${t("share.openTitle")}</h2>
          <button class="quiet" @click=${this.close}>${t("app.close")}</button>
        </div>
        <label class="stacked"
          ><span class="soft small">${t("share.paste")}</span>
          <textarea spellcheck="false" autocapitalize="off" @paste=${this.onBigPaste}></textarea>
        </label>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        ${
          this.found.length
            ? html`<p>${t("share.several", { count: this.found.length })}</p>
                <ul class="found">
                  ${this.found.map(
                    (match) =>
                      html`<li>
                        <button class="quiet" @click=${() => this.choose(match)}>${match.title}</button>
                        ${match.fault ? html`<p class="soft small">${say(match.fault)}</p>` : nothing}
                      </li>`,
                  )}
                </ul>`
            : nothing
        }
        <div class="sheet-foot">
          <label class="button"
            >${t("share.file")}<input class="visually-hidden" type="file" @change=${this.onFile}
          /></label>
          <button class="primary" @click=${this.onPaste}>${t("share.open")}</button>
        </div>
      </div>
    </dialog>`;
  }
}

customElements.define("ordo-open", OrdoOpen);
