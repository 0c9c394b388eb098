/**
 * Other tabs with this page. Whoever deletes or replaces all that is kept sends them away first, so that none of them
 * writes back what it still has; afterwards they begin anew with what there is.
 */

const channel = open();

/** Where nothing may be stored, there may be no channel either. */
function open() {
  try {
    return new BroadcastChannel("bummerl");
  } catch {
    return null;
  }
}

/** In this time the others have heard of it, and what they were writing is written. */
const HEARD = 200;

/** After this time the tab that sent the others away is taken to be gone. */
const GONE = 60_000;

/** Does what changes everything that is kept. @param {() => Promise<void>} action */
export async function alone(action) {
  channel?.postMessage("leave");
  await new Promise((heard) => setTimeout(heard, HEARD));
  try {
    await action();
  } finally {
    channel?.postMessage("return");
  }
}

/** @param {() => void} leave keeps nothing more and asks Python nothing more */
export function watchTabs(leave) {
  const renew = () => location.reload();
  channel?.addEventListener("message", ({ data }) => {
    if (data === "return") renew();
    else {
      leave();
      setTimeout(renew, GONE);
    }
  });
}
