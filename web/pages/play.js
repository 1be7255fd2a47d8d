// The play page: against the computer, two players on one screen, or viewing an opened game.
import { html } from "../vendor/lit.js";
import { loadOrdo } from "../lib/ordo.js";
import { inputOf, saveMatch, newMatch, other } from "../lib/match.js";
import { currentMatch } from "../lib/current.js";
import { hasGame, inputOfFragment } from "../lib/share.js";
import { navigate } from "../lib/router.js";
import { announce, notify } from "../lib/notice.js";
import { ask } from "../lib/dialogs.js";
import { t } from "../i18n/i18n.js";
import { NavigableGame } from "./play-navigation.js";
import { playPage } from "./play-view.js";
import { savePreferences } from "./new-game.js";
import { addressOf } from "./open-dialog.js";
import "./play-from.js";
import "./share-dialog.js";

/** @typedef {import("../ordo/types.d.ts").Color} Color */
/** @typedef {import("../lib/match.js").Match} Match */

export class OrdoPlay extends NavigableGame {
  constructor() {
    super();
    this.onHide = this.onHide.bind(this);
    this.onHash = () => this.openFragment();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.onHide);
    window.addEventListener("pagehide", this.onHide);
    window.addEventListener("hashchange", this.onHash);
    void this.begin();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.onHide);
    window.removeEventListener("pagehide", this.onHide);
    window.removeEventListener("hashchange", this.onHash);
    this.leave();
  }

  async begin() {
    const wanted = new URLSearchParams(location.search);
    if (!hasGame(location.hash) && !wanted.has("new")) this.setMatch(currentMatch());
    try {
      const ordo = await loadOrdo();
      this.rules = ordo.rules;
      this.engine = ordo.engine;
    } catch (error) {
      this.failed = t("app.wasmFailed");
      console.warn(error);
      return;
    }
    this.ready = true;
    if (!this.openFragment() && this.match) this.openMatch(this.match);
  }

  /** Opens the game in the URL without changing the user's current one. @returns {boolean} true if there was one */
  openFragment() {
    if (!this.rules || !hasGame(location.hash)) return false;
    const input = inputOfFragment(location.hash);
    try {
      if (!input) throw new Error("unreadable");
      this.rules.view(input);
      this.openMatch(newMatch({ ...input, start: input.start ?? null, options: input.options ?? {}, mode: "view" }));
      return true;
    } catch {
      notify(t("share.badLink"), { stay: true });
      history.replaceState(null, "", location.pathname);
      if (!this.match) this.setMatch(currentMatch());
      return false;
    }
  }
  canTakeBack() {
    const { match, view } = this;
    if (!match || !view || match.mode === "view" || match.clock) return false;
    return this.made.length > 0 || match.moves.length > (match.mode === "computer" && this.firstMover() !== match.human ? 1 : 0);
  }

  /** Takes back moves up to the user's last one. */
  takeBack() {
    const { match } = this;
    if (!match || !this.canTakeBack()) return;
    if (this.made.length) return this.stepBack();
    this.leave();
    match.ended = null;
    const parity = match.mode === "computer" && this.firstMover() !== match.human ? 1 : 0;
    do match.moves.pop();
    while (match.mode === "computer" && match.moves.length % 2 !== parity);
    this.shown = null;
    saveMatch(match);
    this.refresh();
    announce(t("play.turnOf", { color: this.view?.turn ?? "w" }));
  }

  async resign() {
    const { match, view } = this;
    if (!match || !view || match.ended) return;
    if (!(await ask(t("play.resignSure"), t("play.resign"))) || match.ended) return;
    const loser = match.mode === "computer" ? match.human : view.turn;
    this.endByPlayers(other(loser), "outcome.resignation");
  }

  async agreeDraw() {
    const { match } = this;
    if (!match || match.ended) return;
    if (await ask(t("play.drawSure"), t("play.offerDraw"))) this.end({ winner: null, reason: { code: "outcome.agreement" } });
  }

  /** Starts a rematch: Stein's game swaps colours, Khalifa's the starting side (K2). */
  rematch() {
    const { match, rules } = this;
    if (!match || !rules) return;
    const { game, options, mode, level, clock, turning } = match;
    const wishes = { game, options, mode, level, clock, turning };
    if (game === "stein") return this.startMatch(newMatch({ ...wishes, human: other(match.human) }));
    const starter = rules.rematchStarter(inputOf(match));
    this.startMatch(newMatch({ ...wishes, human: match.human, start: `8/8/8/8/8/8/8/8 ${starter}` }));
    notify(t("play.nextStarter", { color: starter }));
  }

  /** @param {Match} match */
  startMatch(match) {
    if (location.search || location.hash) history.replaceState(null, "", "/play");
    this.openMatch(match);
  }

  /** Opens the form to play on from the shown position of an opened game. */
  askToPlay() {
    const { match, view } = this;
    if (!match || !view) return;
    const dialog = /** @type {import("./play-from.js").OrdoPlayFrom | null} */ (this.querySelector("ordo-play-from"));
    void dialog?.open({ input: inputOf(match, this.shown ?? match.moves.length), turn: view.turn });
  }

  /** @param {number} level */
  setLevel(level) {
    if (!this.match) return;
    this.match.level = level;
    saveMatch(this.match);
    savePreferences({ level });
    this.requestUpdate();
  }

  /** @returns {import("./share-dialog.js").OrdoShare | null} */
  shareDialog() {
    return this.querySelector("ordo-share");
  }

  /** @returns {import("./open-dialog.js").OrdoOpen | null} */
  openDialog() {
    return this.querySelector("ordo-open");
  }

  /** Handles an opened file or pasted text. The user's current game is unchanged. @param {CustomEvent<Match>} event */
  async onOpen(event) {
    const address = await addressOf(event.detail);
    if (address.startsWith("/play")) this.openMatch(event.detail);
    else navigate(address);
  }

  /** Saves the clock when the page is hidden. */
  onHide() {
    if (document.visibilityState !== "hidden" || !this.match || !this.clock?.running) return;
    const running = this.clock.running;
    this.clock.pause();
    saveMatch(this.match);
    this.clock.run(running);
  }

  /** @override */
  render() {
    if (this.failed) {
      return html`<div class="page failure"><p>${this.failed}</p>
        <button class="primary" @click=${() => location.reload()}>${t("app.reload")}</button></div>`;
    }
    if (!this.match) {
      if (!this.ready && hasGame(location.hash)) return html`<div class="skeleton"><div class="skeleton-board"></div></div>`;
      return html`<div class="page narrow"><div class="page-head"><h1>${t("new.title")}</h1>
          <button @click=${() => this.openDialog()?.open()}>${t("share.openGame")}</button></div>
        <ordo-new-game @ordo-start=${(/** @type {CustomEvent<Match>} */ event) => this.startMatch(event.detail)}></ordo-new-game>
        <ordo-open @ordo-open=${this.onOpen}></ordo-open></div>`;
    }
    return playPage(this, this.match);
  }
}

customElements.define("ordo-play", OrdoPlay);
