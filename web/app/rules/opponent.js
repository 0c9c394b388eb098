import { html, nothing } from "lit";
import { PERSON } from "../../python/covers.js";
import { codeOf } from "../../table/game.js";
import { pickView } from "../files.js";
import { namesView } from "../people.js";

/**
 * Who plays against the person: one of the computer's strengths, or a player from a file.
 *
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./view.js").RulesState} RulesState
 * @typedef {import("./view.js").RulesActions} RulesActions
 */

/** @param {Words} words @param {string} name @param {string} level */
const option = (words, name, level) =>
  html`<option value=${name} .selected=${name === level}>${words.text("level", { level: name })}</option>`;

/** @param {Words} words @param {RulesState} state */
const options = (words, { levels, visitors, level }) => {
  const players = visitors.flatMap((each) => each.players);
  return html`
    ${levels.map((each) => option(words, each, level))}
    ${option(words, PERSON, level)}
    ${
      players.length > 0
        ? html`<optgroup label=${words.text("players")}>${players.map((each) => option(words, each, level))}</optgroup>`
        : nothing
    }`;
};

/** What is wrong with a file. @param {Words} words @param {unknown} error */
function refusal(words, error) {
  const message = error instanceof Error ? error.message : String(error);
  if (codeOf(error) !== "bad-player") return words.text("fault-stuck");
  if (message === "late" || message === "gone") return words.text(`players-${message}`);
  const text = words.text("players-refused", { message });
  const line = error instanceof Error && "line" in error ? error.line : undefined;
  return line === undefined ? text : `${text} ${words.text("guest-line", { line: Number(line) })}`;
}

/** @param {Words} words @param {RulesState} state */
function news(words, { visitor }) {
  if (!visitor) return nothing;
  return visitor.waits
    ? html`<p class="muted" role="status">${words.text("players-wait")}</p>`
    : html`<p class="refused" role="alert" data-player-refused>${refusal(words, visitor.error)}</p>`;
}

/** Players of one's own. @param {Words} words @param {RulesState} state @param {RulesActions} actions */
function visiting(words, state, actions) {
  const { visitors, level, visitor } = state;
  const chosen = visitors.find(({ players }) => players.includes(level));
  return html`
    <div class="opponent-own">
      ${pickView(words.text("players-own"), ".py,.whl", actions.pick, visitor?.waits)}
      ${
        chosen
          ? html`<button type="button" class="btn" data-forget @click=${() => actions.forget(chosen.file)}>
              ${words.text("players-forget", { file: chosen.file })}
            </button>`
          : nothing
      }
      <a href=${words.text("players-page")} data-players>${words.text("players-how")}</a>
    </div>
    ${news(words, state)}`;
}

/** @param {Words} words @param {RulesState} state @param {number} players in all; more than two are the computer's but for one @param {RulesActions} actions */
export function opponentView(words, state, players, actions) {
  const { level } = state;
  if (players > 2)
    return html`
      <div class="row opponent">
        <label class="row--sel">
          <span>${words.text("rules-level-all")}</span>
          <select data-level @change=${(/** @type {Event} */ event) => actions.level(/** @type {HTMLSelectElement} */ (event.target).value)}>
            ${state.levels.map((each) => option(words, each, level))}
          </select>
        </label>
        <p class="muted">${words.text("rules-many")}</p>
      </div>`;
  return html`
    <div class="row opponent">
      <label class="row--sel">
        <span>${words.text("rules-level")}</span>
        <select data-level @change=${(/** @type {Event} */ event) => actions.level(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${options(words, state)}
        </select>
      </label>
      ${level === PERSON ? namesView(words, state.preferences, actions.names) : visiting(words, state, actions)}
    </div>`;
}
