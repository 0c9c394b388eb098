import { codeOf } from "./game.js";

/**
 * @typedef {import("./python.js").Python} Python
 * @typedef {import("../python/messages.js").NewGame} NewGame
 */

/** The table at which rules are tried; the game that is being played stays as it is. */
const TRIAL = "trial";

/** Why Python refuses a game's rules, or null if it takes them. @param {Python} client @param {NewGame} game @returns {Promise<string | null>} */
export async function whyRefused(client, game) {
  try {
    await client.request(TRIAL, "new", game);
    await client.request(TRIAL, "close-table", {});
    return null;
  } catch (error) {
    if (codeOf(error) === "bad-rules" && error instanceof Error) return error.message;
    throw error;
  }
}
