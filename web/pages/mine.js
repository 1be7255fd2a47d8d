// My games: those of this device, the ones that wait for a move first.
import "../online/words.js";
import { html, nothing } from "../vendor/lit.js";
import { myGames } from "../online/api.js";
import { gamesList, isMyTurn } from "../online/games-list.js";
import { LiveList, onlineNav } from "../online/live-list.js";
import { t } from "../i18n/i18n.js";

/** @typedef {import("../online/types.d.ts").Listed} Listed */

export class OrdoMine extends LiveList {
  static properties = { ...LiveList.properties, games: { state: true } };

  constructor() {
    super();
    /** @type {Listed[]} */ this.games = [];
  }

  /** @override */
  async ask() {
    this.games = await myGames();
  }

  /** @override */
  render() {
    const parts = /** @type {const} */ ([
      ["online.mine.turn", this.games.filter(isMyTurn)],
      ["online.mine.theirs", this.games.filter((game) => game.status === "playing" && !isMyTurn(game))],
      ["online.mine.open", this.games.filter((game) => game.status === "open")],
      ["online.mine.over", this.games.filter((game) => game.status === "over")],
    ]);
    return html`<div class="page narrow lobby">
      <h1>${t("app.mine")}</h1>
      ${onlineNav("/mine")}
      ${this.problem || !this.loaded ? this.trouble() : nothing}
      ${this.loaded && !this.games.length ? html`<p class="calm">${t("online.mine.none")} <a href="/friend">${t("app.friend")}</a></p>` : nothing}
      ${parts.map(([key, list]) => (list.length ? html`<section class="stack"><h2>${t(key)}</h2>${gamesList(list)}</section>` : nothing))}
      <p class="soft small">${t("online.mine.device")}</p>
    </div>`;
  }
}

customElements.define("ordo-mine", OrdoMine);
