// The message and picture in place of an empty list of games.
import { html, nothing } from "../vendor/lit.js";
import { PICTURES } from "./pictures.js";
import "../board/ordo-mini-board.js";

/**
 * @param {string} title
 * @param {string} text
 * @param {unknown} [actions]
 */
export function emptyList(title, text, actions = nothing) {
  return html`<div class="empty">
    <ordo-mini-board .pieces=${PICTURES.stein}></ordo-mini-board>
    <div class="stack">
      <p class="empty-title">${title}</p>
      ${text ? html`<p class="soft">${text}</p>` : nothing}
      ${actions === nothing ? nothing : html`<div class="rowed">${actions}</div>`}
    </div>
  </div>`;
}
