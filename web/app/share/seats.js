/**
 * @typedef {import("../../table/engine.js").DealRecord} DealRecord
 * @typedef {0 | 1} Seat
 */

/** Whether a deal is what one seat sees of it. @param {{record: DealRecord}} sent */
export const isView = ({ record }) => record.seat !== undefined;

/** @param {unknown} value @returns {value is Seat} */
const isSeat = (value) => value === 0 || value === 1;

/** The seat from which a deal is to be played: that of the view, the sender's, or the one that leads. @param {DealRecord} record @param {number | null} meant @returns {Seat} */
export function seatFor(record, meant) {
  const found = [record.seat, meant, record.leader].find(isSeat);
  return found ?? 0;
}
