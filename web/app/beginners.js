/**
 * Help for beginners as it is kept: everybody gets it once, until it is put off.
 *
 * @typedef {import("./preferences.js").Preferences} Preferences
 * @typedef {import("../table/tips.js").Help} Help
 */

/** @param {Preferences} preferences @returns {Help} */
export const readHelp = ({ help, seen }) => ({ on: help !== "off", seen: seen?.split(" ").filter(Boolean) ?? [] });

/** @param {Help} help @returns {Preferences} */
export const writeHelp = ({ on, seen }) => ({ help: on ? "on" : "off", seen: seen.join(" ") });

/** Who asks for help again gets all of it. @param {Preferences} change @returns {Preferences} */
export const againHelp = (change) => (change.help === "on" ? { ...change, seen: "" } : change);
