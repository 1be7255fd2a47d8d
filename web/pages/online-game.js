// A game of online play on the table: what is known of it, laid out, and what of it is looked at.
import { isolate } from "../lib/bidi.js";
import { newMatch, other } from "../lib/match.js";
import { gameIdOf } from "../lib/router.js";
import { camel } from "../online/api.js";
import { GameModel } from "../online/game-model.js";
import { savePendingMove, saveSteps, loadSteps } from "../online/pending-move.js";
import { t } from "../i18n/i18n.js";
import { NavigableGame } from "./play-navigation.js";

/** @typedef {import("../online/types.d.ts").GameView} GameView */
/** @typedef {import("../ordo/types.d.ts").Color} Color */
/** @typedef {import("../ordo/types.d.ts").Outcome} Outcome */

export class OnlineGame extends NavigableGame {
  static properties = { ...NavigableGame.properties, model: { state: true } };

  constructor() {
    super();
    this.gameId = gameIdOf(location.pathname);
    /** @type {GameModel | null} */ this.model = null;
    /** How much of the game has been seen: the length that it had when its end was looked at last. */ this.seen = 0;
  }

  /** The first that is heard of the game. @param {GameView} view */
  createModel(view) {
    this.model = new GameModel(view, performance.now());
  }

  /** Puts what is known on the table, if it differs from what stands there. A turn that is being made is not disturbed. */
  sync() {
    const { model, rules } = this;
    if (!model || !rules || model.state.status === "open") return;
    if (!model.pending) savePendingMove(this.gameId, null);
    const { game, start, created } = model.view;
    const moves = model.moves();
    const old = this.match;
    const same = old?.start === start && old.moves.join() === moves.join() && !!old.ended === !!model.state.ending;
    if (same) {
      // The same board, but perhaps a seat at it now.
      if (!this.steps) this.updateSteps();
      return;
    }
    const match = newMatch({ id: this.gameId, game, start, moves, mode: "online", begun: new Date(created).toISOString() });
    match.made = loadSteps(this.gameId, moves.length + 1);
    this.setMatch(match);
    if (!this.keepsShownPly(old?.moves ?? [], moves)) this.shown = null;
    this.refresh();
    match.ended = this.ending();
  }

  /** Who looks at an earlier move goes on looking at it, unless it is gone or the game is over.
   * @param {string[]} before @param {string[]} moves */
  keepsShownPly(before, moves) {
    const { shown } = this;
    return shown !== null && shown < moves.length && !this.model?.state.ending && before.slice(0, shown).join() === moves.slice(0, shown).join();
  }

  /** A move that was made while an earlier one was looked at. */
  unseen() {
    const moves = this.match?.moves ?? [];
    return this.shown !== null && moves.length > this.seen ? (moves.at(-1) ?? "") : "";
  }

  /** @override */
  willUpdate() {
    const length = this.match?.moves.length ?? 0;
    this.seen = this.shown === null ? length : Math.min(this.seen, length);
  }

  /** How the game ended. The rules know more of it than the server says: which squares. @returns {Outcome | null} */
  ending() {
    const { model } = this;
    if (!model?.state.ending) return null;
    const { winner, reason } = model.state.ending;
    if (this.view?.outcome) return this.view.outcome;
    if (reason === "aborted") return { winner, reason: { code: model.view.names ? "online.ended.aborted" : "online.withdrawn" } };
    if (reason === "expired") return { winner, reason: { code: model.view.names ? "online.ended.late" : "online.ended.expired" } };
    return { winner, reason: { code: `outcome.${camel(reason)}`, args: winner ? { winner } : {} } };
  }

  /** @override */
  isUserTurn() {
    const { model, view } = this;
    return !!model && !!view && this.shown === null && model.isMyTurn() && !view.outcome && view.turn === model.view.you;
  }

  /** @override */
  orientation() {
    const seat = this.model?.view.you ?? "w";
    return this.flipped ? other(seat) : seat;
  }

  /** @param {string[]} made @override */
  setStepsMade(made) {
    this.made = made;
    if (!this.match) return;
    this.match.made = made;
    saveSteps(this.gameId, this.match.moves.length + 1, made);
  }

  /** @param {Color} color */
  nameOf(color) {
    return isolate(this.model?.view.names?.[color] || t("home.guest"));
  }
}
