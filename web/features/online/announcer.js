// Announcements, sounds and notices for the events of an online game, and after a gap for its changes.
import { announce, notify } from "../../app/notice.js";
import { navigate } from "../../app/router.js";
import { other } from "../../game/match.js";
import { play as sound } from "../../game/sound.js";
import { say, t } from "../../i18n/i18n.js";
import { camel, refusalText } from "./api.js";

/** @typedef {import("./game-model.js").GameModel} GameModel */
/** @typedef {import("./game-page.js").OrdoOnline} OrdoOnline */
/** @typedef {import("./session.js").Before} Before */
/** @typedef {import("./types.d.ts").GameEvent} GameEvent */
/** @typedef {import("./types.d.ts").Phrase} Phrase */
/** @typedef {import("../../engine/types.d.ts").Color} Color */

/** Milliseconds for which a phrase is shown. */
const PHRASE_TIME = 9000;

export class Announcer {
  /** @param {OrdoOnline} page */
  constructor(page) {
    this.page = page;
    /** The phrase that each side has just sent. @type {Partial<Record<Color, Phrase>>} */ this.phrases = {};
  }

  /** @param {GameModel} model @param {GameEvent} event */
  onEvent(model, event) {
    const { type, by } = event;
    const { you } = model.view;
    const mine = !!by && by === you;
    if (event.type === "move" && !mine && by) this.announceMove(model, by, event.move);
    if (event.type === "said" && by) this.showPhrase(by, event.phrase);
    if (type === "over") this.announceEnd(model);
    // Players move on to the rematch; spectators get a link.
    if (event.type === "rematch" && you) navigate(`/g/${event.game}`);
    if (by && !mine && /-(offered|declined)$|^taken-back$/.test(type)) {
      const text = t(`online.event.${camel(type)}`, { name: this.page.nameOf(by) });
      announce(text);
      if (type.endsWith("declined") && you) notify(text);
      if (type.endsWith("offered") && you) sound("call");
    }
  }

  /**
   * Announces the changes of a snapshot, for which no events were received.
   * @param {GameModel} model
   * @param {Before} before
   */
  onSnapshot(model, before) {
    const { state, stored, view } = model;
    const { you } = view;
    const from = before.state.status;
    if (from === "open" && state.status === "playing") return this.announceStart(model);
    if (from !== "over" && state.status === "over") this.announceEnd(model);
    else if (stored.length < before.stored.length) announce(t("online.event.takenBack"));
    else if (stored.length > before.stored.length) {
      const mover = stored.length % 2 ? view.starter : other(view.starter);
      if (mover !== you) this.announceMove(model, mover, stored.at(-1) ?? "");
    }
    const offered = model.offered();
    if (offered && you && offered !== before.offered) {
      announce(t(`online.event.${offered}Offered`, { name: this.page.nameOf(other(you)) }));
      sound("call");
    }
    if (you && state.rematch && !before.state.rematch) navigate(`/g/${state.rematch}`);
  }

  /** @param {Color} by @param {Phrase} phrase */
  showPhrase(by, phrase) {
    this.setPhrase(by, phrase);
    announce(`${this.page.nameOf(by)}: ${t(`phrase.${camel(phrase)}`)}`);
    setTimeout(() => {
      if (this.phrases[by] === phrase) this.setPhrase(by, undefined);
    }, PHRASE_TIME);
  }

  /** @param {Color} by @param {Phrase | undefined} phrase */
  setPhrase(by, phrase) {
    this.phrases = { ...this.phrases, [by]: phrase };
    this.page.requestUpdate();
  }

  /** Announces the start of the game, or that somebody else has joined. @param {GameModel} model */
  announceStart(model) {
    if (!model.view.you) return notify(refusalText("taken"));
    sound("call");
    announce(t("online.started"));
  }

  /** @param {GameModel} model @param {Color} by @param {string} move */
  announceMove(model, by, move) {
    const { game } = this.page;
    const isShown = game.shown === null;
    const captures = isShown && !!game.view?.last?.captures.length;
    announce(t(captures ? "play.captured" : "play.moved", { color: by, move }));
    if (model.state.status === "playing") sound(captures ? "capture" : "move");
    if (isShown && game.view && game.isSplit()) announce(t("play.splitOf", { color: game.view.turn }));
  }

  /** @param {GameModel} model */
  announceEnd(model) {
    const outcome = this.page.outcome();
    if (model.view.names) sound("end");
    if (outcome) announce(say(outcome.reason));
  }
}
