import { html, nothing } from "lit";
import { icon } from "../table/views/icons.js";

/**
 * Quiet news about the page itself, one at a time: the latest that asks for something, else the latest; what it hides comes
 * back with its end. They are not read out, as the status line of the table is; but for what the person has just done, and
 * whether the site will be there without a network.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Notice
 * @property {"notice-offline" | `notice-unkept-${import("./offline.js").Why}` | "notice-set-aside" | "notice-not-kept" | "notice-renewed" | "notice-elsewhere" | "notice-bad-link" | "notice-lost" | "notice-deal" | "notice-deleted" | "notice-replaced" | "practice"} id message
 * @property {"notice-set-aside-do" | "notice-lost-do" | "notice-deal-do" | "back-to-match"} [doing] message on the button
 * @property {() => void} [act] what the button does
 * @property {boolean} [brief] it goes by itself
 * @property {boolean} [spoken] it is read out
 * @property {() => void} [dismissed] the person does not want it
 */

/** @param {Words} words @param {readonly Notice[]} notices @param {(notice: Notice) => void} dismiss */
export const noticesView = (words, notices, dismiss) => html`
  <div class="vh" aria-live="polite">${notices.filter(({ spoken }) => spoken).map(({ id }) => words.text(id))}</div>
  <div class="notices">
    ${(notices.some(({ doing }) => doing) ? notices.filter(({ doing }) => doing) : notices).slice(-1).map(
      (notice) => html`
        <section class="notice ${notice.brief ? "notice--brief" : ""}" data-notice=${notice.id} aria-label=${words.text(notice.id)}
          @animationend=${(/** @type {AnimationEvent} */ { animationName }) => animationName === "brief" && dismiss(notice)}>
          <p>${words.text(notice.id)}</p>
          ${notice.doing ? html`<button type="button" class="btn" @click=${notice.act}>${words.text(notice.doing)}</button>` : nothing}
          <button type="button" class="icon" aria-label=${words.text("notice-close")} @click=${() => dismiss(notice)}>
            ${icon("cross")}
          </button>
        </section>`,
    )}
  </div>`;
