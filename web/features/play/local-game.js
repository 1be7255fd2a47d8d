// A game on this device: the match, its clock, the computer opponent, and the actions of the players.
import { announce, notify } from "../../app/notice.js";
import { OrdoError } from "../../engine/load.js";
import { say, t } from "../../i18n/i18n.js";
import { Clock } from "../../game/clock.js";
import { GameController } from "../../game/controller.js";
import { isCurrent, setCurrent } from "../../game/current.js";
import { firstSide, inputOf, newMatch, other } from "../../game/match.js";
import { deleteMatch, idOfKey, matchById, saveMatch } from "../../game/saved-games.js";
import { play as sound } from "../../game/sound.js";
import { Opponent } from "./opponent.js";

/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").Color} Color */
/** @typedef {import("../../engine/types.d.ts").Engine} Engine */
/** @typedef {import("../../engine/types.d.ts").Outcome} Outcome */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */
/** @typedef {import("../../vendor/lit.js").LitElement} LitElement */

export class LocalGame {
  /** @param {LitElement} host */
  constructor(host) {
    this.host = host;
    /** @type {Match | null} */ this.match = null;
    /** @type {Clock | null} */ this.clock = null;
    /** True while another tab plays this match: this one only shows it, until it gets the focus. */
    this.isElsewhere = false;
    this.opponent = new Opponent(host);
    this.game = new GameController(host, {
      canMove: () => this.isUserTurn(),
      play: (move) => this.play(move.text),
      onSteps: (made, isBack) => this.saveSteps(made, isBack),
    });
    this.onHide = this.onHide.bind(this);
    this.onStorage = this.onStorage.bind(this);
    this.onFocus = this.onFocus.bind(this);
    host.addController(this);
  }

  hostConnected() {
    document.addEventListener("visibilitychange", this.onHide);
    window.addEventListener("pagehide", this.onHide);
    window.addEventListener("storage", this.onStorage);
    window.addEventListener("focus", this.onFocus);
  }

  hostDisconnected() {
    document.removeEventListener("visibilitychange", this.onHide);
    window.removeEventListener("pagehide", this.onHide);
    window.removeEventListener("storage", this.onStorage);
    window.removeEventListener("focus", this.onFocus);
    this.leave();
  }

  /** @param {{ rules: Rules, engine: Engine }} ordo */
  setOrdo({ rules, engine }) {
    this.game.rules = rules;
    this.opponent.engine = engine;
    this.opponent.rules = rules;
  }

  /** Shows a match without starting it, for example while the rules are loading. @param {Match | null} match */
  setMatch(match) {
    this.match = match;
    this.host.requestUpdate();
    if (match && !this.game.rules) this.game.setLine(inputOf(match));
  }

  /** Opens a match and starts its clock and the computer. @param {Match} match */
  open(match) {
    this.leave();
    if (match.mode !== "view" && !match.ended) setCurrent(match);
    this.show(match);
    this.resume();
  }

  /** Shows a match without starting its clock and the computer. @param {Match} match */
  show(match) {
    this.match = match;
    this.clock = new Clock(match, (fallen) => this.onTick(fallen));
    this.isElsewhere = false;
    this.refresh();
  }

  /** Starts the clock and the computer. */
  resume() {
    const { match } = this;
    const { view } = this.game;
    if (!match || match.ended || match.mode === "view" || !view) return;
    if (match.moves.length) this.clock?.run(view.turn);
    this.playComputerMove();
  }

  /** Stops the engine and the clock, and saves an unfinished match. */
  leave() {
    this.opponent.stop();
    this.clock?.pause();
    if (this.match && this.clock && !this.match.ended && !this.isElsewhere) saveMatch(this.match);
  }

  // ---- other tabs ----

  /** Shows what another tab has done in this match. @param {StorageEvent} event */
  onStorage({ key }) {
    const { match } = this;
    if (!match || idOfKey(key) !== match.id) return;
    const stored = matchById(match.id);
    if (!stored || this.isSameState(stored, match)) return;
    this.opponent.stop();
    this.clock?.pause();
    this.show(stored);
    this.isElsewhere = !stored.ended;
  }

  /** @param {Match} a @param {Match} b */
  isSameState(a, b) {
    const stateOf = (/** @type {Match} */ { moves, ended, made = [] }) =>
      JSON.stringify([moves, ended?.reason.code, made]);
    return stateOf(a) === stateOf(b);
  }

  /** Continues a match here that was played in another tab. */
  onFocus() {
    if (!this.isElsewhere) return;
    this.isElsewhere = false;
    this.resume();
  }

  /** Shows the latest position. An illegal game, stored by another version, is deleted. */
  refresh() {
    const { match } = this;
    if (!match) return;
    try {
      this.game.setLine(inputOf(match), { made: match.made ?? [] });
    } catch (error) {
      if (!(error instanceof OrdoError)) throw error;
      deleteMatch(match);
      this.setMatch(null);
      notify(t("play.unreadable"));
    }
  }

  isUserTurn() {
    const { match } = this;
    const { view, shown } = this.game;
    if (!match || !view || match.ended || view.outcome || shown !== null || match.mode === "view") return false;
    return match.mode === "two" || view.turn === match.human;
  }

  /** The outcome at the shown position. @returns {Outcome | null} */
  outcome() {
    const { view, shown } = this.game;
    return (shown === null ? this.match?.ended : null) ?? view?.outcome ?? null;
  }

