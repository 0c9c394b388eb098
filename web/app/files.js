import { html } from "lit";

/** Files to the person and from the person. */

/** Hands the person a file. @param {string} name @param {string} text @param {string} [type] */
export function download(name, text, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** @param {Event} event @param {(file: File) => void} read */
function picked(event, read) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  if (file) read(file);
  // The same file may be picked again after it has been changed.
  input.value = "";
}

/** A file to be picked. @param {string} text @param {string} accept @param {(file: File) => void} read @param {boolean} [disabled] */
export const pickView = (text, accept, read, disabled = false) => html`
  <label class="btn pick">
    ${text}
    <input type="file" accept=${accept} data-pick ?disabled=${disabled}
      @change=${(/** @type {Event} */ event) => picked(event, read)} />
  </label>`;
