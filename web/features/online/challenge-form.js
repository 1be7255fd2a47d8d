// The form for a challenge: rule set, side, time control and visibility. The last choice is saved on this device.
import { html, nothing } from "../../vendor/lit.js";
import { choice } from "../../app/choice.js";
import { load, save } from "../../app/store.js";
import { t } from "../../i18n/i18n.js";
import { MAX_DAYS, MAX_INCREMENT_SECONDS, MAX_MINUTES } from "./limits.js";

/** @typedef {import("./types.d.ts").Challenge} Challenge */
/**
 * The form's values; `own`: the clock is entered in figures.
 * @typedef {Required<Omit<Challenge, "name">> & { own: boolean }} Wishes
 */
/** @typedef {import("../../engine/types.d.ts").GameName} GameName */

const KEY = "ordo.challenge";
/** @type {Wishes} */
const DEFAULTS = { game: "stein", side: "random", clock: "10+5", own: false, public: false };

/** The time controls offered, by kind. */
export const CLOCKS = {
  none: ["none"],
  live: ["1+1", "3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "30+0", "30+20", "60+30"],
  days: ["1d", "2d", "3d", "5d", "7d", "14d"],
};
/** The default time control of each kind. @type {Record<keyof typeof CLOCKS, string>} */
const DEFAULT_CLOCKS = { none: "none", live: "10+5", days: "3d" };

/** Limits of a custom time control. */
const MAX = { minutes: MAX_MINUTES, seconds: MAX_INCREMENT_SECONDS, days: MAX_DAYS };

/** True if this is a valid time control. @param {unknown} clock */
export function isClock(clock) {
  const [, minutes, seconds, days] = /^(?:(\d{1,3})\+(\d{1,3})|(\d{1,2})d)$/.exec(String(clock)) ?? [];
  if (days) return Number(days) >= 1 && Number(days) <= MAX.days;
  return (
    clock === "none" ||
    (Number(minutes) <= MAX.minutes && Number(seconds) <= MAX.seconds && Number(minutes) + Number(seconds) > 0)
  );
}

/** @returns {Wishes} */
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

/** @param {Wishes} wishes */
export function saveChallenge(wishes) {
  save(KEY, wishes);
}

/** @param {string} clock @returns {keyof typeof CLOCKS} */
export function kindOf(clock) {
  return clock === "none" ? "none" : clock.endsWith("d") ? "days" : "live";
}

/** A time control ("none", "5+3", "3d") as text. @param {string} clock */
export function timeControlText(clock) {
  if (clock === "none") return t("new.clock.none");
  if (clock.endsWith("d")) return t("online.days", { count: Number(clock.slice(0, -1)) });
  const [minutes = 0, count = 0] = clock.split("+").map(Number);
  return count ? t("new.clock.inc", { minutes, count }) : t("new.clock.n", { count: minutes });
}

/** @param {Wishes} wishes @param {(wishes: Partial<Wishes>) => void} onChange */
export function clockChoice(wishes, onChange) {
  const kind = kindOf(wishes.clock);
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
  ${
    kind === "none"
      ? nothing
      : html`<label class="field"
          ><span>${t(kind === "live" ? "online.time" : "online.daysPerMove")}</span>
          <select
            @change=${(/** @type {Event} */ event) =>
              pick(/** @type {HTMLSelectElement} */ (event.target).value, onChange)}
          >
            ${CLOCKS[kind].map(
              (clock) =>
                html`<option value=${clock} ?selected=${!wishes.own && clock === wishes.clock}>
                  ${timeControlText(clock)}
                </option>`,
            )}
            <option value="own" ?selected=${wishes.own}>${t("online.otherClock")}</option>
          </select></label
        >`
  }
  ${wishes.own ? customClock(wishes.clock, (clock) => onChange({ clock })) : nothing}`;
}

/** @param {string} value @param {(wishes: Partial<Wishes>) => void} onChange */
function pick(value, onChange) {
  onChange(value === "own" ? { own: true } : { clock: value, own: false });
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
