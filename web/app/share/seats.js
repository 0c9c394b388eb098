/**
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 * @typedef {number} Seat
 */

/** Whether a deal is what one seat sees of it. @param {{record: DealRecord}} sent */
export const isView = ({ record }) => record.seat !== undefined;

/** @param {unknown} value @param {number} count */
const isSeat = (value, count) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value < count;

/** The seat from which a deal is to be played: that of the view, the sender's, or the one that leads. @param {DealRecord} record @param {number | null} meant @returns {Seat} */
export function seatFor(record, meant) {
  const count = Array.isArray(record.hands) ? record.hands.length : 2;
  const found = [record.seat, meant, record.leader].find((value) => isSeat(value, count));
  return typeof found === "number" ? found : 0;
}
