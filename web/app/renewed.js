/**
 * What was done just before the page was loaded anew, so that it can be told afterwards. It lies with the entry in the
 * browser's history: that outlasts the loading, and nothing that is stored.
 *
 * @typedef {"deleted" | "replaced"} Done
 */

/** @param {Done} done */
export function renew(done) {
  history.replaceState({ done }, "");
  location.reload();
}

/** What was done, once. @returns {Done | null} */
export function renewed() {
  const done = history.state?.done ?? null;
  if (done) history.replaceState(null, "");
  return done;
}
