// The lobby: quick match, open challenges, games to watch.
import "./catalogue.js";
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { onlineTabs } from "../../app/page-tabs.js";
import { navigate } from "../../app/router.js";
import { goAndPlay } from "../../game/current.js";
import { emptyList } from "../../game/empty-list.js";
import { games, myGames, problemText, quickMatch } from "./api.js";
import { challengeList, gamesList, listPlaceholder } from "./games-list.js";
import { Polling } from "./polling.js";
import { saveChallenge, lastChallenge } from "./challenge-form.js";
import { quickMatchView } from "./quick-match.js";
import { loadPreferences, matchOf } from "../play/new-game.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./challenge-form.js").ChallengeForm} ChallengeForm */
/** @typedef {import("./types.d.ts").GameSummary} GameSummary */

export class OrdoLobby extends LightElement {
  static properties = {
    form: { state: true },
    open: { state: true },
    live: { state: true },
    mine: { state: true },
    busy: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    this.polling = new Polling(this, () => this.load());
    this.form = lastChallenge();
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

  /** @param {Partial<ChallengeForm>} form */
  setChallenge(form) {
    this.form = { ...this.form, ...form };
  }

  /** @param {string} clock */
  async quick(clock) {
    this.setChallenge({ clock });
    saveChallenge(this.form);
    this.busy = true;
    this.refused = "";
    try {
      const { game } = this.form;
      navigate(`/g/${(await quickMatch({ game, clock, side: "random", public: true })).id}`);
    } catch (error) {
      this.refused = problemText(error);
      this.busy = false;
    }
  }

  playComputer() {
    goAndPlay(matchOf({ ...loadPreferences(), mode: "computer", game: this.form.game }));
  }

  /** The open challenges, or what to do without any. */
  challenges() {
    if (this.open.length) return challengeList(this.open, (game) => this.joinLabel(game));
    return emptyList(
      t("online.noChallenges"),
      t("online.emptyLobby"),
      html`<button @click=${this.playComputer}>${t("home.computer")}</button>
        <a class="button" href="/friend">${t("app.friend")}</a>`,
    );
  }

  /** @param {GameSummary} game an open challenge */
  joinLabel({ id }) {
    return this.mine.has(id)
      ? html`<span class="soft small">${t("online.yours")}</span>`
      : html`<span class="challenge-join">${t("online.joinShort")}</span>`;
  }

  /** @override */
  render() {
    const { loaded, problem } = this.polling;
    return html`<div class="page lobby">
      <h1>${t("app.lobby")}</h1>
      ${onlineTabs("/lobby")} ${problem ? this.polling.problemView() : nothing}
      ${loaded || !problem ? this.content() : nothing}
    </div>`;
  }

  content() {
    const isLoading = !this.polling.loaded && !this.polling.problem;
    return html`<div class="lobby-columns">
      ${quickMatchView({
        form: this.form,
        open: this.open.filter(({ id }) => !this.mine.has(id)),
        isDisabled: this.busy || !!this.polling.problem,
        refused: this.refused,
        onChange: (form) => this.setChallenge(form),
        onStart: (clock) => void this.quick(clock),
      })}
      <div class="stack lobby-lists">
        <section class="stack" aria-labelledby="open-title">
          <h2 id="open-title">${t("online.openChallenges")}</h2>
          ${this.polling.isFresh() || this.open.length ? this.challenges() : nothing}
        </section>
        <section class="stack" aria-labelledby="live-title">
          <h2 id="live-title">${t("online.liveGames")}</h2>
          ${isLoading ? listPlaceholder() : this.live.length ? gamesList(this.live) : this.noLive()}
        </section>
      </div>
    </div>`;
  }

  noLive() {
    return this.polling.isFresh() ? html`<p class="soft">${t("online.noLive")}</p>` : nothing;
  }
}

customElements.define("ordo-lobby", OrdoLobby);
