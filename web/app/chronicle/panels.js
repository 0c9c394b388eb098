import { html, nothing } from "lit";
import { vars } from "../../table/vars.js";
import { curveView } from "./curve.js";
import { decimal, percent, ratingText } from "./format.js";
import { ENOUGH } from "./luck.js";

/**
 * The parts of the statistics: four figures, then what they are made of.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./totals.js").Totals} Totals
 * @typedef {import("./sums.js").Sums} Sums
 * @typedef {import("./rating.js").Rating} Rating
 * @typedef {import("./rating.js").Ratings} Ratings
 * @typedef {import("./luck.js").Luck} Luck
 * @typedef {{text: string, value: string, length: number, they?: boolean, gap?: boolean}} Bar length in per cent
 */

const WEEK = 7 * 86_400_000;

/** @param {string} name @param {string} title @param {string} figure @param {unknown} more */
export const tile = (name, title, figure, more) => html`
  <div class="tile" data-tile=${name}><h3>${title}</h3><p class="big num">${figure}</p>${more}</div>`;

/** @param {Words} words @param {Totals} totals */
function matches(words, { bummerl: { won, lost }, streak }) {
  const more = streak
    ? words.text("stats-streak", { who: streak.won ? "you" : "computer", count: streak.length })
    : words.text("stats-no-match");
  return html`
    ${won + lost > 0 ? html`<div class="split" aria-hidden="true" ${vars({ "--won": won, "--lost": lost })}><i></i><i></i></div>` : nothing}
    <p>${more}</p>`;
}

/** @param {Words} words @param {Rating | null} rating @param {Date} now */
function certainty(words, rating, now) {
  if (!rating) return words.text("stats-rating-none");
  if (!rating.sure)
    return words.text("stats-rating-unsure", { margin: ratingText(rating.margin), matches: rating.matches });
  const before = rating.curve.findLast(({ at }) => Date.parse(at) < now.getTime() - WEEK) ?? rating.curve[0];
  const change = rating.rating - (before?.rating ?? rating.rating);
  const best = Math.max(...rating.curve.map((point) => point.rating));
  return words.text("stats-rating-sure", { best: ratingText(best), change: words.signed(change, 0) });
}

/** @param {Words} words @param {Sums} totals */
export const dealsTile = (words, { deals, won, tied }) =>
  tile(
    "deals",
    words.text("stats-deals"),
    decimal(words, deals, 0),
    html`<p>${words.text("stats-deals-won", { won, tied, share: deals > 0 ? percent(words, won / deals) : words.text("tally-none") })}</p>`,
  );

/** Game points of a deal on average. @param {Words} words @param {Sums} totals */
export function averageTile(words, { deals, won, lost, points, gained }) {
  const none = words.text("tally-none");
  const mean = (/** @type {number} */ sum, /** @type {number} */ of) => (of > 0 ? decimal(words, sum / of, 2) : none);
  return tile(
    "points",
    words.text("stats-average"),
    deals > 0 ? words.signed(points / deals, 2) : none,
    html`<p>${words.text("stats-average-of", { won: mean(gained, won), lost: mean(gained - points, lost) })}</p>`,
  );
}

/** The four figures. @param {Words} words @param {Totals} totals @param {Rating | null} rating @param {Date} now */
export const tilesView = (words, totals, rating, now) => html`
  <section class="tiles" aria-label=${words.text("stats-overview")}>
    ${tile("bummerl", words.text("stats-bummerl"), words.text("stats-ratio", totals.bummerl), matches(words, totals))}
    ${dealsTile(words, totals)} ${averageTile(words, totals)}
    ${tile(
      "rating",
      words.text("stats-rating"),
      rating ? ratingText(rating.rating) : words.text("tally-none"),
      html`<p>${certainty(words, rating, now)}</p>`,
    )}
  </section>`;

/** @param {string} title @param {string} note @param {unknown} body @param {string} name */
export const panel = (title, note, body, name) => html`
  <section class="panel" data-panel=${name}><h3>${title} <small>${note}</small></h3>${body}</section>`;

/** @param {Words} words @param {Rating | null} rating @param {Ratings} ratings */
export function ratingPanel(words, rating, ratings) {
  const levels = Object.entries(ratings).map(([level, value]) =>
    words.text("stats-level-rating", { level, rating: ratingText(value) }),
  );
  const body = html`
    ${rating && rating.curve.length > 1 ? curveView(words, rating.curve) : html`<p>${words.text("stats-curve-none")}</p>`}
    <p class="note">${words.text("stats-curve-levels", { levels: words.list(levels) })}</p>`;
  return panel(words.text("stats-rating"), words.text("stats-curve-note"), body, "rating");
}

