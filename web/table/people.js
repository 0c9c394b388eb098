import { PERSON } from "../python/covers.js";
import { playersNames } from "./company.js";

/**
 * Two people at one device. Their names may be any text, and stand in sentences, on plates and on buttons.
 *
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("../python/messages.js").Snapshot} Snapshot
 * @typedef {readonly (string | undefined)[]} Given names by seats, as they were given
 */

/** So many signs a name may have. */
export const LONGEST = 16;

/** What has no width or turns the direction of writing has no place in a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Writing from right to left, which would take the sentence around it along. */
const LEFTWARDS = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** A name as it is kept. @param {unknown} text */
export function cleanName(text) {
  if (typeof text !== "string") return "";
  const plain = text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  const signs = [...new Intl.Segmenter().segment(plain)].slice(0, LONGEST);
  return signs
    .map(({ segment }) => segment)
    .join("")
    .slice(0, 4 * LONGEST)
    .trim();
}

/** The names as they are shown, by seats: those not given have a number. @param {Words} words @param {Given} given */
export const namesOf = (words, given) =>
  [0, 1].map((seat) => {
    const name = cleanName(given[seat]) || words.text("two-name", { number: seat + 1 });
    return LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name;
  });

/** The words for a game: between two people, or two who are looked on at, they name both; of three at a table the other. @param {Words} words @param {Pick<Snapshot, "level" | "seat"> & Partial<Pick<Snapshot, "watching" | "company">> | null} snapshot @param {Given} given */
export function wordsBetween(words, snapshot, given) {
  if (snapshot?.company) {
    const names = playersNames(snapshot.company, words);
    const other = names[1 - snapshot.seat] ?? "";
    return snapshot.watching ? words.between(names[snapshot.seat] ?? "", other) : words.against(other);
  }
  if (snapshot?.level !== PERSON) return words;
  const names = namesOf(words, given);
  return words.between(names[snapshot.seat] ?? "", names[1 - snapshot.seat] ?? "");
}

/** Whose turn it is while the cards are covered. @param {Words} words @param {import("./game.js").Game | null} game @param {Given} given @returns {import("./model.js").Model["cover"]} */
export function coverOf(words, game, given) {
  const { covered, snapshot } = game ?? {};
  if (!covered || !snapshot || snapshot.turn === null) return null;
  return { name: namesOf(words, given)[snapshot.turn] ?? "", first: snapshot.ply === 0 };
}
