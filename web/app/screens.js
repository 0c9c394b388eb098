import { html, nothing } from "lit";
import { Latest } from "./latest.js";

/**
 * The screens that lie over the table, one at a time, in a real dialog.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Screen
 * @property {"menu" | "rules" | "review" | "stats"} form how wide its sheet is
 * @property {(words: Words) => unknown} view with a heading `#over-title`
 * @property {(root: ParentNode) => void} [shown] when it has been drawn for the first time since it was opened
 * @property {() => void} [closed] when it has been closed, or another is open in its place
 */

/** The button that led from one screen to another is gone: whoever was on it stands at the new heading. @param {HTMLDialogElement} dialog */
function keepFocus(dialog) {
  if (dialog.contains(document.activeElement)) return;
  const heading = dialog.querySelector(/** @type {"h2"} */ ("#over-title"));
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export class Screens {
  #screens;
  /** @type {string | null} */
  #open = null;
  /** The one that was drawn last. @type {string | null} */
  #drawn = null;
  #wanted = new Latest();

  /** @param {Record<string, Screen>} screens by name */
  constructor(screens) {
    this.#screens = screens;
  }

  /** The name of the screen that is open. */
  get open() {
    return this.#open;
  }

  /** Takes effect with the next drawing. @param {string | null} name null for none */
  show(name) {
    this.#wanted.begin();
    this.#open = name;
  }

  /** The same once a screen is ready, unless another has been wanted by then. @param {Promise<string | null>} ready its name @returns {Promise<boolean>} whether it is to be drawn */
  async showNext(ready) {
    const isLast = this.#wanted.begin();
    const name = await ready;
    if (!isLast()) return false;
    this.show(name);
    return true;
  }

  get #screen() {
    return this.#open === null ? undefined : this.#screens[this.#open];
  }

  /** @param {Words} words @param {() => void} closed */
  view(words, closed) {
    const screen = this.#screen;
    // It also tells that it has been closed from here; and it tells late, when the next screen may be open already.
    const left = (/** @type {Event} */ { target }) => {
      if (this.#open !== null && !(/** @type {HTMLDialogElement} */ (target).open)) closed();
    };
    return html`
      <dialog class="sheet sheet--${screen?.form ?? "menu"}" aria-labelledby="over-title" @close=${left}>
        ${screen ? screen.view(words) : nothing}
      </dialog>`;
  }

  /** After the dialog has been drawn. @param {HTMLElement} root */
  settle(root) {
    const dialog = root.querySelector("dialog");
    const other = this.#open !== this.#drawn;
    const left = other && this.#drawn !== null ? this.#screens[this.#drawn] : undefined;
    this.#drawn = this.#open;
    if (this.#open && !dialog?.open) dialog?.showModal();
    if (dialog && other) dialog.scrollTop = 0;
    if (other) this.#screen?.shown?.(root);
    if (other && dialog?.open) keepFocus(dialog);
    if (!this.#open && dialog?.open) dialog.close();
    left?.closed?.();
  }
}
