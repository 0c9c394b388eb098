/** The pages for owners of other sites say the same in every language; the code they print is what was chosen. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readParameters, recordOf } from "../../web/embed/parameters.js";
import { FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";
import { codeOf } from "../../web/owners/code.js";
import { WEB } from "./support.mjs";

/** @param {string} lang */
const texts = (lang) => new FluentResource(readFileSync(join(WEB, `owners/${lang}.ftl`), "utf8")).body;
/** @param {string} lang */
const ids = (lang) =>
  texts(lang)
    .map(({ id }) => id)
    .sort();

test("every language says the same", () => {
  const german = ids("de");
  assert.equal(new Set(german).size, german.length);
  for (const lang of ["en", "hu", "nl"]) assert.deepEqual(ids(lang), german, lang);
});

test("no message is unused", () => {
  const names = readdirSync(join(WEB, "owners")).filter((name) => name.endsWith(".mjs"));
  const scripts = ["pages.mjs", ...names.map((name) => `owners/${name}`)];
  const code = scripts.map((name) => readFileSync(join(WEB, name), "utf8")).join();
  const parts =
    /^(opt|show|start|controls|allow|record|form|example|column|attribute|look|method|event)-(.*?)(-note|-text)?$/;
  for (const id of ids("de")) {
    const [, , name = id] = parts.exec(id) ?? [];
    assert.ok(code.includes(`"${id}"`) || code.includes(`"${name}"`), id);
  }
});

const SITE = "https://example.org/games/";
const RECORD = JSON.stringify({ note: `it's <b>"bold"</b> & more`, hands: ["KH QH", "AS TS"], trump: "H" });
const CHOICE = {
  settings: { rules: "haus", level: "easy", allow: "hint undo" },
  record: RECORD,
  size: { width: 480, height: 360 },
  play: "Play <now>",
};

/** @type {Record<string, string>} */
const SIGNS = { "&lt;": "<", "&gt;": ">", "&amp;": "&", "&#39;": "'" };

/** What a browser makes of an attribute. @param {string} code @param {string} name */
function attribute(code, name) {
  const [, , text = ""] = new RegExp(`\\s${name}=(["'])(.*?)\\1`, "s").exec(code) ?? [];
  return text.replace(/&[^;]+;/g, (entity) => SIGNS[entity] ?? entity);
}

test("an element has what was chosen", () => {
  const code = codeOf("element", CHOICE, SITE);
  assert.equal(attribute(code, "src"), `${SITE}schnapsen-embed.js`);
  assert.equal(attribute(code, "href"), `${SITE}?rules=haus`);
  for (const [name, value] of Object.entries({ ...CHOICE.settings, width: "480", height: "360", record: RECORD }))
    assert.equal(attribute(code, name), value, name);
  assert.ok(code.includes(">Play &lt;now&gt;</a>"));
});

for (const form of /** @type {const} */ (["iframe", "link"])) {
  test(`the address of the ${form} says what was chosen`, () => {
    const code = codeOf(form, CHOICE, SITE);
    const address = new URL(attribute(code, form === "link" ? "href" : "src"));
    assert.equal(address.origin + address.pathname, `${SITE}embed.html`);
    const { known, settings, record } = readParameters(address);
    assert.ok(known);
    assert.deepEqual(settings, CHOICE.settings);
    assert.deepEqual(recordOf(record), JSON.parse(RECORD));
  });
}

test("a frame may do what it needs, and no more", () => {
  const code = codeOf("iframe", CHOICE, SITE);
  assert.equal(attribute(code, "sandbox"), "allow-scripts allow-same-origin allow-popups");
  assert.deepEqual([attribute(code, "width"), attribute(code, "height")], ["480", "360"]);
  assert.ok(attribute(code, "title"));
});
