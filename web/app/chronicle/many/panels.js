import { html } from "lit";
import { contractName } from "../../../table/many/contracts.js";
import { decimal, percent } from "../format.js";
import { averageTile, dealsTile, panel, tile, worthsPanel } from "../panels.js";

/**
 * The statistics of one game for three or four.
 *
 * @typedef {import("../../../table/words.js").Words} Words
 * @typedef {import("./totals.js").ManyTotals} ManyTotals
 * @typedef {import("./totals.js").Tried} Tried
 */

/** @param {Words} words @param {ManyTotals} totals */
export function manyTilesView(words, totals) {
  const { matches, parts, contracts } = totals;
  const ended = matches.won + matches.lost + matches.saved;
  const own = parts.get("declarer") ?? { deals: 0, won: 0 };
  return html`
    <section class="tiles" aria-label=${words.text("stats-overview")}>
      ${tile(
        "matches",
        words.text("stats-matches"),
        words.text("stats-ratio", matches),
        html`<p>${words.text("stats-matches-of", { ended, saved: matches.saved })}</p>`,
      )}
      ${dealsTile(words, totals)}
      ${averageTile(words, totals)}
      ${
        contracts.size > 0
          ? tile(
              "declared",
              words.text("stats-declared"),
              own.deals > 0 ? percent(words, own.won / own.deals) : words.text("tally-none"),
              html`<p>${words.text("stats-declared-of", { deals: own.deals, made: own.won })}</p>`,
            )
          : tile(
              "out",
              words.text("stats-out"),
              decimal(words, totals.out, 0),
              html`<p>${words.text("stats-out-note")}</p>`,
            )
      }
    </section>`;
}

/** @param {readonly string[]} heads @param {readonly unknown[]} rows @param {string} first what the rows are */
const table = (heads, rows, first) => html`
  <table class="list luck num">
    <thead>
      <tr>
        <th scope="col"><span class="vh">${first}</span></th>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>${rows}</tbody>
  </table>`;

/** How well the person did as declarer, as partner and against the declarer. @param {Words} words @param {ManyTotals} totals */
function partsPanel(words, { parts }) {
  const rows = /** @type {const} */ (["declarer", "partner", "defender"]).flatMap((part) => {
    const { deals, won, points } = parts.get(part) ?? { deals: 0, won: 0, points: 0 };
    if (deals === 0) return [];
    return html`
      <tr data-part=${part}>
        <th scope="row">${words.text("stats-part", { part })}</th>
        <td>${decimal(words, deals, 0)}</td><td>${percent(words, won / deals)}</td><td>${words.signed(points / deals, 1)}</td>
      </tr>`;
  });
  const heads = [words.text("stats-deals"), words.text("stats-won"), words.text("stats-points-each")];
  return panel(words.text("stats-parts"), "", table(heads, rows, words.text("stats-parts")), "parts");
}

/** @param {Words} words @param {Tried} tried */
const madeOf = (words, { deals, made }) =>
  deals > 0 ? words.text("stats-made-of", { made, deals }) : words.text("tally-none");

/** Which contracts were played, from cheap to dear, and which of them were made. @param {Words} words @param {ManyTotals} totals */
function contractsPanel(words, { contracts }) {
  const rows = [...contracts]
    .sort(([, one], [, other]) => one.value - other.value)
    .map(
      ([code, { ours, theirs }]) => html`
        <tr data-contract=${code}>
          <th scope="row">${contractName(words, code)}</th>
          <td>${madeOf(words, ours)}</td><td>${madeOf(words, theirs)}</td>
        </tr>`,
    );
  const heads = [words.text("stats-ours"), words.text("stats-theirs")];
  const body = table(heads, rows, words.text("stats-contracts"));
  return panel(words.text("stats-contracts"), words.text("stats-contracts-note"), body, "contracts");
}

/** The panels under the tiles. @param {Words} words @param {ManyTotals} totals */
export function manyPanels(words, totals) {
  const worths = [...totals.worths.keys()].sort((one, other) => other - one);
  const points = worthsPanel(words, totals, worths);
  // In Dreierschnapsen nobody declares.
  return totals.contracts.size === 0
    ? html`<div class="full">${points}</div>`
    : html`
      <div class="stack">${points}</div>
      <div class="stack">${partsPanel(words, totals)}${contractsPanel(words, totals)}</div>`;
}
