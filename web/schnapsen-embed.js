import { looksOf, watchLooks } from "./embed/looks.js";
import { isFrom, OnePython } from "./embed/one-python.js";
import { greeting, ProtocolError, SETTINGS, sendable, VERSION } from "./embed/protocol.js";
import { inlineFile } from "./files.js";
import { warn } from "./table/warn.js";

/**
 * `<schnapsen-table>` for other people's pages: a frame of the site that this file comes from, and the talk with it. It holds
 * no rules and no Python, so that the page around needs no permission for them. On pages of the same origin the table can
 * also lie in the page itself; the talk is the same.
 *
 * @typedef {import("./embed/protocol.js").Message} Message
 * @typedef {{resolve: (payload: any) => void, reject: (error: Error) => void}} Pending
 */

const SITE = new URL("./", import.meta.url);
const NAMES = Object.keys(SETTINGS);
const SIDES = ["width", "height"];
/** What the page around may style of a table that lies in it. */
const PARTS = "hand, trick, stock, score";
/** Whoever moves a table puts it back within so many milliseconds. */
const AWAY = 5000;
/** What happens at a table, and the event of the element that tells it. @type {Record<string, string>} */
const EVENTS = {
  ready: "schnapsen-ready",
  progress: "schnapsen-progress",
  move: "schnapsen-move",
  dealend: "schnapsen-dealend",
  matchend: "schnapsen-matchend",
  lesson: "schnapsen-lesson",
  fault: "schnapsen-error",
};

// A style sheet made here is allowed where the page forbids styles in its text.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; position: relative; inline-size: 100%; max-inline-size: 100%; aspect-ratio: 3 / 4; overflow: hidden; }
  :host([hidden]) { display: none; }
  :is(iframe, div) { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0; }
  iframe { opacity: 0; }
  :host([data-laid]) iframe { opacity: 1; }
  :host([data-laid]) slot { display: none; }
