/**
 * Writes the pages for authors of players, one a language: node players/make.mjs SITE FACTS. All of it can be read
 * without scripts; FACTS is what facts.py has found in the engine's documentation.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const LANGUAGES = ["de", "en", "hu", "nl"];
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
const fileOf = (lang) => (lang === ENGLISH ? "index.html" : `${lang}.html`);

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Escapes a text in which code stands between backticks. @param {string} text */
const marked = (text) => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");

/** @param {string} lang @param {string} source @returns {(id: string, args?: Record<string, string>) => string} */
function speaker(lang, source) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, args = {}) => {
    const { value } = bundle.getMessage(id) ?? {};
    if (!value) throw new Error(`players/${lang}.ftl says no ${id}`);
    return bundle.formatPattern(value, args);
  };
}

/**
 * @typedef {{name: string, type: string, text: string}} Fact
 * @typedef {{fields: Fact[], words: Fact[]}} Facts
 * @typedef {{id: string, record: {hands: string[], trump: string, led?: string}}} Position
 * @typedef {(id: string, args?: Record<string, string>) => string} Say
 */

/** The roles are those that tables have anyway, until a small screen lays them out as lists. @param {Say} say @param {Fact[]} facts @param {string} prefix @param {string} heading @param {string} lang */
const factTable = (say, facts, prefix, heading, lang) => `
<div class="scroll" tabindex="0" role="region" aria-labelledby="${heading}">
<table role="table">
<thead role="rowgroup"><tr role="row">${["name", "type", "text"].map((each) => `<th scope="col" role="columnheader">${say(`column-${each}`)}</th>`).join("")}</tr></thead>
<tbody role="rowgroup">
${facts
  .map(({ name, type, text }) => {
    const [id = ""] = name.split("(");
    const meaning = lang === ENGLISH ? text : say(`${prefix}-${id}`);
    return `<tr role="row"><th scope="row" role="rowheader"><code>${escaped(name)}</code></th><td role="cell"><code>${escaped(type)}</code></td><td role="cell">${marked(meaning)}</td></tr>`;
  })
  .join("\n")}
</tbody>
</table>
</div>`;

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

/** @param {Say} say @param {string} id @param {string} content */
const section = (say, id, content) => `
<section>
<h2 id="${id}">${say(id)}</h2>
${content}
</section>`;

/** @param {Say} say @param {string} id */
const paragraph = (say, id) => `<p>${marked(say(id))}</p>`;

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

/** @param {string} lang @param {Say} say @param {Record<string, Say>} others @param {Facts} facts @param {string} example @param {Position[]} positions @param {string} head */
const page = (lang, say, others, facts, example, positions, head) => `<!doctype html>
<html lang="${lang}">
<head>
${head}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${say("title")}</title>
<meta name="description" content="${escaped(say("description"))}">
<meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121b17" media="(prefers-color-scheme: dark)">
<link rel="icon" href="../cards/icon.svg" type="image/svg+xml">
${LANGUAGES.map((each) => `<link rel="alternate" hreflang="${each}" href="${fileOf(each)}">`).join("\n")}
<link rel="stylesheet" href="../css/tokens.css">
<link rel="stylesheet" href="../css/base.css">
<link rel="stylesheet" href="../css/players.css">
<script type="module" src="trial.js"></script>
</head>
<body>
<header>
<a class="btn" href="../index.html">${say("to-game")}</a>
<nav aria-label="${say("languages")}">
${LANGUAGES.map((each) => `<a href="${fileOf(each)}" lang="${each}" hreflang="${each}"${each === lang ? ' aria-current="page"' : ""}>${others[each]?.("language")}</a>`).join("\n")}
</nav>
</header>
<main>
<h1>${say("heading")}</h1>
<p class="lead">${marked(say("lead"))}</p>
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
${section(say, "play", `${paragraph(say, "play-text")}${paragraph(say, "terminal")}<pre tabindex="0"><code>${escaped(TERMINAL)}</code></pre>`)}
${section(say, "wheel", `${paragraph(say, "wheel-text")}<pre tabindex="0"><code>${escaped(PROJECT)}</code></pre>${paragraph(say, "wheel-build")}`)}
${section(say, "limits", `<ul>${["fault", "time", "know", "reach"].map((id) => `<li>${marked(say(`limit-${id}`))}</li>`).join("\n")}</ul>`)}
</main>
</body>
</html>
`;

/** The first lines of the site's main page: its policy. @returns {Promise<string>} */
async function policy() {
  const [line] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(await here("../index.html")) ?? [];
  if (!line) throw new Error("index.html has no policy");
  return line;
}

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
  for (const lang of LANGUAGES) {
    const say = /** @type {Say} */ (says[lang]);
    await writeFile(`${site}/players/${fileOf(lang)}`, page(lang, say, says, facts, example, positions, head));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
