// The rules page, from the texts that `ordo rules` prints. The fragment selects a game or a rule.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { language, t } from "../../i18n/i18n.js";
import { readRules } from "./text.js";
import { figurePicture, signPicture } from "./figure.js";

/** @typedef {import("./text.js").Part} Part */
/** @typedef {import("./text.js").Figure} Figure */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */
/** @typedef {Part | { kind: "pictures", figures: { figure: Figure, text: string }[] }} Shown */

export class OrdoRules extends LightElement {
  static properties = { game: { state: true }, parts: { state: true }, failed: { state: true } };

  constructor() {
    super();
    /** @type {RuleSet} */ this.game = gameOf(location.hash);
    /** @type {Shown[]} */ this.parts = [];
    this.failed = false;
    this.shown = "";
    this.follow = () => this.fetchRules();
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("ordo-language", this.follow);
    window.addEventListener("hashchange", this.follow);
    this.fetchRules();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("ordo-language", this.follow);
    window.removeEventListener("hashchange", this.follow);
  }

  async fetchRules() {
    const game = gameOf(location.hash);
    const name = `${game}.${language()}`;
    if (name !== this.shown) {
      this.shown = name;
      try {
        const answer = await fetch(new URL(`texts/${name}.txt`, import.meta.url));
        if (!answer.ok) throw new Error(String(answer.status));
        const parts = together(readRules(await answer.text()));
        if (name !== this.shown) return;
        this.parts = parts;
        this.game = game;
        this.failed = false;
      } catch {
        this.failed = true;
        this.shown = "";
      }
      await this.updateComplete;
    }
    const target = document.getElementById(location.hash.slice(1));
    if (target && this.contains(target)) target.scrollIntoView();
  }

  /** @override */
  render() {
    return html`<div class="page rules">
      <nav class="rules-side" aria-label=${t("rules.contents")}>
        <div class="rules-games">
          ${
            /** @type {RuleSet[]} */ (["stein", "khalifa"]).map(
              (game) =>
                html`<a href="#${game}" aria-current=${game === this.game ? "true" : nothing}>${t(`game.${game}`)}</a>`,
            )
          }
        </div>
        <ol class="rules-contents">
          ${this.parts.map((part) =>
            part.kind === "rule"
              ? html`<li>
                  <a href="#${part.number}"><span class="rule-number">${part.number}</span> ${part.title}</a>
                </li>`
              : nothing,
          )}
        </ol>
      </nav>
      <article class="rules-text">
        ${
          this.failed
            ? html`<h1>${t("rules.title")}</h1>
                <p role="alert">${t("app.wasmFailed")}</p>`
            : this.parts.map((part) => this.show(part))
        }
      </article>
    </div>`;
  }

  /** @param {Shown} part */
  show(part) {
    switch (part.kind) {
      case "title":
        return html`<h1>${part.text}</h1>`;
      case "heading":
        return html`<h2>${part.text}</h2>`;
      case "text":
        return isPosition(part.text)
          ? html`<p><code class="position">${part.text}</code></p>`
          : html`<p>${prose(part.text)}</p>`;
      case "rule":
        return html`<section class="rule" id=${part.number}>
          <h3><span class="rule-number">${part.number}</span> ${part.title}</h3>
          <p>${prose(part.text)}</p>
          <a class="try" href="/learn#${part.number}">${t("rules.tryIt", { rule: part.number })}</a>
        </section>`;
      case "list":
        return part.ordered
          ? html`<ol class="points">
              ${part.items.map((item) => html`<li>${prose(item)}</li>`)}
            </ol>`
          : html`<ul class="points">
              ${part.items.map((item) => html`<li>${prose(item)}</li>`)}
            </ul>`;
      case "pairs":
        return html`<dl class="pairs">
          ${part.pairs.map(
            ([sign, meaning]) =>
              html`<div>
                <dt>
                  ${sign.length < 8 && !/[-x:@].|\d/.test(sign) ? signs(sign, this.game) : html`<code>${sign}</code>`}
                </dt>
                <dd>${prose(meaning)}</dd>
              </div>`,
          )}
        </dl>`;
      case "captions":
        return part.items.map((item) => html`<p>${prose(item.text)}</p>`);
      case "figures":
        return nothing;
      case "pictures":
        return html`<div class="pictures">
          ${part.figures.map(
            ({ figure, text }) =>
              html`<figure>
                ${figurePicture(sized(figure), t("rules.picture", { n: Number(figure.number) }))}
                ${
                  text
                    ? html`<figcaption><span class="figure-number">${figure.number}</span> ${prose(text)}</figcaption>`
                    : nothing
                }
              </figure>`,
          )}
        </div>`;
    }
  }
}

/**
 * The game of a fragment: `#khalifa` and `#K4` select Khalifa's, everything else Stein's.
 * @param {string} hash
 * @returns {RuleSet}
 */
function gameOf(hash) {
  return /^#k/i.test(hash) ? "khalifa" : "stein";
}

/**
 * Puts each caption under its diagram.
 * @param {Part[]} parts
 * @returns {Shown[]}
 */
function together(parts) {
  /** @type {Shown[]} */
  const shown = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (!part) continue;
    if (part.kind !== "figures") {
      shown.push(part);
      continue;
    }
    const next = parts[i + 1];
    const lead = next?.kind === "text" && parts[i + 2]?.kind === "captions" ? next : null;
    const captions = parts[lead ? i + 2 : i + 1];
    if (lead) shown.push(lead);
    const found = captions?.kind === "captions" ? captions.items : [];
    shown.push({
      kind: "pictures",
      figures: part.figures.map((figure) => ({
        figure,
        text: found.find((item) => item.number === figure.number)?.text ?? "",
      })),
    });
    i += (lead ? 1 : 0) + (found.length ? 1 : 0);
  }
  return shown;
}

/** Marks Khalifa's diagrams, in which `b` is a size, not a side. @param {Figure} figure @returns {Figure} */
function sized(figure) {
  if (figure.columns[0] === "a") return figure;
  return {
    ...figure,
    rows: figure.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === "b" ? "b2" : cell)) })),
  };
}

/** @param {string} sign @param {RuleSet} game */
function signs(sign, game) {
  return sign.split(" ").map((one) => signPicture(game === "khalifa" && one === "b" ? "b2" : one));
}

/** @param {string} text */
function isPosition(text) {
  return /^[\w/]+ [wb]$/.test(text);
}

/**
 * Turns URLs and rule numbers into links, and applies typographic apostrophes and French spaces.
 * @param {string} text
 */
function prose(text) {
  const set = text
    .replaceAll("'", "’")
    .replace(/"([^"]*)"/g, "“$1”")
    .replace(/ ([;!?»])/g, "\u202f$1")
    .replace(/ :(?= |$)/g, "\u00a0:")
    .replaceAll("« ", "«\u00a0");
  return set.split(/(https:\/\/\S+|CC BY-NC 3\.0|\b[SK]\d+\b|\[\d+\])/).map((word) => {
    if (word.startsWith("https://")) return html`<a href=${word} rel="external">${word.replace("https://", "")}</a>`;
    if (word === "CC BY-NC 3.0")
      return html`<a href="https://creativecommons.org/licenses/by-nc/3.0/" rel="external license">${word}</a>`;
    if (/^[SK]\d+$/.test(word)) return html`<a class="rule-link" href="#${word}">${word}</a>`;
    const figure = /^\[(\d+)\]$/.exec(word);
    return figure ? html`<span class="figure-number">${figure[1]}</span>` : word;
  });
}

customElements.define("ordo-rules", OrdoRules);
