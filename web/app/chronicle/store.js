import { createStore, promisifyRequest } from "idb-keyval";
import { inTime } from "../../python/patience.js";
import { inOrder } from "./line.js";
import { isLine } from "./shape.js";

/**
 * The chronicle in IndexedDB: a line for every deal under the shuffle's commitment, and the last deals' whole records.
 * All functions reject where storage is forbidden, full or silent.
 *
 * @typedef {import("./line.js").Line} Line
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 * @typedef {{[id: string]: DealRecord}} Records
 */

const database = createStore("bummerl-chronicle", "deals");

/** So many deals keep their records. */
const RECORDS = 100;

/** Keys of records go by time. @param {Pick<Line, "id" | "at">} line */
const recordKey = ({ id, at }) => `record:${at}:${id}`;
const allRecords = () => IDBKeyRange.bound("record:", "record;");

/** Many deals at once take longer. */
const LONG = 30_000;

/**
 * Changes all that it means to or nothing.
 *
 * @template T
 * @param {(store: IDBObjectStore) => Promise<T>} action
 * @param {number} [patience]
 */
const change = (action, patience) =>
  inTime(
    () =>
      database("readwrite", async (store) => {
        const done = promisifyRequest(store.transaction);
        try {
          const result = await action(store);
          await done;
          return result;
        } catch (error) {
          done.catch(() => {});
          try {
            store.transaction.abort();
          } catch {
            // It has ended by itself.
          }
          throw error;
        }
      }),
    patience,
  );

/** Storage may hold anything. @param {unknown} value @returns {value is Line} */
function isKept(value) {
  try {
    isLine(value, "");
    return true;
  } catch {
    return false;
  }
}

/** @param {Line} line @param {DealRecord | null} record @returns {Promise<boolean>} false if this deal was there already */
export const addDeal = (line, record) =>
  change(async (store) => {
    if ((await promisifyRequest(store.getKey(line.id))) !== undefined) return false;
    store.put(line, line.id);
    if (record) store.put(record, recordKey(line));
    await forgetOldRecords(store);
    return true;
  });

/** @param {IDBObjectStore} store */
async function forgetOldRecords(store) {
  const keys = await promisifyRequest(store.getAllKeys(allRecords()));
  for (const key of keys.slice(0, -RECORDS)) store.delete(key);
}

/** @returns {Promise<{lines: Line[], records: Records}>} lines oldest first */
export function readDeals() {
  return inTime(() =>
    database("readonly", async (store) => {
      const [keys, values] = await Promise.all([
        promisifyRequest(store.getAllKeys()),
        promisifyRequest(store.getAll()),
      ]);
      /** @type {Line[]} */
      const lines = [];
      /** @type {Records} */
      const records = {};
      for (const [index, key] of keys.entries()) {
        const [, id] = /^record:.*:([0-9a-f]{64})$/.exec(String(key)) ?? [];
        if (id) records[id] = values[index];
        else if (isKept(values[index])) lines.push(values[index]);
      }
      return { lines: inOrder(lines), records };
    }),
  );
}

/**
 * Puts deals in, all or none.
 *
 * @param {readonly Line[]} lines
 * @param {Records} records
 * @param {boolean} replace whether they take the place of all that there are
 */
export const putDeals = (lines, records, replace) =>
  change(async (store) => {
    if (replace) store.clear();
    const known = new Set(await promisifyRequest(store.getAllKeys()));
    for (const line of lines) {
      if (known.has(line.id)) continue;
      store.put(line, line.id);
      const record = records[line.id];
      if (record) store.put(record, recordKey(line));
    }
    await forgetOldRecords(store);
  }, LONG);

/** Whether there is anything. @returns {Promise<boolean>} */
export const hasDeals = () =>
  inTime(async () => (await database("readonly", (store) => promisifyRequest(store.count()))) > 0);

export const clearDeals = () => change(async (store) => void store.clear());
