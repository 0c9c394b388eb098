/** What is to be known beside the builder: examples, attributes, methods, events, messages, servers, data, licences. */

import { LANGUAGES, listing, marked, paragraph, section, table } from "../pages.mjs";
import { DECK_KEYS } from "../table/decks.js";
import { LESSONS } from "./course.mjs";
import { CONTROLS, EXAMPLE, HELPS, LEVELS, SIZES, STARTS, sizeText, THEMES } from "./form.mjs";

/** @typedef {import("../pages.mjs").Say} Say */

/** Stands for the site's own address until the script knows it. */
const SITE = "https://example.org/";

/** @param {Say} say @param {string} lang */
const examples = (say, lang) => ({
  html: `<script type="module" src="${SITE}schnapsen-embed.js"></script>
<schnapsen-table rules="wiener" level="normal" lang="${lang}" width="360" height="480">
  <a href="${SITE}">Schnapsen</a>
</schnapsen-table>`,
  markdown: `[Schnapsen](${SITE}embed.html?v=1&rules=wiener&lang=${lang})`,
  frames: `<iframe src="${SITE}embed.html?v=1&amp;rules=wiener&amp;lang=${lang}"
  width="360" height="480" title="Schnapsen" loading="lazy"
  sandbox="allow-scripts allow-same-origin allow-popups"></iframe>`,
  lesson: `<schnapsen-table lesson="marriages" lang="${lang}" height="auto"></schnapsen-table>`,
  events: `const table = document.querySelector("schnapsen-table");
table.addEventListener("schnapsen-dealend", ({ detail }) => console.log(detail.state.result));
await table.start();
const hint = await table.hint();
if (hint) await table.play(hint.move);`,
  comments: `<schnapsen-table lang="${lang}"
  record='${JSON.stringify({ ...JSON.parse(EXAMPLE), moves: ["KH", "TH"] })}'
  comments='${JSON.stringify({ 0: say("comments-first"), 2: say("comments-second") })}'></schnapsen-table>`,
  resize: `const frame = document.querySelector("iframe");
addEventListener("message", ({ data, source, origin }) => {
  if (source !== frame.contentWindow || data.ns !== "schnapsen" || data.type !== "hello") return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: { type, payload } }) => {
    if (type === "resize") frame.height = payload.height;
  };
  frame.contentWindow.postMessage({ ns: "schnapsen", v: 1, type: "welcome" }, origin, [port2]);
});`,
  looks: `schnapsen-table {
  --schnapsen-table: #1b2a4a;
  --schnapsen-page: #101418;
  --schnapsen-accent: #7dd3fc;
  --schnapsen-font: Georgia, serif;
}
schnapsen-table::part(hand) { background: rgb(0 0 0 / 0.2); }`,
  policy: `script-src ${SITE}; frame-src ${SITE}`,
  hosting: `python3 build.py build
cp -r dist /var/www/html/schnapsen`,
});

const FILES = {
  types: "schnapsen-embed.d.ts",
  bridge: "bridge.schema.json",
  embed: "embed.schema.json",
  file: "licenses.txt",
  puzzles: "puzzles.jsonl",
};

/** An example with a place for the address of the site. @param {Say} say @param {string} lang @param {keyof ReturnType<typeof examples>} name */
const example = (say, lang, name) =>
  listing(examples(say, lang)[name]).replaceAll(SITE, `<span data-site>${SITE}</span>`);

/** A text that names files of the site. @param {Say} say @param {string} id */
const linked = (say, id) => {
  const names = Object.fromEntries(Object.keys(FILES).map((key) => [key, `{${key}}`]));
  const links = Object.entries(FILES).map(
    ([key, file]) => /** @type {const} */ ([`{${key}}`, `<a href="../${file}">${file}</a>`]),
  );
  return links.reduce((text, [gap, link]) => text.replace(gap, link), marked(say(id, names)));
};

/** @param {Say} say @param {string} id */
const linking = (say, id) => `<p>${linked(say, id)}</p>`;

/** @param {readonly string[]} values */
const coded = (values) => values.map((value) => `<code>${value}</code>`).join(" · ");

/** @param {Say} say @param {string[]} profiles @returns {[string, string][]} names and values */
const attributes = (say, profiles) => [
  ["rules", `${coded(profiles)} ${say("json")}`],
  ["level", coded(LEVELS)],
  ["lang", coded(LANGUAGES)],
  ["deck", coded(DECK_KEYS)],
  ["seat", coded(["0", "1", "2", "3"])],
  ["record", say("json")],
  ["comments", say("json")],
  ["lesson", coded(LESSONS)],
  ["puzzle", `${coded(["find", "ending-14"])} …`],
  ["theme", coded(THEMES)],
  ["start", coded(STARTS)],
  ["controls", coded(CONTROLS)],
  ["allow", coded(HELPS)],
  ["width", `${say("number")}, <code>auto</code>`],
  ["name", say("any-text")],
  ["title", say("any-text")],
  ["mode", coded(["frame", "inline"])],
];

