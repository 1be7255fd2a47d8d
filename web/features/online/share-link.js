// A link to a game: to copy, to share, and as a QR code.
import { html, nothing, svg } from "../../vendor/lit.js";
import { correction, generate } from "../../vendor/qr.js";
import { notify } from "../../app/notice.js";
import { t } from "../../i18n/i18n.js";

/** The quiet zone around the QR code, in modules. */
const MARGIN = 4;

/** @param {string} link */
export async function copyLink(link) {
  try {
    await navigator.clipboard.writeText(link);
    notify(t("app.copied"));
  } catch {
    notify(t("online.copyManually", { link }), { stay: true });
  }
}

/** @param {string} link */
async function share(link) {
  try {
    await navigator.share({ title: "Ordo", text: t("online.invitation"), url: link });
  } catch {
    // the user cancelled
  }
}

/** @param {string} link */
export function linkToShare(link) {
  return html`<div class="share-link">
    <label class="stacked"
      ><span class="legend">${t("online.link")}</span>
      <input
        class="link"
        type="text"
        readonly
        .value=${link}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    /></label>
    <div class="rowed">
      <button class="primary" @click=${() => copyLink(link)}>${t("online.copy")}</button>
      ${"share" in navigator ? html`<button @click=${() => share(link)}>${t("online.share")}</button>` : nothing}
    </div>
  </div>`;
}

/** The QR code, always dark on light: scanners expect it. @param {string} text */
export function qrCode(text) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * MARGIN;
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  }
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label=${t("online.qr")}
    shape-rendering="crispEdges"
  >
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000"></path>`}
  </svg>`;
}
