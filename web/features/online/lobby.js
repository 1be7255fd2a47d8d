// The lobby: quick match, open challenges, games to watch.
import "./catalogue.js";
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { onlineTabs } from "../../app/page-tabs.js";
import { choice } from "../../app/choice.js";
import { navigate } from "../../app/router.js";
import { games, myGames, problemText, quickMatch } from "./api.js";
import { gamesList } from "./games-list.js";
import { Polling } from "./polling.js";
import { nameField } from "./name-field.js";
import { clockChoice, saveChallenge, lastChallenge } from "./challenge-form.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./challenge-form.js").Wishes} Wishes */
/** @typedef {import("./types.d.ts").GameSummary} GameSummary */

export class OrdoLobby extends LightElement {
  static properties = {
    wishes: { state: true },
    open: { state: true },
    live: { state: true },
    mine: { state: true },
    busy: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    this.polling = new Polling(this, () => this.load());
    this.wishes = lastChallenge();
    /** @type {GameSummary[]} */ this.open = [];
    /** @type {GameSummary[]} */ this.live = [];
    /** Ids of the user's own games. @type {Set<string>} */ this.mine = new Set();
    this.busy = false;
    this.refused = "";
  }

  /** Loads the lists. */
  async load() {
    const [open, live, mine] = await Promise.all([games({ list: "lobby" }), games({ list: "live" }), myGames()]);
    this.open = open;
    this.live = live;
    this.mine = new Set(mine.map(({ id }) => id));
  }

  /** @param {Partial<Wishes>} wishes */
  setChallenge(wishes) {
    this.wishes = { ...this.wishes, ...wishes };
  }

  /** @param {Event} event */
  async quick(event) {
    event.preventDefault();
    saveChallenge(this.wishes);
    this.busy = true;
    this.refused = "";
    try {
      const { game, clock } = this.wishes;
      navigate(`/g/${(await quickMatch({ game, clock, side: "random", public: true })).id}`);
    } catch (error) {
      this.refused = problemText(error);
      this.busy = false;
    }
  }

  /** The text of an empty list, once it has been loaded. @param {string} key */
  none(key) {
    return this.polling.isFresh() ? html`<p class="soft">${t(key)}</p>` : nothing;
  }

  /** @override */
  render() {
    const { wishes } = this;
    return html`<div class="page lobby">
      <h1>${t("app.lobby")}</h1>
      ${onlineTabs("/lobby")} ${this.polling.isFresh() ? nothing : this.polling.problemView()}
      <div class="lobby-columns">
        <form class="card stack" @submit=${this.quick}>
          <h2>${t("online.quick")}</h2>
          <p class="soft small">${t("online.quickLine")}</p>
          ${choice(
            "game",
            t("online.game"),
            [
              ["stein", t("game.stein")],
              ["khalifa", t("game.khalifa")],
            ],
            wishes.game,
            (game) => this.setChallenge({ game: game === "khalifa" ? "khalifa" : "stein" }),
          )}
          ${clockChoice(wishes, (more) => this.setChallenge(more))} ${nameField()}
          <button class="primary large" ?disabled=${this.busy || !!this.polling.problem}>${t("online.quick")}</button>
          ${this.refused ? html`<p class="problem" role="alert">${this.refused}</p>` : nothing}
        </form>
        <div class="stack">
          <section class="stack" aria-labelledby="open-title">
            <h2 id="open-title">${t("online.openChallenges")}</h2>
            ${
              this.open.length
                ? gamesList(this.open, (game) =>
                    this.mine.has(game.id) ? html`<span class="soft small">${t("online.yours")}</span>` : nothing,
                  )
                : this.none("online.noChallenges")
            }
          </section>
          <section class="stack" aria-labelledby="live-title">
            <h2 id="live-title">${t("online.liveGames")}</h2>
            ${this.live.length ? gamesList(this.live) : this.none("online.noLive")}
          </section>
        </div>
      </div>
    </div>`;
  }
}

customElements.define("ordo-lobby", OrdoLobby);
