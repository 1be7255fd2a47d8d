// The play page: against the computer, two players on one screen, or viewing an opened game.
import { html } from "../../vendor/lit.js";
import { ask } from "../../app/dialogs.js";
import { LightElement } from "../../app/element.js";
import { whenIdle } from "../../app/idle.js";
import { PageKeys } from "../../app/keys.js";
import { notify } from "../../app/notice.js";
import { navigate } from "../../app/router.js";
import { loadOrdo } from "../../engine/load.js";
import { t } from "../../i18n/i18n.js";
import { currentMatch } from "../../game/current.js";
import { addressOfSaved, matchById } from "../../game/saved-games.js";
import { newMatch, other } from "../../game/match.js";
import { scrollToShownMove } from "../../game/move-list.js";
import { addressOf } from "../../game/open-dialog.js";
import { hasGame, inputOfFragment } from "../../game/share.js";
import { LocalGame } from "./local-game.js";
import { savePreferences } from "./new-game.js";
import { playPage } from "./view.js";
import "./play-from.js";
import "../../game/share-dialog.js";

/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../game/match.js").Match} Match */

export class OrdoPlay extends LightElement {
  static properties = { ready: { state: true }, failed: { state: true }, flipped: { state: true } };

  constructor() {
    super();
    this.ready = false;
    /** Error message if the rules could not be loaded. */ this.failed = "";
    /** True if the user has flipped the board. */ this.flipped = false;
    this.local = new LocalGame(this);
    this.game = this.local.game;
    new PageKeys(this, () => (this.local.match ? { ...this.game.keys(), f: () => this.flip() } : {}));
    this.onHash = () => this.openFragment();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("hashchange", this.onHash);
    void this.begin();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.onHash);
  }

  async begin() {
    const query = new URLSearchParams(location.search);
    if (!hasGame(location.hash) && !query.has("new")) this.local.setMatch(this.savedMatch(query.get("game")));
    try {
      const ordo = await loadOrdo();
      this.local.setOrdo(ordo);
      whenIdle(() => ordo.engine.start());
    } catch (error) {
      this.failed = t("app.wasmFailed");
      console.warn(error);
      return;
    }
    this.ready = true;
    if (!this.openFragment() && this.local.match) this.openMatch(this.local.match);
  }

  /**
   * The saved game with this id, otherwise the current one. A finished game is shown under its own address only,
   * so that the play page offers a new game once the last one is over.
   * @param {string | null} id
   * @returns {Match | null}
   */
  savedMatch(id) {
    const match = id ? matchById(id) : null;
    if (match) return match;
    if (id) notify(t("play.noSuchGame"));
    const current = currentMatch();
    return current?.ended ? null : current;
  }

  /** Puts the address of the shown game into the URL: finished games have their own. */
  setAddress() {
    const { match } = this.local;
    if (!match || match.mode === "view" || hasGame(location.hash)) return;
    // The next page may be loading already.
    if (location.pathname !== "/play" || new URLSearchParams(location.search).has("new")) return;
    const address = match.ended ? addressOfSaved(match) : "/play";
    if (location.pathname + location.search !== address) history.replaceState(null, "", address);
  }

  /** Opens the game in the URL without changing the user's current one. @returns {boolean} true if there was one */
  openFragment() {
    const { rules } = this.game;
    if (!rules || !hasGame(location.hash)) return false;
    const input = inputOfFragment(location.hash);
    try {
      if (!input) throw new Error("unreadable");
      rules.view(input);
      this.openMatch(newMatch({ ...input, start: input.start ?? null, options: input.options ?? {}, mode: "view" }));
      return true;
    } catch {
      notify(t("share.badLink"), { stay: true });
      history.replaceState(null, "", location.pathname);
      if (!this.local.match) this.local.setMatch(this.savedMatch(null));
      return false;
    }
  }

  /** @param {Match} match */
  openMatch(match) {
    this.flipped = false;
    this.local.open(match);
  }

  /** @param {Match} match */
  startMatch(match) {
    if (location.search || location.hash) history.replaceState(null, "", "/play");
    this.openMatch(match);
  }

  /** The side at the bottom of the board. @returns {Color} */
  orientation() {
    const { match } = this.local;
    const { view } = this.game;
    let seat = match?.mode === "computer" ? match.human : "w";
    if (match?.turning && match.mode === "two" && view && !match.ended) seat = view.turn;
    return this.flipped ? other(seat) : seat;
  }

  flip() {
    this.flipped = !this.flipped;
  }

  async resign() {
    if (await ask(t("play.resignSure"), t("play.resign"))) this.local.resign();
  }

  async agreeDraw() {
    if (await ask(t("play.drawSure"), t("play.offerDraw"))) this.local.agreeDraw();
  }

  rematch() {
    const match = this.local.nextMatch();
    if (match) this.startMatch(match);
  }

  /** Opens the form to play on from the shown position of an opened game. */
  askToPlay() {
    const { view } = this.game;
    const input = this.game.shownInput();
    const dialog = /** @type {import("./play-from.js").OrdoPlayFrom | null} */ (this.querySelector("ordo-play-from"));
    if (input && view) void dialog?.open({ input, turn: view.turn });
  }

  /** @param {number} level */
  setLevel(level) {
    this.local.setLevel(level);
    savePreferences({ level });
  }

  openMore() {
    /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.more"))?.showModal();
  }

  /** @returns {import("../../game/share-dialog.js").OrdoShare | null} */
  shareDialog() {
    return this.querySelector("ordo-share");
  }

  /** @returns {import("../../game/open-dialog.js").OrdoOpen | null} */
  openDialog() {
    return this.querySelector("ordo-open");
  }

  /** Handles an opened file or pasted text. The user's current game is unchanged. @param {CustomEvent<Match>} event */
  async onOpen(event) {
    const address = await addressOf(event.detail);
    if (address.startsWith("/play")) this.openMatch(event.detail);
    else navigate(address);
  }

  /** @override */
  updated() {
    scrollToShownMove(this);
    if (this.isConnected) this.setAddress();
  }

  /** @override */
  render() {
    const { match } = this.local;
    if (this.failed) {
      return html`<div class="page failure">
        <p>${this.failed}</p>
        <button class="primary" @click=${() => location.reload()}>${t("app.reload")}</button>
      </div>`;
    }
    if (match) return playPage(this, match);
    if (!this.ready && hasGame(location.hash)) {
      return html`<div class="skeleton"><div class="skeleton-board"></div></div>`;
    }
    return html`<div class="page narrow">
      <div class="page-head">
        <h1>${t("new.title")}</h1>
        <div class="rowed">
          <a class="button" href="/history">${t("app.history")}</a>
          <button @click=${() => this.openDialog()?.open()}>${t("share.openGame")}</button>
        </div>
      </div>
      <ordo-new-game
        @ordo-start=${(/** @type {CustomEvent<Match>} */ event) => this.startMatch(event.detail)}
      ></ordo-new-game>
      <ordo-open @ordo-open=${this.onOpen}></ordo-open>
    </div>`;
  }
}

customElements.define("ordo-play", OrdoPlay);
