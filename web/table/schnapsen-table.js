import { tableFiles } from "../files.js";
import { isReplaced } from "../version.js";
import { Attributes } from "./attributes.js";
import { DECKS } from "./decks.js";
import { Engine } from "./engine.js";
import { emit, moveOf } from "./events.js";
import { codeOf } from "./game.js";
import { Games } from "./games.js";
import { Hands } from "./hands.js";
import { isManyScene } from "./kinds.js";
import { languageOf, wordsOf } from "./languages.js";
import { Pace, TEMPO } from "./pace.js";
import { coverOf, wordsBetween } from "./people.js";
import { own } from "./python.js";
import { Room } from "./room.js";
import { baseOf, playedBy } from "./rules.js";
import {
  chooseControls,
  chooseDeck,
  chooseHelps,
  chooseLevel,
  chooseSpeed,
  chooseTheme,
  isSeed,
  randomSeed,
  seatOf,
  seriesOf,
} from "./settings.js";
import { useSprite } from "./sprites.js";
import { Staging } from "./staging.js";
import { styles } from "./styles.js";
import { applyTheme, forgetTheme } from "./theme.js";
import { Tips } from "./tips.js";
import { tableView } from "./view.js";

/** Before there is a game, nothing has been seen of it. */
const UNSEEN = { witness: null, findings: null };

/**
 * A table at which one plays. It draws from snapshots and knows no rules.
 *
 * @typedef {import("../python/types.js").AnySnapshot} Snapshot
 * @typedef {import("../python/messages.js").Options} Options
 * @typedef {import("./engine.js").DealRecord} DealRecord
 * @typedef {import("./kinds.js").AnyModel} Model
 * @typedef {import("./model.js").Fault} Fault
 * @typedef {import("./rules.js").Catalogue} Catalogue
 * @typedef {import("./rules.js").Form} Form
 * @typedef {import("lit").PropertyValues} PropertyValues
 *
 * @fires schnapsen-ready Python runs
 * @fires schnapsen-progress `{stage, percent}`
 * @fires schnapsen-game `{name}` another game lies on the table
 * @fires schnapsen-rules the game on the table is played by other rules than the one before
 * @fires schnapsen-move `{seat, move, state}`
 * @fires schnapsen-dealend `{state}`
 * @fires schnapsen-matchend `{state}`
 * @fires schnapsen-error `{code, message}`
 * @fires schnapsen-setaside `{key, reason}` a saved game could not be restored
 * @fires schnapsen-choose the person wants to choose rules for the next match
 * @fires schnapsen-share the person wants to send the deal to others
 * @fires schnapsen-text `{text}` the table is to be text, or drawn
 * @fires schnapsen-tips `{on, seen}` a tip has been read, or no more are wanted
 * @fires schnapsen-review `{original}` the person wants to look back at the deal that has ended, or at how it was played before
 * @fires schnapsen-kept `{kept}` whether the game could be stored
 * @fires schnapsen-news `{what}` `renewed`: Python had died or hung, and the game goes on in another one; `elsewhere`: it has gone on in another tab
 */
export class SchnapsenTable extends Attributes {
  /** @override */
  static styles = styles;

