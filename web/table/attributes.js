import { LitElement } from "lit";
import { nextTask } from "./tasks.js";

/**
 * What the table can be told by attributes and properties. Unknown values fall back where they are used.
 *
 * @typedef {import("./rules.js").Form} Form
 * @typedef {import("../python/messages.js").Options} Options
 */
export class Attributes extends LitElement {
  /** @override */
  static properties = {
    mode: { type: String },
    rules: { type: String },
    level: { type: String },
    lang: { type: String, reflect: true },
    deck: { type: String },
    controls: { type: String },
    allow: { type: String },
    series: { type: String },
    seat: { type: String },
    theme: { type: String },
    speed: { type: String },
    seed: { type: String },
    name: { type: String },
    names: { attribute: false },
    base: { attribute: false },
    options: { attribute: false },
    offersRules: { attribute: false },
    offersShare: { attribute: false },
    waits: { attribute: false },
    confirms: { attribute: false },
    sound: { type: Boolean },
    vibration: { type: Boolean },
    tips: { attribute: false },
    offersReview: { attribute: false },
    text: { type: Boolean },
  };

  constructor() {
    super();
    this.mode = "inline";
    /** @type {Form} */
    this.rules = "wiener";
    this.level = "normal";
    /** How much there is around the cards. @type {string | undefined} */
    this.controls = undefined;
    /** The help that is offered. @type {string | undefined} */
    this.allow = undefined;
    this.series = "1";
    /** @type {string | undefined} */
    this.deck = undefined;
    this.seat = "0";
    this.theme = "auto";
    /** @type {string | undefined} */
    this.speed = undefined;
    /** The first game's deals follow from it: 64 hex digits. @type {string | undefined} */
    this.seed = undefined;
    /** Tables of different names are different games. */
    this.name = "main";
    /** Two people at one device, by their seats; any text. @type {readonly (string | undefined)[]} */
    this.names = [];
    /** Where the site's files lie. */
    this.base = document.baseURI;
    /** @type {Options} */
    this.options = { show_points: "both" };
    /** Whether the page answers `schnapsen-choose`. */
    this.offersRules = false;
    /** Whether something of the page lies over the table, so that its own sheets are opened only after that. */
    this.waits = false;
    /** Whether the page answers `schnapsen-share`. */
    this.offersShare = false;
    /** Whether closing and claiming are asked about first. */
    this.confirms = true;
    this.sound = false;
    this.vibration = false;
    /** Whether the table is shown as text. */
    this.text = false;
    /** Whether beginners are told what can be done, and what they have been told. @type {import("./tips.js").Help} */
    this.tips = { on: false, seen: [] };
    /** Whether the page answers `schnapsen-review`. */
    this.offersReview = false;
  }

  /** @override The first drawing does not belong to the task in which the scripts are run. */
  async scheduleUpdate() {
    if (!this.hasUpdated) await nextTask();
    return super.scheduleUpdate();
  }
}
