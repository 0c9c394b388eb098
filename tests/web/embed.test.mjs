// Messages between a page and a table's frame: the code and the published schema accept the same.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { readParameters } from "../../web/embed/parameters.js";
import { pictureOf } from "../../web/embed/picture.js";
import { commentsOn, LOOKS, ProtocolError, readRecord, readRequest, SETTINGS } from "../../web/embed/protocol.js";
import { WEB } from "./support.mjs";

const require = createRequire(join(WEB, "package.json"));
const { default: Ajv } = require("ajv/dist/2020");

const schema = JSON.parse(readFileSync(join(WEB, "schema/embed.schema.json"), "utf8"));
/** @type {(data: unknown) => boolean} */
const isRequest = new Ajv().compile({ $schema: schema.$schema, $defs: schema.$defs, $ref: "#/$defs/Request" });

/** @param {unknown} data */
function accepted(data) {
  try {
    readRequest(data);
    return true;
  } catch (error) {
    assert.ok(error instanceof ProtocolError, String(error));
    return false;
  }
}

/** @type {unknown[]} */
const VALUES = [
  undefined,
  null,
  true,
  0,
  1,
  1.5,
  -3,
  2 ** 53,
  "",
  "KH",
  "x".repeat(8),
  "x".repeat(9),
  "🂱".repeat(8),
  "🂱".repeat(9),
  "<script>alert(1)</script>",
  "y".repeat(16_384),
  "y".repeat(16_385),
  [],
  ["KH"],
  {},
  { token: "KH" },
  { token: 3 },
  { record: {} },
  { record: "{}" },
  { record: [] },
  { record: "y".repeat(16_385) },
  { record: {}, comments: {} },
  { record: {}, comments: { 0: "a", 12: "🂱".repeat(1000) } },
  { record: {}, comments: { 3: "y".repeat(1001) } },
  { record: {}, comments: { 3: ["a"] } },
  { record: {}, comments: { "03": "a" } },
  { record: {}, comments: { first: "a" } },
  { record: {}, comments: "{}" },
  { record: {}, comments: [] },
  { comments: {} },
  { lang: "de" },
  { "card-back": "navy", font: "f".repeat(100) },
  { radius: "r".repeat(101) },
  { lang: "l".repeat(17) },
  { lang: 3 },
  { constructor: {} },
  { token: "KH", more: 1 },
];
const TYPES = [
  "start",
  "play",
  "next",
  "undo",
  "hint",
  "load",
  "state",
  "set",
  "destroy",
  "toString",
  "__proto__",
  "",
  7,
];

test("the code rejects what the schema rejects, and nothing else", () => {
  let good = 0;
  for (const value of VALUES) assert.equal(accepted(value), isRequest(value), JSON.stringify(value));
  for (const type of TYPES) {
    for (const payload of VALUES) {
      for (const id of [1, 7, 0, -1, 1.5, "1", undefined, 2 ** 53]) {
        for (const others of [{}, { extra: 1 }, { ns: "schnapsen" }]) {
          const data = { id, type, payload, ...others };
          const wire = structuredClone(
            Object.fromEntries(Object.entries(data).filter(([, each]) => each !== undefined)),
          );
          assert.equal(accepted(wire), isRequest(wire), JSON.stringify(wire).slice(0, 200));
          if (isRequest(wire)) good += 1;
        }
      }
    }
  }
  assert.ok(good > 30, String(good));
});

test("an error names the request and the field", () => {
  const faults = [
    [{ id: 4, type: "play", payload: { token: 1 } }, "bad-message", "payload.token", 4],
    [{ id: 4, type: "play" }, "bad-message", "payload.token", 4],
    [{ id: 5, type: "fly" }, "unknown-type", "type", 5],
    [{ type: "start" }, "bad-message", "id", 0],
    ["start", "bad-message", "", 0],
  ];
  for (const [data, code, where, id] of faults)
    assert.throws(() => readRequest(data), { code, where, id }, JSON.stringify(data));
});

test("the schema knows every setting and every look", () => {
  const { properties } = schema.$defs.SetRequest.properties.payload;
  assert.deepEqual(Object.fromEntries(Object.entries(properties).map(([name, { maxLength }]) => [name, maxLength])), {
    ...SETTINGS,
    ...LOOKS,
  });
});

