/** The builder: what can be chosen, the preview, and the code. */

import { escaped, LANGUAGES, marked } from "../pages.mjs";
import { DECK_KEYS, decksFor } from "../table/decks.js";
import { lessonsIn, puzzlesIn } from "./course.mjs";

/** @typedef {import("../pages.mjs").Say} Say */

export const LEVELS = ["beginner", "easy", "normal", "strong", "expert"];
export const THEMES = ["auto", "light", "dark", "contrast"];
export const STARTS = ["click", "visible", "now"];
export const CONTROLS = ["full", "minimal", "none"];
export const HELPS = ["hint", "undo", "review"];
export const SIZES = [
  "300x400",
  "320x480",
  "360x480",
  "360x640",
  "480x360",
  "480x640",
  "568x320",
  "640x480",
  "800x450",
];
const FORMS = ["element", "iframe", "link"];
const SHOWS = ["game", "record", "lesson", "puzzle"];
const USUAL_SIZE = "360x480";

/** A position in which there is something to do at once. */
export const EXAMPLE = JSON.stringify({
  hands: ["KH QH JH KS TC", "TH AS KD QS JS"],
  trump: "TD",
  stock: "AH KC QD JD AD QC JC TS AC",
});

/** Long words may be broken on the table's own pages, not in a list of choices. @param {string} text */
const whole = (text) => text.replaceAll("\u00ad", "");

/** @param {string} value @param {string} text @param {boolean} chosen @param {string} [more] */
const option = (value, text, chosen, more = "") =>
  `<option value="${value}"${chosen ? " selected" : ""}${more}>${escaped(whole(text))}</option>`;

/** @param {Say} say @param {string} name @param {string[]} options */
const select = (say, name, options) => `
<label class="row row--sel"><span>${say(`opt-${name}`)}</span><select name="${name}" autocomplete="off">${options.join("")}</select></label>`;

/** @param {string} legend @param {string} name @param {string[]} values @param {(value: string) => string} text */
const segments = (legend, name, values, text) => `
<fieldset class="row"><legend>${legend}</legend><div class="seg">${values
  .map(
    (value, index) =>
      `<label><input type="radio" name="${name}" value="${value}" autocomplete="off"${index === 0 ? " checked" : ""}><span>${text(value)}</span></label>`,
  )
  .join("")}</div></fieldset>`;

/** @param {string} size */
export const sizeText = (size) => size.replace("x", " × ");

/** @param {string} lang @param {Record<string, Say>} says */
function languages(lang, says) {
  const say = /** @type {Say} */ (says[lang]);
  const play = (/** @type {string} */ each) => ` data-play="${escaped(says[each]?.("play") ?? "")}"`;
  return select(say, "lang", [
    option("", say("lang-auto"), false, play(lang)),
    ...LANGUAGES.map((each) =>
      option(each, says[each]?.("language") ?? "", each === lang, `${play(each)} lang="${each}"`),
    ),
  ]);
}

/** @param {string} lang @param {Say} say */
function decks(lang, say) {
  const known = DECK_KEYS.filter((deck) => decksFor(lang).includes(deck));
  return select(say, "deck", [
    option("", say("deck-auto"), true),
    ...known.map((deck) => option(deck, say(`deck-${deck}`), false)),
  ]);
}

/** @param {string} lang @param {Say} say */
const course = (lang, say) => `
<div data-of="lesson" hidden>${select(
  say,
  "lesson",
  lessonsIn(lang).map(([key, title], index) => option(key, title, index === 0)),
)}</div>
<div data-of="puzzle" hidden>${select(
  say,
  "puzzle",
  puzzlesIn(lang).map(
    ([theme, puzzles], index) =>
      `<optgroup label="${escaped(theme)}">${puzzles.map(([key, grade], at) => option(key, `${key} (${grade})`, index + at === 0)).join("")}</optgroup>`,
  ),
)}</div>`;

/** @param {Say} say */
const record = (say) => `
<div class="row b-record" data-of="record" hidden>
<label for="record-text">${say("opt-record")}</label>
<p id="record-how">${marked(say("record-how"))}</p>
<textarea id="record-text" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="record-how record-news"></textarea>
<p id="record-news" data-news="none" role="status"></p>
<button type="button" class="btn" data-use>${say("record-example")}</button>
<label class="b-check"><input type="checkbox" name="find" value="find" autocomplete="off" disabled>${say("opt-find")}</label>
</div>`;

/** @param {string} lang @param {Record<string, Say>} says @param {string[]} profiles */
const options = (lang, says, profiles) => {
  const say = /** @type {Say} */ (says[lang]);
  return `
<section class="panel b-opts" aria-labelledby="options">
<h2 id="options" class="vh">${say("options")}</h2>
${select(
  say,
  "show",
  SHOWS.map((show) => option(show, say(`show-${show}`), show === "game")),
)}
${course(lang, say)}
${record(say)}
${select(
  say,
  "rules",
  profiles.map((name) => option(name, say(`profile-${name}`), name === "wiener")),
)}
${select(
  say,
  "level",
  LEVELS.map((level) => option(level, say("level", { level }), level === "normal")),
)}
${languages(lang, says)}
${decks(lang, say)}
${select(
  say,
  "size",
  SIZES.map((size) => option(size, sizeText(size), size === USUAL_SIZE)),
)}
${segments(say("opt-theme"), "theme", THEMES, (theme) => say(`theme-${theme}`))}
${segments(say("opt-start"), "start", STARTS, (start) => say(`start-${start}`))}
${segments(say("opt-controls"), "controls", CONTROLS, (controls) => say(`controls-${controls}`))}
<fieldset class="row b-helps"><legend>${say("opt-allow")}</legend><div>${HELPS.map((help) => `<label><input type="checkbox" name="allow" value="${help}" autocomplete="off" checked>${say(`allow-${help}`)}</label>`).join("")}</div></fieldset>
</section>`;
};

/** @param {Say} say */
const result = (say) => `
<div class="b-side">
<section class="panel" aria-labelledby="preview">
<div class="b-head"><h2 id="preview">${say("preview")}</h2><p>${say("preview-note")}</p></div>
<div class="b-site"><i></i><i></i><div class="b-box"></div><i></i></div>
</section>
<section class="panel" aria-labelledby="code">
<h2 id="code">${say("code")}</h2>
${segments(say("code-form"), "form", FORMS, (form) => say(`form-${form}`))}
<pre tabindex="0"></pre>
<div class="b-foot">
<div>${FORMS.map((form) => `<p data-form="${form}" hidden>${marked(say(`form-${form}-note`))}</p>`).join("")}<p data-told role="status"></p></div>
<button type="button" class="btn btn--main" data-copy><svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 8h12v12H8zM4 16V4h12"/></svg>${say("copy")}</button>
</div>
</section>
</div>`;

/** What the script says by itself. */
const SAID = ["wait", "good", "unsure"];

/** @param {string} lang @param {Record<string, Say>} says @param {string[]} profiles */
export function builder(lang, says, profiles) {
  const say = /** @type {Say} */ (says[lang]);
  const said = [
    ...SAID.map((id) => [id, say(`record-${id}`)]),
    ...["copied", "marked"].map((id) => [id, say(id)]),
    ["example", EXAMPLE],
  ];
  return `
<noscript><p><strong>${say("builder-script")}</strong></p></noscript>
<form id="builder" class="b-grid" hidden ${said.map(([id, text = ""]) => `data-${id}="${escaped(text)}"`).join(" ")}>
${options(lang, says, profiles)}
${result(say)}
</form>`;
}