  /** The side to move after the last move. @param {Match} match @returns {Color} */
  turnOf({ start, moves }) {
    const first = firstSide(start);
    return moves.length % 2 ? other(first) : first;
  }

  /** @param {string} text a legal move */
  play(text) {
    const { match } = this;
    if (!match) return;
    const mover = this.turnOf(match);
    // In a hidden page the clock ticks rarely, so time may have run out unnoticed.
    if (this.clock?.running === mover && this.clock.left(mover) <= 0) return this.onTick(mover);
    this.isElsewhere = false;
    match.moves.push(text);
    match.made = [];
    if (match.clock && match.moves.length === 1) {
      match.clocks.push(match.left[mover]);
      this.clock?.run(other(mover));
    } else this.clock?.press(mover);
    this.refresh();
    const { view } = this.game;
    const captures = !!view?.last?.captures.length;
    announce(t(captures ? "play.captured" : "play.moved", { color: mover, move: text }));
    if (view?.outcome) return this.end(view.outcome);
    sound(captures ? "capture" : "move");
    saveMatch(match);
    if (view && this.game.isSplit()) announce(t("play.splitOf", { color: view.turn }));
    this.playComputerMove();
  }

  /** @param {Outcome} outcome */
  end(outcome) {
    const { match } = this;
    if (!match) return;
    this.opponent.stop();
    this.clock?.pause();
    match.ended = outcome;
    match.made = [];
    saveMatch(match);
    this.refresh();
    sound("end");
    announce(say(outcome.reason));
  }

  /** @param {Color} winner @param {string} code */
  endByPlayers(winner, code) {
    this.end({ winner, reason: { code, args: { winner } } });
  }

  /** Searches and plays the computer's move, if it is its turn. */
  playComputerMove() {
    const { match } = this;
    if (!match || match.mode !== "computer" || match.ended || this.turnOf(match) === match.human) return;
    void this.opponent.reply(match, {
      play: (move) => this.play(move),
      // A failure of the engine does not cost the computer its time.
      onFailure: () => this.clock?.pause(),
      retry: () => this.resume(),
    });
  }

  /** Shows the best move to the user. */
  hint() {
    const { match, game } = this;
    if (!match || !this.isUserTurn() || this.opponent.thinking) return;
    void this.opponent.hint(match, (best) => {
      const meant = game.rules?.explain(inputOf(match), best);
      if (!meant?.legal) return;
      game.discardSteps();
      const { text, from, to } = meant.move;
      game.tell(t("play.hintIs", { move: text }), [{ from, to, kind: "best" }]);
    });
  }

  /** Saves the steps of an unfinished turn. @param {string[]} made @param {boolean} isBack */
  saveSteps(made, isBack) {
    if (!this.match) return;
    this.match.made = made;
    saveMatch(this.match);
    if (!isBack) sound("move");
  }

  canTakeBack() {
    const { match } = this;
    if (!match || !this.game.view || match.mode === "view" || match.clock) return false;
    if (match.ended && !isCurrent(match)) return false;
    return this.game.made.length > 0 || match.moves.length > this.computerOpening(match);
  }

  /** The number of moves that the computer makes before the user's first one. @param {Match} match */
  computerOpening(match) {
    return match.mode === "computer" && firstSide(match.start) !== match.human ? 1 : 0;
  }

  /** Takes back moves up to the user's last one. */
  takeBack() {
    const { match } = this;
    if (!match || !this.canTakeBack()) return;
    if (this.game.made.length) return this.game.stepBack();
    this.leave();
    match.ended = null;
    const parity = this.computerOpening(match);
    do match.moves.pop();
    while (match.mode === "computer" && match.moves.length % 2 !== parity);
    saveMatch(match);
    this.refresh();
    announce(t("play.turnOf", { color: this.game.view?.turn ?? "w" }));
  }

  resign() {
    const { match } = this;
    if (!match || match.ended) return;
    const loser = match.mode === "computer" ? match.human : this.turnOf(match);
    this.endByPlayers(other(loser), "outcome.resignation");
  }

  agreeDraw() {
    if (this.match && !this.match.ended) this.end({ winner: null, reason: { code: "outcome.agreement" } });
  }

  /** The next match: Stein's game swaps colours, Khalifa's the starting side (K2). @returns {Match | null} */
  nextMatch() {
    const { match } = this;
    const { rules } = this.game;
    if (!match || !rules) return null;
    const { game, options, mode, level, clock, turning, human, names } = match;
    const settings = { game, options, mode, level, clock, turning, ...(names ? { names } : {}) };
    if (game === "stein") {
      const swapped = names ? { names: { w: names.b ?? "", b: names.w ?? "" } } : {};
      return newMatch({ ...settings, ...swapped, human: other(human) });
    }
    const starter = rules.rematchStarter(inputOf(match));
    notify(t("play.nextStarter", { color: starter }));
    return newMatch({ ...settings, human, start: `8/8/8/8/8/8/8/8 ${starter}` });
  }

  /** @param {number} level */
  setLevel(level) {
    if (!this.match) return;
    this.match.level = level;
    saveMatch(this.match);
    this.host.requestUpdate();
  }

  /** @param {Color | null} fallen */
  onTick(fallen) {
    if (fallen) this.endByPlayers(other(fallen), "outcome.time");
    this.host.requestUpdate();
  }

  /** Saves the clock when the page is hidden. */
  onHide() {
    if (document.visibilityState !== "hidden" || !this.match || !this.clock?.running) return;
    const { running } = this.clock;
    this.clock.pause();
    saveMatch(this.match);
    this.clock.run(running);
  }
}
