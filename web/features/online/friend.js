// Play a friend: the challenge form, which creates a link.
import "./catalogue.js";
import { html, nothing } from "../../vendor/lit.js";
import { LightElement } from "../../app/element.js";
import { PICTURES } from "../../game/pictures.js";
import { navigate } from "../../app/router.js";
import { challenge, problemText } from "./api.js";
import { nameField } from "./name-field.js";
import { choice, clockChoice, saveChallenge, lastChallenge } from "./challenge-form.js";
import { t } from "../../i18n/i18n.js";
import "../../board/ordo-board.js";

/** @typedef {import("./challenge-form.js").Wishes} Wishes */
/** @typedef {import("../../engine/types.d.ts").GameName} GameName */

export class OrdoFriend extends LightElement {
  static properties = { wishes: { state: true }, problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.wishes = lastChallenge();
    this.problem = "";
    this.busy = false;
  }

  /** @param {Partial<Wishes>} wishes */
  setChallenge(wishes) {
    this.wishes = { ...this.wishes, ...wishes };
  }

  /** @param {Event} event */
  async make(event) {
    event.preventDefault();
    saveChallenge(this.wishes);
    this.busy = true;
    this.problem = "";
    try {
      const { own, ...wanted } = this.wishes;
      navigate(`/g/${(await challenge(wanted)).id}`);
    } catch (error) {
      this.problem = problemText(error);
      this.busy = false;
    }
  }

  /** @override */
  render() {
    const { wishes } = this;
    return html`<form class="page narrow friend" @submit=${this.make}>
      <h1>${t("app.friend")}</h1>
      <div class="new-game">
        <fieldset>
          <legend>${t("home.pick")}</legend>
          <div class="game-cards">
            ${
              /** @type {GameName[]} */ (["stein", "khalifa"]).map(
                (game) =>
                  html`<label class="game-card">
                    <input
                      type="radio"
                      name="game"
                      .checked=${wishes.game === game}
                      @change=${() => this.setChallenge({ game })}
                    />
                    <span class="card">
                      <ordo-board
                        diagram
                        game=${game}
                        .pieces=${PICTURES[game]}
                        .coordinates=${false}
                        label=${t(`game.${game}`)}
                      ></ordo-board>
                      <span class="card-words"
                        ><strong>${t(`game.${game}`)}</strong
                        ><span class="soft small">${t(`game.${game}.by`)}</span></span
                      >
                    </span></label
                  >`,
              )
            }
          </div>
        </fieldset>
        <div class="new-options">
          ${choice(
            "side",
            t("new.color"),
            [
              ["w", t("seat.w")],
              ["b", t("seat.b")],
              ["random", t("new.color.random")],
            ],
            wishes.side,
            (side) => this.setChallenge({ side: /** @type {Wishes["side"]} */ (side) }),
          )}
          ${wishes.game === "khalifa" ? html`<p class="soft small">${t("online.randomStarter")}</p>` : nothing}
          ${clockChoice(wishes, (more) => this.setChallenge(more))}
          ${choice(
            "public",
            t("online.whoCanJoin"),
            [
              ["link", t("online.byLink")],
              ["public", t("online.public")],
            ],
            wishes.public ? "public" : "link",
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
