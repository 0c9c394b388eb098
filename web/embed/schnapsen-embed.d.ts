/** Types of `<schnapsen-table>` for pages that load `schnapsen-embed.js`. */

/** What the visitor may know of the game: the fields are described by `Snapshot` in the site's `bridge.schema.json`. */
export interface SchnapsenState {
  v: 1;
  rules: string | object;
  phase: "lead" | "answer" | "waiting" | "deal-end" | "match-end";
  seat: 0 | 1;
  turn: 0 | 1 | null;
  legal: string[];
  hand: string[];
  trump: string;
  turnup: string | null;
  stock: number;
  closed: { by: 0 | 1 } | null;
  led: string | null;
  tricks: [number, number];
  points: [number | null, number | null];
  pending: [number, number];
  score: [number, number];
  bummerl: [number, number];
  result: object | null;
  shuffle: { commitment: string; seed: string | null };
  [field: string]: unknown;
}

export interface SchnapsenHint {
  move: string;
  [field: string]: unknown;
}

/** What a method rejects with. */
export interface SchnapsenError extends Error {
  code?: string;
  where?: string;
  /** Why a move is not legal. */
  reason?: string;
}

export interface SchnapsenTable extends HTMLElement {
  /** Starts Python and lays the cards. */
  start(): Promise<void>;
  /** Plays a move, as in records; rejects one that is not legal. */
  play(token: string): Promise<SchnapsenState>;
  /** The next deal, or a new match after the last. */
  next(): Promise<SchnapsenState>;
  /** Takes the visitor's last move back; null if there is none. */
  undo(): Promise<SchnapsenState | null>;
  /** What the computer would do in the visitor's place; null if it is not the visitor's turn. */
  hint(): Promise<SchnapsenHint | null>;
  /** Puts a record on the table: an object, or its JSON text; with comments on its moves, by how many have been made. */
  load(record: string | object, comments?: Record<string, string>): Promise<SchnapsenState | null>;
  /** What the visitor may know; null before the start. */
  state(): Promise<SchnapsenState | null>;
  /** Ends the table and takes it off the page. */
  destroy(): Promise<void>;
}

/** What a page's style sheet may say of the table's looks; those that cannot be used, or not be read, fall back. */
export type SchnapsenProperty =
  | "--schnapsen-table"
  | "--schnapsen-page"
  | "--schnapsen-ink"
  | "--schnapsen-accent"
  | "--schnapsen-card-back"
  | "--schnapsen-radius"
  | "--schnapsen-font";

/** What `::part()` reaches: the frame, or with `mode="inline"` the others. */
export type SchnapsenPart = "frame" | "hand" | "trick" | "stock" | "score";

export interface SchnapsenEvents {
  "schnapsen-ready": CustomEvent<object>;
  "schnapsen-progress": CustomEvent<{ stage: string; percent: number }>;
  "schnapsen-move": CustomEvent<{ seat: 0 | 1; move: string; state: SchnapsenState }>;
  "schnapsen-dealend": CustomEvent<{ state: SchnapsenState }>;
  "schnapsen-matchend": CustomEvent<{ state: SchnapsenState }>;
  "schnapsen-lesson": CustomEvent<{ lesson: string; step: string; passed: boolean }>;
  "schnapsen-error": CustomEvent<{ code: string; message: string; where?: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "schnapsen-table": SchnapsenTable;
  }
  interface HTMLElementEventMap extends SchnapsenEvents {}
}
