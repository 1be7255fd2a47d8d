// Undo and redo of the editor: a list of setups and a place in it.

/** @typedef {import("./setup.js").Setup} Setup */

/** Setups to remember. */
const MOST = 200;

export class EditHistory {
  /** @param {Setup} setup */
  constructor(setup) {
    /** @type {Setup[]} */ this.setups = [setup];
    this.at = 0;
    /** The group of the last change; empty if it has none. */ this.group = "";
  }

  /** @returns {Setup} */
  get present() {
    return /** @type {Setup} */ (this.setups[this.at]);
  }

  get canUndo() {
    return this.at > 0;
  }

  get canRedo() {
    return this.at < this.setups.length - 1;
  }

  /**
   * Records a change. Consecutive changes of the same group, such as the squares of one stroke, are undone together.
   * @param {Setup} setup
   * @param {string} [group]
   */
  push(setup, group = "") {
    const isSame = group !== "" && group === this.group;
    const kept = this.setups.slice(0, isSame ? this.at : this.at + 1);
    this.setups = [...kept, setup].slice(-MOST);
    this.at = this.setups.length - 1;
    this.group = group;
  }

  /** Ends the group, so that the next change is undone on its own. */
  endGroup() {
    this.group = "";
  }

  /** @returns {Setup} the setup before the last change */
  undo() {
    this.endGroup();
    if (this.canUndo) this.at--;
    return this.present;
  }

  /** @returns {Setup} the setup before the last undo */
  redo() {
    this.endGroup();
    if (this.canRedo) this.at++;
    return this.present;
  }
}
