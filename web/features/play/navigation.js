// Navigation through the moves of a game, by the move list and keys.
import { GameElement } from "./game.js";
import { firstSide, other } from "../../game/match.js";
import { isForPage } from "../../app/keys.js";
import { announce } from "../../app/notice.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("../../ordo/types.d.ts").Color} Color */
/** @typedef {import("../../board/ordo-board.js").OrdoBoard} OrdoBoard */

export class NavigableGame extends GameElement {
  constructor() {
    super();
    this.onKey = this.onKey.bind(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.onKey);
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.onKey);
  }

  /** @returns {Color} */
  firstMover() {
    return firstSide(this.match?.start ?? null);
  }

  /** @returns {OrdoBoard | null} */
  board() {
    return this.querySelector("ordo-board");
  }

  openMore() {
    /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.more"))?.showModal();
  }

  /** @param {number} ply */
  goTo(ply) {
    const { match } = this;
    if (!match) return;
    const bounded = Math.max(0, Math.min(match.moves.length, ply));
    this.shown = bounded === match.moves.length ? null : bounded;
    this.refresh();
    announce(this.view?.last ? t("play.moved", { color: other(this.view.turn), move: this.view.last.text }) : "");
  }

  /** Handles the keyboard shortcuts. @param {KeyboardEvent} event */
  onKey(event) {
    if (!this.match || !isForPage(event)) return;
    const at = this.shown ?? this.match.moves.length;
    if (event.key === "ArrowLeft") this.goTo(at - 1);
    else if (event.key === "ArrowRight") this.goTo(at + 1);
    else if (event.key === "Home") this.goTo(0);
    else if (event.key === "End") this.goTo(this.match.moves.length);
    else if (event.key === "f") this.flip();
    else return;
    event.preventDefault();
  }

  /** Scrolls the shown move into view. @override */
  updated() {
    this.querySelector(".moves [aria-current]")?.scrollIntoView({ block: "nearest" });
  }
}
