/**
 * A puzzle: a position in which one move is clearly the best, what is known of it, and what is to be said of each move.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("../../python/messages.js").Judgement} Judgement
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {string} theme
 * @property {1 | 2 | 3} grade
 * @property {{rules: string, score?: [number, number], closed?: object}} record
 * @property {string} best
 * @property {Record<string, number>} values game points of the moves worth a thought, the best first
 * @property {Record<string, number>} [match] chances to win the match, where they decide
 * @property {import("../../python/messages.js").Snapshot} snapshot
 * @property {string | null} turned the turn-up, which lies face down since somebody has closed
 * @property {string[]} unseen cards in the computer's hand or in the stock
 * @property {string[]} known cards that the computer has
 * @property {string[]} absent of the unseen cards those that it cannot have
 * @property {Record<string, Judgement>} judgements by moves
 *
 * @typedef {import("../page.mjs").Course & {words: Words}} Shelf the course, with the words of its puzzles
 */
import { ranked, rightTexts, solutionTexts, wrongTexts } from "../../app/review/verdict.js";
import { moveText } from "../../app/review/words.js";
import { escaped } from "../../pages.mjs";
import { profileName } from "../../table/rules.js";
import { pictureView } from "../picture.mjs";
import { sectionView, taskData, tryButton } from "../section.mjs";

const USUAL = "wiener";

/** @param {readonly string[]} texts */
const sentences = (texts) => escaped(texts.join(" "));

/** What is to be known beside the picture. @param {Shelf} shelf @param {Puzzle} puzzle @returns {string[]} */
function knowledge({ words, table }, { record, snapshot, turned, unseen, known, absent }) {
  const { closed, seat } = snapshot;
  const cards = (/** @type {string[]} */ list) => table.list(list.map((card) => table.card(card)));
  const texts = [];
  if (record.rules !== USUAL) texts.push(words.text("rules", { rules: profileName(table, record.rules) }));
  if (record.score) {
    const [own = 0, other = 0] = seat === 0 ? record.score : [...record.score].reverse();
    texts.push(table.text("puzzle-standing", { own, other }));
  }
  if (closed) texts.push(words.text("closed", { who: closed.by === seat ? "you" : "computer" }));
  if (turned) texts.push(words.text("turned", { card: table.card(turned) }));
  const whole = absent.length === unseen.length;
  if (known.length > 0) texts.push(words.text(whole ? "whole" : "known", { cards: cards(known) }));
  if (unseen.length > 0) texts.push(words.text("unseen", { cards: cards(unseen) }));
  if (absent.length > 0 && !whole) texts.push(words.text("absent", { cards: cards(absent) }));
  return texts;
}

/** What each move is worth. @param {Shelf} shelf @param {Puzzle} puzzle @param {Judgement} judgement of the best one */
function worthView({ words, table }, { values, match, best }, judgement) {
  const rows = ranked(judgement, match !== undefined).filter(({ move }) => Object.hasOwn(values, move));
  const cells = (/** @type {typeof rows[number]} */ { move, points, match: chance }) =>
    `<th scope="row">${escaped(moveText(judgement, move, table))}</th>
<td class="num">${table.signed(points)}</td>${match ? `<td class="num">${table.percent(chance ?? 0)}</td>` : ""}`;
  return `
<table class="worth">
<caption>${escaped(words.text("worth"))}</caption>
<thead><tr><th scope="col">${escaped(table.text("hint-move"))}</th><th scope="col">${escaped(table.text("hint-points"))}</th>${match ? `<th scope="col">${escaped(table.text("puzzle-match"))}</th>` : ""}</tr></thead>
<tbody>
${rows.map((row) => `<tr${row.move === best ? ' class="is-best"' : ""}>${cells(row)}</tr>`).join("\n")}
</tbody>
</table>
<p class="small">${escaped(table.text("hint-points-note"))}</p>`;
}

/** What is said of each answer. @param {Shelf} shelf @param {Puzzle} puzzle @param {Judgement} judgement of the best move */
function verdicts({ words, table }, { best, match, judgements }, judgement) {
  const wrong = Object.entries(judgements)
    .filter(([move]) => move !== best)
    .map(([move, judged]) => [`wrong-${move}`, sentences(wrongTexts(judged, match !== undefined, table))]);
  return {
    right: sentences(rightTexts(judgement, match !== undefined, table)),
    wrong: escaped(words.text("wrong")),
    ...Object.fromEntries(wrong),
  };
}

/** What a puzzle is called among those of its theme. @param {Words} words @param {number} index */
export const nameOf = (words, index) => words.text("number", { n: index + 1 });

/** @param {Shelf} shelf @param {Puzzle} puzzle @param {number} index among those of its theme @param {{href: string, text: string}} next */
export function puzzleView(shelf, puzzle, index, next) {
  const { words, table, deck } = shelf;
  const { id, grade, record, best, match, snapshot, judgements } = puzzle;
  const judgement = /** @type {Judgement} */ (judgements[best]);
  const section = {
    id,
    title: `${escaped(nameOf(words, index))} <small class="grade">${escaped(words.text(`grade-${grade}`))}</small>`,
    text: knowledge(shelf, puzzle)
      .map((text) => `<p>${escaped(text)}</p>`)
      .join("\n"),
    ask: `<b>${escaped(table.text("puzzle-find"))}</b>`,
    action: tryButton(shelf),
    data: taskData(record, [[best]]),
    view: pictureView(table, deck, snapshot),
    verdicts: verdicts(shelf, puzzle, judgement),
    solution: `<p>${sentences(solutionTexts(judgement, match !== undefined, table))}</p>${worthView(shelf, puzzle, judgement)}`,
  };
  return sectionView(shelf, section, next);
}
