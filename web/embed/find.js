import { puzzlesFile } from "../files.js";
import { FIND, ProtocolError } from "./protocol.js";

/**
 * "Find the move": one of the site's puzzles by its key, or what the analysis thinks best in the position of a record.
 *
 * @typedef {object} Task
 * @property {string} key
 * @property {Record<string, unknown>} record a position
 * @property {number} seat the visitor's, who is to move
 * @property {string | null} best the right move; where it is null the analysis judges
 * @property {boolean} byMatch the score of the match decides; between two
 */

/** Whether three or four hold cards: they are at an auction, which the caller begins. @param {Record<string, unknown>} record */
const isMany = ({ hands }) => Array.isArray(hands) && hands.length > 2;

/** Who is to move in a position. @param {Record<string, unknown>} record @returns {number} */
function turnOf(record) {
  const { leader, led } = record;
  if (isMany(record)) return typeof leader === "number" ? leader : 0;
  return (leader === 1) === (led === undefined) ? 1 : 0;
}

/** @param {Record<string, unknown> | null} given what has been played in it since is left aside @returns {Task} */
function taskOf(given) {
  if (!given) throw new ProtocolError("bad-puzzle", "there is no record", "record");
  const { moves: _, ...record } = given;
  return {
    key: FIND,
    record,
    seat: turnOf(record),
    best: null,
    byMatch: record.score !== undefined && !isMany(record),
  };
}

/** @param {string} base where the site's files lie @param {string} key @returns {Promise<Task>} rejects with a `ProtocolError` */
async function taskNamed(base, key) {
  const theme = /^([a-z-]+)-\d+$/.exec(key)?.[1];
  const file = theme ? puzzlesFile(theme, base) : null;
  const answer = file ? await fetch(file).catch(() => null) : null;
  const tasks = answer?.ok ? await answer.json() : {};
  if (!Object.hasOwn(tasks, key)) throw new ProtocolError("bad-puzzle", `there is no ${key}`, "puzzle");
  const task = tasks[key];
  return { key, seat: turnOf(task.record), ...task };
}

/** @param {string} puzzle what is asked for @param {Record<string, unknown> | null} record @param {string} base @returns {Promise<Task>} rejects with a `ProtocolError` */
export const taskFor = async (puzzle, record, base) => (puzzle === FIND ? taskOf(record) : taskNamed(base, puzzle));
