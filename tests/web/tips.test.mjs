/** Beginners are told what they can do, once, and when they can do it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { againHelp, readHelp, writeHelp } from "../../web/app/beginners.js";
import { sceneOf } from "../../web/table/scene.js";
import { Tips, tipFor, tipText } from "../../web/table/tips.js";
import { golden, goldenSnapshots, LOCALES, wordsOf } from "./support.mjs";

const KEYS = /** @type {const} */ (["turn", "claim", "strict", "marriage", "exchange", "lost"]);
/** @param {string} key all the others */
const allBut = (key) => KEYS.filter((each) => each !== key);

const lead = () => golden("lead-with-marriage-and-exchange");

/** @param {import("../../web/table/tips.js").Help} help */
function tipsWith(help) {
  /** @type {import("../../web/table/tips.js").Help[]} */
  const changes = [];
  const tips = new Tips((changed) => changes.push(changed));
  tips.help = help;
  return { tips, changes };
}

test("each tip waits for its moment", () => {
  const cases = {
    turn: lead(),
    marriage: lead(),
    exchange: lead(),
    strict: golden("answer-in-the-strict-phase"),
    claim: { ...lead(), enough: true, legal: ["66", ...lead().legal] },
    lost: golden("end-by-failed-close"),
  };
  cases.lost.result.winner = 1 - cases.lost.seat;
  for (const key of KEYS) {
    assert.equal(tipFor(cases[key], allBut(key)), key);
    assert.equal(tipFor(cases[key], KEYS), null);
  }
});

test("nothing is told out of turn, of a won deal, or of a claim that would be wrong", () => {
  assert.equal(tipFor({ ...lead(), phase: "waiting" }, []), null);
  const won = golden("end-by-claim");
  won.result.winner = won.seat;
  assert.equal(tipFor(won, []), null);
  assert.equal(tipFor({ ...lead(), enough: false, marriages: [], legal: ["66"] }, ["turn"]), null);
});

test("every tip reads well in every language and pack", () => {
  for (const lang of Object.keys(LOCALES))
    for (const deck of /** @type {const} */ (["tell", "french", "spanish"])) {
      const words = wordsOf(lang, deck);
      for (const { name, snapshot } of goldenSnapshots())
        for (const key of KEYS) {
          if (tipFor(snapshot, allBut(key)) !== key) continue;
          const text = tipText(key, snapshot, words);
          assert.match(text, /^[A-ZÄÖÜ„“‘].*\.$/, name);
          assert.ok(text.length <= 175, `${lang} ${text.length}: ${text}`);
        }
    }
});

test("tips come one after the other and are told once", () => {
  const { tips, changes } = tipsWith({ on: true, seen: [] });
  const scene = sceneOf(lead());
  const shown = () => tips.tip?.key ?? null;
  tips.settle(scene);
  assert.deepEqual(tips.tip, { key: "turn", spoken: true });
  tips.settle(sceneOf(lead()));
  assert.equal(shown(), "turn");
  tips.hush();
  assert.deepEqual(tips.tip, { key: "turn", spoken: false });
  tips.next();
  assert.deepEqual(tips.tip, { key: "marriage", spoken: true });
  tips.settle({ ...scene, still: true });
  assert.equal(shown(), null);
  assert.deepEqual(changes.at(-1), { on: true, seen: ["turn", "marriage"] });
  tips.settle(scene);
  assert.equal(shown(), "exchange");
});

test("no more tips means none at all", () => {
  const { tips, changes } = tipsWith({ on: true, seen: ["turn"] });
  tips.settle(sceneOf(lead()));
  tips.end();
  assert.equal(tips.tip, null);
  assert.deepEqual(changes, [{ on: false, seen: ["turn"] }]);
  tips.settle(sceneOf(golden("answer-in-the-strict-phase")));
  assert.equal(tips.tip, null);
});

test("help is kept as text, and who asks for it again gets all of it", () => {
  assert.deepEqual(readHelp({}), { on: true, seen: [] });
  const help = { on: false, seen: ["turn", "strict"] };
  assert.deepEqual(readHelp(writeHelp(help)), help);
  assert.deepEqual(readHelp({ ...writeHelp(help), ...againHelp({ help: "on" }) }), { on: true, seen: [] });
  assert.deepEqual(readHelp({ ...writeHelp(help), ...againHelp({ help: "off" }) }), help);
});
