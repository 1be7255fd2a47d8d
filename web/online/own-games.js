// The own games while another page is looked at: that one begins, or waits for a move, is said wherever the user is. The server
// is asked only while one is open or being played, and not where a page asks anyway.
import { isolate } from "../lib/bidi.js";
import { notify } from "../lib/notice.js";
import { gameIdOf, navigate } from "../lib/router.js";
import { play as sound } from "../lib/sound.js";
import { t } from "../i18n/i18n.js";
import { ApiProblem, myGames } from "./api.js";
import { isLive, isMyTurn, newsOf, opponentOf, statusOf } from "./game-summary.js";
import { gamesOpenInTabs } from "./tabs.js";

/** @typedef {import("./types.d.ts").Listed} Listed */
/** @typedef {import("./types.d.ts").GameView} GameView */
/** @typedef {import("./game-summary.js").SummaryStatus} SummaryStatus */

/** Milliseconds between two looks: where minutes count, and where days do. */
const PACE = 10_000;
const SLOW = 60_000;
/** The same after a change of page, or of what is known. */
const SOON = 1500;

class OwnGames {
  constructor() {
    /** What was seen last; null: nobody has looked yet. @type {Listed[] | null} */ this.games = null;
    /** How each of them stood. @type {Map<string, SummaryStatus>} */ this.stands = new Map();
    this.timer = 0;
  }

  start() {
    const onMove = () => this.pace() && this.plan(SOON);
    for (const name of ["popstate", "ordo-navigate", "online"]) window.addEventListener(name, onMove);
    window.addEventListener("ordo-mine", (event) => void this.heed(/** @type {CustomEvent<Listed[]>} */ (event).detail));
    window.addEventListener("ordo-seat", (event) => {
      const { id, state, you } = /** @type {CustomEvent<GameView>} */ (event).detail;
      this.stands.set(id, state.status !== "playing" ? state.status : state.turn === you ? "mine" : "theirs");
      this.plan(SOON);
    });
    this.plan(SOON);
  }

  /** How long to wait for the next look; 0: nothing can happen that the page does not see by itself. */
  pace() {
    if (!this.games) return SOON;
    const here = gameIdOf(location.pathname);
    const going = this.games.filter(({ id, status }) => status !== "over" && id !== here);
    return going.some(isLive) ? PACE : going.length ? SLOW : 0;
  }

  /** @param {number} wait */
  plan(wait) {
    clearTimeout(this.timer);
    if (wait) this.timer = window.setTimeout(() => void this.look(), wait);
  }

  async look() {
    this.plan(SLOW);
    try {
      if (navigator.onLine) await myGames();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === "no-online") this.plan(0);
    }
  }

  /** Whoever has asked for the list, this is it. @param {Listed[]} games */
  async heed(games) {
    const here = gameIdOf(location.pathname);
    const before = this.stands;
    const news = newsOf(before, games, !this.games).filter(({ id }) => id !== here);
    this.games = games;
    this.stands = new Map(games.map((game) => [game.id, statusOf(game)]));
    this.plan(this.pace());
    if (!news.length) return;
    const seen = await gamesOpenInTabs();
    const [game] = news.filter(({ id }) => !seen.includes(id)).sort((a, b) => Number(isLive(b)) - Number(isLive(a)));
    if (game) this.tell(game, before.get(game.id) === "open", !here);
  }

  /** @param {Listed} game @param {boolean} waited for somebody to sit down @param {boolean} stay at a table it must not lie on the buttons for long */
  tell(game, waited, stay) {
    const about = `/g/${game.id}`;
    notify(t(isMyTurn(game) && (game.plies || !waited) ? "home.turnIn" : "home.begins", { name: isolate(opponentOf(game) || t("home.guest")) }), {
      stay, about, title: t(isMyTurn(game) ? "home.yourTurn" : "home.beginsTitle"), action: { label: t("home.toGame"), run: () => navigate(about) },
    });
    sound("call");
  }
}

let started = false;

export function watchOwnGames() {
  if (started) return;
  started = true;
  new OwnGames().start();
}
