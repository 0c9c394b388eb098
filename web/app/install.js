/**
 * The browser's offer to install the page as an app, taken from the menu. Where it makes none there is no entry; iPhones
 * can do it by hand alone.
 *
 * @typedef {Event & {prompt: () => Promise<unknown>}} Offer
 */
export class Installing {
  /** @type {Offer | null} */
  #offer = null;

  /** @param {() => void} draw */
  constructor(draw) {
    const become = (/** @type {Offer | null} */ offer) => {
      this.#offer = offer;
      draw();
    };
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      become(/** @type {Offer} */ (event));
    });
    addEventListener("appinstalled", () => become(null));
  }

  /** @returns {import("./menu.js").Entry} */
  get entry() {
    return {
      key: "install",
      text: "menu-install",
      icon: "install",
      // An offer can be taken once.
      act: () => {
        this.#offer?.prompt().catch(() => {});
        this.#offer = null;
      },
      offered: () => this.#offer !== null,
    };
  }
}

/** Whether the page could be installed by hand: in Safari on iPhones, unless it is. */
export const installsByHand = () => "standalone" in navigator && navigator.standalone === false;
