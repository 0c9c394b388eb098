import { covered, isCovered, PERSON } from "../python/covers.js";
import { ELSEWHERE } from "../python/kept.js";
import { suitOf } from "./decks.js";
import { Fairness } from "./fair/fairness.js";
import { isMany, sceneOf, scenes, takenBack, withPlayed } from "./kinds.js";
import { DEAL, READ, REST, REST_STILL, THINK } from "./pace.js";
import { nextTask } from "./tasks.js";

/**
 * One game being played: asks Python, shows what comes back scene by scene, and lets the computer move whenever it is to.
 * The computer's turn follows from the snapshot alone, so that it survives reloads and hidden tabs. Between the turns of two
 * people the cards are covered until the one who is to move uncovers them.
 *
 * @typedef {import("./python.js").Python} Python
 * @typedef {import("../python/types.js").AnySnapshot} Snapshot
 * @typedef {import("../python/messages.js").NewGame} NewGame
 * @typedef {import("../python/messages.js").Options} Options
 * @typedef {import("../python/messages.js").Reason} Reason
 * @typedef {import("../python/messages.js").Hint} Hint
 * @typedef {import("./kinds.js").AnyScene} Scene
 * @typedef {import("./pace.js").Pace} Pace
 * @typedef {import("./decks.js").Card} Card
 * @typedef {"renewed" | "elsewhere"} News Python had died or hung, and the game goes on in another one; or it has gone on in another tab
 * @typedef {object} Watcher
 * @property {(scene: Scene) => void} scene something else is to be drawn
 * @property {(snapshot: Snapshot) => void} answer a move has been made; the table may still show what led to it
 * @property {(ended: Snapshot) => void} ended a deal has ended and everything has been shown
 * @property {(fault: unknown) => void} fault Python could not answer; `resume` tries again
 * @property {(kept: boolean) => void} kept whether the game could be stored
 * @property {(news: News) => void} news what the person did not do
 */

/** @param {unknown} error @returns {string} its code, if it has one */
export const codeOf = (error) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "internal";

/** Whether another tab has played on. @param {unknown} error */
const isElsewhere = (error) => error instanceof Error && "where" in error && error.where === ELSEWHERE;

/** Requests that make a move. */
const MOVING = new Set(["play", "think"]);

/** What the computer does without playing a card is news that want to be read. */
const NEWS = new Set(["announce", "exchange", "close", "name-trump", "turn-up", "take", "lay-away", "claim"]);

/** Bids and doubles are news, passing is not. @param {Snapshot["events"][number]} event */
function isNews(event) {
  if (event.type === "call") return event.call !== "pass";
  return event.type === "double" ? event.factor !== null : NEWS.has(event.type);
}

/** @param {Snapshot} snapshot @returns {number} milliseconds before the computer moves */
function patience({ ply, events, seat }) {
  if (ply === 0) return DEAL;
  const read = events.some((event) => isNews(event) && "seat" in event && event.seat !== seat);
  return read ? READ : THINK;
}

/** A move that the rules do not allow now. */
export class Refused extends Error {
  /** @param {string} move @param {Reason} reason */
  constructor(move, reason) {
    super(`${move} is refused: ${reason}`);
    this.name = "Refused";
    this.code = "illegal-move";
    this.move = move;
    this.reason = reason;
  }
}

export class Game {
  /** What this page has seen of the deal. */
  fairness;
  /** @type {Snapshot | null} */
  snapshot = null;
  /** @type {Scene | null} */
  scene = null;
  /** Two people play, and neither is to see cards now. */
  covered = false;
  /** What one of two people has done since the other last looked. @type {import("../python/messages.js").Event[]} */
  #unheard = [];
  /** Requests under way. */
  #asking = 0;
  #over = false;
  #client;
  #table;
  #pace;
  #watcher;

  /** @param {{client: Python, table: string, pace: Pace, watcher: Watcher, watched?: boolean}} parts */
  constructor({ client, table, pace, watcher, watched = false }) {
    this.fairness = new Fairness(table);
    this.#client = client;
    this.#table = table;
    this.#pace = pace;
    this.#watcher = watcher;
    /** Positions are looked at, and nobody plays. */
    this.watched = watched;
  }

