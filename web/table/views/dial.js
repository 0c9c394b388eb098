import { html, nothing, svg } from "lit";

/**
 * The Bummerl as a dial: upper half computer, lower half you; as many outer beads are lit as the number says, points still
 * to play or points made; the inner ones are Bummerl won.
 *
 * @typedef {object} Standing
 * @property {number} target
 * @property {number} theirs game points the computer still needs
 * @property {number} yours
 * @property {number} theirBummerl
 * @property {number} yourBummerl
 * @property {boolean} up what has been made is written, not what is still needed
 * @property {number} carry points on top for the winner of the deal
 * @property {boolean} over the deal is over: they are for the next
 *
 * @typedef {import("../words.js").Words} Words
 * @typedef {import("../scene.js").Snapshot} Snapshot
 * @typedef {import("../../python/messages.js").Parameters} Parameters
 */

/** Beads for Bummerl won; more are told by the number of the last. */
const WON_PLACES = 5;

/** @param {number} degrees @param {number} radius */
function point(degrees, radius) {
  const angle = (degrees * Math.PI) / 180;
  return { x: 70 + radius * Math.cos(angle), y: 70 + radius * Math.sin(angle) };
}

/** Angles of a row of beads on one half. @param {number} count @param {number} margin degrees @param {1 | -1} half */
const row = (count, margin, half) =>
  Array.from(
    { length: count },
    (_, index) => 180 - half * (margin + (index * (180 - 2 * margin)) / Math.max(1, count - 1)),
  );

/** @param {number} target @param {number} lit @param {1 | -1} half */
function beads(target, lit, half) {
  const size = Math.min(8, 56 / target);
  return row(target, 15, half).map((degrees, index) => {
    const { x, y } = point(degrees, 55);
    return svg`<circle class=${index < lit ? "on" : "off"} cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${size}></circle>`;
  });
}

/** @param {number} won @param {1 | -1} half */
const bummerl = (won, half) =>
  row(WON_PLACES, 40, half).map((degrees, index) => {
    const { x, y } = point(degrees, 36);
    return svg`<circle class=${index < won ? "won" : "open"} cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="3.6"></circle>`;
  });

const BEFORE = { target: 7, theirs: 7, yours: 7, theirBummerl: 0, yourBummerl: 0, up: false, carry: 0, over: false };

/** @param {Snapshot | undefined} snapshot @param {Parameters} parameters @returns {Standing} */
export function standing(snapshot, { count }) {
  if (!snapshot) return BEFORE;
  const { seat, target, score, bummerl: won, carry, result } = snapshot;
  return {
    target,
    theirs: score[1 - seat] ?? target,
    yours: score[seat] ?? target,
    theirBummerl: won[1 - seat] ?? 0,
    yourBummerl: won[seat] ?? 0,
    up: count === "up",
    carry,
    over: result !== null,
  };
}

/** @param {Words} words @param {Standing} state */
export function dialView(words, state) {
  const { target, theirs, yours, theirBummerl, yourBummerl, up, carry, over } = state;
  const written = (/** @type {number} */ needed) => (up ? target - needed : needed);
  const args = { theirs: written(theirs), yours: written(yours), target, theirBummerl, yourBummerl };
  const label = words.text(up ? "dial-up" : "dial", args);
  const extra = (/** @type {number} */ won) => (won > WON_PLACES ? `×${won}` : nothing);
  return html`
    <figure class="bum" part="dial" role="img" aria-label=${carry ? `${label} ${words.text(over ? "carry-next" : "carry-now", { carry })}` : label}>
      <svg class="dial" viewBox="0 0 140 140" aria-hidden="true">
        ${svg`<circle class="well" cx="70" cy="70" r="68"></circle><circle class="rim" cx="70" cy="70" r="68"></circle>
          <path class="rim" d="M40 70H100"></path>
          ${beads(target, args.theirs, -1)}${bummerl(theirBummerl, -1)}
          ${beads(target, args.yours, 1)}${bummerl(yourBummerl, 1)}
          <text x="70" y="62">${args.theirs}</text><text x="70" y="94">${args.yours}</text>
          <text class="more" x="100" y="66">${extra(theirBummerl)}</text>
          <text class="more" x="100" y="82">${extra(yourBummerl)}</text>`}
        ${
          carry
            ? svg`<g class="carry"><rect x="110" y="57" width="40" height="26" rx="13"></rect>
                <text x="130" y="76">${words.text("result-plus", { worth: carry })}</text></g>`
            : nothing
        }
      </svg>
    </figure>`;
}
