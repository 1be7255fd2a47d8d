// Announcements, sounds and notices for the events of an online game, and after a gap for its changes.
import { other } from "../../game/match.js";
import { announce, notify } from "../../app/notice.js";
import { navigate } from "../../app/router.js";
import { play as sound } from "../../game/sound.js";
import { camel, refusalText } from "./api.js";
import { say, t } from "../../i18n/i18n.js";
import { OnlineGame } from "./game.js";

/** @typedef {import("./types.d.ts").GameEvent} GameEvent */
/** @typedef {import("./types.d.ts").Phrase} Phrase */
/** @typedef {import("./types.d.ts").CurrentState} CurrentState */
/** @typedef {import("./game-model.js").GameModel} GameModel */
/** @typedef {import("../../ordo/types.d.ts").Color} Color */

/** Milliseconds for which a phrase is shown. */
const PHRASE_TIME = 9000;

export class OnlineEvents extends OnlineGame {
  static properties = { ...OnlineGame.properties, phrases: { state: true } };

  constructor() {
    super();
    /** The phrase that each side has just sent. @type {Partial<Record<Color, Phrase>>} */ this.phrases = {};
  }

  /** @param {GameEvent} event */
  onEvent(event) {
    const { model } = this;
    if (!model) return;
    const { type, by } = event;
    const mine = !!by && by === model.view.you;
    if (event.type === "move" && !mine && by) this.announceMove(by, event.move);
    if (event.type === "said" && by) this.showPhrase(by, event.phrase);
    if (type === "over") this.announceEnd();
    // Players move on to the rematch; spectators get a link.
    if (event.type === "rematch" && model.view.you) navigate(`/g/${event.game}`);
    if (by && !mine && /-(offered|declined)$|^taken-back$/.test(type)) {
      const text = t(`online.event.${camel(type)}`, { name: this.nameOf(by) });
      announce(text);
      if (type.endsWith("declined") && model.view.you) notify(text);
      if (type.endsWith("offered") && model.view.you) sound("call");
    }
  }

  /** @param {Color} by @param {Phrase} phrase */
  showPhrase(by, phrase) {
    this.phrases = { ...this.phrases, [by]: phrase };
    announce(`${this.nameOf(by)}: ${t(`phrase.${camel(phrase)}`)}`);
    setTimeout(() => {
      if (this.phrases[by] === phrase) this.phrases = { ...this.phrases, [by]: undefined };
    }, PHRASE_TIME);
  }

  /** Announces changes between two snapshots, for which no events were received.
   * @param {GameModel} model @param {{ state: CurrentState, stored: string[], offered: string | null }} before */
  catchUp(model, before) {
    const { state, stored, view } = model;
    const from = before.state.status;
    if (from === "open" && state.status === "playing") return this.announceStart();
    if (from !== "over" && state.status === "over") this.announceEnd();
    else if (stored.length < before.stored.length) announce(t("online.event.takenBack"));
    else if (stored.length > before.stored.length) {
      const mover = stored.length % 2 ? view.starter : other(view.starter);
      if (mover !== view.you) this.announceMove(mover, stored.at(-1) ?? "");
    }
    const offered = model.offered();
    if (offered && view.you && offered !== before.offered) {
      announce(t(`online.event.${offered}Offered`, { name: this.nameOf(other(view.you)) }));
      sound("call");
    }
    if (view.you && state.rematch && !before.state.rematch) navigate(`/g/${state.rematch}`);
  }

  /** Announces the start of the game, or that somebody else has joined. */
  announceStart() {
    if (!this.model?.view.you) return notify(refusalText("taken"));
    sound("call");
    announce(t("online.started"));
  }

  /** @param {Color} by @param {string} move */
  announceMove(by, move) {
    const here = this.shown === null;
    const captures = here && !!this.view?.last?.captures.length;
    announce(t(captures ? "play.captured" : "play.moved", { color: by, move }));
    if (this.model?.state.status === "playing") sound(captures ? "capture" : "move");
    if (here && this.isSplit() && this.view) announce(t("play.splitOf", { color: this.view.turn }));
  }

  announceEnd() {
    const ending = this.ending();
    if (this.model?.view.names) sound("end");
    if (ending) announce(say(ending.reason));
  }
}
