/** The status line says what happened and what is to do, in whole sentences. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { manySentences } from "../../web/table/many/sentences.js";
import { refusal, sentences } from "../../web/table/sentences.js";
import { golden, goldenAuctions, goldenSnapshots, LOCALES, wordsOf } from "./support.mjs";

test("there is something to say about every golden snapshot, in every language and pack", () => {
  for (const lang of Object.keys(LOCALES)) {
    for (const deck of /** @type {const} */ (["tell", "hungarian", "french", "french4", "spanish"])) {
      const words = wordsOf(lang, deck);
      const all = [
        ...goldenSnapshots().map(({ name, snapshot }) => ({ name, said: sentences(snapshot, words) })),
        ...goldenAuctions().map(({ name, snapshot }) => ({ name, said: manySentences(snapshot, words) })),
      ];
      assert.ok(all.some(({ name }) => name.startsWith("talon")) && all.some(({ name }) => name.startsWith("end-by")));
      for (const { name, said } of all) {
        assert.ok(said.length >= 1 && said.length <= 3, name);
        for (const sentence of said) assert.match(sentence, /^[A-ZÄÖÜ„“"].*[.!?…]$/, name);
      }
    }
  }
});

test("suits and ranks are called as in the pack", () => {
  assert.equal(wordsOf("de", "tell").card("QD"), "Schellen-Ober");
  assert.equal(wordsOf("de", "french").card("QD"), "Karo-Dame");
  assert.equal(wordsOf("en", "french4").card("JC"), "Jack of Clubs");
  assert.equal(wordsOf("en", "tell").card("JC"), "Unter of Acorns");
  assert.equal(wordsOf("hu", "hungarian").card("QD"), "tök felső");
  assert.equal(wordsOf("de", "hungarian").card("QD"), "Schellen-Ober");
  assert.equal(wordsOf("hu", "french").card("JC"), "treff bubi");
  assert.equal(wordsOf("nl", "tell").card("KC"), "eikelkoning");
  assert.equal(wordsOf("nl", "french").card("JC"), "klaverboer");
  assert.equal(wordsOf("nl", "spanish").card("RC"), "rey van bastos");
});

test("the first deal tells how the dealer was found", () => {
  const snapshot = golden("new-game");
  const [first = ""] = sentences(snapshot, wordsOf("de"));
  assert.match(
    first,
    /^Gezogen, wer zuerst gibt: Sie .+, Computer .+\. Die höhere Karte gibt, also (Sie|der Computer)\.$/,
  );
});

test("nobody is said to deal where play begins in the middle of a deal", () => {
  const snapshot = { ...golden("new-game"), deal: 2, events: [{ type: "deal" }] };
  assert.match(sentences(snapshot, wordsOf("de")).join(" "), /(Sie geben|Der Computer gibt)/);
  snapshot.tricks = [1, 0];
  assert.equal(sentences(snapshot, wordsOf("de")).length, 1);
});

test("an exchange names both cards", () => {
  const snapshot = golden("new-game");
  snapshot.events = [{ type: "exchange", seat: 1 - snapshot.seat, gave: "JH", took: "TH" }];
  const [first] = sentences(snapshot, wordsOf("de"));
  assert.equal(first, "Der Computer tauscht Herz-Unter gegen Herz-Zehner.");
});

test("closing says whether later tricks count", () => {
  const snapshot = golden("new-game");
  snapshot.events = [{ type: "close", seat: 1 }];
  snapshot.closed = { by: 1, wins: 2, loses: 3 };
  assert.match(sentences(snapshot, wordsOf("en"))[0] ?? "", /Later tricks do not change that/);
  snapshot.closed = { by: 1, wins: null, loses: 3 };
  assert.doesNotMatch(sentences(snapshot, wordsOf("en"))[0] ?? "", /Later tricks/);
});

test("who must follow is told which suit", () => {
  const snapshot = { ...golden("answer-in-the-strict-phase"), led: "AS" };
  assert.equal(refusal(snapshot, "must-follow", wordsOf("de", "french")), "Sie müssen Pik bedienen.");
});
