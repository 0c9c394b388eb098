import { html, nothing } from "lit";

/**
 * A new version is offered where a deal has ended: in the slot that the table has on the result's sheet.
 *
 * @param {import("../table/words.js").Words} words
 * @param {import("./offline.js").Offline} offline
 */
export function renewalView(words, offline) {
  const { renewal } = offline;
  if (renewal === "held")
    return html`<p slot="news" class="news" role="status">${words.text("notice-update-held")}</p>`;
  if (renewal !== "waiting") return nothing;
  return html`
    <p slot="news" class="news" data-update>
      ${words.text("notice-update")}
      <button type="button" class="btn" @click=${() => offline.renew()}>${words.text("notice-update-do")}</button>
    </p>`;
}
