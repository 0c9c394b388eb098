import { greeting, isOurs, VERSION } from "./protocol.js";

/** The hidden frame with the one Python of a page on which tables stand. */

/** Whether a message comes from a frame of the site. @param {MessageEvent} event @param {HTMLIFrameElement} frame @param {URL} site */
export const isFrom = ({ source, origin, data }, frame, site) =>
  source === frame.contentWindow && origin === site.origin && isOurs(data) && data.v === VERSION;

export class OnePython {
  #site;
  /** @type {{frame: HTMLIFrameElement, ready: Promise<Window>} | null} */
  #runtime = null;

  /** @param {URL} site where its files lie */
  constructor(site) {
    this.#site = site;
  }

  /** Leads a table to it. @param {string} place of the table @param {MessagePort} port */
  async connect(place, port) {
    if (!this.#runtime?.frame.isConnected) this.#runtime = this.#open();
    (await this.#runtime.ready).postMessage({ ...greeting("connect"), place }, this.#site.origin, [port]);
  }

  /** The table of a place does not come back: its game need not be remembered. @param {string} place */
  async leave(place) {
    (await this.#runtime?.ready)?.postMessage({ ...greeting("leave"), place }, this.#site.origin);
  }

  #open() {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.title = "";
    frame.src = new URL("runtime.html", this.#site).href;
    /** @type {Promise<Window>} */
    const ready = new Promise((resolve) => {
      const hear = (/** @type {MessageEvent} */ event) => {
        if (!isFrom(event, frame, this.#site) || event.data.type !== "runtime") return;
        removeEventListener("message", hear);
        resolve(/** @type {Window} */ (frame.contentWindow));
      };
      addEventListener("message", hear);
    });
    document.documentElement.append(frame);
    return { frame, ready };
  }
}
