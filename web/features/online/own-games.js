// Watches the user's online games from every page: notifies when one starts or waits for a move. The server is polled
// only while a game is open or running, and not when the page polls already.
import { isolate } from "../../i18n/bidi.js";
import { notify } from "../../app/notice.js";
import { gameIdOf, navigate } from "../../app/router.js";
import { play as sound } from "../../game/sound.js";
import { t } from "../../i18n/i18n.js";
import { ApiProblem, myGames } from "./api.js";
import { isLive, isMyTurn, newsOf, opponentOf, statusOf } from "./game-summary.js";
import { gamesOpenInTabs } from "./tabs.js";

/** @typedef {import("./types.d.ts").GameSummary} GameSummary */
/** @typedef {import("./types.d.ts").Snapshot} Snapshot */
/** @typedef {import("./game-summary.js").SummaryStatus} SummaryStatus */

/** Polling intervals in milliseconds, for real-time and for other games. */
const LIVE_INTERVAL = 10_000;
const SLOW_INTERVAL = 60_000;
/** Delay after a page change or a change of the games. */
const DEBOUNCE = 1500;

class OwnGames {
  constructor() {
    /** The games at the last poll; null before the first. @type {GameSummary[] | null} */ this.games = null;
    /** The status of each game at the last poll. @type {Map<string, SummaryStatus>} */ this.statuses = new Map();
    this.timer = 0;
  }

  start() {
    const onPageChange = () => this.interval() && this.schedule(DEBOUNCE);
    for (const name of ["popstate", "ordo-navigate", "online"]) window.addEventListener(name, onPageChange);
    window.addEventListener(
      "ordo-mine",
      (event) => void this.onGames(/** @type {CustomEvent<GameSummary[]>} */ (event).detail),
    );
    window.addEventListener("ordo-seat", (event) => {
      const { id, state, you } = /** @type {CustomEvent<Snapshot>} */ (event).detail;
      this.statuses.set(id, state.status !== "playing" ? state.status : state.turn === you ? "mine" : "theirs");
      this.schedule(DEBOUNCE);
    });
    this.schedule(DEBOUNCE);
  }

  /** Milliseconds until the next poll; 0 if none is needed. */
  interval() {
    if (!this.games) return DEBOUNCE;
    const here = gameIdOf(location.pathname);
    const going = this.games.filter(({ id, status }) => status !== "over" && id !== here);
    return going.some(isLive) ? LIVE_INTERVAL : going.length ? SLOW_INTERVAL : 0;
  }

  /** @param {number} wait */
  schedule(wait) {
    clearTimeout(this.timer);
    if (wait) this.timer = window.setTimeout(() => void this.poll(), wait);
  }

  async poll() {
    this.schedule(SLOW_INTERVAL);
    try {
      if (navigator.onLine) await myGames();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === "no-online") this.schedule(0);
    }
  }

  /** Handles a list of the user's games, whichever page requested it. @param {GameSummary[]} games */
  async onGames(games) {
    const here = gameIdOf(location.pathname);
    const before = this.statuses;
    const news = newsOf(before, games, !this.games).filter(({ id }) => id !== here);
    this.games = games;
    this.statuses = new Map(games.map((game) => [game.id, statusOf(game)]));
    this.schedule(this.interval());
    if (!news.length) return;
    const seen = await gamesOpenInTabs();
    const [game] = news.filter(({ id }) => !seen.includes(id)).sort((a, b) => Number(isLive(b)) - Number(isLive(a)));
    if (game) this.notifyPlayer(game, before.get(game.id) === "open", !here);
  }

  /**
   * @param {GameSummary} game
   * @param {boolean} waited true if the game was an open challenge before
   * @param {boolean} stay false on game pages, where the notice would cover buttons
   */
  notifyPlayer(game, waited, stay) {
    const about = `/g/${game.id}`;
    notify(
      t(isMyTurn(game) && (game.plies || !waited) ? "home.turnIn" : "home.started", {
        name: isolate(opponentOf(game) || t("home.guest")),
      }),
      {
        stay,
        about,
        title: t(isMyTurn(game) ? "home.yourTurn" : "home.startedTitle"),
        action: { label: t("home.goToGame"), run: () => navigate(about) },
      },
    );
    sound("call");
  }
}

let started = false;

export function watchOwnGames() {
  if (started) return;
  started = true;
  new OwnGames().start();
}
