import { html, nothing } from "lit";
import { loadAnew } from "../../version.js";
import { icon } from "./icons.js";

/**
 * @typedef {import("../kinds.js").AnyModel} Model
 * @typedef {import("../model.js").Fault} Fault
 */

/** How far the start has come, where the trick will lie. @param {Model} model */
export function bootView({ words, progress }) {
  const percent = Math.round(progress.percent);
  return html`
    <section role="group" class="trick boot" part="trick" aria-label=${words.text("boot")}>
      <div class="boot-in">
        <svg viewBox="0 0 120 120" class="boot-ring" aria-hidden="true">
          <circle cx="60" cy="60" r="52"></circle>
          <circle class="arc" cx="60" cy="60" r="52" pathLength="100" stroke-dasharray="${percent} 100"></circle>
        </svg>
        <p
          class="boot-n num"
          role="progressbar"
          aria-valuemin="0"
          aria-valuemax="100"
          aria-valuenow=${percent}
          aria-label=${words.text("boot")}
        >${words.text("boot-percent", { percent })}</p>
      </div>
    </section>`;
}

/** Faults with a text of their own; any other is told by the last of them. */
const TOLD = ["no-wasm", "blocked", "corrupt", "timeout", "failed"];

/** The way on after a fault; a frame cannot load the page around it. @param {Model} model @param {Fault} fault */
function wayOn({ words, actions }, { replaced }) {
  if (replaced && parent !== window) return nothing;
  const act = () => (replaced ? loadAnew() : actions.retry());
  return html`
    <button type="button" class="btn btn--main" @click=${act}>
      ${icon("again")}<span>${words.text(replaced ? "fault-anew" : "fault-again")}</span>
    </button>`;
}

/** Why there is no game, and the way on. @param {Model} model @param {Fault} fault */
export function faultView(model, fault) {
  const { words } = model;
  const { code, message, replaced } = fault;
  const known = TOLD.includes(code) ? code : "stuck";
  return html`
    <section role="group" class="trick fault" part="trick" aria-label=${words.text("fault")}>
      <div class="fault-in">
        <p>${words.text(`fault-${replaced ? "replaced" : known}`)}</p>
        ${wayOn(model, fault)}
        <details class="fault-detail">
          <summary>${words.text("fault-details")}</summary>
          ${words.text("fault-detail", { code, message })}
        </details>
      </div>
    </section>`;
}
