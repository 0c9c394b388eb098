import course from "../learn/course.json" with { type: "json" };
import { chooseSeat } from "../table/settings.js";
import { recordOf } from "./parameters.js";
import { commentsOn, FIND, ProtocolError } from "./protocol.js";

/**
 * What is to be shown: a lesson; or a record, as a position, as a puzzle, or with its moves; or, where there is none of
 * these, a new game.
 *
 * @typedef {import("./parameters.js").Parameters} Parameters
 */

/** How many sit at the table of a record; in Dreierschnapsen one of them plays no cards. @param {Record<string, unknown>} record */
const seatsAt = ({ hands, out }) => (Array.isArray(hands) ? hands.length + (out === undefined ? 0 : 1) : 1);

export class Asked {
  /** The key of a lesson, which is shown in place of all else. @type {string | null} */
  lesson = null;
  /** @type {Record<string, unknown> | null} */
  record = null;
  /** What is said to its moves. @type {Record<string, string>} */
  comments = {};
  /** The puzzle that the record is. @type {import("./find.js").Task | null} */
  task = null;
  #settings;
  #base;

  /** @param {Parameters["settings"]} settings of the table, as they are now @param {string} base where the site's files lie */
  constructor(settings, base) {
    this.#settings = settings;
    this.#base = base;
  }

  /** What the address asks for; what comes before a fault is kept. @param {Pick<Parameters, "lesson" | "record" | "comments">} address throws a `ProtocolError` */
  read({ lesson, record, comments }) {
    if (lesson !== null && !course.includes(lesson))
      throw new ProtocolError("bad-lesson", `there is no lesson "${lesson}"`, "lesson");
    this.lesson = lesson;
    this.record = recordOf(record);
    if (comments !== null) this.comments = commentsOn(comments, this.record);
  }

  /** Looks up the puzzle that the settings name, whose position takes the place of a record. @returns {Promise<void>} rejects if there is none such */
  async seek() {
    this.task = null;
    this.task = await this.#taskOf(this.record);
    this.record = this.task?.record ?? this.record;
  }

  /** The same with a record in place of all else. @param {Record<string, unknown>} record @param {unknown} comments @returns {Promise<Asked>} rejects with a `ProtocolError` */
  async instead(record, comments) {
    const asked = new Asked(this.#settings, this.#base);
    asked.record = record;
    asked.comments = commentsOn(comments, record);
    if (this.#settings.puzzle === FIND) asked.task = await this.#taskOf(record);
    return asked;
  }

  /** The visitor's: in a puzzle who is to move, else the one asked for, else the one whose view the record is. @returns {number} */
  get seat() {
    if (this.task) return this.task.seat;
    if (!this.record) return 0;
    const seats = seatsAt(this.record);
    return chooseSeat(this.#settings.seat, seats, chooseSeat(String(this.record.seat ?? ""), seats));
  }

  /** Few pages ask for puzzles. @param {Record<string, unknown> | null} record */
  async #taskOf(record) {
    const { puzzle } = this.#settings;
    return puzzle ? (await import("./find.js")).taskFor(puzzle, record, this.#base) : null;
  }
}
