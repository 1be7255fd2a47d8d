// The form for a challenge: rule set, side, time control and visibility. The last choice is saved on this device.
import { html, nothing } from "../../vendor/lit.js";
import { choice } from "../../app/choice.js";
import { load, save } from "../../app/store.js";
import { t } from "../../i18n/i18n.js";
import { CLOCKS, DEFAULT_CLOCKS, MAX, dayCount, isClock, kindOf, timeControlText } from "./time-control.js";

/** @typedef {import("./types.d.ts").Challenge} Challenge */
/**
 * The form's values; `own`: the time control is a custom one.
 * @typedef {Required<Omit<Challenge, "name">> & { own: boolean }} ChallengeForm
 */
/** @typedef {import("../../engine/types.d.ts").RuleSet} RuleSet */

const KEY = "ordo.challenge";
/** @type {ChallengeForm} */
const DEFAULTS = { game: "stein", side: "random", clock: "10+5", own: false, public: false };

/** @returns {ChallengeForm} */
export function lastChallenge() {
  const saved = /** @type {any} */ (load(KEY)) ?? {};
  const clock = isClock(saved.clock) ? saved.clock : DEFAULTS.clock;
  return {
    game: saved.game === "khalifa" ? "khalifa" : "stein",
    side: ["w", "b"].includes(saved.side) ? saved.side : DEFAULTS.side,
    clock,
    own: !CLOCKS[kindOf(clock)].includes(clock),
    public: saved.public === true,
  };
}

/** @param {ChallengeForm} form */
export function saveChallenge(form) {
  save(KEY, form);
}

/** @param {ChallengeForm} form @param {(form: Partial<ChallengeForm>) => void} onChange */
export function clockChoice(form, onChange) {
  const kind = kindOf(form.clock);
  return html` ${choice(
    "clock-kind",
    t("new.clock"),
    [
      ["none", t("new.clock.none")],
      ["live", t("online.live")],
      ["days", t("online.daysPerMove")],
    ],
    kind,
    (kind) => onChange({ clock: DEFAULT_CLOCKS[kind], own: false }),
  )}
  ${kind === "none" ? nothing : clockTiles(kind, form, onChange)}
  ${form.own ? customClock(form.clock, (clock) => onChange({ clock })) : nothing}`;
}

/**
 * The common time controls of a kind, and one for others.
 * @param {"live" | "days"} kind
 * @param {ChallengeForm} form
 * @param {(form: Partial<ChallengeForm>) => void} onChange
 */
function clockTiles(kind, { clock, own }, onChange) {
  const tile = (/** @type {boolean} */ isChosen, /** @type {unknown} */ words, /** @type {() => void} */ choose) =>
    html`<label
      ><input type="radio" name="clock" .checked=${isChosen} @change=${choose} /><span>${words}</span></label
    >`;
  return html`<fieldset>
    <legend>${t(kind === "live" ? "online.time" : "online.daysPerMove")}</legend>
    <div class="clock-tiles">
      ${CLOCKS[kind].map((one) =>
        tile(!own && one === clock, clockLabel(one), () => onChange({ clock: one, own: false })),
      )}
      ${tile(own, t("online.otherClock"), () => onChange({ own: true }))}
    </div>
  </fieldset>`;
}

/** Minutes and increment with a description for screen readers, or the number of days. @param {string} clock */
function clockLabel(clock) {
  if (kindOf(clock) === "days") return dayCount(clock);
  return html`${clock} <span class="visually-hidden">(${timeControlText(clock)})</span>`;
}

/**
 * Fields for a custom time control. Invalid values are rejected by the fields.
 * @param {string} clock
 * @param {(clock: string) => void} onChange
 */
function customClock(clock, onChange) {
  const days = kindOf(clock) === "days";
  const onInput = (/** @type {Event} */ event) => {
    const fields = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("input")];
    const text = fields.map((field) => Number(field.value)).join("+") + (days ? "d" : "");
    fields.at(-1)?.setCustomValidity(text === "0+0" ? t("online.noTime") : "");
    if (isClock(text) && fields.every((field) => field.value)) onChange(text);
  };
  const [first = 0, second = 0] = clock.replace("d", "").split("+").map(Number);
  return html`<div class="own-clock" @input=${onInput}>
    ${
      days
        ? numberField(t("online.daysPerMove"), first, 1, MAX.days)
        : [
            numberField(t("online.minutes"), first, 0, MAX.minutes),
            numberField(t("online.seconds"), second, 0, MAX.seconds),
          ]
    }
  </div>`;
}

/**
 * A number field; `value` is only its initial value.
 * @param {string} label
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function numberField(label, value, least, most) {
  return html`<label class="field"
    ><span>${label}</span
    ><input type="number" inputmode="numeric" required min=${least} max=${most} step="1" value=${value}
  /></label>`;
}
