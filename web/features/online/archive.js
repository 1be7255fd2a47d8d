// The archive of finished public games, searchable by name, rule set, result and date.
import "./catalogue.js";
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { onlineTabs } from "../../app/page-tabs.js";
import { PAGE, games, problemText } from "./api.js";
import { gamesList, listPlaceholder } from "./games-list.js";
import { t } from "../../i18n/i18n.js";
import { emptyList } from "../../game/empty-list.js";

/** @typedef {import("./types.d.ts").GameSummary} GameSummary */

const DAY = 86_400_000;

export class OrdoArchive extends LightElement {
  static properties = {
    games: { state: true },
    problem: { state: true },
    loaded: { state: true },
    more: { state: true },
  };

  constructor() {
    super();
    /** @type {GameSummary[]} */ this.games = [];
    this.problem = "";
    this.loaded = false;
    /** True if there are older games to load. */ this.more = false;
    this.asked = 0;
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    void this.updateComplete.then(() => this.find());
  }

  /** The query from the form's fields. @returns {Record<string, string>} */
  query() {
    const form = this.querySelector("form");
    if (!form) return {};
    const fields = new FormData(form);
    const text = (/** @type {string} */ name) => String(fields.get(name) ?? "").trim();
    /** @type {Record<string, string>} */
    const query = {};
    for (const name of ["name", "game", "result"]) if (text(name)) query[name] = text(name);
    // Dates are in the user's time zone.
    const moment = (/** @type {string} */ name) => new Date(`${text(name)}T00:00`).getTime();
    if (moment("from")) query.from = String(moment("from"));
    if (moment("until")) query.until = String(moment("until") + DAY);
    return query;
  }

  /** @param {boolean} [further] */
  async find(further = false) {
    const asked = ++this.asked;
    const last = this.games.at(-1);
    try {
      const found = await games({
        list: "archive",
        ...this.query(),
        ...(further && last ? { until: String(last.updated) } : {}),
      });
      if (asked !== this.asked) return;
      this.games = further ? [...this.games, ...found] : found;
      this.more = found.length === PAGE;
      this.problem = "";
    } catch (error) {
      if (asked === this.asked) this.problem = problemText(error);
    }
    this.loaded = true;
  }

  /** @override */
  render() {
    return html`<div class="page lobby">
      <h1>${t("app.archive")}</h1>
      ${onlineTabs("/archive")}
      <form
        class="search"
        role="search"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          void this.find();
        }}
        @change=${() => this.find()}
      >
        <label class="stacked"
          ><span class="legend">${t("online.player")}</span
          ><input type="text" name="name" maxlength="24" autocomplete="off"
        /></label>
        <label class="stacked"
          ><span class="legend">${t("online.game")}</span
          ><select name="game">
            <option value="">${t("online.any")}</option>
            <option value="stein">${t("game.stein")}</option>
            <option value="khalifa">${t("game.khalifa")}</option>
          </select></label
        >
        <label class="stacked"
          ><span class="legend">${t("online.result")}</span
          ><select name="result">
            <option value="">${t("online.any")}</option>
            <option value="1-0">${t("online.winnerIs", { color: "w" })}</option>
            <option value="0-1">${t("online.winnerIs", { color: "b" })}</option>
            <option value="1/2-1/2">${t("online.drawn")}</option>
          </select></label
        >
        <label class="stacked"><span class="legend">${t("online.from")}</span><input type="date" name="from" /></label>
        <label class="stacked"
          ><span class="legend">${t("online.until")}</span><input type="date" name="until"
        /></label>
        <button class="primary">${t("online.find")}</button>
      </form>
      <p class="soft small">${t("online.archivePublic")} <a href="/mine">${t("app.mine")}</a></p>
      <div role="status" class="visually-hidden">
        ${this.loaded && !this.problem ? t("online.found", { count: this.games.length }) : ""}
      </div>
      ${this.problem ? html`<p class="calm" role="status">${this.problem}</p>` : nothing}
      ${this.loaded && !this.problem && !this.games.length ? emptyList(t("online.noneFound"), "") : nothing}
      ${this.loaded ? nothing : listPlaceholder()} ${this.games.length ? gamesList(this.games) : nothing}
      ${
        this.more
          ? html`<div class="rowed"><button @click=${() => this.find(true)}>${t("online.older")}</button></div>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("ordo-archive", OrdoArchive);
