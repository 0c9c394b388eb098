import { PERSON } from "../../python/covers.js";
import { baseOf, changesOf, parametersOf, playersOf } from "../../table/rules.js";
import { chooseSeries } from "../../table/settings.js";
import { copied } from "../address.js";
import { Latest } from "../latest.js";
import { bases, formOf, isKnown, linkTo, readRules, refusedParameter, writeRules } from "./choice.js";
import { showChosen } from "./compare.js";
import { profilesFor, rulesView } from "./view.js";

/**
 * What is being chosen on the rules screen. Python judges own rules: on every change, and when the game begins.
 *
 * @typedef {import("../../table/schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("../../table/rules.js").Catalogue} Catalogue
 * @typedef {import("../../table/rules.js").Form} Form
 * @typedef {import("../../table/rules.js").Value} Value
 * @typedef {import("../../table/words.js").Words} Words
 * @typedef {import("../preferences.js").Preferences} Preferences
 *
 * @typedef {object} Page
 * @property {SchnapsenTable} table
 * @property {() => Words} words
 * @property {() => Preferences} preferences
 * @property {(change: Preferences) => void} keep
 * @property {() => void} draw
 * @property {() => void} close
 */

/** The game that the preferences ask for; who has chosen nothing begins at ease. @param {Preferences} preferences */
export const chosenGame = ({ rules, level, series }) => ({
  rules: readRules(rules) ?? "wiener",
  level: level ?? "easy",
  series: series ?? "1",
});

/** The rules that a link carries, or null if Python would not play them. @param {SchnapsenTable} table @param {string} text */
export async function rulesOfLink(table, text) {
  const form = readRules(text);
  if (form === null || !isKnown(await table.catalogue(), form)) return null;
  return (await table.check(form)) === null ? form : null;
}

