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
const BACKOFF = [300, 800, 1500, 3000, 6000, 10_000];
/** How long an action may stay unanswered, and a socket unopened, before another way is tried. */
const TIMEOUT = 6000;
/** How often a quiet way is walked to see whether it is still there. */
const PROBE_INTERVAL = 20_000;
/** The server's word for a restart. */
const CLOSE_RESTARTING = 1012;
/** How long a restart is believed in, and how long to wait between two looks meanwhile. */
const RESTART_WINDOW = 60_000;
const RESTART_DELAY = 1000;

export class GameConnection {
  /** @param {string} game @param {Listener} listener */
  constructor(game, listener) {
    this.game = game;
    this.listener = listener;
    /** @type {ConnectionState} */ this.state = "connecting";
    /** @type {WebSocket | null} */ this.socket = null;
    /** Who the socket takes this page for, as it said last. @type {Pick<GameView, "you" | "yours"> | null} */ this.identity = null;
    /** What is not answered yet, by name. @type {Map<string, Action>} */ this.unanswered = new Map();
    this.stopped = false;
    this.failures = 0;
    /** Until when the server is taken to restart. */ this.restartUntil = 0;
    this.lastMessageAt = 0;
    /** Every try has a number; what an old one brings is not heard. */ this.attempts = 0;
    this.retryTimer = 0;
    this.probeTimer = 0;
    this.onOffline = () => {
      this.restartUntil = 0;
      this.reconnect();
    };
    this.onWake = () => this.wake();
  }

  start() {
    window.addEventListener("offline", this.onOffline);
    window.addEventListener("online", this.onWake);
    document.addEventListener("visibilitychange", this.onWake);
    this.probeTimer = window.setInterval(() => void this.probeIfSilent(PROBE_INTERVAL), PROBE_INTERVAL / 2);
    void this.connect();
  }

  stop() {
    this.stopped = true;
    window.removeEventListener("offline", this.onOffline);
    window.removeEventListener("online", this.onWake);
    document.removeEventListener("visibilitychange", this.onWake);
    clearTimeout(this.retryTimer);
    clearInterval(this.probeTimer);
    this.attempts++;
    this.socket?.close();
  }

  /** @param {Action} action */
  send(action) {
    this.unanswered.set(action.id, action);
    if (this.state === "open") this.transmit(action);
  }

  /** @param {Action} action */
  transmit(action) {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(action));
    setTimeout(() => {
      if (this.unanswered.has(action.id) && this.socket === socket) this.reconnect();
    }, TIMEOUT);
  }

  /** Begins anew: something was missed. */
  resync() {
    this.reconnect("open");
  }

  async connect() {
    clearTimeout(this.retryTimer);
    const attempt = ++this.attempts;
    const isStale = () => attempt !== this.attempts;
    try {
      const game = await fetchGame(this.game);
      if (isStale()) return;
      this.listener.onGame(game);
    } catch (error) {
      if (isStale()) return;
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code !== "no-such-game" && error.code !== "no-online") return this.scheduleReconnect();
      this.stop();
      this.listener.onMissing(error.code);
      return;
    }
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/games/${this.game}/socket`);
    this.socket = socket;
    setTimeout(() => {
      if (!isStale() && this.state !== "open") this.reconnect();
    }, TIMEOUT);
    socket.onmessage = ({ data }) => {
      if (!isStale()) this.onFrame(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (isStale()) return;
      if (code === CLOSE_RESTARTING) this.restartUntil = Date.now() + RESTART_WINDOW;
      this.scheduleReconnect();
    };
  }

  /** @param {FromServer} message */
  onFrame(message) {
    this.lastMessageAt = Date.now();
    if (message.type === "done" || message.type === "refused") this.unanswered.delete(message.id);
    if (message.type !== "game") return this.listener.onMessage(message);
    this.failures = 0;
    this.restartUntil = 0;
    this.identity = message.game;
    this.listener.onGame(message.game);
    if (this.state === "open" && !this.unanswered.size) return;
    this.setState("open");
    for (const action of this.unanswered.values()) this.transmit(action);
  }

  /** @param {ConnectionState} state */
  setState(state) {
    if (state === this.state) return;
    this.state = state;
    this.listener.onState(state);
  }

  /** Gives this way up and looks for another. @param {ConnectionState} [state] */
  reconnect(state = "lost") {
    if (this.stopped) return;
    this.attempts++;
    this.socket?.close();
    this.socket = null;
    this.scheduleReconnect(state);
  }

  /** The way is gone. @param {ConnectionState} [state] */
  scheduleReconnect(state = "lost") {
    if (this.stopped) return;
    this.socket = null;
    const restarts = Date.now() < this.restartUntil;
    this.setState(state === "open" ? "connecting" : restarts ? "restarting" : state);
    const wait = restarts ? RESTART_DELAY : (BACKOFF[Math.min(this.failures++, BACKOFF.length - 1)] ?? 0);
    clearTimeout(this.retryTimer);
    this.retryTimer = window.setTimeout(() => void this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** The device is back from sleep, the network from a tunnel: no need to wait. */
  wake() {
    if (this.stopped || document.visibilityState === "hidden") return;
    if (this.state === "open") return void this.probeIfSilent(2000);
    this.failures = 0;
    if (!this.socket) void this.connect();
  }

  /** A socket can be dead without knowing: after some silence, somebody goes and looks. @param {number} silence */
  async probeIfSilent(silence) {
    if (this.state !== "open" || Date.now() - this.lastMessageAt < silence) return;
    this.lastMessageAt = Date.now();
    const attempt = this.attempts;
    const there = await fetchGame(this.game).catch(() => null);
    if (attempt !== this.attempts) return;
    if (!there) return this.reconnect();
    if (there.state.seq === this.listener.seq()) {
      // Nothing new, but the clocks are right again after a sleep.
      this.listener.onGame(there);
      // A socket keeps the seat, or none, that it was opened with: another tab may have sat down since.
      if (there.you !== this.identity?.you || there.yours !== this.identity.yours) this.resync();
      return;
    }
    // What has just happened may be on its way.
    setTimeout(() => attempt === this.attempts && there.state.seq > this.listener.seq() && this.reconnect(), 1000);
  }
}
