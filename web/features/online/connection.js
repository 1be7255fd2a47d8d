// The WebSocket connection of an online game. It reconnects with backoff and resends unanswered actions; each action
// has an idempotency key, so the server applies it once.
import { ApiProblem, fetchGame } from "./api.js";

/** An action with its idempotency key. @typedef {import("./types.d.ts").ActionRequest & { id: string }} KeyedAction */
/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./types.d.ts").Snapshot} Snapshot */
/** @typedef {"connecting" | "open" | "lost" | "restarting"} ConnectionState */

/**
 * @typedef {object} Listener
 * @property {(game: Snapshot) => void} onGame called with a snapshot
 * @property {(message: ServerMessage) => void} onMessage called with every other message
 * @property {(state: ConnectionState) => void} onState
 * @property {(code: string) => void} onMissing the game or online play does not exist; the connection stops
 * @property {() => number} seq sequence number of the last known event
 */

/** Reconnection delays in milliseconds; the last one repeats. */
const BACKOFF = [300, 800, 1500, 3000, 6000, 10_000];
/** Milliseconds to wait for an answer or for the socket to open before reconnecting. */
const TIMEOUT = 6000;
/** Milliseconds of silence after which the server is probed. Browsers do not expose WebSocket pings. */
const PROBE_INTERVAL = 20_000;
/** WebSocket close code "service restart". */
const CLOSE_RESTARTING = 1012;
/** Milliseconds during which a restart is assumed, and the reconnection delay meanwhile. */
const RESTART_WINDOW = 60_000;
const RESTART_DELAY = 1000;

export class GameConnection {
  /** @param {string} gameId @param {Listener} listener */
  constructor(gameId, listener) {
    this.gameId = gameId;
    this.listener = listener;
    /** @type {ConnectionState} */ this.state = "connecting";
    /** @type {WebSocket | null} */ this.socket = null;
    /** The identity under which the socket was opened. @type {Pick<Snapshot, "you" | "yours"> | null} */
    this.identity = null;
    /** Actions without an answer, by idempotency key. @type {Map<string, KeyedAction>} */ this.unanswered = new Map();
    this.stopped = false;
    this.failures = 0;
    /** End of the time in which a restart is assumed. */ this.restartUntil = 0;
    this.lastMessageAt = 0;
    /** Number of connection attempts; results of earlier attempts are ignored. */ this.attempts = 0;
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

  /** @param {KeyedAction} action */
  send(action) {
    this.unanswered.set(action.id, action);
    if (this.state === "open") this.transmit(action);
  }

  /** @param {KeyedAction} action */
  transmit(action) {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(action));
    setTimeout(() => {
      if (this.unanswered.has(action.id) && this.socket === socket) this.reconnect();
    }, TIMEOUT);
  }

  /** Reconnects to get a snapshot. */
  resync() {
    this.reconnect("open");
  }

  async connect() {
    clearTimeout(this.retryTimer);
    const attempt = ++this.attempts;
    const isStale = () => attempt !== this.attempts;
    try {
      const game = await fetchGame(this.gameId);
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
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/games/${this.gameId}/socket`);
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

  /** @param {ServerMessage} message */
  onFrame(message) {
    this.lastMessageAt = Date.now();
    if (message.type === "done" || message.type === "refused") this.unanswered.delete(message.id ?? "");
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

  /** Closes the socket and connects again. @param {ConnectionState} [state] */
  reconnect(state = "lost") {
    if (this.stopped) return;
    this.attempts++;
    this.socket?.close();
    this.socket = null;
    this.scheduleReconnect(state);
  }

  /** Schedules the next connection attempt. @param {ConnectionState} [state] */
  scheduleReconnect(state = "lost") {
    if (this.stopped) return;
    this.socket = null;
    const restarts = Date.now() < this.restartUntil;
    this.setState(state === "open" ? "connecting" : restarts ? "restarting" : state);
    const wait = restarts ? RESTART_DELAY : (BACKOFF[Math.min(this.failures++, BACKOFF.length - 1)] ?? 0);
    clearTimeout(this.retryTimer);
    this.retryTimer = window.setTimeout(() => void this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** Connects at once when the page becomes visible or the network returns. */
  wake() {
    if (this.stopped || document.visibilityState === "hidden") return;
    if (this.state === "open") return void this.probeIfSilent(2000);
    this.failures = 0;
    if (!this.socket) void this.connect();
  }

  /**
   * Probes the server over HTTP if the socket has been silent: it may be dead without a close event.
   * @param {number} silence
   */
  async probeIfSilent(silence) {
    if (this.state !== "open" || Date.now() - this.lastMessageAt < silence) return;
    this.lastMessageAt = Date.now();
    const attempt = this.attempts;
    const there = await fetchGame(this.gameId).catch(() => null);
    if (attempt !== this.attempts) return;
    if (!there) return this.reconnect();
    if (there.state.seq === this.listener.seq()) {
      // No new events, but the clocks are corrected after sleep.
      this.listener.onGame(there);
      // The socket keeps the identity it was opened with, but another tab may have joined since.
      if (there.you !== this.identity?.you || there.yours !== this.identity.yours) this.resync();
      return;
    }
    // The missing events may still arrive through the socket.
    setTimeout(() => attempt === this.attempts && there.state.seq > this.listener.seq() && this.reconnect(), 1000);
  }
}
