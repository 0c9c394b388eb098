/** Links and files of deals: what goes in comes out; what is damaged, too long or blown up is refused, and quickly. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { faultOf, isPlayedHere, OtherGame, placeOf } from "../../web/app/share/faults.js";
import { fileOf, LARGEST_FILE, recordsOf, recordsOfText } from "../../web/app/share/file.js";
import {
  BadDeal,
  carriesDeal,
  LARGEST_RECORD,
  LONGEST_LINK,
  linkOf,
  recordOf,
  seatOf,
  withoutDeal,
} from "../../web/app/share/link.js";
import { seatFor } from "../../web/app/share/seats.js";
import { LOCALES, WEB, wordsOf } from "./support.mjs";

const PAGE = "https://example.org/game/?seed=1#rules=klub";
const RECORD = { hands: ["AH KH", "TH QH"], trump: "H", note: "„Grüße“ 🂡" };

/** @type {Record<string, unknown>[]} */
const GOLDEN = readFileSync(join(WEB, "../tests/conformance/golden.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line).record);

/** @param {string} text of a link */
const address = (text) => `https://example.org/game/#deal=${text}`;

/** @param {Uint8Array | string} bytes */
const base64 = (bytes) => Buffer.from(bytes).toString("base64url");

/** @param {string} text of a link @param {string} flaw */
const refused = (text, flaw) =>
  assert.rejects(recordOf(address(text)), (error) => error instanceof BadDeal && error.flaw === flaw, flaw);

test("all golden records go through links and come out the same", async () => {
  assert.ok(GOLDEN.length > 300);
  for (const record of GOLDEN) {
    const link = await linkOf(record, PAGE);
    assert.deepEqual(await recordOf(link), record);
    assert.ok(link.length < 600, `${link.length} signs`);
  }
});

test("a link holds nothing but the page, the deal and the seat", async () => {
  const link = await linkOf(RECORD, PAGE, 1);
  assert.match(link, /^https:\/\/example\.org\/game\/#deal=d[\w-]+&seat=1$/);
  assert.deepEqual(await recordOf(link), RECORD);
  assert.equal(seatOf(link), 1);
  assert.equal(seatOf(await linkOf(RECORD, PAGE)), null);
  assert.equal(withoutDeal(link), "https://example.org/game/");
  assert.equal(withoutDeal(PAGE), PAGE);
});

test("an address without a deal has none", async () => {
  assert.equal(carriesDeal(PAGE), false);
  assert.equal(await recordOf(PAGE), null);
  assert.equal(await recordOf("https://example.org/?deal=d"), null);
  assert.equal(carriesDeal(address("")), true);
});

test("a link that lost its end, or a sign, is damaged", async () => {
  const link = await linkOf(GOLDEN[0] ?? {}, PAGE);
  const text = link.slice(link.indexOf("=") + 1);
  for (const length of [1, 2, 10, text.length / 2, text.length - 1])
    await refused(text.slice(0, Math.floor(length)), "damaged");
  await refused(`${text.slice(0, 40)}*${text.slice(41)}`, "damaged");
  await refused(`${text.slice(0, 40)}%20${text.slice(41)}`, "damaged");
  await refused("", "damaged");
  await refused("1", "damaged");
});

test("what is no record is damaged", async () => {
  for (const value of ["", "7", "null", "[]", '"text"', "{", '{"a":1}{'])
    for (const text of [`p${base64(value)}`, `d${base64(deflateRawSync(value))}`]) await refused(text, "damaged");
  await refused(`p${base64(new Uint8Array([0x22, 0xff, 0x22]))}`, "damaged");
  await refused(`d${base64(deflateRawSync("[".repeat(200_000)))}`, "damaged");
  for (const depth of [9, 30_000]) {
    const nested = `${'{"id":'.repeat(depth)}1${"}".repeat(depth)}`;
    await refused(`d${base64(deflateRawSync(nested))}`, "damaged");
  }
});

test("names that mean something to JavaScript are plain fields", async () => {
  const record = await recordOf(address(`p${base64('{"__proto__": {"game": "talon"}, "constructor": 1}')}`));
  assert.equal(record?.game, undefined);
});

test("a form of a later version is named as such", async () => {
  await refused(`e${base64("{}")}`, "newer");
});

test("a link that is too long is refused unread", async () => {
  await refused(`p${"A".repeat(LONGEST_LINK)}`, "long");
  await refused(`d${"*".repeat(10_000_000)}`, "long");
});

test("a link as long as allowed is read", async () => {
  const room = Math.floor(((LONGEST_LINK - 1) * 3) / 4);
  const note = "x".repeat(room - '{"note":""}'.length);
  assert.deepEqual(await recordOf(address(`p${base64(JSON.stringify({ note }))}`)), { note });
});

test("a bomb is refused before it has grown", async () => {
  const bombs = [LARGEST_RECORD, 1_000_000, 40_000_000].map((size) =>
    deflateRawSync(`{"note":"${" ".repeat(size)}"}`, { level: 9 }),
  );
  const held = process.memoryUsage().arrayBuffers;
  const start = performance.now();
  for (const bomb of bombs) await refused(`d${base64(bomb)}`, "large");
  assert.ok(performance.now() - start < 1000);
  assert.ok(process.memoryUsage().arrayBuffers - held < 16_000_000);
});

test("a record just small enough is read", async () => {
  const note = " ".repeat(LARGEST_RECORD - '{"note":""}'.length);
  assert.deepEqual(await recordOf(address(`d${base64(deflateRawSync(JSON.stringify({ note })))}`)), { note });
});

const { CompressionStream: Deflating, DecompressionStream: Inflating } = globalThis;

/** @param {unknown} deflating @param {unknown} inflating */
const browserWith = (deflating, inflating) =>
  Object.assign(globalThis, { CompressionStream: deflating, DecompressionStream: inflating });

class Unable {
  constructor() {
    throw new TypeError("Unsupported compression format: 'deflate-raw'");
  }
}

test("a browser that cannot deflate writes plain links, which every one reads", async () => {
  for (const without of [undefined, Unable]) {
    const deflated = await linkOf(RECORD, PAGE);
    browserWith(without, without);
    try {
      const plain = await linkOf(RECORD, PAGE);
      assert.match(plain, /#deal=p/);
      assert.deepEqual(await recordOf(plain), RECORD);
      await assert.rejects(recordOf(deflated), { flaw: "browser" });
      browserWith(Deflating, Inflating);
      assert.deepEqual(await recordOf(plain), RECORD);
    } finally {
      browserWith(Deflating, Inflating);
    }
  }
});

test("files hold one record, or one a line", async () => {
  assert.deepEqual(recordsOfText(fileOf(RECORD)), [RECORD]);
  assert.deepEqual(recordsOfText(JSON.stringify(RECORD, null, 2)), [RECORD]);
  const lines = GOLDEN.map((record) => JSON.stringify(record)).join("\r\n");
  assert.deepEqual(await recordsOf(new Blob([lines, "\n\n"])), GOLDEN);
});

test("files that hold none are refused", async () => {
  for (const text of ["", "\n", "7", "[]", "hello", `${fileOf(RECORD)}{`, "\0".repeat(100)])
    assert.throws(() => recordsOfText(text), { flaw: "file-text" }, text);
  const note = "x".repeat(LARGEST_RECORD);
  for (const text of [fileOf({ note }), `${fileOf({})}${fileOf({ note })}`])
    assert.throws(() => recordsOfText(text), { flaw: "large" });
  await assert.rejects(recordsOf(new Blob([" ".repeat(LARGEST_FILE + 1)])), { flaw: "file-large" });
});

/** @param {string} code @param {string} [where] */
const refusal = (code, where = "") => Object.assign(new Error("in English"), { code, where });

test("the place of a fault is named by seat and number, from 1", () => {
  assert.deepEqual(placeOf("payload.record.hands[0][2]"), { field: "hands", seat: 1, number: 3 });
  assert.deepEqual(placeOf("payload.record.stock[4]"), { field: "stock", seat: 0, number: 5 });
  assert.deepEqual(placeOf("payload.record.won[1][0][1]"), { field: "won", seat: 2, number: 1 });
  assert.deepEqual(placeOf("payload.record.closed.points[1]"), { field: "closed", seat: 0, number: 2 });
  assert.deepEqual(placeOf("payload.record"), { field: "record", seat: 0, number: 0 });
});

/** The fields of records as the engine knows them. */
const FIELDS = [
  ...(/POSITION_FIELDS = \(([^)]*)\)/
    .exec(readFileSync(join(WEB, "../engine/bummerl/records/form.py"), "utf8"))?.[1]
    ?.matchAll(/"(\w+)"/g) ?? []),
].map(([, field]) => field ?? "");

for (const lang of Object.keys(LOCALES)) {
  const words = wordsOf(lang);

  test(`${lang} has words for a fault in every field`, () => {
    assert.ok(FIELDS.length > 10);
    for (const field of [...FIELDS, "moves", "id", "note", "record"]) {
      assert.ok(words.has(`bad-record-${field}`), field);
      for (const place of ["", "[1]", "[1][2]", "[1][2][0]"]) {
        const { text, detail, again } = faultOf(words, refusal("bad-record", `payload.record.${field}${place}`));
        assert.ok(!text.includes("English"));
        assert.deepEqual([detail, again], ["in English", false]);
      }
    }
    assert.match(faultOf(words, refusal("bad-record", "payload.record.colour")).text, /colour/);
    assert.match(faultOf(words, refusal("bad-record", "payload.record.moves[6]")).text, /7/);
  });

  test(`${lang} has words for every flaw, for other games, and for silence`, () => {
    for (const flaw of /** @type {const} */ ([
      "long",
      "large",
      "damaged",
      "newer",
      "browser",
      "file-large",
      "file-text",
    ]))
      assert.equal(faultOf(words, new BadDeal(flaw)).text, words.text(`bad-${flaw}`));
    assert.equal(faultOf(words, new OtherGame()).text, words.text("bad-game"));
    assert.equal(faultOf(words, refusal("timeout")).again, true);
  });
}

test("games are known by their names", () => {
  for (const game of [undefined, "two-hand", "dreier", "talon", "bauern"]) assert.ok(isPlayedHere(game));
  for (const game of [null, {}, { toString: 1 }, "constructor", "tute", "poker"]) assert.ok(!isPlayedHere(game));
});

test("a deal is played from the seat of its view, else of its sender, else of who leads", () => {
  assert.equal(seatFor({ seat: 1, leader: 0 }, 0), 1);
  assert.equal(seatFor({ leader: 0 }, 1), 1);
  assert.equal(seatFor({ leader: 1 }, null), 1);
  assert.equal(seatFor({ seat: "x", leader: 7 }, null), 0);
});
