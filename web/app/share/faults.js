import { codeOf } from "../../table/game.js";
import { BadDeal } from "./link.js";

/**
 * What is wrong with a deal from elsewhere, in words: the place first, and what Python says about it as a detail.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {{text: string, detail: string | null, again: boolean}} Fault
 */

/** Fields whose first index is a seat. */
const BY_SEAT = new Set(["hands", "won", "announced", "points", "tricks", "score"]);

/** Games of which there are records; without a name it is the first. */
const GAMES = ["two-hand", "dreier", "talon", "bauern"];

/** @param {unknown} game */
export const isPlayedHere = (game) => game === undefined || GAMES.some((each) => each === game);

/** A record of a game that is not known here. */
export class OtherGame extends Error {
  constructor() {
    super("a record of a game that is not played here");
    this.name = "OtherGame";
  }
}

/**
 * The place in a record that a refusal names: a field, and where there is one the seat and the entry, counted from 1.
 *
 * @param {string} where as `payload.record.hands[0][2]`
 */
export function placeOf(where) {
  const [, field = "", rest = ""] = /^(?:payload\.)?(?:record\.)?(\w*)(.*)$/.exec(where) ?? [];
  const numbers = [...rest.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index) + 1);
  const seat = BY_SEAT.has(field) ? (numbers.shift() ?? 0) : 0;
  return { field, seat, number: numbers[0] ?? 0 };
}

/** Whether it is the deal that is at fault, and not that Python could not be asked. @param {unknown} error */
export const isOfDeal = (error) =>
  error instanceof BadDeal || error instanceof OtherGame || codeOf(error) === "bad-record";

/** @param {Words} words @param {unknown} error @returns {Fault} */
export function faultOf(words, error) {
  if (error instanceof BadDeal) return { text: words.text(`bad-${error.flaw}`), detail: null, again: false };
  if (error instanceof OtherGame) return { text: words.text("bad-game"), detail: null, again: false };
  const message = error instanceof Error ? error.message : String(error);
  if (!isOfDeal(error)) return { text: words.text("fault-stuck"), detail: message, again: true };
  const where = error instanceof Error && "where" in error ? String(error.where) : "";
  const { field, seat, number } = placeOf(where);
  const known = field !== "" && words.has(`bad-record-${field}`);
  const text = known ? words.text(`bad-record-${field}`, { seat, number }) : words.text("bad-record", { field });
  return { text, detail: message, again: false };
}
