// Shows the model of an online game on the board of local play.
import { isolate } from "../../i18n/bidi.js";
import { newMatch, other } from "../../game/match.js";
import { gameIdOf } from "../../app/router.js";
import { camel } from "./api.js";
import { GameModel } from "./game-model.js";
import { savePendingMove, saveSteps, loadSteps } from "./pending-move.js";
import { t } from "../../i18n/i18n.js";
import { NavigableGame } from "../play/navigation.js";

/** @typedef {import("./types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../../ordo/types.d.ts").Color} Color */
/** @typedef {import("../../ordo/types.d.ts").Outcome} Outcome */

export class OnlineGame extends NavigableGame {
  static properties = { ...NavigableGame.properties, model: { state: true } };

  constructor() {
    super();
    this.gameId = gameIdOf(location.pathname);
    /** @type {GameModel | null} */ this.model = null;
    /** Number of moves when the latest position was last shown. */ this.seen = 0;
  }

  /** Creates the model from the first snapshot. @param {Snapshot} view */
  createModel(view) {
    this.model = new GameModel(view, performance.now());
  }

  /** Updates the shown match from the model if they differ. An unfinished turn is not disturbed. */
  sync() {
    const { model, rules } = this;
    if (!model || !rules || model.state.status === "open") return;
    if (!model.pending) savePendingMove(this.gameId, null);
    const { game, start, created } = model.view;
    const moves = model.moves();
    const old = this.match;
    const same = old?.start === start && old.moves.join() === moves.join() && !!old.ended === !!model.state.ending;
    if (same) {
      // Same moves, but the user may have joined meanwhile.
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

  /** True if the earlier position that is shown stays shown: it still exists and the game is not over.
   * @param {string[]} before @param {string[]} moves */
  keepsShownPly(before, moves) {
    const { shown } = this;
    return shown !== null && shown < moves.length && !this.model?.state.ending && before.slice(0, shown).join() === moves.slice(0, shown).join();
  }

  /** The latest move if it was made while an earlier position is shown, otherwise empty. */
  unseen() {
    const moves = this.match?.moves ?? [];
    return this.shown !== null && moves.length > this.seen ? (moves.at(-1) ?? "") : "";
  }

  /** @override */
  willUpdate() {
    const length = this.match?.moves.length ?? 0;
    this.seen = this.shown === null ? length : Math.min(this.seen, length);
  }

  /** The outcome. The rules' own outcome is preferred: it has the squares. @returns {Outcome | null} */
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