  /** Whether a press can play something. */
  get ready() {
    return !this.watched && this.#asking === 0 && this.scene !== null && !this.scene.still && !this.covered;
  }

  /** Takes up a game. @param {Snapshot} snapshot @param {boolean} [fresh] it has just begun; otherwise it was stored */
  resume(snapshot, fresh = false) {
    if (fresh) this.fairness.note(snapshot);
    else this.fairness.resume(snapshot);
    this.snapshot = snapshot;
    this.covered = isCovered("restore", snapshot);
    return this.#follow(snapshot);
  }

  /** Shows another position of a deal that is looked at. @param {Snapshot} snapshot */
  look(snapshot) {
    this.snapshot = snapshot;
    return this.#follow(snapshot, null);
  }

  /** @param {NewGame} options */
  async begin(options) {
    const answer = await this.#ask("new", options);
    this.#follow(answer, null);
    return answer;
  }

  /** Shows at once what would still lie for a moment. */
  async hurry() {
    while (this.#asking === 0 && this.scene?.still) {
      this.#pace.skip();
      await nextTask();
    }
  }

  /**
   * Plays a move and, after an announcement, the card that goes with it.
   *
   * @param {string} move
   * @param {Card} [card]
   * @returns {Promise<Snapshot>} as it is after the moves, before the computer's answer
   */
  async play(move, card) {
    const { snapshot, scene } = this;
    if (!snapshot || !scene || !this.ready) throw new Refused(move, "not-your-turn");
    if (!snapshot.legal.includes(move)) throw new Refused(move, snapshot.refused[move] ?? "not-your-turn");
    const laid = card ?? (snapshot.hand.includes(move) ? move : undefined);
    if (laid) this.#show(withPlayed(scene, laid, card ? suitOf(card) : null));
    try {
      let answer = await this.#ask("play", { move, ply: snapshot.ply });
      if (card) answer = await this.#ask("play", { move: card, ply: answer.ply });
      this.#follow(answer, snapshot);
      return answer;
    } catch (error) {
      await this.#recover(error);
      throw error;
    }
  }

  /** What the computer would do in the person's place. @returns {Promise<Hint | null>} null if the game has gone on meanwhile */
  async hint() {
    const { snapshot } = this;
    if (!snapshot || !this.ready) return null;
    const current = () => !this.#over && this.ready && this.snapshot === snapshot;
    try {
      const { payload } = await this.#client.request(this.#table, "hint", { ply: snapshot.ply });
      return current() ? payload : null;
    } catch (error) {
      if (current()) throw error;
      return null;
    }
  }

