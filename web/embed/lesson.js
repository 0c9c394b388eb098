import { html, render } from "lit/html.js";
import { styleFile } from "../files.js";
import { passedSteps } from "../learn/progress.js";
import { Step } from "../learn/step.js";
import { way } from "../table/views/ways.js";
import { documentOf } from "../trusted.js";

/**
 * A lesson of the course on somebody's page: its steps one after the other, with the tables that judge the reader. It is the
 * page of the course, and its texts are taken from there.
 *
 * @typedef {import("../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {object} Host
 * @property {() => string} lang
 * @property {() => Words} words those of the way through the steps
 * @property {(deck: string) => Promise<SchnapsenTable>} table makes one
 * @property {(step: string, passed: boolean) => void} judged
 */

/** Of a lesson. */
const LOOKS = /** @type {const} */ (["learn", "lesson"]);

export class Lesson {
  #key;
  #base;
  #host;
  /** @type {HTMLElement} */
  #page = document.createElement("div");
  /** @type {HTMLElement[]} */
  #sections = [];
  /** @type {Step[]} */
  #steps = [];
  #at = 0;
  #lang = "";
  /** @type {Step | null} */
  #laid = null;
  /** @type {Promise<CSSStyleSheet[]> | null} */
  #styles = null;
  /** Where it is shown. @type {HTMLElement | null} */
  #main = null;

  /** @param {string} key @param {string} base where the site's files lie @param {Host} host */
  constructor(key, base, host) {
    this.#key = key;
    this.#base = base;
    this.#host = host;
  }

  /** The table of the step, if one lies there. */
  get table() {
    return this.#steps[this.#at]?.table ?? null;
  }

  /** Where the course has it. */
  get #address() {
    return new URL(`learn/${this.#lang}/${this.#key}.html`, this.#base).href;
  }

  /** Shows it in place of all else, at the first step that has not been passed or where it was. @param {HTMLElement} main @returns {Promise<void>} rejects if it cannot be had */
  async show(main) {
    this.#main = main;
    this.#lang = this.#host.lang();
    this.#styles ??= Promise.all(LOOKS.map((name) => this.#style(name)));
    const [page, styles] = await Promise.all([this.#fetch(), this.#styles]);
    const root = /** @type {Document | ShadowRoot} */ (main.getRootNode());
    const others = root.adoptedStyleSheets.filter((each) => !styles.includes(each));
    root.adoptedStyleSheets = [...others, ...styles];
    const again = this.#steps.length > 0;
    this.end();
    this.#page = page;
    this.#sections = [...page.querySelectorAll("[data-step]")].map((each) => /** @type {HTMLElement} */ (each));
    const { deck = "", title = "" } = page.dataset;
    this.#steps = this.#sections.map(
      (section) =>
        new Step(section, {
          key: this.#key,
          title,
          text: (name) => this.#text(name),
          table: () => this.#host.table(deck),
          opened: (step) => {
            this.#laid?.close();
            this.#laid = step;
          },
          judged: (step, passed) => this.#judged(step, passed),
        }),
    );
    const passed = passedSteps(this.#key);
    for (const step of this.#steps) if (passed.has(step.id)) step.mark();
    for (const [index, { next }] of this.#steps.slice(0, -1).entries()) {
      next.addEventListener("click", (event) => {
        event.preventDefault();
        this.#go(index + 1);
      });
    }
    if (!again)
      this.#at = Math.max(
        0,
        this.#steps.findIndex(({ id }) => !passed.has(id)),
      );
    const nav = document.createElement("nav");
    nav.className = "l-nav";
    page.append(nav);
    this.#draw();
    render(html`${page}`, main);
  }

  /** @param {Record<string, string>} settings */
  async tell({ lang, theme }) {
    if (lang !== undefined && this.#main) await this.show(this.#main);
    else if (theme && this.table) this.table.theme = theme;
  }

  /** Begins the task of the step. */
  async start() {
    await this.#steps[this.#at]?.open();
  }

  /** Clears its table away. */
  end() {
    this.#laid?.close();
    this.#laid = null;
  }

  async #fetch() {
    const address = this.#address;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`there is no ${address}`);
    const { body } = documentOf(await answer.text(), "text/html");
    const page = /** @type {HTMLElement} */ (body.querySelector(".lesson"));
    page.querySelector("noscript")?.remove();
    for (const drawing of page.querySelectorAll("use"))
      drawing.setAttribute("href", new URL(drawing.getAttribute("href") ?? "", address).href);
    // The last step leads to other pages of the course.
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (page.querySelectorAll('a:not([href^="#"])'))) {
      link.href = new URL(link.getAttribute("href") ?? "", address).href;
      link.target = "_blank";
      link.rel = "noopener";
    }
    // Only here would what it names be fetched, from where the page around lies.
    return document.importNode(page, true);
  }

  /** @param {typeof LOOKS[number]} name @returns {Promise<CSSStyleSheet>} */
  async #style(name) {
    const answer = await fetch(styleFile(name, this.#base));
    if (!answer.ok) throw new Error(`there is no ${answer.url}`);
    return new CSSStyleSheet().replace(await answer.text());
  }

  /** @param {string} name @returns {Node} */
  #text(name) {
    const template = /** @type {HTMLTemplateElement} */ (this.#page.querySelector(`template[data-text="${name}"]`));
    return template.content.cloneNode(true);
  }

  /** @param {Step} step @param {boolean} passed */
  #judged(step, passed) {
    if (!passed) this.#page.querySelector(".verdict:not(:empty)")?.scrollIntoView({ block: "nearest" });
    this.#mark();
    this.#host.judged(step.id, passed);
  }

  #mark() {
    for (const [index, mark] of this.#page.querySelectorAll("[data-of]").entries())
      mark.classList.toggle("done", this.#sections[index]?.matches(".passed"));
  }

  /** @param {number} step */
  #go(step) {
    this.end();
    this.#at = step;
    this.#draw();
    this.#page.parentElement?.scrollTo(0, 0);
    const heading = this.#sections[step]?.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }

  #draw() {
    const words = this.#host.words();
    const at = this.#at;
    const last = this.#sections.length - 1;
    for (const [index, section] of this.#sections.entries()) section.hidden = index !== at;
    // What belongs to all of it stands at its beginning and at its end.
    this.#page.querySelector(".lead")?.toggleAttribute("hidden", at > 0);
    this.#page.querySelector(".keep")?.toggleAttribute("hidden", at < last);
    this.#mark();
    /** @param {"back" | "forward"} id @param {number} to */
    const button = (id, to) => html`
      <button type="button" class="icon" data-step=${id} aria-label=${words.text(`embed-${id}`)}
        aria-disabled=${String(to < 0 || to > last)}
        @click=${() => to >= 0 && to <= last && this.#go(to)}>${way(id)}</button>`;
    render(
      html`
        ${button("back", at - 1)}
        <span class="num">${words.text("embed-task", { step: at + 1, steps: last + 1 })}</span>
        ${button("forward", at + 1)}
        <a href=${this.#address} target="_blank" rel="noopener">${words.text("embed-site")}</a>`,
      /** @type {HTMLElement} */ (this.#page.querySelector(".l-nav")),
    );
  }
}
