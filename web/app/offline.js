import { workerAt } from "../trusted.js";

/**
 * Keeps the site for play without a network, with the help of the service worker, and knows how that stands.
 *
 * @typedef {"room" | "line" | "forbidden" | "insecure"} Why it is not kept
 * @typedef {"loading" | "kept" | Why} Kept
 * @typedef {"waiting" | "held" | "missed"} Renewal a new version waits; other tabs hold it up; or it could not be fetched
 * @typedef {object} Page
 * @property {() => void} draw
 * @property {(news: typeof NEWS[Exclude<Kept, "loading">]) => void} tell how the first try ended in a browser that had nothing of it
 */

/** Messages. */
const NEWS = /** @type {const} */ ({
  kept: "notice-offline",
  room: "notice-unkept-room",
  line: "notice-unkept-line",
  forbidden: "notice-unkept-forbidden",
  insecure: "notice-unkept-insecure",
});

/** Milliseconds after which a page that stays open looks for a new version. */
const OFTEN = 3_600_000;

/** What a version that fails says of it may come after its end. */
const HEARD = 200;

export class Offline {
  /** @type {Kept} */
  kept = "loading";
  /** Bytes that the browser holds for the site, if it says so. */
  size = 0;
  /** @type {Renewal | null} */
  renewal = null;
  #page;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** The version whose arrival is watched. @type {ServiceWorker | null} */
  #coming = null;
  /** Why it failed, as it said. @type {Why} */
  #why = "line";
  #looked = Date.now();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** To be called when the game has started, so that it does not compete with the start for the line; and to try again. */
  async keep() {
    const missed = this.renewal === "missed";
    this.kept = "loading";
    this.renewal = null;
    this.#page.draw();
    const registration = await this.#register();
    if (!registration) return;
    this.#registration = registration;
    const { active, waiting } = registration;
    registration.onupdatefound = () => this.#watch(registration);
    this.#watch(registration);
    if (waiting) this.renewal = "waiting";
    else if (missed) {
      await registration.update().catch(() => {
        this.renewal = "missed";
      });
    }
    // A version that is asked for something is not replaced before it has answered.
    if (active) await this.#settle(waiting ? "kept" : ((await ask(active, "complete")) ?? "kept"));
  }

  /** Between deals: what was held up is offered again, and a page that stays open for long looks for a new version. */
  look() {
    if (this.renewal === "held") this.renewal = "waiting";
    this.#page.draw();
    if (Date.now() - this.#looked < OFTEN) return;
    this.#looked = Date.now();
    this.#registration?.update().catch(() => {});
  }

  /** Loads the new version, if no other tab runs the old one. */
  async renew() {
    const { active, waiting } = this.#registration ?? {};
    if (!active || !waiting) return location.reload();
    waiting.onstatechange = () => waiting.state === "activated" && location.reload();
    if (await ask(active, "renew")) return;
    // It takes over by itself when the other tabs go: that may be in mid-deal.
    waiting.onstatechange = null;
    this.renewal = "held";
    this.#page.draw();
  }

  async #register() {
    const { serviceWorker } = navigator;
    try {
      if (!serviceWorker) throw new DOMException("There are no service workers.", "SecurityError");
      serviceWorker.onmessage = ({ data }) => {
        this.#why = data.unkept;
      };
      return await serviceWorker.register(workerAt(new URL("sw.js", document.baseURI)));
    } catch (error) {
      console.warn("The site cannot be kept for offline play.", error);
      const forbidden = error instanceof Error && error.name === "SecurityError";
      await this.#settle(!isSecureContext ? "insecure" : forbidden ? "forbidden" : "line", true);
      return null;
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  #watch({ installing, active }) {
    if (!installing || installing === this.#coming) return;
    this.#coming = installing;
    const settled = async () => {
      const installed = installing.state !== "redundant";
      if (!installed) await new Promise((heard) => setTimeout(heard, HEARD));
      if (!active) return this.#settle(installed ? "kept" : this.#why, true);
      this.renewal = installed ? "waiting" : "missed";
      this.#page.draw();
    };
    installing.addEventListener("statechange", settled, { once: true });
  }

  /** @param {"kept" | Why} kept @param {boolean} [first] */
  async #settle(kept, first = false) {
    this.kept = kept;
    this.size =
      (await navigator.storage?.estimate?.().then(
        ({ usage = 0 }) => usage,
        () => 0,
      )) ?? 0;
    this.#page.draw();
    if (first) this.#page.tell(NEWS[kept]);
  }
}

/** @param {ServiceWorker} worker @param {"complete" | "renew"} wish @returns {Promise<any>} its answer */
function ask(worker, wish) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(wish, [port2]);
  });
}