  /** Takes the person's last move back, and with it all that came after. @returns {Promise<Snapshot | null>} null if it cannot be */
  async undo() {
    const { snapshot } = this;
    if (!snapshot?.undo || this.#asking > 0) return null;
    try {
      const answer = await this.#ask("undo", { ply: snapshot.ply });
      this.#show(takenBack(answer));
      return answer;
    } catch (error) {
      await this.#recover(error);
      throw error;
    }
  }

  /** Shows the cards of the one of two people who is to move. */
  async uncover() {
    const { snapshot } = this;
    if (!snapshot || snapshot.turn === null || !this.covered || this.#asking > 0) return;
    try {
      const answer = await this.#ask("sit", { seat: snapshot.turn });
      if (this.#unheard.length > 0 && !isMany(answer)) this.snapshot = { ...answer, events: this.#unheard };
      this.#unheard = [];
      this.#follow(this.snapshot ?? answer, null);
    } catch (error) {
      await this.#recover(error);
    }
  }

  /** The next deal, or a new match after the last. */
  async next() {
    const { snapshot } = this;
    if (!snapshot) throw new Error("no game has been started");
    try {
      const answer = await this.#ask("next", { deal: snapshot.deal });
      this.#follow(answer);
      return answer;
    } catch (error) {
      await this.#recover(error);
      throw error;
    }
  }

  /** @param {Options} options */
  async set(options) {
    const { snapshot } = this;
    const looking = !this.covered && snapshot?.turn === snapshot?.seat;
    const answer = await this.#ask("options", options).catch(async (error) => {
      if (isElsewhere(error)) await this.#recover(error);
      throw error;
    });
    this.#follow(answer, null);
    // A move that was under way may have made it the other's turn.
    if (looking && answer.turn === answer.seat) await this.uncover();
    return answer;
  }

  /** Brings a game that was taken up in accord with the options of now. @param {Options} options */
  async accord(options) {
    const held = Object.entries(this.snapshot?.options ?? {});
    const wanted = /** @type {Record<string, unknown>} */ (options);
    if (held.some(([name, value]) => (wanted[name] ?? value) !== value)) await this.set(options);
  }

  /** Tries again after a fault. */
  async retry() {
    try {
      this.#follow(await this.#ask("state", {}), null);
    } catch (error) {
      this.#watcher.fault(error);
    }
  }

  /** Nothing is shown or asked any more. */
  end() {
    this.#over = true;
    this.#pace.skip();
  }

  /**
   * @template {"new" | "play" | "think" | "next" | "options" | "state" | "undo" | "sit"} T
   * @param {T} type
   * @param {import("../python/types.js").Exchanges[T]["payload"]} payload
   * @param {boolean} [elsewhere] another tab has played on
   */
  async #ask(type, payload, elsewhere = false) {
    this.#asking += 1;
    try {
      const { payload: snapshot, saved, renewed } = await this.#client.request(this.#table, type, payload);
      this.snapshot = snapshot;
      if (elsewhere) this.fairness.resume(snapshot);
      else this.fairness.note(snapshot);
      this.covered = isCovered(type, snapshot);
      if (type === "play" && snapshot.level === PERSON && !isMany(snapshot)) this.#keepForOther(snapshot);
      if (!this.#over) {
        this.#watcher.kept(saved);
        if (renewed) this.#watcher.news("renewed");
        if (MOVING.has(type)) this.#watcher.answer(snapshot);
      }
      return snapshot;
    } finally {
      this.#asking -= 1;
    }
  }

  /** Drawn cards are nobody else's business. @param {import("../python/messages.js").Snapshot} snapshot */
  #keepForOther({ events, result }) {
    this.#unheard = result ? [] : [...this.#unheard, ...events.filter(({ type }) => type !== "draw")];
  }

  /** What the table shows may be out of date: it is drawn anew from Python's own state. @param {unknown} error */
  async #recover(error) {
    const elsewhere = isElsewhere(error);
    try {
      const answer = await this.#ask("state", {}, elsewhere);
      if (elsewhere) this.#watcher.news("elsewhere");
      this.#follow(answer, null);
    } catch {
      this.#watcher.fault(error);
    }
  }

  /** @param {Scene} scene */
  #show(scene) {
    if (this.#over) return;
    this.scene = scene;
    this.#watcher.scene(scene);
  }

  /**
   * Shows what has happened and goes on until the person is to move.
   *
   * @param {Snapshot} after
   * @param {Snapshot | null} [before] what the table showed when the request was made
   */
  async #follow(after, before = this.scene?.snapshot ?? null) {
    for (const scene of scenes(before, after)) {
      if (this.snapshot !== after) return;
      this.#show(scene);
      if (scene.still) await this.#pace.pause(REST, REST_STILL);
    }
    if (this.#over || this.snapshot !== after || this.covered || this.watched) return;
    if (after.result) {
      await this.#pace.pause(THINK);
      if (!this.#over && this.snapshot === after) this.#watcher.ended(after);
    } else if (after.phase === "waiting") {
      await (after.level === PERSON && !isMany(after) ? this.#handOver(after) : this.#think(after));
    }
  }

  /** The other of two people is to move; who has just moved sees for a moment what came of it. @param {import("../python/messages.js").Snapshot} before */
  async #handOver(before) {
    await this.#pace.pause(THINK);
    if (this.#over || this.snapshot !== before) return;
    this.covered = true;
    this.snapshot = covered(before);
    this.#show(sceneOf(this.snapshot));
  }

  /** @param {Snapshot} before */
  async #think(before) {
    await this.#pace.pause(patience(before));
    if (this.#over || this.snapshot !== before || this.#asking > 0) return;
    try {
      await this.#follow(await this.#ask("think", { ply: before.ply }), before);
    } catch (error) {
      if (codeOf(error) === "stale") await this.#recover(error);
      else this.#watcher.fault(error);
    }
  }
}
