// Keeps storage and address of the analysis page up to date. Fast navigation writes neither.
import { messageOf } from "../../game/errors.js";
import { say } from "../../i18n/i18n.js";
import { atText, fragmentOfTree } from "./open.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

/** Debounce in milliseconds. */
const DEBOUNCE = 150;

export class AddressController {
  /** @param {OrdoAnalyse} page */
  constructor(page) {
    this.page = page;
    /** The link to this analysis; empty until it is written. */ this.link = "";
    /** The timer of the debounced changes; 0 if there are none. */ this.timer = 0;
    /** Number of addresses that are being written. */ this.writes = 0;
    this.onHash = () => void page.open();
    page.addController(this);
  }

  hostConnected() {
    window.addEventListener("hashchange", this.onHash);
  }

  hostDisconnected() {
    window.removeEventListener("hashchange", this.onHash);
    clearTimeout(this.timer);
  }

  /** True if storage and address have all changes. */
  isSaved() {
    return !this.timer && !this.writes;
  }

  /** Runs an action once the user rests. @param {() => void} act */
  later(act) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      act();
    }, DEBOUNCE);
  }

  /** The id of the analysis that the address belongs to; null for a new address. @returns {string | null} */
  id() {
    const { analysis } = /** @type {any} */ (history.state) ?? {};
    return typeof analysis === "string" ? analysis : null;
  }

  /** Adds an entry to the browser's history, for another analysis. */
  push() {
    this.link = "";
    history.pushState(null, "", "/analyse");
  }

  /** Writes the whole tree and the current move into the address, so that it can be shared. */
  async write() {
    const { page } = this;
    const { rules, tree } = page;
    if (!rules || !page.isConnected) return;
    let fragment = "";
    this.writes++;
    try {
      fragment = await fragmentOfTree(rules, tree);
    } catch (error) {
      page.remark = say(messageOf(error));
    }
    this.writes--;
    // The next page may be loading already.
    if (tree !== page.tree || !page.isConnected || location.pathname !== "/analyse") return;
    fragment += atText(tree, page.node);
    this.link = `${location.origin}/analyse${fragment}`;
    if (location.hash !== fragment || this.id() !== page.id_)
      history.replaceState({ analysis: page.id_ }, "", `/analyse${fragment}`);
    page.requestUpdate();
  }
}