/** What a page may say of the looks, and in which form. @type {[string, string][]} */
const FORMS = [
  ["table", "look-colour"],
  ["page", "look-colour"],
  ["ink", "look-colour"],
  ["accent", "look-colour"],
  ["card-back", "look-colour"],
  ["radius", "look-length"],
  ["font", "look-families"],
];

/** @param {Say} say @returns {[string, string, string][]} names, parameters, what they give */
const methods = (say) => [
  ["start", "", ""],
  ["play", "token", say("state")],
  ["next", "", say("state")],
  ["undo", "", `${say("state")}, <code>null</code>`],
  ["hint", "", "<code>{ move }</code>, <code>null</code>"],
  ["load", "record, comments", `${say("state")}, <code>null</code>`],
  ["state", "", `${say("state")}, <code>null</code>`],
  ["destroy", "", ""],
];

const EVENTS = [
  ["ready", ""],
  ["progress", "{ stage, percent }"],
  ["move", "{ seat, move, state }"],
  ["dealend", "{ state }"],
  ["matchend", "{ state }"],
  ["lesson", "{ lesson, step, passed }"],
  ["error", "{ code, message, where }"],
];

/** @param {Say} say @param {string[]} ids */
const columns = (say, ...ids) => ids.map((id) => marked(say(`column-${id}`)));

/** @param {Say} say @param {string} size @param {string} lang */
function demo(say, size, lang) {
  const [width, height] = size.split("x");
  return `<figure>
<schnapsen-table lang="${lang}" width="${width}" height="${height}" controls="minimal" allow="hint"><a href="../index.html">${say("play")}</a></schnapsen-table>
<figcaption>${sizeText(size)}</figcaption>
</figure>`;
}

/** @param {Say} say @param {string} lang @param {"html" | "wordpress" | "markdown" | "frames" | "lesson"} name */
const place = (say, lang, name) => `
<h3>${say(`example-${name}`)}</h3>
${paragraph(say, `example-${name}-text`)}
${name === "wordpress" ? "" : example(say, lang, name)}`;

/** @param {Say} say @param {string} lang @param {string[]} profiles */
export const reference = (say, lang, profiles) => `
${section(say, "examples", /** @type {const} */ (["html", "wordpress", "markdown", "frames", "lesson"]).map((name) => place(say, lang, name)).join(""))}
${section(
  say,
  "attributes",
  paragraph(say, "attributes-text") +
    table(
      "attributes",
      columns(say, "name", "values", "text"),
      attributes(say, profiles).map(([name, values]) => [
        name === "width" ? coded(["width", "height"]) : coded([name]),
        values,
        linked(say, `attribute-${name}`),
      ]),
    ),
)}
${section(
  say,
  "looks",
  paragraph(say, "looks-text") +
    table(
      "looks",
      columns(say, "name", "values", "text"),
      FORMS.map(([name, form]) => [coded([`--schnapsen-${name}`]), marked(say(form)), marked(say(`look-${name}`))]),
    ) +
    paragraph(say, "looks-parts") +
    example(say, lang, "looks"),
)}
${section(say, "record", paragraph(say, "record-text") + listing(EXAMPLE) + paragraph(say, "comments-text") + example(say, lang, "comments"))}
${section(
  say,
  "methods",
  linking(say, "methods-text") +
    table(
      "methods",
      columns(say, "name", "gives", "text"),
      methods(say).map(([name, parameters, gives]) => [
        coded([`${name}(${parameters})`]),
        gives,
        marked(say(`method-${name}`)),
      ]),
    ),
)}
${section(
  say,
  "events",
  paragraph(say, "events-text") +
    table(
      "events",
      columns(say, "name", "detail", "text"),
      EVENTS.map(([name, detail]) => [
        coded([`schnapsen-${name}`]),
        detail ? coded([detail]) : "",
        marked(say(`event-${name}`)),
      ]),
    ) +
    paragraph(say, "event-example") +
    example(say, lang, "events"),
)}
${section(say, "messages", paragraph(say, "messages-text") + paragraph(say, "messages-resize") + example(say, lang, "resize") + linking(say, "messages-schema"))}
${section(say, "headers", paragraph(say, "headers-cors") + paragraph(say, "headers-csp") + example(say, lang, "policy") + paragraph(say, "headers-style") + paragraph(say, "headers-inline"))}
${section(say, "hosting", paragraph(say, "hosting-text") + example(say, lang, "hosting") + paragraph(say, "hosting-after"))}
${section(say, "data", paragraph(say, "data-text"))}
${section(say, "licences", linking(say, "licences-text"))}
${section(say, "sizes", `${paragraph(say, "sizes-text")}<div class="b-sizes">${SIZES.map((size) => demo(say, size, lang)).join("\n")}</div>`)}
`;
