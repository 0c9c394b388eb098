/**
 * What all pages of the course have around their contents.
 *
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Course what its pages in one language share
 * @property {string} lang
 * @property {string} head the policy of the site
 * @property {Words} say words of the course's pages
 * @property {Words} table words of the table
 * @property {import("../table/decks.js").Deck} deck
 * @property {import("../table/rules.js").Catalogue} catalogue
 * @property {string[]} profiles those that have a page
 */
import { escaped, LANGUAGES, pageWords } from "./texts.mjs";

/** @param {Course} course @param {{file: string, title: string, description: string, kind: string, main: string, foot?: string, note?: string}} parts */
export const page = (
  { lang, head, say },
  { file, title, description, kind, main, foot = "", note = "" },
) => `<!doctype html>
<html lang="${lang}">
<head>
${head}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)} – ${escaped(say.text("course"))}</title>
<meta name="description" content="${escaped(description)}">
<meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121b17" media="(prefers-color-scheme: dark)">
<link rel="icon" href="../../cards/icon.svg" type="image/svg+xml">
${LANGUAGES.map((each) => `<link rel="alternate" hreflang="${each}" href="../${each}/${file}">`).join("\n")}
<link rel="stylesheet" href="../../css/tokens.css">
<link rel="stylesheet" href="../../css/base.css">
<link rel="stylesheet" href="../../css/learn.css">
<link rel="stylesheet" href="../../css/contents.css">
<script type="module" src="../learn.js"></script>
</head>
<body class="${kind}">
<header>
<a class="btn" href="${file === "index.html" ? "../../index.html" : "index.html"}">${escaped(say.text(file === "index.html" ? "to-game" : "to-course"))}</a>
${note ? `<p class="note">${escaped(note)}</p>` : ""}
<nav aria-label="${escaped(say.text("languages"))}">
${LANGUAGES.map((each) => `<a href="../${each}/${file}" lang="${each}" hreflang="${each}"${each === lang ? ' aria-current="page"' : ""}>${escaped(pageWords(each).text("language"))}</a>`).join("\n")}
</nav>
</header>
<main>${main}
</main>${foot}
</body>
</html>
`;
