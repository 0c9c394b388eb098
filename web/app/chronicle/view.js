import { html, nothing } from "lit";
import { profileName } from "../../table/rules.js";
import { screenHead } from "../head.js";
import { date } from "./format.js";
import { keepingView } from "./keeping.js";
import { listPanel } from "./list.js";
import { luckOf } from "./luck.js";
import { callsPanel, closingsPanel, luckPanel, ratingPanel, tilesView, worthsPanel } from "./panels.js";
import { ratingOf } from "./rating.js";
import { choices, chosen, counted, totalsOf } from "./totals.js";

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

/** @param {Words} words @param {StatisticsState} state @param {import("./rating.js").Ratings} ratings @param {StatisticsActions} actions */
function figures(words, state, ratings, actions) {
  const now = new Date();
  const { lines, records, filter, shown } = state;
  const counting = counted(lines);
  const wanted = chosen(counting, filter);
  const totals = totalsOf(wanted);
  const rating = ratingOf(counting, ratings);
  return html`
    ${filters(words, counting, filter, actions)}
    <div class="s-grid">
      ${tilesView(words, totals, rating, now)}
      ${
        wanted.length > 0
          ? html`
            <div class="stack">${ratingPanel(words, rating, ratings)}${luckPanel(words, totals, luckOf(wanted))}</div>
            <div class="stack">
              ${worthsPanel(words, totals)}${closingsPanel(words, totals)}${callsPanel(words, totals)}
            </div>`
          : html`<p class="full" data-nothing>${words.text("stats-nothing-chosen")}</p>`
      }
      <div class="full">${listPanel(words, chosen(lines, filter), records, shown, now, actions.list)}</div>
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
      <p class="note">${words.text("stats-for-two")}</p>
      ${keepingView(words, state.keeping, actions.keeping)}
    </div>`;
}
