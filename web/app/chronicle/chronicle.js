import { python } from "../../table/python.js";
import { playersOf } from "../../table/rules.js";
import { lineOf } from "./line.js";
import { addDeal } from "./store.js";

/**
 * Remembers every deal that ends at a table, whatever its game is called.
 *
 * @typedef {import("../../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../../python/messages.js").Snapshot} Snapshot
 * @typedef {import("../../python/messages.js").AuctionSnapshot} AuctionSnapshot
 * @typedef {import("../../table/python.js").Python} Python
 * @typedef {import("./line.js").Hand} Hand
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 */

/**
 * @param {Snapshot | AuctionSnapshot} snapshot of a deal that has ended
 * @param {DealRecord | null} record null where the game has none
 * @param {Python} client
 * @returns {Promise<boolean>} false if it was there already; rejects if it cannot be kept
 */
async function add(snapshot, record, client) {
  const at = new Date().toISOString();
  // Luck and exchanges are told of games for two.
  const [hand, exchanges] =
    record && playersOf(snapshot.rules) === 2
      ? await Promise.all([
          firstHand(snapshot, record, client).catch(() => null),
          exchangesOf(snapshot, record, client).catch(() => null),
        ])
      : [null, null];
  return addDeal(lineOf(snapshot, { at, hand, exchanges }), record);
}

/** @param {Pick<Snapshot, "rules" | "seat">} snapshot @param {DealRecord} record @param {Python} client @returns {Promise<Hand | null>} */
async function firstHand({ rules, seat }, record, client) {
  const { hands, trump } = /** @type {{hands: string[], trump: string}} */ (record);
  const hand = hands[seat];
  if (hand === undefined) return null;
  const { payload } = await client.request("", "expectations", { rules, hand, trump });
  const { held, trumps, spread, marriage, royal } = payload;
  return held ? { held, expected: { trumps, spread, marriage, royal } } : null;
}

/** @param {Pick<Snapshot, "seat">} snapshot @param {DealRecord} record @param {Python} client */
async function exchangesOf({ seat }, record, client) {
  const { payload } = await client.request("", "replay", { record });
  return payload.plies.filter((ply) => ply.seat === seat && ply.move === "x").length;
}

/** @param {SchnapsenTable} table @param {(kept: boolean) => void} tell whether a deal could be kept */
export function watchDeals(table, tell) {
  table.addEventListener("schnapsen-dealend", async (event) => {
    const { state } = /** @type {CustomEvent<{state: Snapshot | AuctionSnapshot}>} */ (event).detail;
    // Asked at once, before the person can go on to the next deal. Of Tute there are none.
    const record = await table.record().catch(() => null);
    await add(state, record, python(table.base)).then(
      () => tell(true),
      () => tell(false),
    );
  });
}
