import { html, svg } from "lit";
import { date, ratingText } from "./format.js";

/**
 * The rating after every match, as a line.
 *
 * @typedef {import("./rating.js").Point} Point
 * @typedef {import("../../table/words.js").Words} Words
 */

const WIDTH = 560;
const HEIGHT = 170;
const EDGE = { left: 60, right: 20, top: 26, bottom: 12 };
const STEPS = [20, 50, 100, 200, 500, 1000];

/** Round values to draw lines at, with one below and one above. @param {number} least @param {number} most */
export function gridOf(least, most) {
  const step = STEPS.find((each) => (most - least) / each <= 3) ?? 1000;
  const first = Math.floor(least / step) * step;
  const last = Math.max(Math.ceil(most / step) * step, first + step);
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

/** @param {Words} words @param {readonly Point[]} curve at least two points */
export function curveView(words, curve) {
  const values = curve.map(({ rating }) => rating);
  const grid = gridOf(Math.min(...values), Math.max(...values));
  const [bottom = 0, top = 1] = [grid[0], grid.at(-1)];
  const x = (/** @type {number} */ index) =>
    EDGE.left + (index / (curve.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ rating) =>
    EDGE.top + ((top - rating) / (top - bottom)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const points = values.map((rating, index) => `${x(index).toFixed(1)},${y(rating).toFixed(1)}`).join(" ");
  const [first, last] = [/** @type {Point} */ (curve[0]), /** @type {Point} */ (curve.at(-1))];
  const label = words.text("stats-curve-label", {
    from: date(words, first.at),
    to: date(words, last.at),
    first: ratingText(first.rating),
    last: ratingText(last.rating),
    best: ratingText(Math.max(...values)),
  });
  const end = x(curve.length - 1);
  return html`
    <svg class="rating-curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      ${grid.map(
        (each) => svg`
          <line class="g" x1=${EDGE.left} x2=${WIDTH - EDGE.right} y1=${y(each)} y2=${y(each)}></line>
          <text x=${EDGE.left - 8} y=${y(each) + 5} text-anchor="end">${ratingText(each)}</text>`,
      )}
      <polygon class="area" points="${EDGE.left},${y(bottom)} ${points} ${end},${y(bottom)}"></polygon>
      <polyline class="line" points=${points}></polyline>
      <circle class="now" cx=${end} cy=${y(last.rating)} r="6"></circle>
      <text class="last" x=${end + 8} y=${y(last.rating) - 11} text-anchor="end">${ratingText(last.rating)}</text>
    </svg>`;
}
