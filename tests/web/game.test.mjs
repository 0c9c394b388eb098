/** The conversation with Python: one card a press, the computer's turn from the snapshot alone, faults that can be mended. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, Refused } from "../../web/table/game.js";
import { Pace } from "../../web/table/pace.js";
import { golden } from "./support.mjs";

/** A client that answers from a list and keeps what it was asked. */
class Script {
  /** @type {{type: string, payload: any}[]} */
  asked = [];
  /** @param {(any)[]} answers snapshots, or errors to be thrown */
  constructor(answers) {
    this.answers = answers;
  }
  /** @param {string} _table @param {string} type @param {unknown} payload */
  async request(_table, type, payload) {
    this.asked.push({ type, payload });
    const answer = this.answers.shift();
    if (answer instanceof Error) throw answer;
    return { payload: answer, saved: true };
  }
}

/** @param {unknown[]} answers */
function table(answers) {
  const client = new Script(answers);
  const pace = new Pace();
  pace.tempo = 0.001;
  /** @type {string[]} */
  const told = [];
  /** @type {import("../../web/table/scene.js").Scene[]} */
  const scenes = [];
  const watcher = {
    scene: (/** @type {any} */ scene) => {
      scenes.push(scene);
      told.push("scene");
    },
    answer: () => told.push("answer"),
    ended: () => told.push("ended"),
    fault: (/** @type {unknown} */ error) => told.push(`fault ${/** @type {Error} */ (error).message}`),
    kept: () => {},
    news: (/** @type {string} */ what) => told.push(what),
  };
  const game = new Game({ client: /** @type {any} */ (client), table: "t", pace, watcher });
  return { game, client, pace, told, scenes };
}

/** Waits until something holds, and then a little longer, in case more comes. @param {() => boolean} holds */
async function until(holds) {
  const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let tries = 0; tries < 400 && !holds(); tries++) await pause(5);
  await pause(30);
}

const lead = () => ({ ...golden("lead-with-marriage-and-exchange"), events: [], last_trick: null });
const fault = (/** @type {string} */ code) => Object.assign(new Error(code), { code });

test("the computer moves as long as it is to, also after a reload", async () => {
  const waiting = { ...golden("pending-marriage"), events: [] };
  const again = { ...waiting, ply: waiting.ply + 1 };
  const { game, client } = table([again, lead()]);
  game.resume(waiting);
  await until(() => game.ready);
  await until(() => client.asked.length === 2);
  assert.deepEqual(client.asked, [
    { type: "think", payload: { ply: waiting.ply } },
    { type: "think", payload: { ply: again.ply } },
  ]);
  assert.equal(game.ready, true);
});

test("a game that another tab has played on is shown as it stands there, and that is told", async () => {
  const elsewhere = Object.assign(fault("stale"), { where: "elsewhere" });
  const { game, told } = table([elsewhere, lead()]);
  game.resume(lead());
  await until(() => game.ready);
  await assert.rejects(game.set({ show_points: "both" }), elsewhere);
  assert.equal(told.filter((what) => what === "elsewhere").length, 1);
  assert.equal(game.ready, true);
});

test("a game that is taken up gets the options of now, if they are others", async () => {
  const snapshot = lead();
  const { game, client } = table([snapshot]);
  game.resume(snapshot);
  await game.accord({ ...snapshot.options });
  await game.accord({});
  assert.deepEqual(client.asked, []);
  const payload = { ...snapshot.options, trick_review: "sharp" };
  await game.accord(payload);
  assert.deepEqual(client.asked, [{ type: "options", payload }]);
});

test("a second press while the first is under way plays nothing", async () => {
  const snapshot = lead();
  const move = snapshot.legal.find((/** @type {string} */ each) => snapshot.hand.includes(each));
  const { game, client } = table([{ ...snapshot, ply: snapshot.ply + 1 }]);
  game.resume(snapshot);
  const first = game.play(move);
  await assert.rejects(game.play(move), Refused);
  await first;
  assert.deepEqual(client.asked, [{ type: "play", payload: { move, ply: snapshot.ply } }]);
});

test("an illegal move is refused with its reason and never sent", async () => {
  const snapshot = golden("answer-in-the-strict-phase");
  const [card] = Object.keys(snapshot.refused).filter((each) => snapshot.hand.includes(each));
  const { game, client } = table([]);
  game.resume(snapshot);
  await assert.rejects(
    game.play(card ?? ""),
    (error) => error instanceof Refused && error.reason === snapshot.refused[card ?? ""],
  );
  assert.deepEqual(client.asked, []);
});