`);

/** Pixels, as pictures and frames have them. @param {string | null} value */
const pixels = (value) => (value !== null && /^[1-9]\d{1,3}$/.test(value) ? Number(value) : null);

const onePython = new OnePython(SITE);

/** Whether the table is to lie in the page itself, and may. @param {string | null} mode */
function isInline(mode) {
  if (mode === null || mode === "frame") return false;
  const known = mode === "inline";
  if (known && SITE.origin === location.origin) return true;
  warn(
    known ? `mode "inline" is for pages of ${SITE.origin}, taking "frame"` : `unknown mode "${mode}", taking "frame"`,
  );
  return false;
}

class SchnapsenTable extends HTMLElement {
  static observedAttributes = [...NAMES, ...SIDES];

  #shadow = this.attachShadow({ mode: "open" });
  #size = new CSSStyleSheet();
  /** What the table lies in. @type {HTMLElement | null} */
  #place = null;
  /** The table, if it lies in this page. @type {import("./embed/embedded.js").Embedded | null} */
  #embedded = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** What the table has been told of its looks. @type {Record<string, string>} */
  #looks = {};
  #unwatch = () => {};
  /** Where the table's Python is asked, until it is needed. @type {MessagePort | null} */
  #python = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  /** Requests before the table can hear them. @type {{id: number, type: string, payload: object}[]} */
  #waiting = [];
  #last = 0;
  /** How high the contents would like to be. @type {number | null} */
  #wanted = null;
  /** The game goes on when the element is put elsewhere. */
  #begun = false;
  /** The place of the table for the one Python, and the name of a game that is not kept. */
  #name = `~${crypto.randomUUID()}`;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #leaving;

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [sheet, this.#size];
    this.#shadow.append(document.createElement("slot"));
  }

  connectedCallback() {
    if (this.#place) return;
    clearTimeout(this.#leaving);
    this.#place = isInline(this.getAttribute("mode")) ? this.#layHere() : this.#openFrame();
    this.#shadow.append(this.#place);
    this.#unwatch = watchLooks(this, () => this.#dress());
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#unwatch();
    this.#end(new ProtocolError("no-table", "the table has been taken off the page", ""));
    this.#leaving = setTimeout(() => onePython.leave(this.#name), AWAY);
  }

  #openFrame() {
    const frame = document.createElement("iframe");
    frame.part.add("frame");
    frame.title = this.title || "Schnapsen";
    frame.allow = "autoplay";
    if (this.getAttribute("start") !== "now") frame.loading = "lazy";
    frame.src = this.#address();
    addEventListener("message", this.#hear);
    return frame;
  }

  #layHere() {
    const place = document.createElement("div");
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", this.title || "Schnapsen");
    place.setAttribute("exportparts", PARTS);
    this.#fill(place).catch((error) => {
      if (this.#place !== place) return;
      const fault = new ProtocolError("failed", error.message, "");
      this.#end(fault);
      this.#happened("fault", { code: fault.code, message: fault.message });
    });
    return place;
  }

  /** @param {HTMLElement} place */
  async #fill(place) {
    /** @type {typeof import("./embed/inline.js")} */
    const { layInline } = await import(inlineFile(SITE).href);
    if (this.#place !== place) return;
    this.#embedded = layInline(place, this.#address(), this.#open());
    await this.#embedded.open();
  }

  /** Nobody answers any more. @param {Error} reason */
  #end(reason) {
    this.#embedded?.end();
    this.#embedded = null;
    this.#place?.remove();
    this.#place = null;
    this.#port = null;
    this.#python = null;
    this.removeAttribute("data-laid");
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
    this.#waiting = [];
  }

  /** @param {string} name @param {string | null} _ @param {string | null} value */
  attributeChangedCallback(name, _, value) {
    if (SIDES.includes(name)) this.#measure();
    else if (this.#port && value !== null) this.#ask("set", { [name]: value }).catch(() => {});
  }

  /** Starts Python and lays the cards. */
  start() {
    return this.#ask("start");
  }

  /** Plays a move, as in records; rejects one that is not legal. @param {string} token */
  play(token) {
    return this.#ask("play", { token });
  }

  /** The next deal, or a new match after the last. */
  next() {
    return this.#ask("next");
  }

  /** Takes the visitor's last move back. */
  undo() {
    return this.#ask("undo");
  }

  /** What the computer would do in the visitor's place. */
  hint() {
    return this.#ask("hint");
  }

  /** Puts a record on the table. @param {string | object} record @param {Record<string, string>} [comments] on its moves */
  load(record, comments) {
    return this.#ask("load", { record, ...(comments && { comments }) });
  }

  /** What the visitor may know. */
  state() {
    return this.#ask("state");
  }

  /** Ends the table and takes it off the page. */
  async destroy() {
    await this.#ask("destroy").catch(() => {});
    this.remove();
    clearTimeout(this.#leaving);
    await onePython.leave(this.#name);
  }

  /** Takes the size from the attributes; where there is less room the table becomes smaller in the same proportion. */
  #measure() {
    const [width, height] = SIDES.map((side) => pixels(this.getAttribute(side)));
    const wide = width ? `inline-size: ${width}px;` : "";
    const high = width && height ? `aspect-ratio: ${width} / ${height};` : height ? `block-size: ${height}px;` : "";
    this.#size.replaceSync(`:host { ${wide} ${this.getAttribute("height") === "auto" ? this.#wish : high} }`);
  }

  /** As high as the contents want it; before they are there, as high as a table. */
  get #wish() {
    return this.#wanted ? `aspect-ratio: auto; block-size: ${this.#wanted}px;` : "max-block-size: 640px;";
  }

  #address() {
    const address = new URL("embed.html", SITE);
    address.searchParams.set("v", String(VERSION));
    address.searchParams.set("host", "1");
    for (const name of NAMES) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    this.#looks = looksOf(this);
    for (const [name, value] of Object.entries(this.#looks)) if (value) address.searchParams.set(name, value);
    address.searchParams.set("name", this.getAttribute("name") ?? this.#name);
    address.searchParams.set("start", this.#begun ? "now" : (this.getAttribute("start") ?? "click"));
    const lesson = this.getAttribute("lesson");
    if (lesson !== null) address.searchParams.set("lesson", lesson);
    const texts = ["record", "comments"].filter((name) => this.hasAttribute(name));
    address.hash = texts.map((name) => `${name}=${encodeURIComponent(this.getAttribute(name) ?? "")}`).join("&");
    return address.href;
  }

  /** Passes on how the page wants the table to look, as far as it is new. */
  #dress() {
    if (!this.#port) return;
    const looks = looksOf(this);
    const change = Object.entries(looks).filter(([name, value]) => value !== this.#looks[name]);
    this.#looks = looks;
    if (change.length > 0) this.#ask("set", Object.fromEntries(change)).catch(() => {});
  }

  #hear = (/** @type {MessageEvent} */ event) => {
    if (!(this.#place instanceof HTMLIFrameElement) || this.#port) return;
    if (!isFrom(event, this.#place, SITE) || event.data.type !== "hello") return;
    this.#place.contentWindow?.postMessage(greeting("welcome"), SITE.origin, this.#open());
  };

  /** Begins the talk. @returns {MessagePort[]} for the table: to here, and to Python */
  #open() {
    const talk = new MessageChannel();
    const python = new MessageChannel();
    this.#port = talk.port1;
    this.#python = python.port1;
    this.#port.onmessage = ({ data }) => this.#receive(data);
    this.toggleAttribute("data-laid", true);
    for (const request of this.#waiting.splice(0)) this.#port.postMessage(request);
    this.#dress();
    return [talk.port2, python.port2];
  }

  /** @param {Message} message */
  #receive({ id, type, payload }) {
    if (id === 0) {
      this.#happened(type, /** @type {object} */ (payload));
      return;
    }
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (type === "answer") pending?.resolve(payload);
    else pending?.reject(Object.assign(new Error(), payload));
  }

  /** @param {string} type @param {object} detail */
  #happened(type, detail) {
    if (type === "starting") {
      this.#begun = true;
      if (this.#python) onePython.connect(this.#name, this.#python);
      this.#python = null;
    } else if (type === "resize") {
      this.#wanted = /** @type {{height: number}} */ (detail).height;
      this.#measure();
    } else if (Object.hasOwn(EVENTS, type)) {
      this.dispatchEvent(new CustomEvent(String(EVENTS[type]), { detail, bubbles: true, composed: true }));
    }
  }

  /** @param {string} type @param {object} [payload] @returns {Promise<any>} */
  #ask(type, payload = {}) {
    return new Promise((resolve, reject) => {
      if (!this.#place) throw new ProtocolError("no-table", "the table is on no page", "");
      this.#last += 1;
      const request = sendable({ id: this.#last, type, payload });
      this.#pending.set(request.id, { resolve, reject });
      if (this.#port) this.#port.postMessage(request);
      else {
        // What has not begun to load is wanted now.
        if (this.#place instanceof HTMLIFrameElement) this.#place.loading = "eager";
        this.#waiting.push(request);
      }
    });
  }
}

if (!customElements.get("schnapsen-table")) customElements.define("schnapsen-table", SchnapsenTable);
