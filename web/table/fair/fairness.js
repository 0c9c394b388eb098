import { isKept } from "../../python/kept.js";
import { check } from "./check.js";
import { readWitness, resumed, witness } from "./witness.js";

/**
 * Keeps what the page has seen of the running deal of a game, across reloads, and checks the shuffle after it.
 *
 * @typedef {import("./witness.js").Witness} Witness
 * @typedef {import("./check.js").Finding} Finding
 * @typedef {import("../../python/types.js").AnySnapshot} Snapshot
 */

export class Fairness {
  /** @type {Witness | null} */
  witness = null;
  /** What the last check has found; `none` if the browser could not compute it. @type {readonly Finding[] | "none" | null} */
  findings = null;
  #table;

  /** @param {string} table its name */
  constructor(table) {
    this.#table = table;
  }

  /** @param {Snapshot} snapshot that has been answered */
  note(snapshot) {
    this.#keep(witness(this.witness, snapshot));
  }

  /** @param {Snapshot} snapshot of a stored game */
  resume(snapshot) {
    this.#keep(resumed(kept(this.#table), snapshot));
  }

  /** Compares the shuffle with what was seen. @param {Snapshot} snapshot after the deal */
  async check(snapshot) {
    const seen = this.witness;
    if (!seen) return;
    const findings = await check(snapshot, seen);
    if (this.witness === seen) this.findings = findings ?? "none";
  }

  /** @param {Witness} seen */
  #keep(seen) {
    if (seen === this.witness) return;
    this.witness = seen;
    this.findings = null;
    if (!isKept(this.#table)) return;
    try {
      localStorage.setItem(PLACE + this.#table, JSON.stringify(seen));
    } catch {
      forget(this.#table);
    }
  }
}

const PLACE = "bummerl.seen.";

/** @param {string} table */
function kept(table) {
  if (!isKept(table)) return null;
  try {
    return readWitness(localStorage.getItem(PLACE + table));
  } catch {
    return null;
  }
}

/** What has become stale must not be compared with a later deal. @param {string} table */
function forget(table) {
  try {
    localStorage.removeItem(PLACE + table);
  } catch {
    // Where storage is forbidden nothing is stale either.
  }
}
