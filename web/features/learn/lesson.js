// <ordo-lesson>: one lesson, step by step, on the board.
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { sharedRules } from "../../engine/load.js";
import { announce } from "../../app/notice.js";
import { say, t } from "../../i18n/i18n.js";
import { LESSONS, PUZZLE_THEMES, findLesson } from "./lessons.js";
import { breaks, wanted } from "./goals.js";
import "../../game/move-input.js";
import "../../game/study-board.js";
import "../puzzles/theme-puzzles.js";

/** @typedef {import("../../engine/types.d.ts").MoveView} MoveView */
/** @typedef {import("../../engine/types.d.ts").Message} Message */
/** @typedef {import("../../engine/types.d.ts").GameInput} GameInput */
/** @typedef {import("./goals.js").Step} Step */

export class OrdoLesson extends LightElement {
  static properties = {
    lessonId: { attribute: false },
    done: { attribute: false },
    step: { state: true },
    met: { state: true },
    remark: { state: true },
    input: { state: true },
    rules: { state: true },
    failed: { state: true },
    marks: { state: true },
  };

  constructor() {
    super();
    this.lessonId = "";
    /** @type {Set<string>} */ this.done = new Set();
    this.step = 0;
    this.met = false;
    this.remark = "";
    /** The rules' message for the illegal move that was asked for. */ this.reason = "";
    /** @type {GameInput | null} */ this.input = null;
    /** @type {import("../../engine/types.d.ts").Rules | null} */ this.rules = null;
    this.failed = false;
    /** @type {import("../../board/ordo-board.js").Mark[]} */ this.marks = [];
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    sharedRules().then(
      (rules) => (this.rules = rules),
      (error) => {
        console.warn(error);
        this.failed = true;
      },
    );
  }

  /** @param {import("../../vendor/lit.js").PropertyValues} changed @override */
  willUpdate(changed) {
    if (changed.has("lessonId")) {
      if (changed.get("lessonId")) void this.go(0);
      else this.begin();
    }
  }

  found() {
    return findLesson(this.lessonId);
  }

  /** @returns {Step | null} */
  now() {
    return this.found()?.lesson.steps[this.step] ?? null;
  }

  /** Starts a step. */
  begin() {
    const step = this.now();
    const game = this.found()?.game;
    this.met = false;
    this.remark = "";
    this.reason = "";
    this.input = step && game ? { game, start: step.position, moves: [] } : null;
    this.marks = (step?.marks ?? []).map((square) => ({ square, kind: "soft" }));
  }