test("an announcement and its card are two moves", async () => {
  const snapshot = lead();
  const [marriage] = snapshot.marriages;
  const announced = { ...snapshot, ply: snapshot.ply + 1 };
  const led = { ...snapshot, ply: snapshot.ply + 2 };
  const { game, client } = table([announced, led]);
  game.resume(snapshot);
  await game.play(`m${marriage.suit}`, marriage.cards[0]);
  assert.deepEqual(client.asked, [
    { type: "play", payload: { move: `m${marriage.suit}`, ply: snapshot.ply } },
    { type: "play", payload: { move: marriage.cards[0], ply: announced.ply } },
  ]);
});

test("a stale request is mended from Python's own state", async () => {
  const snapshot = lead();
  const { game, client, told } = table([fault("stale"), snapshot]);
  game.resume({ ...golden("pending-marriage"), events: [] });
  await until(() => client.asked.length === 2);
  assert.deepEqual(
    client.asked.map(({ type }) => type),
    ["think", "state"],
  );
  assert.ok(!told.some((each) => each.startsWith("fault")));
});

test("Python that fails is told of once, and can be asked again", async () => {
  const { game, client, told } = table([fault("internal"), lead()]);
  game.resume({ ...golden("pending-marriage"), events: [] });
  await until(() => told.includes("fault internal"));
  assert.deepEqual(told.at(-1), "fault internal");
  await game.retry();
  await until(() => game.ready);
  assert.deepEqual(
    client.asked.map(({ type }) => type),
    ["think", "state"],
  );
  assert.equal(game.ready, true);
});

test("a deal that has ended is told of when all has been shown", async () => {
  const { game, told } = table([]);
  game.resume(golden("end-by-claim"));
  assert.ok(!told.includes("ended"));
  await until(() => told.includes("ended"));
  assert.ok(told.includes("ended"));
});

test("a table that is gone asks nothing more", async () => {
  const { game, client, told } = table([]);
  game.resume({ ...golden("pending-marriage"), events: [] });
  game.end();
  const before = told.length;
  await until(() => true);
  assert.deepEqual(client.asked, []);
  assert.equal(told.length, before);
});

test("a hint is for the position it was asked in", async () => {
  const snapshot = lead();
  const hint = { move: snapshot.legal[0] };
  const { game, client } = table([hint]);
  game.resume(snapshot);
  assert.equal(await game.hint(), hint);
  assert.deepEqual(client.asked, [{ type: "hint", payload: { ply: snapshot.ply } }]);
});

test("a hint that comes after the move is dropped, an error too", async () => {
  for (const late of [{ move: "x" }, fault("stale")]) {
    const snapshot = lead();
    const move = snapshot.legal.find((/** @type {string} */ each) => snapshot.hand.includes(each));
    const { game } = table([late, { ...snapshot, ply: snapshot.ply + 1 }]);
    game.resume(snapshot);
    const hint = game.hint();
    const played = game.play(move);
    assert.equal(await hint, null);
    await played;
  }
});

test("a move is taken back once Python has done so, and the scene does not pretend that it was played", async () => {
  const before = { ...lead(), undo: true, practice: false, ply: 5 };
  const back = { ...lead(), undo: false, practice: true, ply: 3 };
  const { game, client, scenes } = table([back]);
  game.resume(before);
  assert.equal(await game.undo(), back);
  assert.deepEqual(client.asked, [{ type: "undo", payload: { ply: 5 } }]);
  assert.equal(game.snapshot, back);
  assert.equal(game.scene?.back, true);
  assert.equal(game.scene?.still, false);
  assert.equal(scenes.at(-1)?.back, true);
  assert.equal(game.ready, true);
});

test("where nothing can be taken back nothing is asked", async () => {
  const { game, client } = table([]);
  assert.equal(await game.undo(), null);
  game.resume({ ...lead(), undo: false });
  assert.equal(await game.undo(), null);
  assert.deepEqual(client.asked, []);
});

test("a computer that is just about to move is not asked once its turn has been taken back", async () => {
  const waiting = { ...golden("pending-marriage"), events: [], undo: true };
  const back = { ...lead(), undo: false };
  const { game, client } = table([back]);
  game.resume(waiting);
  await game.undo();
  await until(() => true);
  assert.deepEqual(client.asked, [{ type: "undo", payload: { ply: waiting.ply } }]);
});
