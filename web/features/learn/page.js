// The learn page: a list of lessons, or the lesson in the fragment (`#S5`).
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { load, save } from "../../app/store.js";
import { loadPart, t } from "../../i18n/i18n.js";
import { LESSONS, findLesson } from "./lessons.js";
import "../../board/ordo-board.js";
import "./lesson.js";
import { PICTURES } from "../../game/pictures.js";

/** @typedef {import("./goals.js").RuleSet} RuleSet */

const KEY = "ordo.lessons";

export class OrdoLearn extends LightElement {
  static properties = { open: { state: true }, ready: { state: true }, done: { state: true } };

  constructor() {
    super();
    this.open = "";
    this.ready = false;
    /** @type {Set<string>} */ this.done = readDone();
    this.follow = () => {
      this.open = findLesson(location.hash.slice(1))?.lesson.id ?? "";
      scrollTo(0, 0);
    };
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("hashchange", this.follow);
    this.follow();
    loadPart("lessons").then(() => (this.ready = true));
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.follow);
  }

  /** @param {CustomEvent<{ id: string }>} event */
  onDone(event) {
    this.done = new Set([...this.done, event.detail.id]);
    save(KEY, [...this.done]);
  }

  forget() {
    this.done = new Set();
    save(KEY, []);
  }

  /** @override */
  render() {
    if (!this.ready) return html`<div class="skeleton"><div class="skeleton-board"></div></div>`;
    if (this.open)
      return html`<ordo-lesson .lessonId=${this.open} .done=${this.done} @lesson-done=${this.onDone}></ordo-lesson>`;
    return html`<div class="page learn">
      <h1>${t("learn.title")}</h1>
      <p class="lead">${t("learn.lead")}</p>
      <div class="learn-games">
        ${/** @type {RuleSet[]} */ (["stein", "khalifa"]).map((game) => this.gameCard(game))}
      </div>
      ${this.done.size ? html`<button class="quiet soft" @click=${this.forget}>${t("learn.reset")}</button>` : nothing}
    </div>`;
  }

  /** @param {RuleSet} game */
  gameCard(game) {
    const lessons = LESSONS[game];
    const [minute, ...rest] = lessons;
    const finished = rest.filter((lesson) => this.done.has(lesson.id)).length;
    return html`<section class="card learn-game" aria-labelledby="learn-${game}">
      <ordo-board
        diagram
        game=${game}
        .pieces=${PICTURES[game]}
        .coordinates=${false}
        label=${t(`game.${game}`)}
      ></ordo-board>
      <div>
        <h2 id="learn-${game}">${t(`game.${game}`)}</h2>
        <p class="soft">${t(`game.${game}.line`)}</p>
      </div>
      <a class="button primary" href="#${minute?.id}">${t("learn.minute")}</a>
      <div class="learn-progress">
        <progress max=${rest.length} value=${finished} aria-label=${t("learn.lessons")}></progress>
        <span class="small soft figures">${t("learn.progress", { done: finished, all: rest.length })}</span>
      </div>
      <ol class="learn-list">
        ${rest.map(
          (lesson) =>
            html`<li>
              <a href="#${lesson.id}">
                <span class="rule-number">${lesson.id}</span><span>${t(`lesson.${lesson.id}.title`)}</span> ${
                  this.done.has(lesson.id)
                    ? html`<span class="tick" role="img" aria-label=${t("learn.done")}>✓</span>`
                    : nothing
                }</a
              >
            </li>`,
        )}
      </ol>
    </section>`;
  }
}

/** @returns {Set<string>} */
function readDone() {
  const saved = load(KEY);
  return new Set(Array.isArray(saved) ? saved.filter((id) => typeof id === "string" && findLesson(id)) : []);
}

customElements.define("ordo-learn", OrdoLearn);
