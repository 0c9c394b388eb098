/** What all pages that are written when the site is built have in common: they are texts that can be read without scripts. */
import { readFile } from "node:fs/promises";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Say */

export const LANGUAGES = ["de", "en", "hu", "nl"];

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Escapes a text in which code stands between backticks. @param {string} text */
export const marked = (text) => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");

/** @param {string} lang @param {string} source texts of Fluent files @returns {Say} */
export function speaker(lang, source) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, args = {}) => {
    const { value } = bundle.getMessage(id) ?? {};
    if (!value) throw new Error(`there is no ${id} in ${lang}`);
    return bundle.formatPattern(value, args);
  };
}

/** The first lines of the site's main page: its policies. @returns {Promise<string>} */
export async function policy() {
  const page = await readFile(new URL("index.html", import.meta.url), "utf8");
  const [line] = /<meta http-equiv="Content-Security-Policy"[^>]*>\n<meta name="referrer"[^>]*>/.exec(page) ?? [];
  if (!line) throw new Error("index.html has no policy");
  return line;
}

/** @param {Say} say @param {string} id @param {string} content */
export const section = (say, id, content) => `
<section>
<h2 id="${id}">${say(id)}</h2>
${content}
</section>`;

/** @param {Say} say @param {string} id @param {Record<string, string>} [args] */
export const paragraph = (say, id, args) => `<p>${marked(say(id, args))}</p>`;

/** @param {string} text */
export const listing = (text) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`;

/**
 * The roles are those that tables have anyway, until a small screen lays them out as lists.
 *
 * @param {string} heading id of the heading above it
 * @param {string[]} columns
 * @param {string[][]} rows as HTML
 */
export const table = (heading, columns, rows) => `
<div class="scroll" tabindex="0" role="region" aria-labelledby="${heading}">
<table role="table">
<thead role="rowgroup"><tr role="row">${columns.map((text) => `<th scope="col" role="columnheader">${text}</th>`).join("")}</tr></thead>
<tbody role="rowgroup">
${rows
  .map(([head, ...cells]) => {
    const others = cells.map((cell) => `<td role="cell">${cell}</td>`).join("");
    return `<tr role="row"><th scope="row" role="rowheader">${head}</th>${others}</tr>`;
  })
  .join("\n")}
</tbody>
</table>
</div>`;

/**
 * @typedef {object} Frame
 * @property {string} lang
 * @property {string} root the way from the page to the site's own folder
 * @property {string} head the site's policy
 * @property {string} title
 * @property {string} description
 * @property {(lang: string) => string} fileOf where the same is said in a language
 * @property {(lang: string) => string} nameOf what that language calls itself
 * @property {string} languages what the list of them is called
 * @property {{file: string, text: string}} back where the page leads back to
 * @property {string[]} styles files in css/
 * @property {string[]} scripts
 * @property {string} main
 * @property {string} [note] beside the way back
 * @property {string} [foot] after all else
 */

/** A page with its head, its way back and its other languages. @param {Frame} parts */
export const frame = ({
  lang,
  root,
  head,
  title,
  description,
  fileOf,
  nameOf,
  languages,
  back,
  styles,
  scripts,
  main,
  note = "",
  foot = "",
}) => `<!doctype html>
<html lang="${lang}">
<head>
${head}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121b17" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${root}cards/icon.svg" type="image/svg+xml">
${LANGUAGES.map((each) => `<link rel="alternate" hreflang="${each}" href="${fileOf(each)}">`).join("\n")}
${["tokens", "base", "reading", ...styles].map((name) => `<link rel="stylesheet" href="${root}css/${name}.css">`).join("\n")}
${scripts.map((source) => `<script type="module" src="${source}"></script>`).join("\n")}
</head>
<body>
<header>
<a class="btn" href="${back.file}">${escaped(back.text)}</a>
${note ? `<p class="note">${escaped(note)}</p>` : ""}
<nav aria-label="${escaped(languages)}">
${LANGUAGES.map((each) => `<a href="${fileOf(each)}" lang="${each}" hreflang="${each}"${each === lang ? ' aria-current="page"' : ""}>${escaped(nameOf(each))}</a>`).join("\n")}
</nav>
</header>
<main>
${main}
</main>${foot}
</body>
</html>
`;

/** The page of a folder that goes on to the one in the reader's language. @param {string} head the site's policy @param {(lang: string) => string} fileOf @param {(lang: string) => string} nameOf what the page is called in that language */
export const chooser = (head, fileOf, nameOf) => `<!doctype html>
<html lang="en">
<head>
${head}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(nameOf("en"))}</title>
<link rel="icon" href="../cards/icon.svg" type="image/svg+xml">
${LANGUAGES.map((lang) => `<link rel="alternate" hreflang="${lang}" href="${fileOf(lang)}">`).join("\n")}
<link rel="stylesheet" href="../css/tokens.css">
<link rel="stylesheet" href="../css/base.css">
<link rel="stylesheet" href="../css/reading.css">
<script type="module" src="../choose.js"></script>
</head>
<body>
<main>
<h1>Bummerl</h1>
<ul>
${LANGUAGES.map((lang) => `<li lang="${lang}"><a href="${fileOf(lang)}" hreflang="${lang}">${escaped(nameOf(lang))}</a></li>`).join("\n")}
</ul>
</main>
</body>
</html>
`;

/**
 * A page one folder below the site's own, whose words tell all of its frame.
 *
 * @typedef {object} Parts
 * @property {string} lang
 * @property {Record<string, Say>} says the words of each language
 * @property {(lang: string) => string} fileOf
 * @property {string} head the site's policy
 * @property {string[]} styles files in css/
 * @property {string[]} scripts
 * @property {string} main
 */

/** @param {Parts} parts */
export function page({ lang, says, main, ...parts }) {
  const say = /** @type {Say} */ (says[lang]);
  return frame({
    ...parts,
    lang,
    root: "../",
    title: say("title"),
    description: say("description"),
    nameOf: (each) => says[each]?.("language") ?? each,
    languages: say("languages"),
    back: { file: "../index.html", text: say("to-game") },
    main: `<h1>${say("heading")}</h1>
<p class="lead">${marked(say("lead"))}</p>
${main}`,
  });
}
