// Play a friend: the challenge form, which creates a link.
import "./catalogue.js";
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { choice } from "../../app/choice.js";
import { onlineTabs } from "../../app/page-tabs.js";
import { gameCards } from "../../game/game-cards.js";
import { navigate } from "../../app/router.js";
import { challenge, problemText } from "./api.js";
import { nameField } from "./name-field.js";
import { clockChoice, saveChallenge, lastChallenge } from "./challenge-form.js";
import { t } from "../../i18n/i18n.js";

/** @typedef {import("./challenge-form.js").ChallengeForm} ChallengeForm */

export class OrdoFriend extends LightElement {
  static properties = { form: { state: true }, problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.form = lastChallenge();
    this.problem = "";
    this.busy = false;
  }

  /** @param {Partial<ChallengeForm>} form */
  setChallenge(form) {
    this.form = { ...this.form, ...form };
  }

  /** @param {Event} event */
  async make(event) {
    event.preventDefault();
    saveChallenge(this.form);
    this.busy = true;
    this.problem = "";
    try {
      const { own, ...wanted } = this.form;
      navigate(`/g/${(await challenge(wanted)).id}`);
    } catch (error) {
      this.problem = problemText(error);
      this.busy = false;
    }
  }

  /** @override */
  render() {
    const { form } = this;
    return html`<form class="page lobby friend" @submit=${this.make}>
      <h1>${t("app.friend")}</h1>
      ${onlineTabs("/friend")}
      <div class="new-game">
        ${gameCards(form.game, (game) => this.setChallenge({ game }))}
        <div class="new-options">
          ${choice(
            "side",
            t("new.color"),
            [
              ["w", t("seat.w")],
              ["b", t("seat.b")],
              ["random", t("new.color.random")],
            ],
            form.side,
            (side) => this.setChallenge({ side }),
          )}
          ${form.game === "khalifa" ? html`<p class="soft small">${t("online.randomStarter")}</p>` : nothing}
          ${clockChoice(form, (more) => this.setChallenge(more))}
          ${choice(
            "public",
            t("online.whoCanJoin"),
            [
              ["link", t("online.byLink")],
              ["public", t("online.public")],
            ],
            form.public ? "public" : "link",
            (value) => this.setChallenge({ public: value === "public" }),
          )}
          ${nameField()} ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
          <div class="start"><button class="primary large" ?disabled=${this.busy}>${t("online.makeLink")}</button></div>
        </div>
      </div>
    </form>`;
  }
}

customElements.define("ordo-friend", OrdoFriend);
