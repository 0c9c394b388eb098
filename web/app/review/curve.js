import { html, nothing, svg } from "lit";
import { beginsTrick, curveOf, endOf } from "./findings.js";
import { seatsOf } from "./people.js";
import { curveText, plyText } from "./words.js";

/**
 * The chance to win through the deal, drawn and as a table.
 *
 * @typedef {import("./analysis.js").Analysis} Analysis
 * @typedef {import("./analysis.js").Replay} Replay
 * @typedef {import("./findings.js").Point} Point
 * @typedef {import("../../table/words.js").Words} Words
 */

/** Measures of the drawing. */
const LEFT = 34;
const RIGHT = 408;
const TOP = 12;
const BOTTOM = 168;

/** @param {number} chance */
const heightOf = (chance) => BOTTOM - Math.min(chance, 1) * (BOTTOM - TOP);

/** Where a ply stands among so many; the end of the deal stands after the last. @param {number} ply @param {number} plies */
const placeOf = (ply, plies) => LEFT + (plies ? ply / plies : 0) * (RIGHT - LEFT);

/** The line: at each move from the chance with the best one to that with the one played. @param {readonly Point[]} points @param {number | null} end @param {number} plies @returns {[number, number][]} */
export function lineOf(points, end, plies) {
  /** @type {[number, number][]} */
  const line = points.flatMap(({ ply, before, after }) => [
    [placeOf(ply, plies), heightOf(before)],
    [placeOf(ply, plies), heightOf(after)],
  ]);
  if (end !== null && line.length) line.push([placeOf(plies, plies), heightOf(end)]);
  return line;
}

/** @param {readonly (readonly [number, number])[]} line */
const pointsOf = (line) => line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** @param {Point} point */
const markOf = ({ grade }) => (grade === "mistake" ? "bad" : grade === "slip" ? "slip" : "good");

/** The lines at none, half and all. @param {Words} words */
const grid = (words) =>
  [0, 0.5, 1].map((chance) => {
    const y = heightOf(chance);
    return svg`
      <line class="g ${chance === 0.5 ? "mid" : ""}" x1=${LEFT} x2=${RIGHT} y1=${y} y2=${y}></line>
      <text x=${LEFT - 6} y=${y} text-anchor="end">${words.percent(chance)}</text>`;
  });

/** The numbers of the tricks, each under its first move. @param {Replay} replay */
const tricks = (replay) =>
  replay.plies.flatMap(({ trick }, ply) =>
    trick > 0 && beginsTrick(replay, ply)
      ? [svg`<text x=${placeOf(ply, replay.plies.length)} y="186" text-anchor="middle">${trick}</text>`]
      : [],
  );

/** @param {Analysis} analysis @param {Replay} replay @param {number | null} key ply of the key moment @param {Words} words */
function drawing({ judgements, seat, isOwnDone }, replay, key, words) {
  const points = curveOf(replay, judgements, seat);
  const plies = replay.plies.length;
  const line = lineOf(points, isOwnDone ? endOf(replay, seat) : null, plies);
  const last = line.at(-1);
  const x = key === null ? 0 : placeOf(key, plies);
  return html`
    <svg class="curve" viewBox="-14 0 434 196" role="img" aria-label=${curveText(replay, points, seat, words)}>
      ${grid(words)}${tricks(replay)}
      ${last ? svg`<polygon class="area" points=${`${line[0]?.[0]},${BOTTOM} ${pointsOf(line)} ${last[0]},${BOTTOM}`}></polygon>` : nothing}
      ${key === null ? nothing : svg`<line class="cursor" x1=${x} x2=${x} y1="6" y2="172"></line>`}
      <polyline class="line" points=${pointsOf(line)}></polyline>
      ${points.map(
        (point) =>
          svg`<circle class=${markOf(point)} cx=${placeOf(point.ply, plies)} cy=${heightOf(point.after)} r=${point.ply === key ? 6 : 4}></circle>`,
      )}
    </svg>
    ${table(replay, points, words)}`;
}

/** The same in numbers, for those who do not see it. @param {Replay} replay @param {readonly Point[]} points @param {Words} words */
const table = (replay, points, words) => html`
  <div class="vh"><table>
    <caption>${words.text("analysis-chance")}</caption>
    <thead>
      <tr>
        <th scope="col">${words.text("analysis-column-trick")}</th>
        <th scope="col">${words.text("hint-move")}</th>
        <th scope="col">${words.text("analysis-column-before")}</th>
        <th scope="col">${words.text("analysis-column-after")}</th>
      </tr>
    </thead>
    <tbody>
      ${points.map(({ ply, trick, before, after }) => {
        const made = replay.plies[ply];
        return html`
          <tr>
            <td>${trick > 0 ? trick : nothing}</td>
            <th scope="row">${made ? plyText(made, words) : nothing}</th>
            <td>${words.percent(before)}</td>
            <td>${words.percent(after)}</td>
          </tr>`;
      })}
    </tbody>
  </table></div>`;

/** What the numbers mean. */
const MEANINGS = [
  "analysis-meaning-chance",
  "analysis-meaning-other",
  "analysis-meaning-cost",
  "analysis-meaning-sure",
];
/** The same where three or four have played. */
const MEANINGS_OF_MANY = ["analysis-many-chance", "analysis-many-other", "analysis-meaning-cost", "analysis-many-sure"];

/** @param {Analysis["record"]} record */
const isMany = (record) => seatsOf(record) > 2;

/** @param {Analysis} analysis @param {number | null} key @param {Words} words */
export const curveView = (analysis, key, words) => html`
  <figure>
    <figcaption><b>${words.text("analysis-chance")}</b> <span class="muted">${words.text("analysis-chance-note")}</span></figcaption>
    ${analysis.replay ? drawing(analysis, analysis.replay, key, words) : html`<div class="curve curve--empty"></div>`}
    <details class="meaning">
      <summary>${words.text("analysis-meaning")}</summary>
      ${(isMany(analysis.record) ? MEANINGS_OF_MANY : MEANINGS).map((id) => html`<p>${words.text(id)}</p>`)}
    </details>
  </figure>`;
