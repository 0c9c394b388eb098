/**
 * Writes the pages for authors of players, one a language, and the one that chooses among them: node players/make.mjs SITE FACTS. All of it can be read
 * without scripts; FACTS is what facts.py has found in the engine's documentation.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import {
  chooser,
  escaped,
  LANGUAGES,
  listing,
  marked,
  page,
  paragraph,
  policy,
  section,
  speaker,
  table,
} from "../pages.mjs";

/** The engine's own documentation speaks it. */
const ENGLISH = "en";

const MOVES = [
  ["KH", "card"],
  ["mH", "marriage"],
  ["x", "exchange"],
  ["c", "close"],
  ["66", "claim"],
  ["r", "resign"],
  ["-", "decline"],
  ["ren", "renonce"],
  ["tute", "tute"],
];
const OUTCOMES = ["move", "load", "raised", "illegal", "nonsense", "late", "gone", "start", "line"];
const SLOTS = ["move", "legal", "message", "seconds", "line"];

const TERMINAL = `python -m bummerl play --level my_player.py
python -m bummerl arena my_player.py normal --deals 200
python -m bummerl analyse positions.jsonl --level my_package:Player`;
const PROJECT = `[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "my-player"
version = "1.0"

[project.entry-points."bummerl.players"]
mine = "my_player:Player"`;

const here = (/** @type {string} */ name) => readFile(new URL(name, import.meta.url), "utf8");
/** @param {string} lang */
const fileOf = (lang) => `${lang}.html`;

/**
 * @typedef {{name: string, type: string, text: string}} Fact
 * @typedef {{fields: Fact[], words: Fact[]}} Facts
 * @typedef {{id: string, record: {hands: string[], trump: string, led?: string}}} Position
 * @typedef {import("../pages.mjs").Say} Say
 */

/** @param {Say} say @param {Fact[]} facts @param {string} prefix @param {string} heading @param {string} lang */
const factTable = (say, facts, prefix, heading, lang) =>
  table(
    heading,
    ["name", "type", "text"].map((each) => say(`column-${each}`)),
    facts.map(({ name, type, text }) => {
      const [id = ""] = name.split("(");
      const meaning = lang === ENGLISH ? text : say(`${prefix}-${id}`);
      return [`<code>${escaped(name)}</code>`, `<code>${escaped(type)}</code>`, marked(meaning)];
    }),
  );

/** @param {Say} say @param {Position} position @param {number} index */
const positionView = (say, { id, record }, index) => `
<label class="position">
<input type="radio" name="position" value="${escaped(JSON.stringify(record))}"${index === 0 ? " checked" : ""}>
<b>${say(`position-${id}`)}</b>
<small>${say("in-hand")} <code>${record.hands[0]}</code> · ${say("trump")} <code>${record.trump.at(-1)}</code> · ${say("on-table")} <code>${record.led ?? say("nothing")}</code></small>
</label>`;

/** A sentence whose gaps the script fills. @param {Say} say @param {string} outcome */
function outcomeView(say, outcome) {
  const text = say(`outcome-${outcome}`, Object.fromEntries(SLOTS.map((slot) => [slot, `{${slot}}`])));
  const filled = escaped(text).replace(/\{(\w+)\}/g, '<code data-slot="$1"></code>');
  return `<template data-outcome="${outcome}"><span>${filled}</span></template>`;
}

/** @param {Say} say @param {string} example @param {Position[]} positions */
const trial = (say, example, positions) =>
  section(
    say,
    "try",
    `<form id="trial">
<p>${marked(say("try-note"))} <a href="example.py" download>${say("try-download")}</a></p>
<noscript><p><strong>${say("try-script")}</strong></p></noscript>
<div class="trial">
<label class="code"><span>${say("try-code")}</span>
<textarea name="source" rows="26" cols="80" spellcheck="false" autocapitalize="off" autocomplete="off">${escaped(example)}</textarea></label>
<div class="side">
<fieldset><legend>${say("try-position")}</legend>${positions.map((each, index) => positionView(say, each, index)).join("")}</fieldset>
<button class="btn btn--main" hidden>${say("try-do")}</button>
<p id="outcome" role="status"></p>
</div>
</div>
<template data-outcome="wait"><span>${say("try-wait")}</span></template>
${OUTCOMES.map((outcome) => outcomeView(say, outcome)).join("\n")}
</form>`,
  );

/** @param {string} lang @param {Say} say @param {Facts} facts @param {string} example @param {Position[]} positions */
const main = (lang, say, facts, example, positions) => `
${trial(say, example, positions)}
${section(say, "choose", paragraph(say, "choose-text"))}
${section(
  say,
  "answer",
  `${paragraph(say, "answer-text")}
<dl>${MOVES.map(([token, id]) => `<div><dt><code>${token}</code></dt><dd>${marked(say(`move-${id}`))}</dd></div>`).join("\n")}</dl>`,
)}
${section(say, "view", paragraph(say, "view-text") + factTable(say, facts.fields, "field", "view", lang))}
${section(say, "words", paragraph(say, "words-text") + factTable(say, facts.words, "word", "words", lang))}
${section(say, "play", `${paragraph(say, "play-text")}${paragraph(say, "terminal")}${listing(TERMINAL)}`)}
${section(say, "wheel", `${paragraph(say, "wheel-text")}${listing(PROJECT)}${paragraph(say, "wheel-build")}`)}
${section(say, "limits", `<ul>${["fault", "time", "know", "reach"].map((id) => `<li>${marked(say(`limit-${id}`))}</li>`).join("\n")}</ul>`)}
`;

const [site, file] = process.argv.slice(2);
try {
  /** @type {Facts} */
  const facts = JSON.parse(await readFile(/** @type {string} */ (file), "utf8"));
  const positions = JSON.parse(await here("positions.json"));
  const example = await here("example.py");
  const head = await policy();
  /** @type {Record<string, Say>} */
  const says = {};
  for (const lang of LANGUAGES) says[lang] = speaker(lang, await here(`${lang}.ftl`));
  await mkdir(`${site}/players`, { recursive: true });
  await writeFile(`${site}/players/example.py`, example);
  await writeFile(
    `${site}/players/index.html`,
    chooser(head, fileOf, (lang) => says[lang]?.("heading") ?? lang),
  );
  for (const lang of LANGUAGES) {
    const say = /** @type {Say} */ (says[lang]);
    const text = page({
      lang,
      says,
      fileOf,
      head,
      styles: ["players"],
      scripts: ["trial.js"],
      main: main(lang, say, facts, example, positions),
    });
    await writeFile(`${site}/players/${fileOf(lang)}`, text);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
