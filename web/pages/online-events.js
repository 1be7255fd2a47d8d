// What happens in a game of online play, as it is seen and heard: by its events, and after a gap by what has changed.
import { other } from "../lib/match.js";
import { announce, notify } from "../lib/notice.js";
import { navigate } from "../lib/router.js";
import { play as sound } from "../lib/sound.js";
import { camel, refusalText } from "../online/api.js";
import { say, t } from "../i18n/i18n.js";
import { OnlineGame } from "./online-game.js";

/** @typedef {import("../online/types.d.ts").Happened} Happened */
/** @typedef {import("../online/types.d.ts").Phrase} Phrase */
/** @typedef {import("../online/types.d.ts").State} State */
/** @typedef {import("../online/game-model.js").GameModel} GameModel */
/** @typedef {import("../ordo/types.d.ts").Color} Color */

/** How long a phrase stays, in milliseconds. */
const HEARD = 9000;

export class OnlineEvents extends OnlineGame {
  static properties = { ...OnlineGame.properties, said: { state: true } };

  constructor() {
    super();
    /** What each side has just said. @type {Partial<Record<Color, Phrase>>} */ this.said = {};
  }

  /** @param {Happened} event */
  onEvent({ type, by, phrase, move, game }) {
    const { known } = this;
    if (!known) return;
    const mine = !!by && by === known.view.you;
    if (type === "move" && !mine && by) this.announceMove(by, move ?? "");
    if (type === "said" && by && phrase) this.showPhrase(by, phrase);
    if (type === "over") this.announceEnd();
    // Those who look on are shown the way and not pulled along.
    if (type === "rematch" && game && known.view.you) navigate(`/g/${game}`);
    if (by && !mine && /-(offered|declined)$|^taken-back$/.test(type)) {
      const text = t(`online.told.${camel(type)}`, { name: this.nameOf(by) });
      announce(text);
      if (type.endsWith("declined") && known.view.you) notify(text);
      if (type.endsWith("offered") && known.view.you) sound("call");
    }
  }

  /** @param {Color} by @param {Phrase} phrase */
  showPhrase(by, phrase) {
    this.said = { ...this.said, [by]: phrase };
    announce(`${this.nameOf(by)}: ${t(`phrase.${camel(phrase)}`)}`);
    setTimeout(() => {
      if (this.said[by] === phrase) this.said = { ...this.said, [by]: undefined };
    }, HEARD);
  }

  /** Says what has happened since the game was seen last, of which no events will come.
   * @param {GameModel} known @param {{ state: State, stored: string[], offered: string | null }} before */
  catchUp(known, before) {
    const { state, stored, view } = known;
    const from = before.state.status;
    if (from === "open" && state.status === "playing") return this.announceStart();
    if (from !== "over" && state.status === "over") this.announceEnd();
    else if (stored.length < before.stored.length) announce(t("online.told.takenBack"));
    else if (stored.length > before.stored.length) {
      const mover = stored.length % 2 ? view.starter : other(view.starter);
      if (mover !== view.you) this.announceMove(mover, stored.at(-1) ?? "");
    }
    const offered = known.offered();
    if (offered && view.you && offered !== before.offered) {
      announce(t(`online.told.${offered}Offered`, { name: this.nameOf(other(view.you)) }));
      sound("call");
    }
    if (view.you && state.rematch && !before.state.rematch) navigate(`/g/${state.rematch}`);
  }

  /** Somebody has sat down: the game begins, or, for who has only read the invitation, it begins without him. */
  announceStart() {
    if (!this.known?.view.you) return notify(refusalText("taken"));
    sound("call");
    announce(t("online.begins"));
  }

  /** @param {Color} by @param {string} move */
  announceMove(by, move) {
    const here = this.shown === null;
    const captures = here && !!this.view?.last?.captures.length;
    announce(t(captures ? "play.captured" : "play.moved", { color: by, move }));
    if (this.known?.state.status === "playing") sound(captures ? "capture" : "move");
    if (here && this.isSplit() && this.view) announce(t("play.splitOf", { color: this.view.turn }));
  }

  announceEnd() {
    const ending = this.ending();
    if (this.known?.view.names) sound("end");
    if (ending) announce(say(ending.reason));
  }
}
