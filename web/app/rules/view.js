import { html, nothing } from "lit";
import { PERSON } from "../../python/covers.js";
import { baseOf, parametersOf, playersOf, profileName, shortRules, valueText } from "../../table/rules.js";
import { addressView } from "../address.js";
import { screenHead } from "../head.js";
import { segments } from "../segments.js";
import { compareView } from "./compare.js";
import { opponentView } from "./opponent.js";
import { ownView } from "./own.js";
import { summaryView } from "./summary.js";

/**
 * The rules screen: everything a new game needs to be told.
 *
 * @typedef {import("../../table/rules.js").Catalogue} Catalogue
 * @typedef {import("../../table/rules.js").Parameters} Parameters
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("./own.js").Own} Own
 * @typedef {import("./own.js").Refusal} Refusal
 * @typedef {1 | 3 | 5} Series
 *
 * @typedef {object} RulesState
 * @property {Catalogue} catalogue
 * @property {readonly string[]} levels
 * @property {string} profile a profile's name or `own`
 * @property {Own} own
 * @property {readonly import("../../python/types.js").KeptPlayer[]} visitors files of visiting players
 * @property {{waits: boolean, error: unknown} | null} visitor what is going on with one just picked
 * @property {string} level
 * @property {Series} series
 * @property {Refusal | null} refusal
 * @property {import("../preferences.js").Preferences} preferences
 * @property {{match: boolean, forTwo: boolean}} running a game against the computer, and one of two people, which a new one drops
 * @property {boolean} linked the rules come from a link
 * @property {{address: string, copied: boolean} | null} link
 *
 * @typedef {object} RulesActions
 * @property {(profile: string) => void} profile
 * @property {(players: number) => void} players
 * @property {(level: string) => void} level
 * @property {(change: import("../preferences.js").Preferences) => void} names
 * @property {(file: File) => void} pick
 * @property {(file: string) => void} forget
 * @property {(series: Series) => void} series
 * @property {import("./own.js").OwnActions} own
 * @property {() => void} share
 * @property {() => void} start
 * @property {() => void} close
 */

const SERIES = /** @type {const} */ ([1, 3, 5]);

const PARTIES = /** @type {const} */ ([2, 3, 4]);

/** @param {string} key @param {string} name @param {string} note @param {string} cards @param {RulesState} state @param {RulesActions} actions */
const card = (key, name, note, cards, { profile }, actions) => html`
  <label class="prof">
    <input type="radio" name="profile" value=${key} .checked=${key === profile} aria-describedby="about-${key}"
      @change=${() => actions.profile(key)} />
    <b>${name}</b><small id="about-${key}">${note}</small><span class="deckn">${cards}</span>
  </label>`;

/** @param {Words} words @param {RulesState} state @param {number} players @param {RulesActions} actions */
const profiles = (words, state, players, actions) => html`
  <fieldset class="profs">
    <legend>${words.text("rules-profile")}</legend>
    ${profilesFor(state.catalogue, players).map((key) =>
      card(
        key,
        profileName(words, key),
        words.has(`about-rules-${key}`) ? words.text(`about-rules-${key}`) : "",
        cardsOf(words, state.catalogue, key),
        state,
        actions,
      ),
    )}
    ${card("own", words.text("rules-own"), words.text("rules-own-about"), "", state, actions)}
  </fieldset>`;

/** @param {Catalogue} catalogue @param {number} players */
export const profilesFor = ({ profiles, many_hands: many }, players) =>
  [...Object.keys(profiles), ...Object.keys(many.profiles)].filter((name) => playersOf(name) === players);

/** How many play: what rules there are to choose from. @param {Words} words @param {number} players @param {RulesActions} actions */
const party = (words, players, actions) =>
  segments(
    "players",
    words.text("rules-party"),
    PARTIES.map((each) => /** @type {const} */ ([each, words.text("rules-players", { players: each })])),
    /** @type {typeof PARTIES[number]} */ (players),
    actions.players,
  );

/** How many cards a game is played with. @param {Words} words @param {Catalogue} catalogue @param {string} name */
function cardsOf(words, catalogue, name) {
  if (playersOf(name) > 2) return valueText(words, "ranks", "ATKQJ");
  const ranks = catalogue.profiles[name]?.ranks;
  return ranks === undefined ? words.text("rules-spanish-cards") : valueText(words, "ranks", ranks);
}

/** @param {Words} words @param {RulesState} state @param {number} players @param {RulesActions} actions */
const match = (words, state, players, actions) => html`
  ${opponentView(words, state, players, actions)}
  ${
    players === 3
      ? nothing
      : segments(
          "series",
          words.text("rules-series"),
          SERIES.map((each) => /** @type {const} */ ([each, words.text("rules-series-of", { series: each })])),
          state.series,
          actions.series,
        )
  }`;

/** The rules in short. @param {Words} words @param {Catalogue} catalogue @param {import("../../table/rules.js").Form} form */
const shortView = (words, catalogue, form) => html`
  <section class="panel" aria-labelledby="short-title">
    <h3 id="short-title">${words.text("rules-short")}</h3>
    <ul class="short">${shortRules(words, baseOf(form), parametersOf(catalogue, form)).map((rule) => html`<li>${rule}</li>`)}</ul>
  </section>`;

/** The link as text, where it cannot be copied. @param {Words} words @param {RulesState} state */
const link = (words, { link: shown }) =>
  shown && !shown.copied ? addressView(words.text("rules-link"), shown.address) : nothing;

/** @param {Words} words @param {RulesState} state @param {import("../../table/rules.js").Form} form the rules that are chosen @param {RulesActions} actions */
export function rulesView(words, state, form, actions) {
  const { catalogue, profile, own, refusal, linked } = state;
  const players = playersOf(form);
  const running = state.level === PERSON && players === 2 ? state.running.forTwo : state.running.match;
  const isOwn = profile === "own";
  const parameters = isOwn ? /** @type {Parameters} */ (own.values) : null;
  const loose = refusal && !(isOwn && refusal.parameter) ? refusal : null;
  return html`
    <div class="sheet-in rules">
      ${screenHead(words, words.text("rules"), actions.close)}
      ${summaryView(words, catalogue, form, linked)}
      <div class="r-grid">
        <div class="stack">${party(words, players, actions)}${match(words, state, players, actions)}${profiles(words, state, players, actions)}</div>
        <div class="stack">
          ${isOwn ? ownView(words, catalogue, own, refusal, actions.own) : nothing}
          ${players === 2 ? compareView(words, catalogue, profile, parameters) : shortView(words, catalogue, form)}
        </div>
      </div>
      <footer class="rules-foot">
        ${loose ? html`<p class="refused" role="alert">${loose.text}</p>` : nothing}
        ${running ? html`<p class="muted">${words.text("rules-drops")}</p>` : nothing}
        ${link(words, state)}
        <div class="r-foot">
          <button type="button" class="btn" data-share @click=${actions.share}>
            ${words.text(state.link?.copied ? "rules-shared" : "rules-share")}
          </button>
          <button type="button" class="btn btn--main" data-start @click=${actions.start}>${words.text("rules-start")}</button>
        </div>
      </footer>
    </div>`;
}
