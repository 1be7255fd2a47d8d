// Client of the server's HTTP API (docs/API.md).
import { load, save } from "../../app/store.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./types.d.ts").Snapshot} Snapshot */
/** @typedef {import("./types.d.ts").GameSummary} GameSummary */
/** @typedef {import("./types.d.ts").Challenge} Challenge */

const NAME = "ordo.name";
/** Set once this browser has a seat in some game. The session cookie is HttpOnly, so pages cannot check it. */
const SEATED = "ordo.seated";
/** Request timeout in milliseconds. */
const TIMEOUT = 10_000;
/** Page size of the server's lists. */
export const PAGE = 50;

/** A failed request. Code `offline`: no response; `no-online`: the server has no online play. */
export class ApiProblem extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Milliseconds by which the server's clock is ahead of this device's, by the last response. */
let serverAhead = 0;

/** Unix time on the server in milliseconds, to the second. */
export const serverNow = () => Date.now() + serverAhead;

/** The player's name, saved on this device. */
export function myName() {
  const name = load(NAME);
  return typeof name === "string" ? name : "";
}

/** @param {string} name */
export function setMyName(name) {
  save(NAME, name.trim().slice(0, 24));
}

/**
 * @param {string} path below /api
 * @param {unknown} [body] sent as JSON
 * @param {string} [method] defaults to `GET`, or `POST` with a body
 * @returns {Promise<any>}
 */
export async function call(path, body, method = body === undefined ? "GET" : "POST") {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem("offline");
  }
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (date) serverAhead = date - Date.now();
  /** @type {any} */
  const content = await answer.json().catch(() => null);
  if (answer.ok && content) return content;
  const code = content?.error?.code;
  if (typeof code === "string" && code !== "no-such-call") throw new ApiProblem(code);
  throw new ApiProblem(answer.status >= 500 ? "try-again" : "no-online");
}

/** @param {string} id @returns {Promise<Snapshot>} */
export const fetchGame = (id) => call(`/games/${id}`);

/** Downloads the game record. @param {string} id @returns {Promise<string>} */
export async function record(id) {
  const answer = await fetch(`/api/games/${id}/record`, {
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null);
  if (!answer) throw new ApiProblem("offline");
  if (!answer.ok) throw new ApiProblem("try-again");
  return answer.text();
}

/** Creates a challenge. @param {Challenge} challenge @returns {Promise<Snapshot>} */
export const challenge = (challenge) => takeSeat("/games", { ...challenge, name: myName() });

/** Joins a matching open challenge, or creates one. @param {Challenge} challenge @returns {Promise<Snapshot>} */
export const quickMatch = (challenge) => takeSeat("/quick", { ...challenge, name: myName() });

/** Joins a game. @param {string} id @returns {Promise<Snapshot>} */
export const join = (id) => takeSeat(`/games/${id}/join`, { name: myName() });

/** @param {string} path @param {object} body @returns {Promise<Snapshot>} */
async function takeSeat(path, body) {
  const game = await call(path, body);
  if (load(SEATED) !== true) save(SEATED, true);
  window.dispatchEvent(new CustomEvent("ordo-seat", { detail: game }));
  return game;
}

/** Blocks the opponent of a game. @param {string} id */
export const block = (id) => call(`/games/${id}/block`, undefined, "PUT");

/** Removes that block. @param {string} id */
export const unblock = (id) => call(`/games/${id}/block`, undefined, "DELETE");

/** The players blocked by this browser. @returns {Promise<import("./types.d.ts").Block[]>} */
export async function myBlocks() {
  if (load(SEATED) !== true) return [];
  try {
    return (await call("/blocks")).blocks;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "no-seat") throw error;
    return [];
  }
}

/** @param {Record<string, string>} query see docs/API.md @returns {Promise<GameSummary[]>} */
export async function games(query) {
  return (await call(`/games?${new URLSearchParams(query)}`)).games;
}

/**
 * The games of this browser; none if it never had a seat or has lost its cookie. The first page is also sent to the
 * window as the event `ordo-mine`.
 * @param {Record<string, string>} [query]
 * @returns {Promise<GameSummary[]>}
 */
export async function myGames(query = {}) {
  if (load(SEATED) !== true) return [];
  try {
    const found = await games({ list: "mine", ...query });
    if (!query.until) window.dispatchEvent(new CustomEvent("ordo-mine", { detail: found }));
    return found;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "no-seat") throw error;
    save(SEATED, false);
    return [];
  }
}

/** The message for a failed request. @param {unknown} error */
export function problemText(error) {
  if (!(error instanceof ApiProblem)) throw error;
  return refusalText(error.code);
}

/** @param {string} code */
export function refusalText(code) {
  const key = `refused.${camel(code)}`;
  const text = t(key);
  return text === key ? t("refused.tryAgain") : text;
}

/** home row, not-your-turn → homeRow, notYourTurn. @param {string} code */
export function camel(code) {
  return code.replace(/[- ](\w)/g, (_, letter) => letter.toUpperCase());
}
