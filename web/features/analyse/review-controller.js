// The running review of the analysis page.
import { announce, notify } from "../../app/notice.js";
import { messageOf } from "../../game/errors.js";
import { say, t } from "../../i18n/i18n.js";
import { review } from "./review.js";

/** @typedef {import("./page.js").OrdoAnalyse} OrdoAnalyse */

export class ReviewController {
  /** @param {OrdoAnalyse} page */
  constructor(page) {
    this.page = page;
    /** Positions analysed, and all of them; null if no review runs. @type {{ done: number, all: number } | null} */
    this.progress = null;
    page.addController(this);
  }

  hostDisconnected() {
    this.stop();
  }

  async start() {
    const { page } = this;
    const { rules, tree } = page;
    const { builtIn } = page.engine;
    if (!rules || !builtIn || this.progress) return;
    if (!tree.root.children.length) return notify(t("analyse.review.nothingToReview"));
    page.engine.stop();
    const run = { done: 0, all: tree.mainLine().length + 1 };
    this.progress = run;
    page.requestUpdate();
    let finished = false;
    try {
      await page.proved.prepareReview();
      finished = await review(tree, rules, builtIn, (done, all) => {
        if (!this.progress || page.tree !== tree) return false;
        this.progress = { done, all };
        page.version++;
        page.requestUpdate();
        return page.isConnected;
      });
    } catch (error) {
      page.remark = say(messageOf(error));
    }
    if (page.tree !== tree) return;
    this.progress = null;
    if (finished) {
      announce(t("analyse.review.done"));
      void page.missed.look();
    }
    page.changed();
    page.think();
  }

  stop() {
    if (!this.progress) return;
    this.progress = null;
    this.page.engine.builtIn?.stop();
    this.page.requestUpdate();
  }
}
