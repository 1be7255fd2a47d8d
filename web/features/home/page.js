// The home page: a demo game and the links to all modes.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { navigate } from "../../app/router.js";
import { goAndPlay } from "../../game/current.js";
import { firstSide, fullMoves } from "../../game/match.js";
import { unfinishedMatches } from "../../game/saved-games.js";
import { prefersReducedMotion, settings } from "../../app/settings.js";
import { STARTS, applyMove } from "../../game/pictures.js";
import { DEMOS } from "./demo.js";
import { myGames } from "../online/api.js";
import { isMyTurn, movesOf } from "../online/game-summary.js";
import { locale, t } from "../../i18n/i18n.js";
import { loadPreferences, matchOf } from "../play/new-game.js";
import { addressOf } from "../../game/open-dialog.js";
import "../puzzles/daily-card.js";
import "../../board/ordo-board.js";

/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {import("../../engine/types.d.ts").Piece} Piece */

/** Milliseconds between two moves of the demo game. */
const DEMO_INTERVAL = 1600;
/** Pause after the end of the demo game, in moves. */
const DEMO_PAUSE = 4;

export class OrdoHome extends LightElement {
  static properties = { pieces: { state: true }, last: { state: true }, game: { state: true }, turns: { state: true } };

  constructor() {
    super();
    /** @type {RuleSet} */ this.game = loadPreferences().game;
    /** @type {Piece[]} */ this.pieces = STARTS[this.game];
    /** @type {{ from: string[], to: string[] } | null} */ this.last = null;
    this.ply = 0;
    this.timer = 0;
    /** Online games in which it is the user's turn. @type {import("../online/types.d.ts").GameSummary[]} */
    this.turns = [];
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    if (prefersReducedMotion()) for (let i = 0; i < 14; i++) this.step();
    else this.timer = window.setInterval(() => this.step(), DEMO_INTERVAL);
    window.addEventListener("online", this.redraw);
    window.addEventListener("offline", this.redraw);
    void this.loadTurns();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
    window.removeEventListener("online", this.redraw);
    window.removeEventListener("offline", this.redraw);
  }

  /** Loads the online games in which it is the user's turn; errors are ignored. */
  async loadTurns() {
    if (!navigator.onLine) return;
    const mine = await myGames().catch(() => []);
    this.turns = mine.filter(isMyTurn);
  }

  /** Plays one move of the demo game. */
  step() {
    if (document.hidden) return;
    const moves = DEMOS[this.game];
    const move = moves[this.ply];
    if (move) {
      const next = applyMove(this.pieces, move, this.ply % 2 ? "b" : "w");
      this.pieces = next.pieces;
      this.last = next.last;
    } else if (this.ply > moves.length + DEMO_PAUSE) {
      this.ply = -1;
      this.pieces = STARTS[this.game];
      this.last = null;
    }
    this.ply++;
  }

  /** @param {RuleSet} game */
  showDemo(game) {
    if (game === this.game) return;
    this.game = game;
    this.ply = 0;
    this.last = null;
    this.pieces = STARTS[game];
  }

  openGame() {
    /** @type {import("../../game/open-dialog.js").OrdoOpen | null} */ (this.querySelector("ordo-open"))?.open();
  }

  /** @override */
  render() {
    const open = unfinishedMatches().slice(0, 3);
    return html`<div class="page home">
      <section class="hero">
        <div class="hero-words">
          <h1>Ordo</h1>
          <p class="lead">${t("app.tagline")}</p>
          <div class="rowed">
            <button
              class="primary large"
              @click=${() => goAndPlay(matchOf({ ...loadPreferences(), mode: "computer" }))}
            >
              ${t("home.play")}
            </button>
            <a class="button large" href="/learn#S0">${t("home.how")}</a>
          </div>
          ${
            this.turns.length
              ? html`<section class="continue">
                  <h2>${t("home.yourTurn")}</h2>
                  ${this.turns.slice(0, 3).map(
                    (game) =>
                      html`<a class="button card" href="/g/${game.id}">
                        <strong
                          >${[game.white, game.black]
                            .filter(Boolean)
                            .map((name, index) => html`${index ? " – " : nothing}<bdi>${name}</bdi>`)}</strong
                        >
                        <span class="soft small"
                          >${t(`game.${game.game}`)} · ${t("home.continue.moves", { count: movesOf(game) })}</span
                        ></a
                      >`,
                  )}
                </section>`
              : nothing
          }
          ${
            open.length
              ? html`<section class="continue">
                  <h2>${t("home.continue")}</h2>
                  ${open.map(
                    (match) =>
                      html`<button class="card" @click=${() => goAndPlay(match)}>
                        <strong>${t(`game.${match.game}`)}</strong
                        ><span class="soft small">${continueLine(match)}</span>
                      </button>`,
                  )}
                </section>`
              : nothing
          }
        </div>
        <ordo-board
          class="hero-board"
          diagram
          game=${this.game}
          .pieces=${this.pieces}
          .last=${this.last}
          .coordinates=${false}
          .net=${settings().net}
          ?still=${prefersReducedMotion()}
          ?digits=${settings().digits}
          label=${t("home.demo")}
        ></ordo-board>
      </section>
      <ordo-daily-puzzle game=${this.game}></ordo-daily-puzzle>
      <div class="doors online-doors">
        ${
          /** @type {const} */ (["friend", "lobby"]).map(
            (name) =>
              html`<a class="card door" href="/${name}">
                <strong>${t(`app.${name}`)}</strong
                ><span class="soft">${navigator.onLine ? t(`home.${name}.line`) : t("home.needsNetwork")}</span></a
              >`,
          )
        }
      </div>
      <ordo-new-game
        @ordo-start=${(/** @type {CustomEvent<Match>} */ event) => goAndPlay(event.detail)}
        @ordo-preferences=${(/** @type {CustomEvent<{ game: RuleSet }>} */ event) => this.showDemo(event.detail.game)}
      ></ordo-new-game>
      <div class="doors">
        ${
          /** @type {const} */ (["history", "learn", "analyse", "editor"]).map(
            (name) =>
              html`<a class="card door" href="/${name}">
                <strong>${t(`app.${name}`)}</strong><span class="soft">${t(`home.${name}.line`)}</span></a
              >`,
          )
        }
        <button class="card door" @click=${this.openGame}>
          <strong>${t("share.openGame")}</strong><span class="soft">${t("home.open.line")}</span>
        </button>
      </div>
      <ordo-open
        @ordo-open=${async (/** @type {CustomEvent<Match>} */ event) => navigate(await addressOf(event.detail))}
      ></ordo-open>
    </div>`;
  }
}

/** Opponent, number of moves and date of a saved game. @param {Match} match */
function continueLine(match) {
  const opponent = match.mode === "computer" ? t("play.computer", { level: match.level }) : t("home.two");
  const when = Date.parse(match.touched);
  const date = when ? new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(when) : "";
  return [opponent, t("home.continue.moves", { count: fullMoves(match.moves.length, firstSide(match.start)) }), date]
    .filter(Boolean)
    .join(" · ");
}

customElements.define("ordo-home", OrdoHome);
