import { copied } from "../app/address.js";
import { loadPreferences } from "../app/preferences.js";
import { chooseTheme } from "../table/settings.js";
import { applyTheme } from "../table/theme.js";
import { attributesOf, codeOf } from "./code.js";

/**
 * The builder: whatever is chosen is shown at once by a real table, and as code.
 *
 * @typedef {import("./code.js").Form} Form
 * @typedef {import("./code.js").Choice} Choice
 */

/** What need not be said. @type {Record<string, string>} */
const USUAL = {
  lang: "",
  deck: "",
  theme: "auto",
  start: "click",
  controls: "full",
  allow: "hint undo review",
  seat: "0",
};
const NAMES = ["rules", "level", "lang", "deck", "seat", "theme", "start", "controls", "lesson", "puzzle"];
/** Nobody types as long as that without a pause, in milliseconds. */
const PAUSE = 400;

const form = /** @type {HTMLFormElement} */ (document.getElementById("builder"));
const site = new URL("..", document.baseURI).href;

/** @param {string} selector */
const part = (selector) => /** @type {HTMLElement} */ (form.querySelector(selector));
const box = part(".b-box");
const code = part("pre");
const copy = part("[data-copy]");
const told = part("[data-told]");
const news = part("[data-news]");
const notes = /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-form]"));
const paste = /** @type {HTMLTextAreaElement} */ (part("textarea"));
const rules = /** @type {HTMLSelectElement} */ (part("[name=rules]"));
const find = /** @type {HTMLInputElement} */ (part("[name=find]"));
const parts = /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-of]"));
const sizes = /** @type {HTMLSelectElement} */ (part("[name=size]"));

/** The record that has been found good, and whose cards are the reader's. @type {{record: string, seat: number} | null} */
let checked = null;
/** The attributes of the table that is shown. */
let shown = "";
let checks = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

/** The help that is chosen, or nothing where it is what the controls bring with them. @param {FormData} data */
function helps(data) {
  const chosen = data.getAll("allow").join(" ");
  const usual = data.get("controls") === "full" ? USUAL.allow : "";
  return chosen === usual ? [] : [["allow", chosen]];
}

/** @returns {Choice} */
function choice() {
  const data = new FormData(form);
  const record = data.get("show") === "record" ? checked : null;
  data.set("seat", String(record?.seat ?? 0));
  for (const name of ["lesson", "puzzle"]) if (data.get("show") !== name) data.delete(name);
  if (record && data.has("find")) data.set("puzzle", "find");
  const given = NAMES.filter((name) => data.has(name) && data.get(name) !== USUAL[name]);
  const settings = Object.fromEntries([...given.map((name) => [name, String(data.get(name))]), ...helps(data)]);
  const [width = 0, height = 0] = sizes.value.split("x").map(Number);
  const play = /** @type {HTMLOptionElement} */ (part("[name=lang] option:checked")).dataset.play ?? "";
  return { settings, record: record?.record ?? null, size: { width, height }, play };
}

/** @param {Choice} chosen */
function preview(chosen) {
  const attributes = attributesOf(chosen);
  if (shown === JSON.stringify(attributes)) return;
  shown = JSON.stringify(attributes);
  const table = document.createElement("schnapsen-table");
  for (const [name, value] of attributes) table.setAttribute(name, value);
  box.replaceChildren(table);
}

function show() {
  const data = new FormData(form);
  const kind = /** @type {Form} */ (data.get("form"));
  const what = data.get("show");
  for (const each of parts) each.hidden = each.dataset.of !== what;
  // A record, a lesson and a puzzle are played by their own rules.
  rules.disabled = what === "record" ? checked !== null : what !== "game";
  find.disabled = checked === null;
  sizes.disabled = kind === "link";
  for (const note of notes) note.hidden = note.dataset.form !== kind;
  const chosen = choice();
  code.textContent = codeOf(kind, chosen, site);
  told.textContent = "";
  preview(chosen);
}

/** Says how it stands with the record, in words of the page or in others. @param {string} state @param {string} [text] */
function say(state, text = form.dataset[state] ?? "") {
  news.dataset.news = state;
  news.textContent = text;
  paste.setAttribute("aria-invalid", String(state === "bad"));
}

async function check() {
  checks += 1;
  const mine = checks;
  const text = paste.value.trim();
  checked = null;
  if (text === "") say("none", "");
  else {
    say("wait");
    try {
      const { checkRecord } = await import("./record.js");
      const found = await checkRecord(text, document.documentElement.lang);
      if (mine !== checks) return;
      checked = found;
      say("good");
    } catch (error) {
      if (mine !== checks) return;
      if (error instanceof Error && error.name === "BadRecord") say("bad", error.message);
      else say("unsure");
    }
  }
  show();
}

function mark() {
  getSelection()?.selectAllChildren(code);
}

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("change", ({ target }) => {
  if (target !== paste) show();
});
paste.addEventListener("input", () => {
  clearTimeout(pause);
  pause = setTimeout(check, PAUSE);
});
part("[data-use]").addEventListener("click", () => {
  paste.value = form.dataset.example ?? "";
  check();
});
code.addEventListener("click", mark);
copy.addEventListener("click", async () => {
  const done = await copied(code.textContent ?? "");
  if (!done) mark();
  told.textContent = form.dataset[done ? "copied" : "marked"] ?? "";
});

for (const place of document.querySelectorAll("[data-site]")) place.textContent = site;
applyTheme(document.documentElement, chooseTheme(loadPreferences().theme));
form.hidden = false;
show();
