// The graph of a rating.
import { html, nothing, svg } from "../../vendor/lit.js";
import { t } from "../../i18n/i18n.js";
import { HEIGHT, WIDTH, layOut } from "./graph-layout.js";

/** The latest ratings that are drawn. */
const MOST = 200;

/** @param {readonly number[]} all */
export function ratingGraph(all) {
  const ratings = all.slice(-MOST);
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (ratings.length < 2 || first === undefined || last === undefined) return nothing;
  const { low, high, points } = layOut(ratings);
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return html`<figure class="rating-graph">
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${t("puzzles.graph", { count: ratings.length, first: String(first), last: String(last) })}
    >
      ${[0, HEIGHT / 2, HEIGHT].map((y) => svg`<line x1="0" x2=${WIDTH} y1=${y} y2=${y} />`)}
      <path class="area" d="M0 ${HEIGHT}L${path}L${WIDTH} ${HEIGHT}Z" />
      <path class="line" d="M${path}" />
    </svg>
    <span class="small soft figures" aria-hidden="true">${high}</span>
    <span class="small soft figures" aria-hidden="true">${low}</span>
  </figure>`;
}
