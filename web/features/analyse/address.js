// Keeps storage and address of the analysis page up to date. Fast navigation writes neither.
import { messageOf } from "../../game/errors.js";
import { say } from "../../i18n/i18n.js";
import { fragmentOfTree } from "./open.js";

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

  /** Writes the whole tree into the address, so that it can be shared. */
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
    if (tree !== page.tree || !page.isConnected) return;
    this.link = `${location.origin}/analyse${fragment}`;
    if (location.hash !== fragment) history.replaceState(null, "", `/analyse${fragment}`);
    page.requestUpdate();
  }
}
