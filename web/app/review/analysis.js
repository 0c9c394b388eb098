/**
 * The analysis of a deal: Python is asked ply by ply, so that a game that goes on meanwhile need not wait for more than one
 * answer. What was found stays when it is stopped, and it can go on from there.
 *
 * @typedef {import("../../python/messages.js").Replay} Replay
 * @typedef {import("../../python/messages.js").Judgement} Judgement
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 *
 * @typedef {object} Asking Python, as the analysis needs it
 * @property {(record: DealRecord) => Promise<Replay>} replay
 * @property {(record: DealRecord, ply: number) => Promise<Judgement>} judge
 */

export class Analysis {
  /** @type {Replay | null} */
  replay = null;
  /** By ply; those not judged yet are not there. @type {Map<number, Judgement>} */
  judgements = new Map();
  /** @type {"running" | "stopped" | "done" | "failed"} */
  stage = "stopped";
  /** Why it failed. @type {unknown} */
  error = null;
  /** Answers to runs before this one are kept, but go on with nothing. */
  #run = 0;
  #asking;
  #changed;

  /** @param {DealRecord} record @param {number} seat whose play is looked at @param {Asking} asking @param {() => void} changed something has been found */
  constructor(record, seat, asking, changed) {
    this.record = record;
    this.seat = seat;
    this.#asking = asking;
    this.#changed = changed;
  }

  /** How many plies there are. */
  get all() {
    return this.replay?.plies.length ?? 0;
  }

  /** The plies in the order in which they are judged: what the person did is wanted first. */
  get order() {
    const plies = this.replay?.plies ?? [];
    const own = (/** @type {boolean} */ wanted) =>
      plies.flatMap(({ seat }, ply) => ((seat === this.seat) === wanted ? [ply] : []));
    return [...own(true), ...own(false)];
  }

  /** Whether all that the person did has been judged. */
  get isOwnDone() {
    return this.replay?.plies.every(({ seat }, ply) => seat !== this.seat || this.judgements.has(ply)) ?? false;
  }

  /** Looks at the play of the other seat, which is wanted first now. @param {number} seat */
  look(seat) {
    this.seat = seat;
    if (this.stage === "running") return this.run();
    this.#changed();
  }

  /** Begins, or goes on. */
  async run() {
    this.#run += 1;
    const run = this.#run;
    this.#become("running");
    try {
      this.replay ??= await this.#asking.replay(this.record);
      for (const ply of this.order) {
        if (run !== this.#run) return;
        if (this.judgements.has(ply)) continue;
        this.#changed();
        this.judgements.set(ply, await this.#asking.judge(this.record, ply));
      }
      if (run === this.#run) this.#become("done");
    } catch (error) {
      if (run !== this.#run) return;
      this.error = error;
      this.#become("failed");
    }
  }

  /** Asks for nothing more. */
  stop() {
    if (this.stage !== "running") return;
    this.#run += 1;
    this.#become("stopped");
  }

  /** @param {Analysis["stage"]} stage */
  #become(stage) {
    this.stage = stage;
    this.#changed();
  }
}
