// My games: those of this device, the ones that wait for a move first, the older ones on demand.
import "../online/words.js";
import { html, nothing } from "../vendor/lit.js";
import { notify } from "../lib/notice.js";
import { PAGE, myGames, problemText } from "../online/api.js";
import { gamesList } from "../online/games-list.js";
import { isMyTurn } from "../online/listed.js";
import { LiveList, onlineNav } from "../online/live-list.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("../online/types.d.ts").Listed} Listed */

/** Two lists as one, every game once. @param {Listed[]} first @param {Listed[]} second */
function joined(first, second) {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}

/** The games that are over: those that go on are all on the first page. @param {Listed[]} games */
const over = (games) => games.filter((game) => game.status === "over");

/** A challenge that nobody took was no game. @param {Listed} game */
const wasPlayed = ({ status, white }) => status !== "over" || white !== null;

export class OrdoMine extends LiveList {
  static properties = { ...LiveList.properties, games: { state: true }, more: { state: true } };

  constructor() {
    super();
    /** @type {Listed[]} */ this.games = [];
    /** Are there older ones? */ this.more = false;
  }

  /** The first page anew; what was further down stays. @override */
  async ask() {
    const found = await myGames();
    if (!this.loaded) this.more = over(found).length === PAGE;
    this.games = found.length ? joined(found, this.games) : [];
  }

  async findOlder() {
    const last = over(this.games).at(-1);
    if (!last) return;
    try {
      const found = await myGames({ until: String(last.updated) });
      this.more = found.length === PAGE;
      this.games = joined(this.games, found);
    } catch (error) {
      notify(problemText(error));
    }
  }

  /** @override */
  render() {
    const games = this.games.filter(wasPlayed);
    const parts = /** @type {const} */ ([
      ["online.mine.turn", games.filter(isMyTurn)],
      ["online.mine.theirs", games.filter((game) => game.status === "playing" && !isMyTurn(game))],
      ["online.mine.open", games.filter((game) => game.status === "open")],
      ["online.mine.over", over(games)],
    ]);
    return html`<div class="page narrow lobby">
      <h1>${t("app.mine")}</h1>
      ${onlineNav("/mine")}
      ${this.problem || !this.loaded ? this.trouble() : nothing}
      ${this.loaded && !games.length ? html`<p class="calm">${t("online.mine.none")} <a href="/friend">${t("app.friend")}</a></p>` : nothing}
      ${parts.map(([key, list]) => (list.length ? html`<section class="stack"><h2>${t(key)}</h2>${gamesList(list)}</section>` : nothing))}
      ${this.more ? html`<div class="rowed"><button @click=${this.findOlder}>${t("online.older")}</button></div>` : nothing}
      <p class="soft small">${t("online.mine.device")}</p>
    </div>`;
  }
}

customElements.define("ordo-mine", OrdoMine);
