/** Names of tables whose games are not kept from visit to visit begin with this. */
export const UNKEPT = "~";

/** @param {string} table */
export const isKept = (table) => !table.startsWith(UNKEPT);
