// Icons of the analysis page as SVG paths, and buttons that show one.
import { html, nothing } from "../../vendor/lit.js";

export const ICONS = {
  first: "M6 5V19M19 5L9 12L19 19Z",
  previous: "M16 5L7 12L16 19Z",
  next: "M8 5L17 12L8 19Z",
  last: "M18 5V19M5 5L15 12L5 19Z",
  flip: "M8 20V5M4 9L8 5L12 9M16 4V19M12 15L16 19L20 15",
  draw: "M4 20L5 15L16 4L20 8L9 19ZM13 7L17 11",
  lens: "M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17ZM15.5 15.5L21 21",
  threat: "M12 2V6M12 18V22M2 12H6M18 12H22M12 18.5A6.5 6.5 0 1 0 12 5.5A6.5 6.5 0 0 0 12 18.5ZM12 12H12.01",
  settings: "M4 7H13M19 7H20M4 17H5M11 17H20M16 10A3 3 0 1 0 16 4A3 3 0 0 0 16 10ZM8 20A3 3 0 1 0 8 14A3 3 0 0 0 8 20Z",
  menu: "M5 12H5.01M12 12H12.01M19 12H19.01",
  share: "M12 15V3M8 7L12 3L16 7M5 12V20H19V12",
  open: "M3 19V5H9L11 8H21V19Z",
  promote: "M12 20V5M6 11L12 5L18 11",
  remove: "M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7",
};

/** @param {keyof typeof ICONS} name */
export function icon(name) {
  return html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
}

/**
 * A button that shows only an icon. Its label is also its tooltip.
 * @param {keyof typeof ICONS} name
 * @param {string} label
 * @param {() => void} act
 * @param {{ disabled?: boolean, pressed?: boolean, key?: string }} [how] `pressed`: a toggle; `key`: its shortcut
 */
export function iconButton(name, label, act, { disabled = false, pressed, key } = {}) {
  return html`<button
    class="quiet icon-button"
    ?disabled=${disabled}
    aria-label=${label}
    title=${key ? `${label} (${key})` : label}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    aria-keyshortcuts=${key ?? nothing}
    @click=${act}
  >
    ${icon(name)}
  </button>`;
}
