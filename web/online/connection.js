// The way to the server of one game. It finds back by itself, and sends again what was not answered: every action has a
// name, by which the server knows it again and does it once.
import { ApiProblem, fetchGame } from "./api.js";

/** @typedef {import("./types.d.ts").Action} Action */
/** @typedef {import("./types.d.ts").FromServer} FromServer */
/** @typedef {import("./types.d.ts").GameView} GameView */
/** @typedef {"connecting" | "open" | "lost" | "restarting"} ConnectionState */

/**
 * @typedef {object} Listener
 * @property {(game: GameView) => void} onGame the whole game
 * @property {(message: FromServer) => void} onMessage everything else that the server says
 * @property {(state: ConnectionState) => void} onState
 * @property {(code: string) => void} onMissing there is no such game, or no online play; nothing more will come
 * @property {() => number} seq the last event that is known
 */

/** Milliseconds before each new try; the last goes on for ever. */
const WAITS = [300, 800, 1500, 3000, 6000, 10_000];
/** How long an action may stay unanswered, and a socket unopened, before another way is tried. */
const PATIENCE = 6000;
/** How often a quiet way is walked to see whether it is still there. */
const LOOK = 20_000;
/** The server's word for a restart. */
const RESTARTING = 1012;
/** How long a restart is believed in, and how long to wait between two looks meanwhile. */
const RESTART = 60_000;
const RESTART_WAIT = 1000;

export class GameConnection {
  /** @param {string} game @param {Listener} listener */
  constructor(game, listener) {
    this.game = game;
    this.listener = listener;
    /** @type {ConnectionState} */ this.state = "connecting";
    /** @type {WebSocket | null} */ this.socket = null;
    /** Who the socket takes this page for, as it said last. @type {Pick<GameView, "you" | "yours"> | null} */ this.taken = null;
    /** What is not answered yet, by name. @type {Map<string, Action>} */ this.waiting = new Map();
    this.stopped = false;
    this.failures = 0;
    /** Until when the server is taken to restart. */ this.restart = 0;
    this.heard = 0;
    /** Every try has a number; what an old one brings is not heard. */ this.tries = 0;
    this.retry = 0;
    this.look = 0;
    this.onOffline = () => {
      this.restart = 0;
      this.drop();
    };
    this.onWake = () => this.wake();
  }

  start() {
    window.addEventListener("offline", this.onOffline);
    window.addEventListener("online", this.onWake);
    document.addEventListener("visibilitychange", this.onWake);
    this.look = window.setInterval(() => void this.lookAfter(LOOK), LOOK / 2);
    void this.connect();
  }

  stop() {
    this.stopped = true;
    window.removeEventListener("offline", this.onOffline);
    window.removeEventListener("online", this.onWake);
    document.removeEventListener("visibilitychange", this.onWake);
    clearTimeout(this.retry);
    clearInterval(this.look);
    this.tries++;
    this.socket?.close();
  }

  /** @param {Action} action */
  send(action) {
    this.waiting.set(action.id, action);
    if (this.state === "open") this.post(action);
  }

  /** @param {Action} action */
  post(action) {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(action));
    setTimeout(() => {
      if (this.waiting.has(action.id) && this.socket === socket) this.drop();
    }, PATIENCE);
  }

  /** Begins anew: something was missed. */
  resync() {
    this.drop("open");
  }

  async connect() {
    clearTimeout(this.retry);
    const attempt = ++this.tries;
    const gone = () => attempt !== this.tries;
    try {
      const game = await fetchGame(this.game);
      if (gone()) return;
      this.listener.onGame(game);
    } catch (error) {
      if (gone()) return;
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code !== "no-such-game" && error.code !== "no-online") return this.lose();
      this.stop();
      this.listener.onMissing(error.code);
      return;
    }
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/games/${this.game}/socket`);
    this.socket = socket;
    setTimeout(() => {
      if (!gone() && this.state !== "open") this.drop();
    }, PATIENCE);
    socket.onmessage = ({ data }) => {
      if (!gone()) this.hear(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (gone()) return;
      if (code === RESTARTING) this.restart = Date.now() + RESTART;
      this.lose();
    };
  }

  /** @param {FromServer} message */
  hear(message) {
    this.heard = Date.now();
    if (message.type === "done" || message.type === "refused") this.waiting.delete(message.id);
    if (message.type !== "game") return this.listener.onMessage(message);
    this.failures = 0;
    this.restart = 0;
    this.taken = message.game;
    this.listener.onGame(message.game);
    if (this.state === "open" && !this.waiting.size) return;
    this.be("open");
    for (const action of this.waiting.values()) this.post(action);
  }

  /** @param {ConnectionState} state */
  be(state) {
    if (state === this.state) return;
    this.state = state;
    this.listener.onState(state);
  }

  /** Gives this way up and looks for another. @param {ConnectionState} [state] */
  drop(state = "lost") {
    if (this.stopped) return;
    this.tries++;
    this.socket?.close();
    this.socket = null;
    this.lose(state);
  }

  /** The way is gone. @param {ConnectionState} [state] */
  lose(state = "lost") {
    if (this.stopped) return;
    this.socket = null;
    const restarts = Date.now() < this.restart;
    this.be(state === "open" ? "connecting" : restarts ? "restarting" : state);
    const wait = restarts ? RESTART_WAIT : (WAITS[Math.min(this.failures++, WAITS.length - 1)] ?? 0);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => void this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** The device is back from sleep, the network from a tunnel: no need to wait. */
  wake() {
    if (this.stopped || document.visibilityState === "hidden") return;
    if (this.state === "open") return void this.lookAfter(2000);
    this.failures = 0;
    if (!this.socket) void this.connect();
  }

  /** A socket can be dead without knowing: after some silence, somebody goes and looks. @param {number} silence */
  async lookAfter(silence) {
    if (this.state !== "open" || Date.now() - this.heard < silence) return;
    this.heard = Date.now();
    const attempt = this.tries;
    const there = await fetchGame(this.game).catch(() => null);
    if (attempt !== this.tries) return;
    if (!there) return this.drop();
    if (there.state.seq === this.listener.seq()) {
      // Nothing new, but the clocks are right again after a sleep.
      this.listener.onGame(there);
      // A socket keeps the seat, or none, that it was opened with: another tab may have sat down since.
      if (there.you !== this.taken?.you || there.yours !== this.taken.yours) this.resync();
      return;
    }
    // What has just happened may be on its way.
    setTimeout(() => attempt === this.tries && there.state.seq > this.listener.seq() && this.drop(), 1000);
  }
}
