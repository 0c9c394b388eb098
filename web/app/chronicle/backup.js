import { BadFile, readFile, writeFile } from "./file.js";
import { putDeals, readDeals } from "./store.js";

/**
 * All that is kept here, out into a file and back in. A file goes in whole or not at all.
 *
 * @typedef {import("../../python/client.js").PythonClient} PythonClient
 * @typedef {import("./file.js").Content} Content
 */

/** The table of the match, whose save goes along; that of a check beside it. */
const MATCH = "main";
const TRIAL = "backup-trial";

/** Anything larger is none of ours. */
const MOST_BYTES = 50_000_000;

/** @param {PythonClient} client @param {object} preferences @returns {Promise<string>} the file's text */
export async function saveAll(client, preferences) {
  const { lines, records } = await readDeals();
  const game = await saveOf(client).catch(() => null);
  return writeFile({ preferences: { ...preferences }, deals: lines, records, game }, new Date().toISOString());
}

/** The match's save, also while another game is being played. @param {PythonClient} client */
async function saveOf(client) {
  const save = () => client.request(MATCH, "save", {});
  const { payload } = await save().catch(async () => {
    await client.open(MATCH);
    return save();
  });
  return payload.save;
}

/** @param {File} file @param {PythonClient} client @returns {Promise<{made: string, content: Content}>} rejects with a `BadFile` */
export async function openFile(file, client) {
  if (file.size > MOST_BYTES) throw new BadFile("foreign");
  const read = readFile(await file.text());
  const { game } = read.content;
  if (game !== null) await tryGame(client, game);
  return read;
}

/** @param {PythonClient} client @param {string} save */
async function tryGame(client, save) {
  try {
    await client.request(TRIAL, "restore", { save });
  } catch (error) {
    throw new BadFile("game", error instanceof Error ? error.message : "");
  }
  await client.request(TRIAL, "close-table", {});
}

/** Adds the deals that are not here yet; nothing else changes. @param {Content} content @returns {Promise<number>} how many those were */
export async function mergeDeals({ deals, records }) {
  const before = (await readDeals()).lines.length;
  await putDeals(deals, records, false);
  return (await readDeals()).lines.length - before;
}

/** Puts all of a file in the place of what is here, the preferences excepted. @param {PythonClient} client @param {Content} content */
export async function replaceAll(client, { deals, records, game }) {
  await putDeals(deals, records, true);
  if (game !== null) await client.request(MATCH, "restore", { save: game });
}
