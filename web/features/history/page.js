// The history: finished games on this device, to replay, review, export and delete.
import { LightElement } from "../../app/element.js";
import { ask } from "../../app/dialogs.js";
import { saveFile } from "../../app/download.js";
import { notify } from "../../app/notice.js";
import { sharedRules } from "../../engine/load.js";
import { inputOf } from "../../game/match.js";
import { recordOf } from "../../game/record.js";
import { deleteMatch, finishedMatches, idOfKey, restoreMatch } from "../../game/saved-games.js";
import { loadPart, t } from "../../i18n/i18n.js";
import { addressOf, filterOf, resultsAgainst, select } from "./entries.js";
import { historyPage } from "./view.js";

/** @typedef {import("./entries.js").Filter} Filter */
/** @typedef {import("../../game/match.js").Match} Match */
/** @typedef {import("../../engine/types.d.ts").Piece} Piece */
/** @typedef {import("../../engine/types.d.ts").Rules} Rules */

await loadPart("history");

/** Number of games that are shown at once. */
const PAGE = 20;

export class OrdoHistory extends LightElement {
  static properties = {
    games: { state: true },
    filter: { state: true },
    limit: { state: true },
    rules: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    /** All finished games, latest first. @type {Match[]} */ this.games = finishedMatches();
    /** @type {Filter} */ this.filter = filterOf(new URLSearchParams(location.search));
    /** Number of games that are shown. */ this.limit = PAGE;
    /** The rules, for pictures and records; null while they load. @type {Rules | null} */ this.rules = null;
    /** True if the rules could not be loaded. */ this.failed = false;
    /** Final positions by the id of the game. @type {Map<string, Piece[]>} */ this.pictures = new Map();
    this.onStorage = this.onStorage.bind(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("storage", this.onStorage);
    sharedRules().then(
      (rules) => (this.rules = rules),
      () => (this.failed = true),
    );
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("storage", this.onStorage);
  }

  /** Shows games that another tab has finished or deleted. @param {StorageEvent} event */
  onStorage({ key }) {
    if (key === null || idOfKey(key)) this.reload();
  }

  reload() {
    this.games = finishedMatches();
  }

  /** The games that the filter admits. */
  selected() {
    return select(this.games, this.filter);
  }

  /** @param {Partial<Filter>} change */
  setFilter(change) {
    const filter = { ...this.filter, ...change };
    const isPossible = resultsAgainst(filter.opponent).some((result) => result === filter.result);
    this.filter = isPossible ? filter : { ...filter, result: "" };
    this.limit = PAGE;
    history.replaceState(null, "", addressOf(this.filter));
  }

  showMore() {
    this.limit += PAGE;
  }

  /** The final position; empty until the rules are loaded. @param {Match} match @returns {Piece[]} */
  pictureOf(match) {
    const known = this.pictures.get(match.id);
    if (known || !this.rules) return known ?? [];
    const pieces = this.replay(this.rules, match)?.pieces ?? [];
    this.pictures.set(match.id, pieces);
    return pieces;
  }

  /**
   * The final position; null for an illegal game, stored by another version.
   * @param {Rules} rules
   * @param {Match} match
   */
  replay(rules, match) {
    try {
      return rules.view(inputOf(match));
    } catch {
      return null;
    }
  }

  // ---- actions ----

  /** @param {Match} match */
  exportOne(match) {
    this.saveRecords([match], `ordo-${match.game}-${match.begun.slice(0, 10)}.ordo`);
  }

  /** Saves the selected games as one file, the oldest first. */
  exportSelected() {
    this.saveRecords(this.selected().reverse(), `ordo-games-${new Date().toISOString().slice(0, 10)}.ordo`);
  }

  /** @param {Match[]} matches @param {string} name */
  saveRecords(matches, name) {
    const { rules } = this;
    if (!rules) return;
    const records = matches
      .filter((match) => this.replay(rules, match))
      .map((match) => rules.writeRecord(recordOf(match)).trimEnd());
    saveFile(name, `${records.join("\n\n")}\n`);
  }

  /** Deletes a game; a notice offers to undo that. @param {Match} match */
  deleteOne(match) {
    const index = this.selected().indexOf(match);
    deleteMatch(match);
    this.reload();
    this.offerUndo([match]);
    void this.focusEntry(index);
  }

  async deleteSelected() {
    const matches = this.selected();
    const question = t("history.deleteSure", { count: matches.length });
    if (!(await ask(question, t("history.delete")))) return;
    for (const match of matches) deleteMatch(match);
    this.reload();
    this.offerUndo(matches);
    void this.focusEntry(0);
  }

  /** @param {Match[]} matches */
  offerUndo(matches) {
    const run = () => {
      for (const match of matches) restoreMatch(match);
      this.reload();
    };
    notify(t("history.deleted", { count: matches.length }), { action: { label: t("history.undo"), run } });
  }

  /** Moves the focus to an entry of the list, or to the heading. @param {number} index */
  async focusEntry(index) {
    await this.updateComplete;
    const links = this.querySelectorAll(".history-replay");
    /** @type {HTMLElement | null} */ (links[Math.min(index, links.length - 1)] ?? this.querySelector("h1"))?.focus();
  }

  /** @override */
  render() {
    return historyPage(this);
  }
}

customElements.define("ordo-history", OrdoHistory);
