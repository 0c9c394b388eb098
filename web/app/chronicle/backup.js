import { codeOf } from "../../table/game.js";
import { BadFile, readFile, writeFile } from "./file.js";
import { putDeals, readDeals } from "./store.js";

/**
 * All that is kept here, out into a file and back in. A file goes in whole or not at all.
 *
 * @typedef {import("../../table/python.js").Python} Python
 * @typedef {import("./file.js").Content} Content
 */

/** The table of the match, whose save goes along; that of a check beside it. */
const MATCH = "main";
const TRIAL = "backup-trial";

/** Anything larger is none of ours. */
const MOST_BYTES = 50_000_000;

/**
 * @param {Python} client
 * @param {object} preferences
 * @returns {Promise<{text: string, missing: BadFile | null}>} the file's text, and why the match is not in it
 */
export async function saveAll(client, preferences) {
  const { lines, records } = await readDeals();
  /** @type {BadFile | null} */
  let missing = null;
  const game = await saveOf(client).catch((error) => {
    missing = new BadFile("partial", reasonOf(error));
    return null;
  });
  const content = { preferences: { ...preferences }, deals: lines, records, game };
  return { text: writeFile(content, new Date().toISOString()), missing };
}

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.message : "");

/** The match's save, also while another game is being played; null where there is none. @param {Python} client @returns {Promise<string | null>} */
async function saveOf(client) {
  const save = async () => {
    try {
      return (await client.request(MATCH, "save", {})).payload.save;
    } catch (error) {
      if (codeOf(error) !== "no-table") throw error;
      return null;
    }
  };
  const held = await save();
  if (held !== null) return held;
  const { setAside } = await client.open(MATCH);
  if (setAside) throw new Error(setAside.reason);
  return save();
}

/** @param {File} file @param {Python} client @returns {Promise<{made: string, content: Content}>} rejects with a `BadFile` */
export async function openFile(file, client) {
  if (file.size > MOST_BYTES) throw new BadFile("foreign");
  const read = readFile(await file.text());
  const { game } = read.content;
  if (game !== null) await tryGame(client, game);
  return read;
}

/** @param {Python} client @param {string} save */
async function tryGame(client, save) {
  try {
    await client.request(TRIAL, "restore", { save });
  } catch (error) {
    throw new BadFile("game", reasonOf(error));
  }
  await client.request(TRIAL, "close-table", {});
}

/** Adds the deals that are not here yet; nothing else changes. @param {Content} content @returns {Promise<number>} how many those were */
export async function mergeDeals({ deals, records }) {
  const before = (await readDeals()).lines.length;
  await putDeals(deals, records, false);
  return (await readDeals()).lines.length - before;
}

/** Puts all of a file in the place of what is here, the preferences excepted; what fails leaves everything as it was. @param {Python} client @param {Content} content */
export async function replaceAll(client, { deals, records, game }) {
  const before = await saveOf(client).catch(() => undefined);
  try {
    await putGame(client, game);
    await putDeals(deals, records, true);
  } catch (error) {
    if (before !== undefined) await putGame(client, before).catch(() => {});
    throw error;
  }
}

/** @param {Python} client @param {string | null} save */
async function putGame(client, save) {
  if (save === null) {
    await client.request(MATCH, "close-table", {}).catch(() => {});
    return;
  }
  const { saved } = await client.request(MATCH, "restore", { save });
  if (!saved) throw new Error("the match cannot be stored");
}
