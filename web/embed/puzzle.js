import { html, nothing, render } from "lit";
import { ranked, rightTexts, solutionTexts, wrongTexts } from "../app/review/verdict.js";
import { moveText } from "../app/review/words.js";
import { Trial } from "../learn/trial.js";

/**
 * A puzzle at an embedded table: the visitor's move is judged, and a bar under the table says whether it is right, and why.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../python/messages.js").Judgement} Judgement
 * @typedef {import("./find.js").Task} Task
 */

/** Grades of moves between which the analysis makes no difference. @type {readonly unknown[]} */
const GOOD = ["best", "equal"];
/** Moves that are no answers. */
const GIVING_UP = ["66", "r"];

export class Puzzle {
  #table;
  #task;
  #tell;
  #trial;
  #bar = document.createElement("div");
  /** @type {"asked" | "judging" | "right" | "wrong" | "solved"} */
  #state = "asked";
  /** What the analysis says of the last answer; null before, and where it says nothing. @type {Judgement | null} */
  #judgement = null;

  /** @param {SchnapsenTable} table @param {Task} task @param {(passed: boolean) => void} tell whether an answer was right */
  constructor(table, task, tell) {
    this.#table = table;
    this.#task = task;
    this.#tell = tell;
    const { record, seat } = task;
    this.#trial = new Trial(
      table,
      { record, seat, moves: 1, isRight: (move) => this.#isRight(move) },
      { passed: () => this.#answered("right"), failed: () => this.#answered("wrong") },
    );
    this.#bar.className = "steps";
    // Its room stays the same, so that nothing jumps when reasons are given.
    this.#bar.toggleAttribute("data-comments", true);
    this.#bar.toggleAttribute("data-puzzle", true);
    table.after(this.#bar);
  }

  /** Lays the position. @returns {Promise<void>} rejects a record that cannot be played */
  async begin() {
    try {
      await this.#trial.lay();
      this.draw();
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Takes the bar away; the table is free again. */
  end() {
    this.#trial.end();
    this.#table.inert = false;
    this.#bar.remove();
  }

  /** In another language. */
  draw() {
    const { words } = this.#table;
    const done = this.#state === "right";
    const solved = this.#state === "solved" && this.#judgement;
    render(
      html`
        <div class="st-say" tabindex="0">
          <div role="status" data-verdict=${this.#state}>${this.#said.map((text) => html`<p>${text}</p>`)}</div>
          ${(done || solved) && this.#judgement ? this.#worthView(this.#judgement) : nothing}
        </div>
        <div class="st-row">
          ${
            done
              ? html`<button type="button" class="btn" data-again @click=${() => this.#again()}>${words.text("puzzle-again")}</button>`
              : html`<button type="button" class="btn" data-solution aria-disabled=${String(this.#state === "judging")}
                  @click=${() => this.#solve()}>${words.text("puzzle-solution")}</button>`
          }
        </div>`,
      this.#bar,
    );
    this.#bar.querySelector(".st-say")?.scrollTo(0, 0);
  }

  /** @returns {string[]} */
  get #said() {
    const { words } = this.#table;
    const { byMatch } = this.#task;
    const judgement = this.#judgement;
    const valued = judgement?.cost === null ? null : judgement;
    switch (this.#state) {
      case "asked":
        return [...this.#note, words.text("puzzle-find"), ...this.#standing];
      case "judging":
        return [words.text("puzzle-judging")];
      case "right":
        return [words.text("puzzle-right"), ...(judgement ? [rightTexts(judgement, byMatch, words).join(" ")] : [])];
      case "wrong":
        return [words.text("puzzle-wrong"), ...(valued ? [wrongTexts(valued, byMatch, words).join(" ")] : [])];
      default:
        return judgement ? [solutionTexts(judgement, byMatch, words).join(" ")] : [words.text("puzzle-unknown")];
    }
  }

  /** @returns {string[]} */
  get #note() {
    const { note } = this.#task.record;
    return typeof note === "string" ? [note] : [];
  }

  /** What is missing to win the match, where it matters. @returns {string[]} */
  get #standing() {
    const { score } = this.#table.game?.snapshot ?? {};
    if (!this.#task.byMatch || !score) return [];
    const { seat } = this.#task;
    return [this.#table.words.text("puzzle-standing", { own: score[seat] ?? 0, other: score[1 - seat] ?? 0 })];
  }

  /** What each move is worth. @param {Judgement} judgement */
  #worthView(judgement) {
    const { words } = this.#table;
    const { byMatch } = this.#task;
    return html`
      <table class="st-worth">
        <caption class="vh">${words.text("hint-compare")}</caption>
        <thead>
          <tr>
            <th scope="col">${words.text("hint-move")}</th>
            <th scope="col">${words.text("hint-points")}</th>
            ${byMatch ? html`<th scope="col">${words.text("puzzle-match")}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${ranked(judgement, byMatch).map(
            ({ move, points, match }) => html`
              <tr>
                <th scope="row">${moveText(judgement, move, words)}</th>
                <td class="num">${words.signed(points)}</td>
                ${byMatch ? html`<td class="num">${words.percent(match ?? 0)}</td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>`;
  }

  /** @param {string} move @returns {Promise<Judgement | null>} */
  async #judge(move) {
    this.#state = "judging";
    this.draw();
    return this.#table.engine.judge({ ...this.#task.record, moves: [move] }, 0).catch(() => null);
  }

  /** @param {string} move */
  async #isRight(move) {
    const { best } = this.#task;
    this.#judgement = await this.#judge(move);
    return best === null ? GOOD.includes(this.#judgement?.grade) : move === best;
  }

  /** @param {"right" | "wrong"} state */
  #answered(state) {
    this.#state = state;
    this.draw();
    this.#tell(state === "right");
    if (state === "right" && document.hasFocus()) this.#button.focus();
  }

  async #solve() {
    if (this.#state === "judging") return;
    const move = this.#table.game?.snapshot?.legal.find((each) => !GIVING_UP.includes(each));
    this.#judgement ??= move ? await this.#judge(move) : null;
    this.#state = "solved";
    this.draw();
  }

  async #again() {
    this.#state = "asked";
    this.#judgement = null;
    this.draw();
    await this.#trial.lay();
  }

  get #button() {
    return /** @type {HTMLElement} */ (this.#bar.querySelector("button"));
  }
}
