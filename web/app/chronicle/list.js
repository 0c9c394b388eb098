import { html, nothing } from "lit";
import { rulesName } from "../../table/rules.js";
import { clock, day } from "./format.js";
import { worthOf } from "./line.js";

/**
 * The last deals, newest first, whether they count or not.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("./store.js").Records} Records
 *
 * @typedef {object} ListActions what can be done with the record of a deal
 * @property {((line: Line) => void) | null} review
 * @property {((line: Line) => void) | null} share
 * @property {() => void} more
 */

/** @param {Line} line @param {number | null} seat */
const whoOf = (line, seat) => (seat === line.seat ? "you" : "computer");

/** The seat whose side the list takes: the person's; of two at one device, forehand's. @param {Line} line */
const sideOf = ({ kind, seat, forehand }) => (kind === "person" && !forehand ? 1 - seat : seat);

/** @param {Words} words @param {Line} line */
function outcome(words, line) {
  const { winner } = line.result;
  if (winner === null) return html`<p class="res">${words.text("stats-outcome-of", { who: "nobody", worth: "" })}</p>`;
  const worth = worthOf(line);
  if (line.kind === "person") {
    const who = winner === sideOf(line) ? "forehand" : "dealer";
    return html`<p class="res num">${words.text("stats-outcome-of", { who, worth: words.signed(Math.abs(worth), 0) })}</p>`;
  }
  const text = words.text("stats-outcome-of", { who: whoOf(line, winner), worth: words.signed(worth, 0) });
  return html`<p class="res num ${winner === line.seat ? "up" : "down"}">${text}</p>`;
}

/** How it ended, which of two people at one device need not be told. @param {Words} words @param {Line} line */
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
  return html`<p class="how">${ending(words, line)}<small>${game}</small>${kind}</p>`;
}

/** @param {Words} words @param {Line} line @param {boolean} whole @param {Date} now @param {ListActions} actions */
function row(words, line, whole, now, actions) {
  const { at, result } = line;
  const side = sideOf(line);
  const [yours, theirs] = [result.points[side], result.points[1 - side]];
  const when = day(words, at, now);
  const time = clock(words, at);
  const acts = /** @type {const} */ (["review", "share"]).filter((id) => whole && actions[id]);
  return html`
    <li data-deal=${line.id}>
      <p class="when">${when}<small>${time}</small></p>
      ${outcome(words, line)}${how(words, line)}
      <p class="sum num">${words.text("stats-ratio", { won: yours ?? 0, lost: theirs ?? 0 })}</p>
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
