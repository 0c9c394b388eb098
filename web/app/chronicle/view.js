import { html, nothing } from "lit";
import { profileName } from "../../table/rules.js";
import { screenHead } from "../head.js";
import { date } from "./format.js";
import { keepingView } from "./keeping.js";
import { isMany, isTwoHand } from "./line.js";
import { listPanel } from "./list.js";
import { luckOf } from "./luck.js";
import { manyPanels, manyTilesView } from "./many/panels.js";
import { manyTotalsOf } from "./many/totals.js";
import { callsPanel, closingsPanel, luckPanel, ratingPanel, tilesView, worthsOfTwo, worthsPanel } from "./panels.js";
import { ratingOf } from "./rating.js";
import { choices, chosen, counted, isKeyOfMany, totalsOf } from "./totals.js";

/**
 * The statistics: what the chronicle says about the person's play.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("./totals.js").Filter} Filter
 *
 * @typedef {object} StatisticsState
 * @property {readonly Line[]} lines oldest first
 * @property {import("./store.js").Records} records
 * @property {boolean} unkept storage cannot be used
 * @property {Filter} filter
 * @property {number} shown deals in the list
 * @property {import("./keeping.js").Keeping} keeping
 *
 * @typedef {object} StatisticsActions
 * @property {(change: Partial<Filter>) => void} filter
 * @property {import("./list.js").ListActions} list
 * @property {import("./keeping.js").KeepingActions} keeping
 * @property {() => void} close
 */

/** @param {Words} words @param {string} key of `rulesKey` */
const rulesText = (words, key) =>
  key.startsWith("own:")
    ? words.text("rules-own-of", { profile: profileName(words, key.slice(4)) })
    : profileName(words, key);

/** @param {string} name @param {string} label @param {string} all @param {string[]} values @param {string | null} value @param {(value: string) => string} text @param {(value: string | null) => void} choose */
const select = (name, label, all, values, value, text, choose) => html`
  <label class="pickone">
    <span>${label}</span>
    <select data-filter=${name} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value || null)}>
      <option value="" .selected=${value === null}>${all}</option>
      ${values.map((each) => html`<option value=${each} .selected=${each === value}>${text(each)}</option>`)}
    </select>
  </label>`;

/** @param {Words} words @param {readonly Line[]} lines that count @param {Filter} filter @param {StatisticsActions} actions */
function filters(words, lines, { rules, level }, actions) {
  const { rules: keys, levels } = choices(lines);
  return html`
    <div class="filters">
      ${select(
        "rules",
        words.text("rules-profile"),
        words.text("stats-all-rules"),
        keys,
        rules,
        (key) => rulesText(words, key),
        (value) => actions.filter({ rules: value }),
      )}
      ${select(
        "level",
        words.text("rules-level"),
        words.text("stats-all-levels"),
        levels,
        level,
        (each) => words.text("level", { level: each }),
        (value) => actions.filter({ level: value }),
      )}
    </div>`;
}

/** Under one choice of rules and level nothing that counts may be left. @param {Words} words */
const nothingChosen = (words) => html`<p class="full" data-nothing>${words.text("stats-nothing-chosen")}</p>`;

/** @param {Words} words @param {readonly Line[]} counting @param {Filter} filter @param {import("./rating.js").Ratings} ratings */
function figuresOfTwo(words, counting, filter, ratings) {
  const deals = counting.filter(isTwoHand);
  const wanted = chosen(counting, filter).filter(isTwoHand);
  const totals = totalsOf(wanted);
  const rating = ratingOf(deals, ratings);
  return html`
    ${tilesView(words, totals, rating, new Date())}
    ${
      wanted.length > 0
        ? html`
          <div class="stack">${ratingPanel(words, rating, ratings)}${luckPanel(words, totals, luckOf(wanted))}</div>
          <div class="stack">
            ${worthsPanel(words, totals, worthsOfTwo(totals))}${closingsPanel(words, totals)}${callsPanel(words, totals)}
          </div>`
        : nothingChosen(words)
    }
    ${counting.length > deals.length ? html`<p class="note full" data-for-two>${words.text("stats-for-two")}</p>` : nothing}`;
}

/** @param {Words} words @param {readonly Line[]} counting @param {Filter} filter */
function figuresOfMany(words, counting, filter) {
  const totals = manyTotalsOf(chosen(counting, filter).filter(isMany));
  return html`${manyTilesView(words, totals)}${totals.deals > 0 ? manyPanels(words, totals) : nothingChosen(words)}`;
}

/** @param {Words} words @param {StatisticsState} state @param {import("./rating.js").Ratings} ratings @param {StatisticsActions} actions */
function figures(words, state, ratings, actions) {
  const { lines, records, filter, shown } = state;
  const counting = counted(lines);
  return html`
    ${filters(words, counting, filter, actions)}
    <div class="s-grid">
      ${isKeyOfMany(filter.rules) ? figuresOfMany(words, counting, filter) : figuresOfTwo(words, counting, filter, ratings)}
      <div class="full">${listPanel(words, chosen(lines, filter), records, shown, new Date(), actions.list)}</div>
    </div>`;
}

/** What a newcomer finds. @param {Words} words */
const empty = (words) => html`
  <section class="panel s-empty" data-empty>
    <h3>${words.text("stats-empty")}</h3>
    <ul>
      ${["stats-empty-figures", "stats-empty-rating", "stats-empty-luck", "stats-empty-deals"].map((id) => html`<li>${words.text(id)}</li>`)}
    </ul>
    <p class="note">${words.text("stats-empty-not")}</p>
  </section>`;

/** @param {Words} words @param {StatisticsState} state @param {import("./rating.js").Ratings} ratings @param {StatisticsActions} actions */
export function statisticsView(words, state, ratings, actions) {
  const [first] = state.lines;
  const since = first
    ? html`<p class="muted">${words.text("stats-since", { date: date(words, first.at) })}</p>`
    : nothing;
  return html`
    <div class="sheet-in statistics">
      ${screenHead(words, words.text("stats"), actions.close, since)}
      ${state.unkept ? html`<p class="refused" role="alert" data-unkept>${words.text("stats-unkept")}</p>` : nothing}
      ${first ? figures(words, state, ratings, actions) : empty(words)}
      ${keepingView(words, state.keeping, actions.keeping)}
    </div>`;
}