  /** @param {number} step */
  async go(step) {
    this.step = step;
    this.begin();
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(".lesson-text"))?.focus({ preventScroll: true });
    announce(this.text());
  }

  text() {
    return plain(t(`lesson.${this.lessonId}.${this.step + 1}`));
  }

  /** Completes the step. */
  async completeStep() {
    const found = this.found();
    this.met = true;
    this.remark = "";
    if (found && this.step === found.lesson.steps.length - 1) {
      this.dispatchEvent(new CustomEvent("lesson-done", { detail: { id: this.lessonId }, bubbles: true }));
    }
    announce(`${this.reason} ${plain(t(`lesson.${this.lessonId}.${this.step + 1}.after`))}`.trim());
    await this.updateComplete;
    const next = /** @type {HTMLElement | null} */ (this.querySelector(".lesson-next"));
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} text */
  hint(text) {
    this.remark = text;
    announce(text);
  }

  /** @param {CustomEvent<{ move: MoveView }>} event */
  onMove(event) {
    const { move } = event.detail;
    const goal = this.now()?.goal;
    if (!goal || this.met) return;
    if (goal.kind === "move" && wanted(goal.want, move)) {
      if (this.input) this.input = { ...this.input, moves: [move.text] };
      this.completeStep();
      return;
    }
    this.board()?.reset();
    this.hint(t(goal.kind === "illegal" ? "learn.stillLegal" : "learn.legalBut", { move: move.text }));
  }

  /** @param {CustomEvent<{ message: Message }>} event */
  onRefused(event) {
    const { message } = event.detail;
    const goal = this.now()?.goal;
    if (!goal || this.met) return;
    if (goal.kind === "illegal" && breaks(goal, message)) {
      this.reason = say(message);
      this.completeStep();
      return;
    }
    this.hint(goal.kind === "illegal" ? `${say(message)} ${t("learn.otherReason")}` : say(message));
  }

  /** @param {CustomEvent<{ square: string }>} event */
  onTap(event) {
    const goal = this.now()?.goal;
    if (goal?.kind !== "tap" || this.met) return;
    const { square } = event.detail;
    if (goal.squares.includes(square)) {
      this.marks = [{ square, kind: "good" }];
      this.completeStep();
    } else this.hint(t("learn.wrongSquare", { square }));
  }

  /** @param {boolean} answer */
  onChoose(answer) {
    const goal = this.now()?.goal;
    if (goal?.kind !== "choose" || this.met) return;
    if (goal.answer === answer) this.completeStep();
    else this.hint(t("learn.notQuite"));
  }

  /** Shows the solution. */
  show() {
    const goal = this.now()?.goal;
    if (!goal) return;
    if (goal.kind === "tap") {
      this.marks = goal.squares.slice(0, 10).map((square) => ({ square, kind: "good" }));
      this.completeStep();
    } else if (goal.kind === "choose") {
      this.completeStep();
    } else {
      this.board()?.refresh();
      const [from = "", to = ""] = goal.show.split(/[-x]/);
      this.board()?.attempt(
        goal.show,
        from.includes(":") || goal.show.includes("@") ? null : { from: [from], to: [to] },
      );
    }
  }

  /** @returns {import("../../game/study-board.js").OrdoStudyBoard | null} */
  board() {
    return this.querySelector("ordo-study-board");
  }

  /** @override */
  render() {
    const found = this.found();
    const step = this.now();
    if (!found || !step) return nothing;
    if (this.failed) {
      return html`<div class="page failure">
        <p>${t("app.wasmFailed")}</p>
        <button class="primary" @click=${() => location.reload()}>${t("app.reload")}</button>
      </div>`;
    }
    const { game, lesson } = found;
    const goal = step.goal;
    const mode = this.met ? "view" : goal.kind === "tap" ? "tap" : goal.kind === "choose" ? "view" : "play";
    const turn = step.position.endsWith("b") ? "b" : "w";
    return html`<div class="table lesson" data-game=${game}>
      <div class="table-board">
        <ordo-study-board
          .rules=${this.rules}
          .input=${this.input}
          .mode=${mode}
          .marks=${this.marks}
          .orientation=${goal.kind === "move" ? turn : "w"}
          .arrows=${(step.arrows ?? []).map(([from, to]) => ({ from: [from], to: [to], kind: "best" }))}
          @study-move=${this.onMove}
          @study-refused=${this.onRefused}
          @study-tap=${this.onTap}
          @study-step=${(/** @type {CustomEvent<{ text: string }>} */ event) => (this.remark = event.detail.text)}
        ></ordo-study-board>
      </div>
      <section class="table-panel lesson-panel" aria-labelledby="lesson-title">
        <a class="lesson-back" href="#"
          ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5L8 12L15 19" /></svg
          ><span>${t("learn.lessons")}</span></a
        >
        <h1 id="lesson-title" class="lesson-title">
          ${
            lesson.id.endsWith("0") && lesson.id.length === 2
              ? nothing
              : html`<span class="rule-number">${lesson.id}</span> `
          }${t(`lesson.${lesson.id}.title`)}
        </h1>
        <ol class="lesson-dots" aria-label=${t("learn.step", { n: this.step + 1, all: lesson.steps.length })}>
          ${lesson.steps.map(
            (_, index) =>
              html`<li
                aria-current=${index === this.step ? "step" : nothing}
                class=${index < this.step || (index === this.step && this.met) ? "past" : ""}
              ></li>`,
          )}
        </ol>
        <p class="lesson-text" tabindex="-1">${rich(t(`lesson.${lesson.id}.${this.step + 1}`))}</p>
        ${
          goal.kind === "choose" && !this.met
            ? html`<div class="rowed lesson-answers">
                <button class="large" @click=${() => this.onChoose(true)}>${t("learn.yes")}</button>
                <button class="large" @click=${() => this.onChoose(false)}>${t("learn.no")}</button>
              </div>`
            : nothing
        }
        ${
          mode === "play"
            ? html`<ordo-move-input
                game=${game}
                ?placing=${this.board()?.game.view?.phase === "placing"}
                .controller=${this.board()?.game ?? null}
              ></ordo-move-input>`
            : nothing
        }
        ${this.remark ? html`<p class="lesson-remark">${this.remark}</p>` : nothing}
        ${
          this.met
            ? this.continueView(found.index)
            : html`<button class="quiet lesson-show" @click=${this.show}>${t("learn.show")}</button>`
        }
        ${
          lesson.id.length === 2 && lesson.id.endsWith("0")
            ? nothing
            : html`<a class="lesson-rule small" href="/rules#${lesson.id}">${t("learn.rule", { rule: lesson.id })}</a>`
        }
      </section>
    </div>`;
  }

  /** The text after a completed step, with the continue button. @param {number} index */
  continueView(index) {
    const found = this.found();
    if (!found) return nothing;
    const last = this.step === found.lesson.steps.length - 1;
    const next = LESSONS[found.game][index + 1];
    return html`${this.reason ? html`<p class="lesson-remark">${this.reason}</p>` : nothing}
      <p class="lesson-after">
        <span class="tick" aria-hidden="true">✓</span> ${rich(t(`lesson.${this.lessonId}.${this.step + 1}.after`))}
      </p>
      ${
        !last
          ? html`<button class="primary large lesson-next" @click=${() => this.go(this.step + 1)}>
              ${t("learn.next")}
            </button>`
          : index === 0
            ? html`<a class="button primary large lesson-next" href="/play?new=${found.game}">${t("learn.playNow")}</a>
                <a class="button" href="#">${t("learn.lessons")}</a>`
            : next
              ? html`<a class="button primary large lesson-next" href="#${next.id}"
                  >${t("learn.nextLesson", { title: t(`lesson.${next.id}.title`) })}</a
                >`
              : html`<p>${t("learn.finished")}</p>
                  <a class="button primary large lesson-next" href="/play?new=${found.game}">${t("learn.playNow")}</a>`
      }
      <button class="quiet" @click=${() => this.go(last ? 0 : this.step)}>${t("learn.again")}</button>
      ${last ? html`<ordo-theme-puzzles theme=${PUZZLE_THEMES[this.lessonId] ?? ""}></ordo-theme-puzzles>` : nothing}`;
  }
}

/** Renders text between asterisks as emphasis. @param {string} text */
function rich(text) {
  return text.split("*").map((part, index) => (index % 2 ? html`<strong>${part}</strong>` : part));
}

/** @param {string} text */
function plain(text) {
  return text.replaceAll("*", "");
}

customElements.define("ordo-lesson", OrdoLesson);
