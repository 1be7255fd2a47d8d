// Before the game: the challenger's waiting page and the invitation.
import { html, nothing } from "../../vendor/lit.js";
import { isolate } from "../../i18n/bidi.js";
import { PICTURES } from "../../game/pictures.js";
import { linkToShare, qrCode } from "./share-link.js";
import { nameField } from "./name-field.js";
import { timeControlText, kindOf } from "./time-control.js";
import { t } from "../../i18n/i18n.js";
import "../../board/ordo-board.js";

/** @typedef {import("./game-page.js").OrdoOnline} OrdoOnline */
/** @typedef {import("./game-model.js").GameModel} GameModel */
/** @typedef {import("./types.d.ts").Snapshot} Snapshot */

/** The challenger's waiting page. @param {OrdoOnline} page @param {GameModel} model */
export function waitPage(page, model) {
  const { view } = model;
  const link = `${location.origin}/g/${view.id}`;
  return html`<div class="page narrow wait">
    <h1>${t("online.waiting")}</h1>
    <div class="wait-columns">
      <div class="stack">
        ${terms(view, view.side)}
        <p>${t(view.public ? "online.waitPublic" : "online.waitLink")}</p>
        ${linkToShare(link)}
      </div>
      <figure class="qr-frame">
        ${qrCode(link)}
        <figcaption class="soft small">${t("online.scan")}</figcaption>
      </figure>
      <div class="stack">
        <p class="soft small">${t(kindOf(view.clock) === "live" ? "online.waitStayLive" : "online.waitStay")}</p>
        <div class="rowed">
          <button ?disabled=${page.session.isSending("abort")} @click=${() => page.act("abort")}>
            ${t("online.withdraw")}
          </button>
        </div>
      </div>
    </div>
  </div>`;
}

/** The page of a challenge that nobody accepted. @param {GameModel} model */
export function gonePage({ state }) {
  return html`<div class="page failure">
    <h1>${t(state.ending?.reason === "expired" ? "online.ended.expired" : "online.withdrawn")}</h1>
    <div class="rowed">
      <a class="button primary" href="/friend">${t("app.friend")}</a
      ><a class="button" href="/lobby">${t("app.lobby")}</a>
    </div>
  </div>`;
}

/** The invitation. @param {OrdoOnline} page @param {GameModel} model */
export function joinPage(page, model) {
  const { view } = model;
  const side = view.side === "random" ? "random" : view.side === "w" ? "b" : "w";
  return html`<div class="page narrow wait">
    <h1>${t("online.invited", { name: isolate(view.creator || t("home.guest")) })}</h1>
    <div class="wait-columns">
      <form
        class="stack"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          void page.session.join();
        }}
      >
        ${terms(view, side)}
        <p class="soft">
          ${t(`game.${view.game}.line`)}
          <a href="/learn#${view.game === "stein" ? "S0" : "K0"}" target="_blank">${t("home.how")}</a>
        </p>
        ${nameField()}
        <button class="primary large" ?disabled=${page.session.isJoining}>${t("online.join")}</button>
        ${page.session.problem ? html`<p class="problem" role="alert">${page.session.problem}</p>` : nothing}
      </form>
      <ordo-board
        diagram
        game=${view.game}
        .pieces=${PICTURES[view.game]}
        .coordinates=${false}
        label=${t(`game.${view.game}`)}
      ></ordo-board>
    </div>
  </div>`;
}

/** The settings of the game. @param {Snapshot} view @param {"w" | "b" | "random"} side the reader's side */
function terms(view, side) {
  /** @type {[string, string][]} */
  const rows = [
    [t("online.game"), t(`game.${view.game}`)],
    [t("new.clock"), timeControlText(view.clock)],
    [t("new.color"), side === "random" ? t("online.random") : t("play.side", { color: side })],
  ];
  if (view.game === "khalifa") rows.push([t("new.starter"), t("online.random")]);
  return html`<dl class="terms">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