export class RulesScreen {
  /** @type {import("./view.js").RulesState | null} */
  #state = null;
  /** The checks of own rules that have been asked for; only the last one counts. */
  #checks = new Latest();
  #opened = new Latest();
  #page;
  /** Ends when the player picked last has been let in or refused. @type {Promise<void>} */
  #picking = Promise.resolve();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Gets ready to be shown, with the rules of a link or those chosen last. @param {Form} [linked] @param {boolean} [forTwo] two people are to play */
  async open(linked, forTwo = false) {
    const isLast = this.#opened.begin();
    this.#checks.begin();
    const { table, preferences } = this.#page;
    const kept = preferences();
    const { rules, level, series } = chosenGame(kept);
    const catalogue = await table.catalogue();
    const { levels } = table.engine;
    const visitors = await table.engine.visitors();
    const names = [...levels, ...visitors.flatMap(({ players }) => players)];
    const form = linked ?? (isKnown(catalogue, rules) ? rules : "wiener");
    const own =
      this.#own(catalogue, changesOf(form), form) ?? this.#own(catalogue, {}, readRules(kept.own) ?? "wiener");
    const running = { match: await table.isRunning(false), forTwo: await table.isRunning(true) };
    if (!isLast()) return;
    this.#state = {
      catalogue,
      levels,
      visitors,
      visitor: null,
      profile: Object.keys(changesOf(form)).length > 0 ? "own" : baseOf(form),
      own: own ?? { base: "wiener", values: { ...catalogue.profiles.wiener } },
      preferences: kept,
      level: forTwo ? PERSON : names.includes(level) ? level : (levels[0] ?? level),
      series: chooseSeries(series),
      refusal: null,
      running,
      linked: linked !== undefined,
      link: null,
    };
  }

  /** @param {Catalogue} catalogue @param {object} wanted @param {Form} form */
  #own(catalogue, wanted, form) {
    const base = baseOf(form);
    const differs = Object.keys(wanted).length > 0 || Object.keys(changesOf(form)).length > 0;
    if (!differs || !isKnown(catalogue, form) || !bases(catalogue).includes(base)) return null;
    return { base, values: parametersOf(catalogue, form) };
  }

  /** @param {Words} words */
  view(words) {
    return this.#state && rulesView(words, this.#state, this.#form, this.#actions);
  }

  /** Once it stands on the screen. @param {ParentNode} root */
  shown(root) {
    showChosen(root);
  }

  /** @param {Partial<import("./view.js").RulesState>} change */
  #set(change) {
    if (!this.#state) return;
    this.#state = { ...this.#state, ...change };
    this.#page.draw();
  }

  /** @returns {Form} */
  get #form() {
    const { catalogue, profile, own } = /** @type {import("./view.js").RulesState} */ (this.#state);
    return profile === "own" ? formOf(catalogue, own.base, own.values) : profile;
  }

  /** Where more than two play, the computer has all other seats. @param {Form} form @param {string} level */
  #levelFor(form, level) {
    const { levels } = /** @type {import("./view.js").RulesState} */ (this.#state);
    return playersOf(form) === 2 || levels.includes(level) ? level : (levels[0] ?? level);
  }

  /** @type {import("./view.js").RulesActions} */
  #actions = {
    profile: (profile) => {
      const { catalogue, own } = /** @type {import("./view.js").RulesState} */ (this.#state);
      const now = this.#form;
      // Own rules begin with those for as many players as are chosen.
      const fits = profile !== "own" || playersOf(own.base) === playersOf(now);
      const base = baseOf(now);
      this.#change({ profile, ...(fits ? {} : { own: { base, values: parametersOf(catalogue, base) } }) });
      showChosen(document);
    },
    players: (players) => {
      const { catalogue } = /** @type {import("./view.js").RulesState} */ (this.#state);
      const [profile = "wiener"] = profilesFor(catalogue, players);
      this.#actions.profile(profile);
    },
    level: (level) => this.#set({ level, visitor: null }),
    names: (change) => {
      this.#page.keep(change);
      this.#set({ preferences: this.#page.preferences() });
    },
    pick: (file) => {
      this.#picking = this.#pick(file);
    },
    forget: (file) => this.#forget(file),
    series: (series) => this.#set({ series }),
    own: {
      base: (base) => {
        const { catalogue } = /** @type {import("./view.js").RulesState} */ (this.#state);
        this.#change({ own: { base, values: parametersOf(catalogue, base) } });
      },
      set: (parameter, value) => {
        const { own } = /** @type {import("./view.js").RulesState} */ (this.#state);
        this.#change({ own: { ...own, values: { ...own.values, [parameter]: value } } });
      },
    },
    share: () => this.#share(),
    start: () => this.#start(),
    close: () => this.#page.close(),
  };

  /** Other rules than before: Python is asked whether they make sense. @param {Partial<import("./view.js").RulesState>} change */
  async #change(change) {
    this.#set({ ...change, link: null, linked: false, refusal: null });
    const isLast = this.#checks.begin();
    const message = await this.#page.table.check(this.#form);
    if (message !== null && isLast()) this.#refuse(message);
  }

  /** @param {string} message */
  #refuse(message) {
    if (!this.#state) return;
    const words = this.#page.words();
    const parameter = refusedParameter(this.#state.catalogue, message);
    const known = parameter !== null && words.has(`conflict-${parameter}`);
    const text = known ? words.text(`conflict-${parameter}`) : words.text("conflict", { message });
    this.#set({ refusal: { parameter, text } });
  }

  /** Lets a visiting player in, to be the opponent. @param {File} file */
  async #pick(file) {
    const { table } = this.#page;
    this.#set({ visitor: { waits: true, error: null } });
    try {
      const [level = ""] = await table.engine.install(file);
      this.#set({ level, visitors: await table.engine.visitors(), visitor: null });
    } catch (error) {
      this.#set({ visitor: { waits: false, error } });
    }
  }

  /** @param {string} file */
  async #forget(file) {
    const { table } = this.#page;
    await table.engine.remove(file).catch(() => {});
    this.#set({ level: table.engine.levels[0] ?? "", visitors: await table.engine.visitors(), visitor: null });
  }

  async #share() {
    const address = linkTo(this.#form, location.href);
    this.#set({ link: { address, copied: await copied(address) } });
  }

  async #start() {
    if (this.#state?.visitor?.waits) {
      // The game is meant for the player just picked; if that cannot play, the screen says so.
      await this.#picking;
      if (this.#state.visitor) return;
    }
    const state = /** @type {import("./view.js").RulesState} */ (this.#state);
    const rules = this.#form;
    const level = this.#levelFor(rules, state.level);
    const series = String(state.series);
    try {
      if (level === PERSON) await this.#page.table.together({ rules, series });
      else await this.#page.table.restart({ rules, level, series });
    } catch (error) {
      this.#refuse(error instanceof Error ? error.message : String(error));
      return;
    }
    const text = writeRules(rules);
    this.#page.keep({
      rules: text,
      ...(level === PERSON ? {} : { level }),
      series,
      ...(typeof rules === "string" ? {} : { own: text }),
    });
    this.#page.close();
  }
}