  /** Where its Python comes from. */
  source = own;
  /** What Python is asked besides the game. */
  engine = new Engine(this);
  /** @type {Games | null} */
  #games = null;
  /** @type {Promise<void> | null} */
  #started = null;
  /** Name of the drawings that have been asked for. */
  #sprite = "";
  /** @type {(() => void) | null} */
  #unwatch = null;
  /** @type {Fault | null} */
  #fault = null;
  /** The profile of the rules that were last shown. */
  #profile = "";
  #progress = { stage: "runtime", percent: 0 };
  #pace = new Pace();
  #hands = new Hands(this, this.#pace);
  #staging = new Staging(this);
  #room = new Room(() => this.requestUpdate());
  /** Whether the table was text when it was last shown. */
  #wasText = false;
  #tips = new Tips((help) => {
    this.tips = help;
    emit(this, "tips", help);
  });

  /** Starts Python and takes up the stored game, or begins one. */
  start() {
    this.#started ??= this.#begin();
    return this.#started;
  }

  /**
   * Plays a move.
   *
   * @param {string} token as in records
   * @returns {Promise<Snapshot>} rejects an illegal move with its reason
   */
  async play(token) {
    const game = this.#running();
    await game.hurry();
    return game.play(token);
  }

  /** The next deal, or a new match after the last. */
  async next() {
    this.#hands.sheet = null;
    return this.#running().next();
  }

  /** Takes the person's last move back; the match does not count any more. @returns {Promise<Snapshot | null>} null if there is none */
  async undo() {
    const game = this.#running();
    await game.hurry();
    const snapshot = await game.undo();
    if (snapshot) this.#hands.tookBack();
    return snapshot;
  }

  /** What the computer would do in the person's place; the table shows it, too. @returns {Promise<import("../python/messages.js").Hint | null>} null if the person is not to move */
  async hint() {
    await this.#running().hurry();
    return this.#hands.advice();
  }

  /** Puts a practice game on the table that starts from a record; the match stays as it is. @param {import("./games.js").From} from */
  async practise(from) {
    await this.start();
    await this.#meet();
    return this.#sitting().practise(from);
  }

  /** Shows a position of a record, at which nobody plays on. @param {import("./games.js").From} from */
  async look(from) {
    await this.start();
    return this.#sitting().look(from);
  }

  /**
   * Puts the game of two people at this device on the table, or begins one.
   *
   * @param {{rules: Form, series: string}} [choice] of a new one; without it theirs goes on
   * @returns {Promise<boolean>} whether there is one
   */
  async together(choice) {
    await this.start();
    return this.#sitting().together(choice && { rules: choice.rules, series: seriesOf(choice.rules, choice.series) });
  }

  /** Goes back from a practice game, or from the game of two people, to the match. */
  async leave() {
    await this.#sitting()
      .leave()
      .catch((error) => this.#fail(error));
  }

  /** Whether a practice game lies on the table. */
  get practising() {
    return this.#games?.practising ?? false;
  }

  /** How the deal of a practice game that is over was played before, if that is known. */
  get original() {
    return this.#games?.original ?? null;
  }

  /** Whether the game of two people lies on the table. */
  get isForTwo() {
    return this.#games?.isForTwo ?? false;
  }

  /** Whether there is a game that is not over: of two people, or against the computer. @param {boolean} forTwo */
  isRunning(forTwo) {
    return this.#sitting().isRunning(forTwo);
  }

  /** What the page may know. @returns {Promise<Snapshot | null>} */
  async state() {
    return structuredClone(this.game?.snapshot ?? null);
  }

  /** Drops the running match for a new one; rules that are refused leave it as it is. @param {{rules?: Form, level?: string, series?: string}} [choice] */
  async restart(choice = {}) {
    const before = { rules: this.rules, level: this.level, series: this.series };
    Object.assign(this, choice);
    try {
      await this.#sitting().match(this.#newGame(randomSeed()));
      this.#hands.sheet = null;
      this.requestUpdate();
    } catch (error) {
      Object.assign(this, before);
      throw error;
    }
  }

  /** All rules that there are. @returns {Promise<Catalogue>} */
  async catalogue() {
    await this.start();
    return /** @type {Catalogue} */ (this.engine.catalogue);
  }

  /** Why Python refuses rules, or null if it takes them. @param {Form} rules */
  check(rules) {
    return this.engine.check(this.#newGame(randomSeed(), rules));
  }

  /** @param {Options} options */
  async configure(options) {
    this.options = options;
    await this.game?.set(options);
  }

  /** Asks before an action that cannot be taken back. @param {import("./model.js").Control} control */
  ask(control) {
    this.#hands.control(control);
  }

  /** The deal as a record: all of it once it is over, before that what the person may see. @returns {Promise<DealRecord>} */
  async record() {
    if (this.#running().covered) throw new Error("the cards are covered");
    const { payload } = await this.engine.client.request(this.#sitting().name, "record", {});
    return /** @type {DealRecord} */ (payload.record);
  }

  /** Compares the shuffle, once it is shown, with what the page has seen of the deal. */
  async checkShuffle() {
    const { snapshot, fairness } = this.#running();
    if (snapshot) await fairness.check(snapshot);
    this.requestUpdate();
  }

  /** Shows the rules in short and the keys. */
  help() {
    this.#hands.help(true);
  }

  /** Shows the table as text, or drawn. @param {boolean} text */
  write(text) {
    this.text = text;
    emit(this, "text", { text });
  }

  /** The tip that is shown has been read. @param {boolean} more whether others are wanted */
  tip(more) {
    if (more) this.#tips.next();
    else this.#tips.end();
    this.requestUpdate();
  }

  /** Ends the table; the game stays stored. */
  destroy() {
    this.game?.end();
    this.#games = null;
    this.#unwatch?.();
    this.#staging.finish();
    forgetTheme(this);
    this.remove();
  }

  /** Keys act while focus is inside: this puts it there. @override @param {FocusOptions} [options] */
  focus(options) {
    /** @type {HTMLElement | null | undefined} */ (this.renderRoot?.querySelector(".schnapsen"))?.focus(options);
  }

  get game() {
    return this.#games?.current ?? null;
  }

  get words() {
    const words = wordsOf(languageOf(this.lang), this.#deck.key);
    return wordsBetween(words, this.game?.snapshot ?? null, this.names);
  }

  get #deck() {
    const spanish = this.game?.scene?.snapshot.game === "tute";
    return DECKS[spanish ? "spanish" : chooseDeck(this.deck, languageOf(this.lang))];
  }

  get #controls() {
    return chooseControls(this.controls);
  }

  /** The help that is offered. */
  get helps() {
    return chooseHelps(this.allow, this.#controls);
  }

  /** @returns {Model} */
  get model() {
    const { open, remark, hint, pressed, actions, choices } = this.#hands;
    const scene = this.game?.scene ?? null;
    return {
      words: this.words,
      deck: this.#deck,
      scene,
      parameters: scene ? playedBy(this.engine.catalogue, scene.snapshot.rules) : {},
      controls: this.#controls,
      helps: this.helps,
      offersRules: this.offersRules,
      offersShare: this.offersShare,
      fairness: this.game?.fairness ?? UNSEEN,
      confirms: this.confirms,
      offersReview: this.offersReview,
      watched: this.game?.watched ?? false,
      practising: this.practising,
      original: this.original,
      cover: coverOf(this.words, this.game, this.names),
      open,
      remark,
      hint,
      tip: this.#tips.tip,
      text: this.#isText,
      cramped: this.#room.cramped,
      progress: this.#progress,
      fault: this.#fault,
      pressed,
      choices,
      actions,
    };
  }

  get #isText() {
    return this.text || this.#room.cramped;
  }

  #sitting() {
    if (!this.#games) throw new Error("the table has not been started");
    return this.#games;
  }

  #running() {
    const { game } = this;
    if (!game) throw new Error("the table has not been started");
    return game;
  }

  /** @param {string} seed @param {Form} [rules] */
  #newGame(seed, rules = this.rules) {
    return {
      rules,
      level: chooseLevel(this.level, this.engine.opponents),
      series: seriesOf(rules, this.series),
      seat: seatOf(rules, this.seat),
      seed,
      options: this.options,
    };
  }

  /** Visiting players are asked for where one of them is to play. */
  async #meet() {
    if (!this.engine.levels.includes(this.level)) await this.engine.visitors();
  }

  /** Begins the first game; rules and players that Python does not know fall back. @param {import("./game.js").Game} game */
  async #beginFirst(game) {
    const seed = isSeed(this.seed) ? this.seed : randomSeed();
    await this.#meet();
    try {
      await game.begin(this.#newGame(seed));
    } catch (error) {
      const code = codeOf(error);
      if (code !== "bad-rules" && code !== "bad-player") throw error;
      console.warn(`schnapsen-table: ${error instanceof Error ? error.message : error}`);
      Object.assign(this, code === "bad-rules" ? { rules: "wiener" } : { level: "normal" });
      await game.begin(this.#newGame(seed));
    }
  }

  async #begin() {
    this.#fault = null;
    this.requestUpdate();
    try {
      this.#unwatch ??= this.source.watch((progress) => {
        this.#progress = progress;
        emit(this, "progress", progress);
        this.requestUpdate();
      });
      const about = await this.engine.start();
      const games = new Games({
        client: this.engine.client,
        pace: this.#pace,
        watcher: this.#watcher,
        home: this.name,
        newGame: (choice) => ({ ...this.#newGame(randomSeed()), ...choice }),
        options: () => this.options,
        first: (game) => this.#beginFirst(game),
        taken: (name) => this.#taken(name),
        setAside: (save) => emit(this, "setaside", save),
      });
      this.#games = games;
      emit(this, "ready", about);
      await games.start();
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  /** Another game lies on the table: what was open over the last one belongs to that. @param {string} name */
  #taken(name) {
    this.#hands.sheet = null;
    this.#staging.forget();
    emit(this, "game", { name });
    this.requestUpdate();
  }

  /** Tries again what failed: the start as a whole, or the question that got no answer. */
  async retry() {
    this.#sprite = "";
    if (this.game && this.#fault?.code !== "no-table") {
      this.#fault = null;
      await this.game.retry();
      return;
    }
    // A game that was not kept has gone with its Python; another one begins.
    if (this.game) this.game.end();
    else this.engine.forget();
    this.#started = null;
    await this.start().catch(() => {});
  }

  /** @param {unknown} error */
  #fail(error) {
    const fault = { code: codeOf(error), message: error instanceof Error ? error.message : String(error) };
    this.#fault = fault;
    emit(this, "error", fault);
    this.requestUpdate();
    isReplaced(this.base, tableFiles()).then((replaced) => {
      if (replaced && this.#fault === fault) this.#fault = { ...fault, replaced };
      this.requestUpdate();
    });
  }

  /** @type {import("./game.js").Watcher} */
  #watcher = {
    scene: (scene) => {
      this.#hands.settle();
      if (!isManyScene(scene)) this.#tips.settle(scene);
      this.requestUpdate();
      const profile = baseOf(scene.snapshot.rules);
      if (profile !== this.#profile) emit(this, "rules", {});
      this.#profile = profile;
    },
    answer: (snapshot) => {
      for (const event of snapshot.events) {
        const move = moveOf(event, snapshot);
        if (move) emit(this, "move", { ...move, state: snapshot });
      }
    },
    ended: (snapshot) => {
      this.#hands.end();
      emit(this, "dealend", { state: snapshot });
      if (snapshot.phase === "match-end") emit(this, "matchend", { state: snapshot });
    },
    fault: (error) => this.#fail(error),
    kept: (kept) => emit(this, "kept", { kept }),
    news: (what) => emit(this, "news", { what }),
  };

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#room.watch(this);
    applyTheme(this, chooseTheme(this.theme));
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#room.end();
    this.#staging.end();
    forgetTheme(this);
  }

  /** @override @param {PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("tips")) this.#tips.help = this.tips;
    if (this.#hands.remark || this.#hands.hint) this.#tips.hush();
    if (changed.has("theme")) applyTheme(this, chooseTheme(this.theme));
    this.dataset.deck = this.#deck.key;
    // The page's notices keep off the place of a tip.
    this.toggleAttribute("data-tip", this.#tips.tip !== null);
    const tempo = TEMPO[chooseSpeed(this.speed)];
    this.#pace.tempo = tempo;
    this.#staging.manner = { tempo, sound: this.sound, vibration: this.vibration };
    if (!this.hasUpdated) return;
    this.#hands.update();
    const moves = !this.#isText && !this.#wasText;
    this.#wasText = this.#isText;
    this.#staging.before(this.renderRoot, { ...this.#drawing, moves });
  }

  /** @override */
  render() {
    return tableView(this.model, this.#hands.sheet, this.#pace.tempo, this.#hands.handlers);
  }

  /** @override */
  updated() {
    this.#loadSprite();
    this.#staging.after(this.renderRoot, this.#drawing);
    this.#hands.updated();
  }

  get #drawing() {
    const { scene = null, covered = false } = this.game ?? {};
    return { scene, covered, moves: true };
  }

  #loadSprite() {
    const { sprite } = this.#deck;
    if (sprite === this.#sprite) return;
    this.#sprite = sprite;
    useSprite(this.renderRoot, this.base, sprite).catch((error) => this.#fail(error));
  }
}
