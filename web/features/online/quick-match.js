// Quick match: a tile for each common time control, and a form for others.
import { html, nothing } from "../../vendor/lit.js";
import { choice } from "../../app/choice.js";
import { t } from "../../i18n/i18n.js";
import { clockChoice } from "./challenge-form.js";
import { waitingFor } from "./game-summary.js";
import { nameField } from "./name-field.js";
import { QUICK_CLOCKS, dayCount, kindOf, speedOf, timeControlText } from "./time-control.js";

/** @typedef {import("./challenge-form.js").ChallengeForm} ChallengeForm */
/** @typedef {import("./types.d.ts").GameSummary} GameSummary */

/**
 * @typedef {object} QuickMatch
 * @property {ChallengeForm} form
 * @property {readonly GameSummary[]} open the open challenges of others
 * @property {boolean} isDisabled
 * @property {string} refused why the last request failed
 * @property {(form: Partial<ChallengeForm>) => void} onChange
 * @property {(clock: string) => void} onStart
 */

/** @param {QuickMatch} quick */
export function quickMatchView({ form, open, isDisabled, refused, onChange, onStart }) {
  const onSubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onStart(form.clock);
  };
  return html`<section class="quick card stack" aria-labelledby="quick-title">
    <div>
      <h2 id="quick-title">${t("online.quick")}</h2>
      <p class="soft small">${t("online.quickLine")}</p>
    </div>
    ${choice(
      "game",
      t("online.game"),
      [
        ["stein", t("game.stein")],
        ["khalifa", t("game.khalifa")],
      ],
      form.game,
      (game) => onChange({ game }),
    )}
    <div class="tiles">
      ${QUICK_CLOCKS.map(
        (clock) =>
          html`<button class="tile" ?disabled=${isDisabled} @click=${() => onStart(clock)}>
            ${label(clock)} ${waiting(waitingFor(open, form.game, clock))}
          </button>`,
      )}
    </div>
    ${refused ? html`<p class="problem" role="alert">${refused}</p>` : nothing}
    <details class="other-clock" ?open=${form.own}>
      <summary>${t("online.otherTime")}</summary>
      <form class="stack" @submit=${onSubmit}>
        ${clockChoice(form, onChange)}
        <button class="primary" ?disabled=${isDisabled}>${t("online.quick")}</button>
      </form>
    </details>
    ${nameField()}
  </section>`;
}

/** @param {string} clock */
function label(clock) {
  const kind = kindOf(clock);
  if (kind === "none") return html`<strong aria-hidden="true">∞</strong><span>${timeControlText(clock)}</span>`;
  if (kind === "days") return html`<strong>${dayCount(clock)}</strong><span>${t("online.perMove")}</span>`;
  return html`<strong>${clock}</strong><span>${t(`online.speed.${speedOf(clock)}`)}</span>
    <span class="visually-hidden">(${timeControlText(clock)})</span>`;
}

/** @param {number} count players who wait for this game */
function waiting(count) {
  return count ? html`<span class="tile-waiting">${t("online.waitingCount", { count })}</span>` : nothing;
}
