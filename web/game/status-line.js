// The outcome of a game in a status line.
import { html, nothing } from "../vendor/lit.js";

/** A headline and a sentence that does not repeat it. @param {string} headline @param {string} sentence */
export function outcomeLine(headline, sentence) {
  return html`${headline ? html`<strong>${headline}</strong> ` : nothing}${
    headline === sentence ? nothing : html`<span>${sentence}</span>`
  }`;
}
