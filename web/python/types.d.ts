import type { StartCode } from "./errors.js";
import type {
  About,
  AuctionSnapshot,
  BridgeFault,
  Catalogue,
  Empty,
  Expectations,
  ExpectationsRequest,
  ForfeitRequest,
  Hint,
  Installed,
  Judgement,
  JudgeRequest,
  NewGame,
  NextRequest,
  OpenGame,
  Options,
  PlayerSource,
  PlayRequest,
  RecordAnswer,
  Replay,
  ReplayRequest,
  RestoreRequest,
  Saved,
  SitRequest,
  Snapshot,
  ThinkRequest,
  Trial,
  TryRequest,
  UninstallRequest,
} from "./messages.js";

/** What a person may know of a deal: of two hands, or of a game with an auction. */
export type AnySnapshot = Snapshot | AuctionSnapshot;

/** What each request carries and what answers it. */
export interface Exchanges {
  hello: { payload: Empty; answer: About };
  profiles: { payload: Empty; answer: Catalogue };
  new: { payload: NewGame; answer: AnySnapshot };
  open: { payload: OpenGame; answer: AnySnapshot };
  play: { payload: PlayRequest["payload"]; answer: AnySnapshot };
  think: { payload: ThinkRequest["payload"]; answer: AnySnapshot };
  hint: { payload: ThinkRequest["payload"]; answer: Hint };
  undo: { payload: ThinkRequest["payload"]; answer: AnySnapshot };
  forfeit: { payload: ForfeitRequest["payload"]; answer: AnySnapshot };
  next: { payload: NextRequest["payload"]; answer: AnySnapshot };
  options: { payload: Options; answer: AnySnapshot };
  sit: { payload: SitRequest["payload"]; answer: AnySnapshot };
  restore: { payload: RestoreRequest["payload"]; answer: AnySnapshot };
  state: { payload: Empty; answer: AnySnapshot };
  save: { payload: Empty; answer: Saved };
  record: { payload: Empty; answer: RecordAnswer };
  "close-table": { payload: Empty; answer: Empty };
  install: { payload: PlayerSource; answer: Installed };
  uninstall: { payload: UninstallRequest["payload"]; answer: Empty };
  expectations: { payload: ExpectationsRequest["payload"]; answer: Expectations };
  try: { payload: TryRequest["payload"]; answer: Trial };
  replay: { payload: ReplayRequest["payload"]; answer: Replay };
  judge: { payload: JudgeRequest["payload"]; answer: Judgement };
}
export type RequestType = keyof Exchanges;

/** `saved` tells whether the table's game is in storage as it now stands. */
export interface Answer<T extends RequestType> {
  payload: Exchanges[T]["answer"];
  saved: boolean;
  /** Since the last answer Python has been started anew, and the games have been restored. */
  renewed?: boolean;
}

export interface SetAside {
  key: string;
  reason: string;
}
export interface Opened {
  snapshot: AnySnapshot | null;
  /** A saved game that could not be restored; its text can be had by `setAside(key)`. */
  setAside: SetAside | null;
}

/** A file of visiting players, kept from visit to visit. */
export interface KeptPlayer {
  file: string;
  players: string[];
}

/**
 * `image`: the memory that Python had when the site was built. `trimmed`: the engine inside a compiled library. `stock`:
 * Pyodide's own library, the engine installed by micropip.
 */
export type Way = "image" | "trimmed" | "stock";
export type Stage = "runtime" | "library" | "engine" | "ready";
export interface Progress {
  stage: Stage;
  /** 0 to 100 over all stages. */
  percent: number;
}
export interface Started extends About {
  way: Way;
}

export interface Settings {
  /** Address of the site's folder; the page's own by default. */
  base?: string | URL;
  /** Milliseconds without any progress after which a start counts as hanging. */
  timeout?: number;
  /** Milliseconds after which a request counts as hanging. */
  patience?: number;
  /** Milliseconds that a visiting player may think; then it loses the deal. */
  thinking?: number;
  /** Milliseconds that letting a visiting player in may take. */
  installing?: number;
  /** Starts this way and no other. */
  way?: Way | undefined;
  onProgress?: (progress: Progress) => void;
}

/** Errors cross the thread as data: a structured clone of an `Error` keeps no code. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; fault: BridgeFault };
export type StartOutcome = { ok: true; value: Started } | { ok: false; code: StartCode; message: string };

export interface Host {
  start(onProgress: (progress: Progress) => void): Promise<StartOutcome>;
  open(table: string, guests: boolean): Promise<Outcome<Opened>>;
  request<T extends RequestType>(table: string, type: T, payload: Exchanges[T]["payload"]): Promise<Outcome<Answer<T>>>;
  leave(table: string): Promise<Outcome<null>>;
  setAside(key: string): Promise<Outcome<string>>;
  forgetAll(): Promise<Outcome<null>>;
  install(file: string, bytes: Uint8Array, keep: boolean): Promise<Outcome<string[]>>;
  kept(): Promise<Outcome<KeptPlayer[]>>;
  remove(file: string): Promise<Outcome<null>>;
}
