import { Advice } from "./advice.js";
import { Drag } from "./drag.js";
import { emit } from "./events.js";
import { Focus } from "./focus.js";
import { Refused } from "./game.js";
import { Handover } from "./handover.js";
import { onKey } from "./keys.js";
import { isMany, refusal, sentences } from "./kinds.js";
import { answerOf, Choices, whyNot } from "./many/choices.js";
import { offerChosen } from "./many/contracts.js";
import { isOffered } from "./scene.js";
import { asksFirst, usable } from "./views/dock.js";
import { advisable, hasHints } from "./views/hint.js";
import { undoable } from "./views/undo.js";

/**
 * The person's hands: presses and keys become moves, questions or remarks.
 *
 * @typedef {import("./schnapsen-table.js").SchnapsenTable} SchnapsenTable
 * @typedef {import("./pace.js").Pace} Pace
 * @typedef {import("./model.js").Open} Open
 * @typedef {import("./model.js").Control} Control
 * @typedef {import("./model.js").Actions} Actions
 * @typedef {import("./decks.js").Card} Card
 * @typedef {import("./view.js").Sheet} Sheet
 */

/** A second press within this time, in milliseconds, belongs to the first: a double click plays one card. */
const DOUBLE = 350;

/** What plays something: a press there that ends a rest does nothing more. */
const PLAYING = ".hand button, .p-cards button, .act";

/** Whether the rules have an action. @param {import("../python/types.js").AnySnapshot} snapshot @param {string} control */
const has = ({ controls }, control) => controls.some((each) => each === control);

/** Milliseconds since a moment. @param {number} moment */
const since = (moment) => performance.now() - moment;

export class Hands {
  /** @type {Open | null} */
  open = null;
  /** @type {string | null} */
  remark = null;
  /** @type {string | null} */
  pressed = null;
  /** @type {Sheet} */
  sheet = null;
  /** What has been chosen in a game with an auction. */
  choices = new Choices();
  /** The hint that has been asked for. */
  #advice = new Advice((id) => this.#remark(id && this.#table.words.text(id)));
  #drag;
  /** The sheet that was drawn last; another begins at its head. @type {Sheet} */
  #sheetDrawn = null;
  #table;
  #pace;
  /** When something was last played. */
  #played = Number.NEGATIVE_INFINITY;
  /** When something was last taken back. */
  #undone = Number.NEGATIVE_INFINITY;
  /** The press now under way only ended a pause. */
  #swallow = false;
  #handover = new Handover();
  #focus;

