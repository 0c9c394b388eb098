/** The games of one table: none is lost over another, and the next visit begins where the last one ended. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Games } from "../../web/table/games.js";
import { Pace } from "../../web/table/pace.js";
import { golden } from "./support.mjs";

/** How whole deals have ended. */
const OUTCOME = { winner: 1, game_points: 2, reason: "claim" };

/** @type {Map<string, string>} */
const storage = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => storage.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => storage.set(key, value),
    removeItem: (/** @type {string} */ key) => storage.delete(key),
  },
});
beforeEach(() => storage.clear());

const lead = () => ({ ...golden("lead-with-marriage-and-exchange"), events: [], last_trick: null });
const deal = (/** @type {number} */ number) => ({ ...lead(), deal: number });
const forTwo = () => golden("two-people", 0);

/** A table of games, and the games that are kept. @param {Record<string, any>} kept @param {Record<string, any>} [begun] answers to new games */
function visit(kept, begun = {}) {
  /** @type {Record<string, any>} */
  const live = {};
  /** @type {string[]} */
  const log = [];
  const client = {
    /** @param {string} name */
    async open(name) {
      log.push(`open ${name}`);
      if (kept[name] === "broken") return { snapshot: null, setAside: { key: name, reason: "broken" } };
      if (kept[name]) live[name] = kept[name];
      return { snapshot: kept[name] ?? null, setAside: null };
    },
    /** @param {string} name @param {string} type @param {any} _payload */
    async request(name, type, _payload) {
      log.push(`${type} ${name}`);
      if (type === "replay") return { payload: { result: OUTCOME } };
      if (type === "new" || type === "open") {
        if (!begun[name]) throw Object.assign(new Error("refused"), { code: "bad-record" });
        live[name] = begun[name];
      } else if (!live[name]) throw Object.assign(new Error("no table"), { code: "no-table" });
      kept[name] = live[name];
      return { payload: live[name], saved: true };
    },
  };
  const games = new Games({
    client: /** @type {any} */ (client),
    pace: new Pace(),
    watcher: { scene() {}, answer() {}, ended() {}, fault: () => assert.fail(), kept() {}, news() {} },
    home: "main",
    newGame: (choice) => ({ rules: "wiener", level: "easy", seat: 0, seed: "", ...choice }),
    options: () => ({ show_points: "both" }),
    first: async (game) => void (await game.begin({ rules: "wiener", level: "easy", seat: 0, seed: "" })),
    taken: (name) => log.push(`taken ${name}`),
    setAside: ({ key }) => log.push(`aside ${key}`),
  });
  return { games, log };
}

test("a first visit begins a match", async () => {
  const { games, log } = visit({}, { main: deal(1) });
  await games.start();
  assert.deepEqual(log, ["open main", "taken main", "new main"]);
  assert.equal(games.current?.snapshot?.deal, 1);
});

test("a practice game takes the table, the match waits, and both survive a reload", async () => {
  const kept = { main: deal(3) };
  const { games, log } = visit(kept, { practice: deal(1) });
  await games.start();
  const match = games.current;
  await games.practise({ record: {}, ply: 2, seat: 1, level: "strong" });
  assert.equal(games.practising, true);
  assert.notEqual(games.current, match);
  assert.equal(games.current?.snapshot?.deal, 1);
  assert.ok(!log.includes("new main"));

  const again = visit(kept);
  await again.games.start();
  assert.equal(again.games.practising, true);
  assert.deepEqual(again.log, ["open practice", "taken practice"]);
  await again.games.leave();
  assert.equal(again.games.practising, false);
  assert.equal(again.games.current?.snapshot?.deal, 3);

  const last = visit(kept);
  await last.games.start();
  assert.deepEqual(last.log, ["open main", "taken main"]);
});

test("a record that is refused leaves the table at its game", async () => {
  const { games } = visit({ main: deal(3) });
  await games.start();
  const match = games.current;
  await assert.rejects(games.practise({ record: {} }), /refused/);
  assert.equal(games.current, match);
  assert.equal(games.practising, false);
});

test("how a deal was played before is told once it is over, and of that deal alone", async () => {
  const over = { ...golden("end-by-claim"), deal: 1 };
  const record = { hands: ["AH", "KH"], stock: "", moves: ["AH", "KH"] };
  const kept = { main: deal(3) };
  const { games } = visit(kept, { practice: deal(1) });
  await games.start();
  await games.practise({ record, ply: 0, seat: 1, past: { sender: 1 } });
  assert.equal(games.original, null);

  const again = visit({ ...kept, practice: over }, { practice: over });
  await again.games.start();
  assert.deepEqual(again.games.original, { record, seat: 1, deal: 1, outcome: OUTCOME, past: { sender: 1 } });
  const next = visit({ ...kept, practice: { ...over, deal: 2 } });
  await next.games.start();
  assert.equal(next.games.original, null);

  // Nothing is to be seen where all moves are made already, where no moves are, or where cards are hidden.
  await again.games.practise({ record, ply: 2 });
  assert.equal(again.games.original, null);
  await again.games.practise({ record: { ...record, moves: [] }, ply: 0 });
  assert.equal(again.games.original, null);
  await again.games.practise({ record: { ...record, stock: "??" }, ply: 0 });
  assert.equal(again.games.original, null);
  await again.games.practise({ record, ply: 1, seat: 0 });
  assert.deepEqual(again.games.original, { record, seat: 0, deal: 1, outcome: OUTCOME });
  await again.games.leave();
  assert.equal(again.games.original, null);
});

test("a game that cannot be taken up again gives way to the match", async () => {
  storage.set("bummerl.at.main", "practice");
  const { games, log } = visit({ main: deal(3), practice: "broken" });
  await games.start();
  assert.deepEqual(log, ["open practice", "aside practice", "open main", "taken main"]);
  storage.set("bummerl.at.main", "nonsense");
  const other = visit({ main: deal(3) });
  await other.games.start();
  assert.deepEqual(other.log, ["open main", "taken main"]);
});

test("from practice one goes back to where one was", async () => {
  const { games } = visit({ main: deal(3) }, { people: forTwo(), practice: deal(1) });
  await games.start();
  assert.equal(await games.together(), false);
  await games.together({ rules: "wiener", series: 1 });
  assert.equal(games.isForTwo, true);
  await games.practise({ record: {} });
  await games.practise({ record: {} });
  await games.leave();
  assert.equal(games.isForTwo, true);
  assert.equal(games.current?.covered, true);
  await games.leave();
  assert.equal(games.isForTwo, false);
  assert.equal(games.current?.snapshot?.deal, 3);
});

test("a new match is begun from any game, and storage that is forbidden loses none of them", async () => {
  const { games, log } = visit({}, { main: deal(1), people: forTwo() });
  await games.start();
  await games.together({ rules: "wiener", series: 1 });
  assert.equal(await games.isRunning(false), true);
  await games.leave();
  assert.equal(games.current?.snapshot?.deal, 1);
  assert.ok(!log.slice(3).includes("open main"));
  await games.together();
  await games.match({ rules: "wiener", level: "easy", seat: 0, seed: "" });
  assert.equal(games.isForTwo, false);
});
