/** Some browsers neither open nor refuse a database; play must not wait for them. */
const PATIENCE = 4000;

/**
 * Rejects what storage does not finish in time.
 *
 * @template T
 * @param {() => Promise<T>} action
 * @param {number} [patience] in milliseconds
 * @returns {Promise<T>}
 */
export async function inTime(action, patience = PATIENCE) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("storage does not answer")), patience);
  });
  try {
    return await Promise.race([action(), /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}
