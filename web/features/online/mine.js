// My games: the user's games, first those that wait for a move; older ones on demand.
import "./catalogue.js";
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { myGamesTabs } from "../../app/page-tabs.js";
import { notify } from "../../app/notice.js";
import { PAGE, myBlocks, myGames, problemText } from "./api.js";
import { challengeList, gamesList, listPlaceholder } from "./games-list.js";
import { isMyTurn } from "./game-summary.js";
import { Polling } from "./polling.js";
import { unblockOpponent } from "./dialogs.js";
import { t } from "../../i18n/i18n.js";
import { emptyList } from "../../game/empty-list.js";

/** @typedef {import("./types.d.ts").GameSummary} GameSummary */
/** @typedef {import("./types.d.ts").Block} Block */

/** Merges two lists without duplicates. @param {GameSummary[]} first @param {GameSummary[]} second */
function joined(first, second) {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}

/** The finished games. Running games are all on the first page. @param {GameSummary[]} games */
const over = (games) => games.filter((game) => game.status === "over");

/** True if the game started; false for a challenge that nobody accepted. @param {GameSummary} game */
const wasPlayed = ({ status, white }) => status !== "over" || white !== null;

function noGames() {
  return emptyList(
    t("online.mine.none"),
    "",
    html`<a class="button primary" href="/lobby">${t("app.lobby")}</a>
      <a class="button" href="/friend">${t("app.friend")}</a>`,
  );
}

export class OrdoMine extends LightElement {
  static properties = { games: { state: true }, more: { state: true }, blocks: { state: true } };

  constructor() {
    super();
    this.polling = new Polling(this, () => this.load());
    /** @type {GameSummary[]} */ this.games = [];
    /** True if there are older games to load. */ this.more = false;
    /** @type {Block[]} */ this.blocks = [];
  }

  /** Reloads the first page and keeps the older games. */
  async load() {
    const found = await myGames();
    if (!this.polling.loaded) this.more = over(found).length === PAGE;
    this.games = found.length ? joined(found, this.games) : [];
    if (!this.polling.loaded) this.blocks = await myBlocks();
  }

  /** @param {Block} block */
  async unblock(block) {
    await unblockOpponent(block.game, block.name || t("home.guest"));
    this.blocks = await myBlocks().catch(() => this.blocks);
  }

  /** The blocked players, each with an unblock button. */
  blocked() {
    return html`<section class="stack blocked">
      <h2>${t("online.mine.blocked")}</h2>
      <ul class="plain">
        ${this.blocks.map(
          (block) =>
            html`<li class="rowed">
              <bdi>${block.name || t("home.guest")}</bdi>
              <button @click=${() => this.unblock(block)}>${t("online.unblock")}</button>
            </li>`,
        )}
      </ul>
    </section>`;
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
    return html`<div class="page lobby">
      <h1>${t("app.mine")}</h1>
      ${myGamesTabs("/mine")} ${this.polling.problem ? this.polling.problemView() : nothing}
      ${this.polling.loaded || this.polling.problem ? nothing : listPlaceholder()}
      ${this.polling.loaded && !games.length ? noGames() : nothing}
      ${parts.map(([key, list]) =>
        list.length
          ? html`<section class="stack">
              <h2>${t(key)}</h2>
              ${key === "online.mine.open" ? challengeList(list) : gamesList(list)}
            </section>`
          : nothing,
      )}
      ${
        this.more
          ? html`<div class="rowed"><button @click=${this.findOlder}>${t("online.older")}</button></div>`
          : nothing
      }
      ${this.blocks.length ? this.blocked() : nothing}
      <p class="soft small">${t("online.mine.device")}</p>
    </div>`;
  }
}

customElements.define("ordo-mine", OrdoMine);
