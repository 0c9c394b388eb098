import { html } from "lit";

/** Addresses that the person gives away: copied by the page, or by hand where it may not. */

/** @param {string} address @returns {Promise<boolean>} whether it could be copied */
export const copied = (address) =>
  (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
    () => true,
    () => false,
  );

/** The address as text, all of it marked while it has the focus. @param {string} label @param {string} address */
export const addressView = (label, address) => html`
  <input class="link" readonly data-link aria-label=${label} .value=${address}
    @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />`;