test("the types know every look", () => {
  const types = readFileSync(join(WEB, "embed/schnapsen-embed.d.ts"), "utf8");
  const named = [...types.matchAll(/"--schnapsen-([a-z-]+)"/g)].map(([, name]) => name);
  assert.deepEqual(named, Object.keys(LOOKS));
});

test("records that are none are refused at once, however large", () => {
  const circle = {};
  Object.assign(circle, { circle });
  let deep = {};
  for (let depth = 0; depth < 20_000; depth += 1) deep = { deep };
  for (const record of ["", "{", "[]", "3", [], 3, null, undefined, circle, deep, `{"note": "${"x".repeat(5e6)}"}`]) {
    const start = performance.now();
    assert.throws(() => readRecord(record), { code: "bad-record", where: "record" });
    assert.ok(performance.now() - start < 100);
  }
  assert.deepEqual(readRecord('{"trump": "JH"}'), { trump: "JH" });
});

test("a bad comment is named by its place", () => {
  const record = { moves: ["KH", "TH"] };
  const long = "x".repeat(1000);
  const faults = [
    ["{", "comments"],
    ["[]", "comments"],
    [Object.fromEntries(Array.from({ length: 17 }, (_, place) => [place, long])), "comments"],
    ['{"1": 7}', "comments.1"],
    [{ 0: "a", 3: "a" }, "comments.3"],
    [{ 2: `${long}x` }, "comments.2"],
    [{ "-1": "a" }, "comments.-1"],
  ];
  for (const [comments, where] of faults)
    assert.throws(() => commentsOn(comments, record), { code: "bad-comments", where }, JSON.stringify(where));
  assert.throws(() => commentsOn({ 0: "a" }, null), { where: "comments.0" }, "there is nothing to comment on");
  assert.throws(() => readRequest({ id: 4, type: "load", payload: { record, comments: { 1: 7 } } }), {
    code: "bad-comments",
    where: "comments.1",
    id: 4,
  });
  assert.deepEqual(commentsOn(`{"0": "a", "2": "${long}"}`, record), { 0: "a", 2: long });
});

test("an address is read, whatever it holds", () => {
  const read = (/** @type {string} */ address) => readParameters(new URL(address, "http://example.org/"));
  const own = read(
    "embed.html?v=1&lang=hu&start=visible&name=first&rules=haus&table=navy#record=%7B%22a%22%3A%22b%2Bc%22%7D",
  );
  assert.deepEqual(own, {
    known: true,
    settings: { lang: "hu", rules: "haus" },
    looks: { table: "navy" },
    start: "visible",
    hosted: false,
    name: "embed.first",
    lesson: null,
    record: '{"a":"b+c"}',
    comments: null,
  });
  assert.equal(read("embed.html#record=%7B%7D&comments=%7B%220%22%3A%22%26%22%7D").comments, '{"0":"&"}');
  assert.equal(read("embed.html?lesson=trump").lesson, "trump");
  assert.equal(read(`embed.html?lesson=${"l".repeat(99)}`).lesson?.length, 40);
  assert.equal(read("embed.html?v=2").known, false);
  assert.equal(read("embed.html").known, true);
  assert.equal(read("embed.html?name=~abc").name, "~abc");
  assert.equal(read("embed.html?host=1").hosted, true);
  for (const name of ["", "a/b", "<b>", "x".repeat(41)])
    assert.match(read(`embed.html?name=${encodeURIComponent(name)}`).name, /^~[\w-]+$/);
  assert.deepEqual(read(`embed.html?lang=${"l".repeat(99)}&start=soon`).settings, {});
});

test("a picture takes from a record what can be drawn, and nothing else", () => {
  const picture = pictureOf({ hands: ["KH ?? <b> TC", "AS"], trump: "JD", stock: "?? ??", leader: 1, led: "AS" }, 0);
  assert.deepEqual(picture, { hand: ["KH", "TC"], turnup: "JD", trump: "D", stock: 3, led: "AS", whole: false });
  assert.equal(pictureOf({ led: "AS" }, 0).led, null, "it is the visitor's own");
  assert.deepEqual(pictureOf({ hands: "KH", trump: 3, stock: {}, led: ["KH"], moves: ["KH"] }, 1), {
    hand: [],
    turnup: null,
    trump: null,
    stock: 0,
    led: null,
    whole: true,
  });
  assert.equal(pictureOf({ hands: ["KH ".repeat(1e5)] }, 0).hand.length, 14);
});
