import { html, nothing } from "lit";
import { contractSaid } from "../../table/many/contracts.js";
import { rulesName } from "../../table/rules.js";
import { clock, day } from "./format.js";
import { isMany, worthOf } from "./line.js";

/**
 * The last deals, newest first, whether they count or not.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("./line.js").TwoHandLine} TwoHandLine
 * @typedef {import("./line.js").ManyLine} ManyLine
 * @typedef {import("./store.js").Records} Records
 *
 * @typedef {object} ListActions what can be done with the record of a deal
 * @property {((line: Line) => void) | null} review
 * @property {((line: Line) => void) | null} share
 * @property {() => void} more
 */

/** The seat whose side the list takes: the person's; of two at one device, forehand's. @param {TwoHandLine} line */
const sideOf = ({ kind, seat, forehand }) => (kind === "person" && !forehand ? 1 - seat : seat);

/** Who has won, and the sign of it for the person. @param {Line} line @returns {{who: string, worth: number, side: "up" | "down" | ""}} */
function outcomeOf(line) {
  const worth = isMany(line) ? line.result.worth : worthOf(line);
  if (worth === 0) return { who: isMany(line) && line.part === "out" ? "out" : "nobody", worth, side: "" };
  if (!isMany(line) && line.kind === "person") {
    return { who: line.result.winner === sideOf(line) ? "forehand" : "dealer", worth: Math.abs(worth), side: "" };
  }
  return worth > 0 ? { who: "you", worth, side: "up" } : { who: "computer", worth, side: "down" };
}

/** @param {Words} words @param {Line} line */
function outcome(words, line) {
  const { who, worth, side } = outcomeOf(line);
  return html`<p class="res num ${side}">${words.text("stats-outcome-of", { who, worth: words.signed(worth, 0) })}</p>`;
}

/** What was played, and by whom. @param {Words} words @param {ManyLine} line */
function played(words, { part, contract }) {
  if (!contract) return nothing;
  const { code, double } = contract;
  return words.text("stats-played", { part, contract: contractSaid(words, code), double });
}

/** How it ended, which of two people at one device need not be told. @param {Words} words @param {TwoHandLine} line */
function ending(words, { kind, seat, closed, result: { reason, by } }) {
  // A newer version may know endings that this one does not.
  if (kind === "person" || !words.has(`stats-how-${reason}`)) return nothing;
  return words.text(`stats-how-${reason}`, {
    who: by === seat ? "you" : "computer",
    closed: closed !== null && closed === by ? "yes" : "no",
  });
}

/** @param {Words} words @param {Line} line */
function how(words, line) {
  const rules = rulesName(words, line.rules);
  const game = line.kind === "person" ? rules : words.text("stats-game", { rules, level: line.level });
  const kind = line.kind === "counts" ? nothing : html`<small>${words.text(`stats-kind-${line.kind}`)}</small>`;
  return html`<p class="how">${isMany(line) ? played(words, line) : ending(words, line)}<small>${game}</small>${kind}</p>`;
}

/** Card points of the person's side and of the others; of a deal looked on at there are none. @param {Words} words @param {Line} line */
function sum(words, line) {
  if (!isMany(line)) {
    const { points } = line.result;
    const side = sideOf(line);
    return words.text("stats-ratio", { won: points[side] ?? 0, lost: points[1 - side] ?? 0 });
  }
  const [won = 0, lost = 0] = line.result.points;
  return line.part === "out" ? nothing : words.text("stats-ratio", { won, lost });
}

/** @param {Words} words @param {Line} line @param {boolean} whole @param {Date} now @param {ListActions} actions */
function row(words, line, whole, now, actions) {
  const { at } = line;
  const when = day(words, at, now);
  const time = clock(words, at);
  const acts = /** @type {const} */ (["review", "share"]).filter((id) => whole && actions[id]);
  return html`
    <li data-deal=${line.id}>
      <p class="when">${when}<small>${time}</small></p>
      ${outcome(words, line)}${how(words, line)}
      <p class="sum num">${sum(words, line)}</p>
      ${
        acts.length > 0
          ? html`
            <p class="acts">
              ${acts.map(
                (id) => html`
                  <button type="button" class="btn" data-deal-act=${id}
                    aria-label=${words.text(`stats-${id}-deal`, { day: when, time })} @click=${() => actions[id]?.(line)}>
                    ${words.text(`stats-${id}`)}
                  </button>`,
              )}
            </p>`
          : nothing
      }
    </li>`;
}

/**
 * @param {Words} words
 * @param {readonly Line[]} lines oldest first
 * @param {Records} records
 * @param {number} shown how many
 * @param {Date} now
 * @param {ListActions} actions
 */
export function listPanel(words, lines, records, shown, now, actions) {
  const newest = lines.slice(-shown).reverse();
  return html`
    <section class="panel" data-panel="last">
      <h3>${words.text("stats-last")}</h3>
      <ol class="deals-list">${newest.map((line) => row(words, line, line.id in records, now, actions))}</ol>
      ${
        lines.length > shown
          ? html`<button type="button" class="btn more" data-more @click=${actions.more}>${words.text("stats-more")}</button>`
          : nothing
      }
    </section>`;
}