  /** @param {SchnapsenTable} table @param {Pace} pace */
  constructor(table, pace) {
    this.#table = table;
    this.#pace = pace;
    this.#focus = new Focus(table);
    this.#drag = new Drag(table, {
      taking: (card) => this.#taking(card),
      put: (card, place) => this.#put(card, place),
    });
  }

  /** @type {Actions} */
  actions = {
    card: (card) => this.card(card),
    control: (control) => this.control(control),
    choose: (what) => this.#choose(what),
    turnup: () => this.#turnup(),
    play: (move, card) => this.#play(move, card),
    open: (what) => this.#open(what),
    close: () => this.#close(),
    next: () => this.#table.next().catch(() => {}),
    retry: () => this.#table.retry(),
    review: (on) => this.#show(on ? "review" : "result"),
    hint: () => this.advise(),
    undo: () => this.undo(),
    takeBack: () => this.#takeBack(),
    uncover: () => this.#uncover(),
    leave: () => this.#table.leave(),
    help: (on) => this.help(on),
    fair: (on) => this.#show(on ? "fair" : this.#under),
    check: () => this.#check(),
    share: () => emit(this.#table, "share"),
    text: (on) => this.#table.write(on),
    tip: (more) => this.#table.tip(more),
    rules: () => emit(this.#table, "choose"),
    analyse: (original) => emit(this.#table, "review", { original }),
  };

  /** @type {import("./view.js").Handlers} */
  handlers = {
    key: (event) => this.#key(event),
    down: (event) => this.#down(event),
    click: { handleEvent: (event) => this.#click(event), capture: true },
    cancel: (event) => this.#cancel(event),
    closed: () => this.#closed(),
  };

  /** @param {boolean} on */
  help(on) {
    this.#show(on ? "help" : this.#under);
  }

  /** The button is gone then: whoever pressed it stands at what was found. */
  async #check() {
    await this.#table.checkShuffle();
    await this.#table.updateComplete;
    this.#focus.show(".fair-outcome");
  }

  /** The deal's end is shown. */
  end() {
    this.#show("result");
  }

  /** Something else lies on the table: what was said and open belongs to the past. */
  settle() {
    this.remark = null;
    this.pressed = null;
    this.#advice.drop();
    // The computer's move does not answer whether one's own is to be taken back.
    const asked = this.open?.kind === "undo" && this.#table.game?.scene?.snapshot.undo ? this.open : null;
    this.open = this.#usual ?? asked;
    const { snapshot } = this.#table.game?.scene ?? {};
    this.choices.settle(snapshot && isMany(snapshot) ? snapshot : null);
    this.#handover.settle(this.#table.game?.covered ?? false);
  }

  /** What is open while nothing else is: a question from the rules stays until it is answered. @returns {Open | null} */
  get #usual() {
    const { game } = this.#table;
    return game?.scene && !game.scene.still && isOffered(game.scene.snapshot) ? { kind: "offer" } : null;
  }

  /** @param {Card} card */
  card(card) {
    const { game } = this.#table;
    if (!game?.snapshot || !game.ready || this.#isDouble()) return;
    if (game.snapshot.phase === "lay-away") {
      this.choices.toggle(card);
      this.#open(this.#usual);
      return;
    }
    const { legal, refused, marriages } = game.snapshot;
    const reason = refused[card];
    if (!legal.includes(card) || reason) {
      this.#say(reason ?? "not-your-turn");
      return;
    }
    const announced = marriages.filter((marriage) => marriage.cards.includes(card));
    if (announced.length) this.#open({ kind: "announce", marriages: announced, card });
    else this.#play(card);
  }

  /** @param {Control} control */
  control(control) {
    const { game, model } = this.#table;
    // A question does no harm: resigning may be asked about as soon as a card lies.
    if (!game?.snapshot || !game.ready || (this.#isDouble() && !asksFirst(model, control))) return;
    if (isMany(game.snapshot) && this.#answered(game.snapshot, control)) return;
    const { refused, marriages } = game.snapshot;
    if (!has(game.snapshot, control)) return;
    const [only, ...others] = marriages;
    if (!usable(model, control)) this.#say(refused[control] ?? "not-your-turn");
    else if (control === "m" && only?.cards.length === 0 && !others.length) this.#play(`m${only.suit}`);
    else if (control === "m") this.#toggle({ kind: "announce", marriages, card: null });
    else if (asksFirst(model, control) && this.open?.kind !== "offer") this.#toggle({ kind: "confirm", control });
    else this.#play(control);
  }

  /** A contract was chosen, or a suit to be trump. @param {string} what */
  #choose(what) {
    const { snapshot, ready } = this.#table.game ?? {};
    if (!snapshot || !isMany(snapshot) || !ready || this.#isDouble()) return;
    if (!snapshot.legal.includes(what)) this.#say(whyNot(snapshot, what));
    else if (snapshot.phase === "trump") this.#play(what);
    else {
      this.choices.contract = what;
      this.open = this.#usual;
      this.#remark(offerChosen(this.#table.words, what, snapshot.game));
    }
  }

  /** Whether an action answers what is asked before play. @param {import("./kinds.js").AuctionSnapshot} snapshot @param {Control} control */
  #answered(snapshot, control) {
    const answer = answerOf(snapshot, this.choices, control);
    if (!answer && has(snapshot, control)) return false;
    if (!answer) this.#say("not-your-turn");
    else if (answer.move) this.#play(answer.move);
    else if (answer.reason) this.#say(answer.reason);
    else this.#remark(this.#table.words.text(`many-now-${snapshot.phase}`));
    return true;
  }

  /** The turn-up was pressed: whoever closes lays it on the stock. */
  #turnup() {
    const { game, words } = this.#table;
    if (!game?.snapshot || !game.ready) return;
    if (has(game.snapshot, "c")) this.control("c");
    else this.#remark(words.text("closing-never"));
  }

  /** @param {Card} card @returns {import("./drag.js").Place[]} */
  #taking(card) {
    const { game, model } = this.#table;
    const { snapshot } = game ?? {};
    if (!game?.ready || !snapshot) return [];
    /** @type {import("./drag.js").Place[]} */
    const places = snapshot.legal.includes(card) ? ["trick"] : [];
    return !isMany(snapshot) && card === snapshot.exchange_card && usable(model, "x") ? [...places, "stock"] : places;
  }

  /** @param {Card} card @param {import("./drag.js").Place} place */
  #put(card, place) {
    if (place === "trick") this.card(card);
    else this.control("x");
  }

  /** What the computer would do, if it has been asked and has answered. */
  get hint() {
    return this.#advice.hint;
  }

  /** What the computer would do, once it has been found, without a press. @returns {Promise<import("../python/messages.js").Hint | null>} null if there is none to give */
  async advice() {
    const { game, model } = this.#table;
    if (!game?.snapshot || !game.ready || !hasHints(game.snapshot) || !advisable(model)) return null;
    this.#close();
    return this.#advice.ask(game);
  }

  /** Asks what the computer would do; asked again, that is put away. */
  advise() {
    const { game, model, words } = this.#table;
    if (!game?.snapshot || !game.ready) return;
    if (this.#advice.asked) this.#putAway();
    else if (!hasHints(game.snapshot)) this.#remark(words.text("hint-none"));
    else if (!advisable(model)) this.#say("not-your-turn");
    else {
      // The advice lies where a question would; one from the rules carries it.
      this.#close();
      this.#advice.ask(game);
    }
  }

  /** Takes the last move back; the first time in a match it is asked about. */
  undo() {
    const { game, model, words } = this.#table;
    if (!game?.snapshot || since(this.#undone) < DOUBLE) return;
    if (game.scene?.still) this.#pace.skip();
    else if (!undoable(model)) this.#remark(words.text("undo-none"));
    else if (!game.ready) this.#say("not-your-turn");
    else if (game.snapshot.practice) this.#takeBack();
    else this.#toggle({ kind: "undo" });
  }

  #takeBack() {
    this.#undone = performance.now();
    this.open = null;
    this.#table.undo().catch(() => {});
  }

  /** The last move has been taken back. */
  tookBack() {
    const { game, model, words } = this.#table;
    if (!game?.snapshot) return;
    this.sheet = null;
    const now = sentences(game.snapshot, words, model.parameters).slice(-1);
    this.#remark([words.text("undo-done"), ...now].join(" "));
  }

  #uncover() {
    if (this.#handover.isMeant) this.#table.game?.uncover();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.#handover.isLeftOver(event)) event.preventDefault();
    else onKey(event, this.#keys);
  }

  #putAway() {
    if (!this.#advice.asked) return;
    this.#focus.leave(".advice", "[data-hint-open]");
    this.#advice.drop();
    this.#remark(null);
  }

  /** What lies on top goes first. */
  #escape() {
    if (this.open && this.open.kind !== "offer") this.#close();
    else if (this.#advice.asked) this.#putAway();
    else if (this.#table.model.tip) this.actions.tip(true);
  }

  /** Before the table is drawn anew. */
  update() {
    this.#focus.before();
  }

  /** After the table has been drawn. */
  updated() {
    const root = this.#table.renderRoot;
    const dialog = root.querySelector("dialog");
    if (this.sheet && dialog && !dialog.open && !this.#table.waits) dialog.showModal();
    if (!this.sheet && dialog?.open) dialog.close();
    if (dialog && this.sheet !== this.#sheetDrawn) dialog.scrollTop = 0;
    this.#sheetDrawn = this.sheet;
    this.#focus.after(this.open, this.sheet, this.#handover);
    this.#drag.tempo = this.#pace.tempo;
    this.#drag.redrawn();
  }

  #isDouble() {
    return Math.min(since(this.#played), since(this.#undone)) < DOUBLE;
  }

  /** @param {import("../python/messages.js").Reason} reason */
  #say(reason) {
    const { game, words } = this.#table;
    if (!game?.snapshot) return;
    this.open = this.#usual;
    this.#remark(refusal(game.snapshot, reason, words));
  }

  /** @param {string | null} text */
  #remark(text) {
    this.remark = text;
    this.#table.requestUpdate();
  }

  /** @param {string} move @param {Card} [card] */
  #play(move, card) {
    const { game } = this.#table;
    if (!game?.ready) return;
    this.#played = performance.now();
    this.open = null;
    this.#advice.drop();
    const answer = game.play(move, card);
    this.pressed = move;
    this.#table.requestUpdate();
    answer.catch((error) => {
      if (error instanceof Refused) this.#say(error.reason);
    });
  }

  /** @param {Open | null} what */
  #open(what) {
    this.open = what;
    this.remark = null;
    this.#table.requestUpdate();
  }

  #close() {
    this.#open(this.#usual);
  }

  /** @param {Open} what */
  #toggle(what) {
    const same =
      this.open?.kind === what.kind &&
      (what.kind !== "confirm" || (this.open.kind === "confirm" && this.open.control === what.control));
    this.#open(same ? this.#usual : what);
  }

  /** @param {Sheet} sheet */
  #show(sheet) {
    this.sheet = sheet;
    this.open = sheet ? null : this.#usual;
    this.#table.requestUpdate();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { game } = this.#table;
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const rests = this.#pace.resting && game?.scene?.still === true;
    // Menu, tools and tips act whenever they are pressed.
    const elsewhere = target.closest("button, a, [slot]") !== null && !target.closest(PLAYING);
    this.#swallow = rests && !elsewhere;
    if (rests && (elsewhere || !this.#isDouble())) this.#pace.skip();
    this.#drag.down(event);
    if (target.closest(".pop, .act, .pile, .icon, .pack, .hand button, [data-choice]")) return;
    if (this.open) this.#close();
    else this.#putAway();
  }

  /** @param {Event} event */
  #click(event) {
    const byPointer = event instanceof MouseEvent && event.detail > 0;
    if (!byPointer || !(this.#swallow || this.#drag.moved)) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The result is closed by going on, not by the way. @param {Event} event */
  #cancel(event) {
    if (this.sheet === "help" || this.sheet === "fair") return;
    event.preventDefault();
    if (this.sheet === "review") this.#show("result");
  }

  /** The sheet that stays when another over it is closed. @returns {Sheet} */
  get #under() {
    return this.#table.game?.snapshot?.result ? "result" : null;
  }

  #closed() {
    if (this.sheet === "help" || this.sheet === "fair") this.#show(this.#under);
    else if (this.sheet) this.#table.requestUpdate();
  }

  /** @type {import("./keys.js").Keyed} */
  #keys = {
    card: (index) => {
      const card = this.#focus.cards[index]?.dataset.card;
      if (this.#table.game?.scene?.still) {
        if (!this.#isDouble()) this.#pace.skip();
      } else if (card) this.card(card);
    },
    control: (control) => this.control(control),
    last: () => this.#last(),
    hint: () => this.#table.helps.includes("hint") && this.advise(),
    undo: () => this.#table.helps.includes("undo") && this.undo(),
    help: () => this.help(true),
    text: () => this.#table.write(!this.#table.text),
    escape: () => this.#escape(),
    move: (step) => this.#focus.move(step),
  };

  /** In the text the last trick stands written. */
  #last() {
    const written = this.#table.renderRoot.querySelector(/** @type {"div"} */ (".p-last"));
    if (written) written.focus();
    else if (this.open?.kind === "last") this.#close();
    else this.#open({ kind: "last" });
  }
}
