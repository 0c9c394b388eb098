import type { Hint, Marriage, Parameters } from "../python/messages.js";
import type { Card, Deck, Suit } from "./decks.js";
import type { Finding } from "./fair/check.js";
import type { Witness } from "./fair/witness.js";
import type { AnyScene } from "./kinds.js";
import type { Choices } from "./many/choices.js";
import type { ManyScene } from "./many/scene.js";
import type { Original } from "./original.js";
import type { Scene } from "./scene.js";
import type { Controls, Help } from "./settings.js";
import type { Tip } from "./tips.js";
import type { Words } from "./words.js";

/**
 * The actions that a table may offer, as tokens of moves; `m` stands for announcing, `ok` for confirming what has been
 * chosen, and `-` for every no.
 */
export type Control = "x" | "c" | "m" | "66" | "r" | "-" | "ren" | "tute" | "ok" | "fleck";

/** Those that cannot be taken back: they are asked about first. */
export type Grave = "c" | "66" | "r" | "ren" | "tute";

/** What is open over the table. `card` is the one whose press asked for the choice. */
export type Open =
  | { kind: "announce"; marriages: Marriage[]; card: Card | null }
  | { kind: "confirm"; control: Grave }
  | { kind: "undo" }
  | { kind: "offer" }
  | { kind: "tricks"; seat: number }
  | { kind: "last" };

/** A start that failed, or Python that does not answer. */
export interface Fault {
  code: string;
  message: string;
  /** The site has another version by now. */
  replaced?: boolean;
}

/** What a person can do at the table. */
export interface Actions {
  card(card: Card): void;
  control(control: Control): void;
  /** Chooses a contract to be bid, or names trump. */
  choose(what: string): void;
  /** A press on the turn-up. */
  turnup(): void;
  play(move: string, card?: Card): void;
  open(what: Open): void;
  close(): void;
  next(): void;
  retry(): void;
  review(on: boolean): void;
  hint(): void;
  /** Takes the last move back; the first time it is asked about. */
  undo(): void;
  /** Takes the last move back without asking. */
  takeBack(): void;
  uncover(): void;
  leave(): void;
  help(on: boolean): void;
  fair(on: boolean): void;
  check(): void;
  share(): void;
  /** The table as text, or drawn. */
  text(on: boolean): void;
  /** The tip has been read; more are wanted, or no more. */
  tip(more: boolean): void;
  rules(): void;
  /** The deal that has ended, or how it was played before. */
  analyse(original: boolean): void;
}

/** All that the views draw from. Before the first snapshot there is no scene: the table lies ready, all cards face down. */
export interface Model<S extends AnyScene = Scene> {
  words: Words;
  deck: Deck;
  scene: S | null;
  /** The rules of the game; empty before Python has told them. */
  parameters: Parameters;
  /** How much there is around the cards, and which help is offered. */
  controls: Controls;
  helps: readonly Help[];
  /** The page lets the person choose other rules for the next match. */
  offersRules: boolean;
  /** The page lets the person send the deal to others. */
  offersShare: boolean;
  /** A position is looked at, and nobody plays. */
  watched: boolean;
  /** What the page has seen of the deal, and what comparing it with the shuffle has found. */
  fairness: { witness: Witness | null; findings: readonly Finding[] | "none" | null };
  /** Closing and claiming are asked about first. */
  confirms: boolean;
  /** The page analyses deals. */
  offersReview: boolean;
  /** At a practice game, beside a match that goes on. */
  practising: boolean;
  /** How the deal that has ended was played before, to be compared and looked at. */
  original: Original | null;
  /** Between the turns of two people: whose turn it is. Nothing but this is shown. */
  cover: { name: string; first: boolean } | null;
  open: Open | null;
  /** What has been chosen and not been confirmed yet, in a game with an auction. */
  choices: Choices;
  /** Said in the status line in place of what follows from the scene. */
  remark: string | null;
  /** What the computer would do, once it has been asked. */
  hint: Hint | null;
  /** The table is shown as text. */
  text: boolean;
  /** Whether there is room for text only. */
  cramped: boolean;
  /** What a beginner is told about the position. */
  tip: Tip | null;
  progress: { stage: string; percent: number };
  fault: Fault | null;
  /** The action that has been pressed and not answered yet. */
  pressed: string | null;
  actions: Actions;
}

/** The same once a game is there. */
export interface Playing<S extends AnyScene = Scene> extends Model<S> {
  scene: S;
}

/** A game with an auction. */
export type ManyPlaying = Playing<ManyScene>;

export type { Card, Suit };