/** @param {readonly Bar[]} bars */
const barsView = (bars) => html`
  <table class="bars">
    <tbody class="num">
      ${bars.map(
        ({ text, value, length, they, gap }) => html`
          <tr class=${gap ? "gap" : ""}>
            <th scope="row">${text}</th>
            <td><span class="b ${they ? "b--they" : ""}" ${vars({ "--v": length })}></span></td>
            <td class="n">${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** @param {number} value @param {number} most */
const share = (value, most) => (most > 0 ? (100 * value) / most : 0);

/** How many deals were worth how much. @param {Words} words @param {Sums} totals @param {readonly number[]} shown worths, high to low */
export function worthsPanel(words, { deals, tied, worths }, shown) {
  const high = Math.max(tied, ...worths.values());
  const bar = (/** @type {number} */ worth) => {
    const count = worths.get(worth) ?? 0;
    const value = decimal(words, count, 0);
    return { text: words.signed(worth, 0), value, length: share(count, high), they: worth < 0, gap: false };
  };
  const even = { text: words.text("stats-tied"), value: decimal(words, tied, 0), length: share(tied, high), gap: true };
  const [won, lost] = [shown.filter((worth) => worth > 0), shown.filter((worth) => worth < 0)];
  const bars = [
    ...won.map(bar),
    ...(tied > 0 ? [even] : []),
    ...lost.map((worth, index) => ({ ...bar(worth), gap: index === 0 })),
  ];
  return panel(words.text("stats-average"), words.text("stats-deals-count", { deals }), barsView(bars), "points");
}

/** What a deal for two may count, won or lost; more only where it did. @param {Totals} totals */
export function worthsOfTwo({ worths }) {
  const most = Math.max(3, ...[...worths.keys()].map(Math.abs));
  const steps = Array.from({ length: most }, (_, index) => most - index);
  return [...steps, ...[...steps].reverse().map((worth) => -worth)];
}

/** @param {Words} words @param {Totals} totals */
export function closingsPanel(words, { closings }) {
  const sides = /** @type {const} */ (["you", "computer"]);
  const bars = sides.flatMap((who) => {
    const { made, failed } = closings[who];
    const bar = (/** @type {string} */ id, /** @type {number} */ count, /** @type {boolean} */ bad) => ({
      text: words.text(id, { who }),
      value: decimal(words, count, 0),
      length: share(count, made + failed),
      they: bad,
      gap: who === "computer" && !bad,
    });
    return [bar("stats-closed-made", made, false), bar("stats-closed-failed", failed, true)];
  });
  return panel(words.text("stats-closings"), "", barsView(bars), "closings");
}

/** @param {Words} words @param {Totals} totals */
export function callsPanel(words, { deals, announced, exchanges, replayed, falseClaims }) {
  const calls = [
    ...[...announced]
      .sort(([a], [b]) => a - b)
      .map(([worth, count]) => ({ text: words.text("stats-announced", { worth }), count, of: deals, they: false })),
    { text: words.text("stats-exchanges"), count: exchanges, of: replayed, they: false },
    { text: words.text("stats-false-claims"), count: falseClaims.you, of: deals, they: true },
  ];
  const bars = calls.map(({ text, count, of, they }) => ({
    text,
    value: decimal(words, share(count, of), 0),
    length: Math.min(share(count, of), 100),
    they,
  }));
  return panel(words.text("stats-calls"), words.text("stats-calls-note"), barsView(bars), "calls");
}

/** First hands against what could be expected of them. @param {Words} words @param {Totals} totals @param {Luck} luck */
export function luckPanel(words, { deals: all, forehand }, { deals, trumps, marriages, royals, verdict }) {
  const each = (/** @type {number} */ sum) => (deals > 0 ? sum / deals : 0);
  const rows = [
    ["stats-luck-trumps", decimal(words, each(trumps.had), 2), decimal(words, each(trumps.expected), 2)],
    ["stats-luck-marriage", percent(words, each(marriages.had)), percent(words, each(marriages.expected))],
    ["stats-luck-royal", percent(words, each(royals.had)), percent(words, each(royals.expected))],
    ["stats-luck-forehand", percent(words, all > 0 ? forehand / all : 0), percent(words, 0.5)],
  ];
  const body = html`
    <table class="list luck num">
      <thead>
        <tr>
          <th scope="col"><span class="vh">${words.text("tally-item")}</span></th>
          <th scope="col">${words.text("stats-luck-had")}</th>
          <th scope="col">${words.text("stats-luck-expected")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([id = "", had, expected]) =>
            html`<tr><th scope="row">${words.text(id)}</th><td>${had}</td><td>${expected}</td></tr>`,
        )}
      </tbody>
    </table>
    <p class="note" data-verdict=${verdict}>${words.text("stats-luck-verdict", { verdict, deals, enough: ENOUGH })}</p>`;
  return panel(words.text("stats-luck"), words.text("stats-luck-note"), body, "luck");
}
