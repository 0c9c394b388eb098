/** Names of tables whose games are not kept from visit to visit begin with this. */
export const UNKEPT = "~";

/** The place of a fault that says that another tab has played on: the game is now as it stands there. */
export const ELSEWHERE = "elsewhere";

/** @param {string} table */
export const isKept = (table) => !table.startsWith(UNKEPT);
