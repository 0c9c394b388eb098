/** What can be bid in the games with an auction, side by side, made of the contracts as the engine has them. */
import { escaped, table } from "../pages.mjs";
import { rankOf } from "../table/decks.js";
import { contractName, valueText } from "../table/many/contracts.js";
import { profileName } from "../table/rules.js";
import { page } from "./page.mjs";
import { marked } from "./texts.mjs";

/**
 * @typedef {object} Contract as facts.py tells it
 * @property {string} code
 * @property {number} value
 * @property {string[]} bidders
 * @property {boolean} trump
 * @property {boolean} alone
 * @property {string} goal
 * @property {[number, number, number]} tricks in which a Schnapser is to be made: with forty, with twenty, without
 * @property {string} ranks from high to low
 * @property {string} needs what a bidder must hold
 * @property {boolean} doubling
 * @property {string | null} switch what an own rule changes: adds, drops, more or fewer
 * @typedef {import("./page.mjs").Course} Course
 */

const USUAL = "ATKQJ";

/** Who may bid: everybody, or those named. @param {string} game @param {Contract} contract */
const bidders = (game, { bidders: some }) => (some.length === (game === "bauern" ? 3 : 2) ? "all" : some.join("-"));

/** What it takes, and all else that is to be known. @param {Course} course @param {string} game @param {Contract} contract */
function goal({ say, table: words }, game, { goal: kind, tricks, ranks, needs, doubling, ...contract }) {
  // A trick of a partner who plays, too, is lost to the declarer.
  const isOwn = kind === "all-tricks" && game === "bauern" && !contract.alone;
  const [forty, twenty, none] = tricks;
  const names = ranks.split("").map((rank) => words.text("rank", { rank: rankOf(`${rank}H`) }));
  return [
    kind === "schnapser"
      ? say.text(`goal-schnapser-${game}`, { forty, twenty, none })
      : say.text(`goal-${isOwn ? "own-tricks" : kind}`),
    ...(needs === "nothing" ? [] : [say.text(`needs-${needs.replace(" ", "-")}`)]),
    ...(ranks === USUAL ? [] : [say.text("order", { ranks: names.join(", ") })]),
    ...(doubling ? [] : [say.text("undoubled")]),
    ...(contract.switch ? [say.text(`switch-${contract.switch}`)] : []),
  ].join(" ");
}

/** @param {Course} course @param {string} game @param {Contract} contract @returns {string[]} a row's cells */
const row = (course, game, contract) =>
  [
    contractName(course.table, contract.code),
    valueText(course.table, contract.value),
    course.say.text(`bidder-${bidders(game, contract)}`),
    course.say.text(contract.trump ? "trump-yes" : "trump-no"),
    ...(game === "bauern" ? [course.say.text(contract.alone ? "side-alone" : "side-both")] : []),
    goal(course, game, contract),
  ].map(escaped);

/** @param {Course} course @param {Record<string, Contract[]>} contracts by games */
export function contractsPage(course, contracts) {
  const { say, table: words } = course;
  const columns = (/** @type {string} */ game) =>
    ["name", "value", "bidder", "trump", ...(game === "bauern" ? ["side"] : []), "goal"].map((name) =>
      escaped(say.text(`column-${name}`)),
    );
  const main = `
<h1>${escaped(say.text("contracts"))}</h1>
<p class="lead">${marked(say.text("contracts-lead"))}</p>
${Object.entries(contracts)
  .map(
    ([game, all]) => `
<h2 id="${game}">${escaped(profileName(words, game))}</h2>
<div class="contracts">${table(
      game,
      columns(game),
      all.map((contract) => row(course, game, contract)),
    )}</div>`,
  )
  .join("\n")}
<p>${marked(say.text("contracts-note"))}</p>
<p class="others">${Object.keys(contracts)
    .map((game) => `<a href="rules-${game}.html">${escaped(profileName(words, game))}</a>`)
    .join(" ")}</p>`;
  const title = say.text("contracts");
  return page(course, { file: "contracts.html", title, description: say.text("contracts-lead"), main });
}
