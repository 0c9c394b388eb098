import { keepPassed } from "./progress.js";

/**
 * A position and, for each of the reader's moves, those that are right.
 *
 * @param {import("../table/original.js").DealRecord & {seat?: number}} record
 * @param {string[][]} right
 * @returns {import("./trial.js").Task}
 */
const taskOf = (record, right) => ({
  record,
  seat: record.seat ?? 0,
  moves: right.length,
  isRight: (move, made) => right[made]?.includes(move) ?? false,
});

/**
 * A step of a lesson: its task, by an answer or at a table, and what is said about it. The texts lie in the page.
 *
 * @typedef {import("./trial.js").Trial} Trial
 * @typedef {import("./place.js").SchnapsenTable} SchnapsenTable
 * @typedef {object} Lesson
 * @property {string} key
 * @property {string} title of a table
 * @property {() => Promise<SchnapsenTable>} table makes one
 * @property {(step: Step) => void} opened it takes the table
 * @property {(step: Step, passed: boolean) => void} judged
 * @property {(name: string) => Node} text a text that all steps share
 */
export class Step {
  #section;
  #lesson;
  #verdict;
  #next;
  /** @type {Trial | null} */
  #trial = null;
  /** The table that lies there. @type {SchnapsenTable | null} */
  table = null;
  /** The table is wanted here, and is being laid or lies. @type {Promise<void> | null} */
  #laid = null;

  /** @param {HTMLElement} section @param {Lesson} lesson */
  constructor(section, lesson) {
    this.#section = section;
    this.#lesson = lesson;
    this.#verdict = this.#one(".verdict");
    this.#next = this.#one("[data-next]");
    for (const button of section.querySelectorAll("[data-try], [data-check]")) button.toggleAttribute("hidden", false);
    section.querySelector("[data-try]")?.addEventListener("click", () => this.open().catch(() => {}));
    section.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#answer();
    });
  }

  get id() {
    return this.#section.id;
  }

  /** The link that goes on from here. */
  get next() {
    return this.#next;
  }

  /** Begins the task: a table is laid, or the answers are to be read. @returns {Promise<void>} rejects if Python cannot start; the reader has been told */
  async open() {
    const { record, right } = this.#section.dataset;
    if (!record || !right) {
      this.#one("input").focus();
      return;
    }
    this.#laid ??= this.#lay(record, right);
    await this.#laid;
  }

  /** @param {string} record @param {string} right both as the page has them */
  async #lay(record, right) {
    this.#lesson.opened(this);
    this.#tell("", this.#lesson.text("wait"));
    try {
      const [{ Trial }, { layIn }, table] = await Promise.all([
        import("./trial.js"),
        import("./place.js"),
        this.#lesson.table(),
      ]);
      if (!this.#laid) return;
      this.table = table;
      layIn(this.#one(".place"), table, this.#lesson.title);
      const trial = new Trial(table, taskOf(JSON.parse(record), JSON.parse(right)), {
        // What was said of an earlier move is over.
        went: () => this.#tell(""),
        passed: () => this.#pass(),
        failed: (move) => this.#fail(move),
      });
      this.#trial = trial;
      await trial.lay();
      if (this.#trial !== trial) return;
      this.#tell("");
      this.#section.classList.add("live");
      this.#one(".place").scrollIntoView({ block: "nearest" });
    } catch (error) {
      if (!this.#laid) return;
      // Another try starts Python anew.
      this.table?.engine.forget();
      this.close();
      this.#tell("wrong", this.#lesson.text("failed"));
      throw error;
    }
  }

  /** Clears the table away. */
  close() {
    this.#trial?.end();
    this.#trial = null;
    this.table?.destroy();
    this.table = null;
    this.#laid = null;
    this.#section.classList.remove("live");
    // Nobody waits here any more; a verdict stays.
    if (!this.#verdict.dataset.kind) this.#tell("");
  }

  /** Marks it as done, now or before. */
  mark() {
    const heading = this.#one("h2");
    if (this.#section.classList.contains("passed")) return;
    this.#section.classList.add("passed");
    heading.append(" ", this.#lesson.text("passed"));
  }

  #answer() {
    const answer = String(new FormData(/** @type {HTMLFormElement} */ (this.#one("form"))).get(this.id));
    if (answer === this.#section.dataset.answer) this.#pass();
    else this.#fail(answer);
  }

  #pass() {
    this.#judge("right");
    this.mark();
    keepPassed(this.#lesson.key, this.id);
    this.#lesson.judged(this, true);
    this.#next.hidden = false;
    this.#next.focus({ preventScroll: true });
    this.#next.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} tried */
  #fail(tried) {
    this.#judge(`wrong-${tried}`);
    this.#lesson.judged(this, false);
    this.#verdict.scrollIntoView({ block: "nearest" });
  }

  /** Says what is right or wrong, and why. @param {string} name of the verdict */
  #judge(name) {
    const kind = name === "right" ? "right" : "wrong";
    const found = this.#section.querySelector(`[data-verdict="${name}"]`) ?? this.#one(`[data-verdict="${kind}"]`);
    const { content } = /** @type {HTMLTemplateElement} */ (found);
    this.#tell(kind, this.#lesson.text(kind), " ", content.cloneNode(true));
  }

  /** @param {string} kind @param {(Node | string)[]} parts */
  #tell(kind, ...parts) {
    this.#verdict.dataset.kind = kind;
    this.#verdict.replaceChildren(...parts);
  }

  /** @param {string} selector @returns {HTMLElement} */
  #one(selector) {
    return /** @type {HTMLElement} */ (this.#section.querySelector(selector));
  }
}
