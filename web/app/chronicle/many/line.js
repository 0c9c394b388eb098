import { isOurs, ownSide } from "../../../table/many/people.js";

/**
 * One ended deal of a game for three or four, as it is kept.
 *
 * @typedef {import("../../../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../line.js").Kept} Kept
 *
 * @typedef {"declarer" | "partner" | "defender" | "player" | "out"} Part what the person was in the deal: in Dreierschnapsen
 *   one of two players, or out
 * @typedef {{code: string, value: number, double: number, made: boolean}} Played the contract of a deal, and its value as in the offers
 * @typedef {"won" | "lost" | "saved"} MatchEnd how the match ended for the person: as the winner, as a loser or as neither
 *
 * @typedef {object} ManyOutcome
 * @property {number} worth game points for the person: negative where the others won, 0 for who sat out
 * @property {number[]} points of the person's side and of the others
 * @property {number[]} score still needed, per team
 * @property {{how: MatchEnd, bummerl: number} | null} match
 *
 * @typedef {Kept & {part: Part, contract: Played | null, result: ManyOutcome}} ManyLine
 */

/** What all deals for three and four need besides `Kept`. @param {Snapshot | AuctionSnapshot} snapshot of a deal that has ended @returns {Pick<ManyLine, "part" | "contract" | "result"> | null} null if only two sit at the table */
export function manyOf(snapshot) {
  if (snapshot.game === "talon" || snapshot.game === "bauern")
    return auctionOf(/** @type {AuctionSnapshot} */ (snapshot));
  return companyOf(/** @type {Snapshot} */ (snapshot));
}

/** @param {AuctionSnapshot} snapshot */
function auctionOf(snapshot) {
  const { seat, teams, points, offers, result } = snapshot;
  if (!result) throw new Error("the deal has not ended");
  const { declarer, contract: code, double, made, scores, score, match } = result;
  const side = ownSide(snapshot);
  const most = Math.max(...scores);
  const { value = 0 } = offers.find((offer) => offer.code === code) ?? {};
  const team = teams.findIndex((each) => each.includes(seat));
  return {
    part: /** @type {Part} */ (seat === declarer ? "declarer" : isOurs(snapshot, declarer) ? "partner" : "defender"),
    contract: { code, value, double, made },
    result: {
      worth: (side === 0) === made ? most : -most,
      points: [points[side] ?? 0, points[1 - side] ?? 0],
      score: [...score],
      match: match && { how: endFor(team, match.winner, match.last), bummerl: match.bummerl },
    },
  };
}

/** @param {Snapshot} snapshot */
function companyOf({ seat, watching, company, result }) {
  if (!company) return null;
  if (!result) throw new Error("the deal has not ended");
  const { winner, game_points, carry, points, match } = result;
  const worth = winner === null || watching ? 0 : game_points + carry;
  return {
    part: /** @type {Part} */ (watching ? "out" : "player"),
    contract: null,
    result: {
      worth: winner === seat ? worth : -worth || 0,
      points: [points[seat] ?? 0, points[1 - seat] ?? 0],
      score: [...company.score],
      match: match && { how: endFor(company.seat, company.winner, company.last), bummerl: match.bummerl },
    },
  };
}

/** @param {number} team @param {number | null} winner @param {readonly number[]} last @returns {MatchEnd} */
const endFor = (team, winner, last) => (last.includes(team) ? "lost" : winner === team ? "won" : "saved");
