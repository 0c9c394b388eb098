import { loadPreferences } from "../app/preferences.js";
import { chooseTheme } from "../table/settings.js";
import { applyTheme } from "../table/theme.js";
import { passedSteps } from "./progress.js";
import { Step } from "./step.js";

/** What the pages of the course do beyond being read: tasks are judged, and how far the reader has come is shown. */
const { theme = "auto", speed } = loadPreferences();
const root = document.documentElement;
/** The games of lessons are not kept. */
const NAME = "~learn";

/** A table of the page. @param {string} deck @returns {Promise<import("./trial.js").SchnapsenTable>} */
async function tableWith(deck) {
  const { defineTable } = await import("../table/define.js");
  defineTable();
  const base = new URL("../..", document.baseURI).href;
  const look = { lang: root.lang, deck, theme, speed, name: NAME, base };
  const table = /** @type {import("./trial.js").SchnapsenTable} */ (document.createElement("schnapsen-table"));
  return Object.assign(table, look);
}

/** A text of the page. @param {string} name @returns {DocumentFragment} */
function text(name) {
  const template = /** @type {HTMLTemplateElement} */ (document.querySelector(`template[data-text="${name}"]`));
  return /** @type {DocumentFragment} */ (template.content.cloneNode(true));
}

/** @param {HTMLElement} page */
function showLesson(page) {
  const { lesson: key = "", deck = "", title = "" } = page.dataset;
  /** @type {Step | null} */
  let laid = null;
  const lesson = {
    key,
    text,
    title,
    table: () => tableWith(deck),
    /** @param {Step} step */
    opened(step) {
      laid?.close();
      laid = step;
    },
    judged: () => showProgress(),
  };
  const sections = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-step]"));
  const steps = [...sections].map((section) => new Step(section, lesson));
  for (const [index, step] of steps.entries())
    step.next.addEventListener("click", () => steps[index + 1]?.open().catch(() => {}));

  const showProgress = () => {
    const passed = passedSteps(key);
    for (const step of steps.filter(({ id }) => passed.has(id))) step.mark();
    for (const mark of page.querySelectorAll("[data-of]"))
      mark.classList.toggle("done", document.getElementById(mark.getAttribute("data-of") ?? "")?.matches(".passed"));
  };
  showProgress();
}

/** How much of a lesson has been done. @param {HTMLElement} entry */
function showDone(entry) {
  const { lesson = "", steps = "" } = entry.dataset;
  const passed = passedSteps(lesson);
  const ids = steps.split(" ");
  const done = ids.filter((id) => passed.has(id)).length;
  if (done === 0) return;
  const words = text(done === ids.length ? "progress-all" : "progress-some");
  const said = (words.textContent ?? "").replace("{done}", String(done)).replace("{steps}", String(ids.length));
  /** @type {HTMLElement} */ (entry.querySelector(".done")).textContent = said;
  entry.classList.toggle("passed", done === ids.length);
}

/** Marks a puzzle that has been solved. @param {HTMLElement} link @param {ReadonlySet<string>} solved */
function showSolved(link, solved) {
  if (!solved.has(link.dataset.puzzle ?? "")) return;
  link.classList.add("passed");
  link.append(" ", text("passed"));
}

applyTheme(root, chooseTheme(theme));
for (const page of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".lesson"))) showLesson(page);
for (const entry of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("li[data-lesson]")))
  showDone(entry);

const solved = passedSteps("puzzles");
for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("a[data-puzzle]")))
  showSolved(link, solved);
