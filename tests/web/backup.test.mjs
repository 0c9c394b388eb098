/** The file of everything: comes back as it went out; whatever is wrong with it is told by name and place. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { BadFile, checksum, readFile, writeFile } from "../../web/app/chronicle/file.js";
import { isMany, isTwoHand } from "../../web/app/chronicle/line.js";
import { manyTotalsOf } from "../../web/app/chronicle/many/totals.js";
import { ratingOf } from "../../web/app/chronicle/rating.js";
import { counted, rulesKey, totalsOf } from "../../web/app/chronicle/totals.js";
import { idOf, line, manyLine, match } from "./chronicle-support.mjs";

const MADE = "2026-03-01T08:00:00.000Z";

const hand = {
  held: { trumps: 2, marriage: true, royal: false },
  expected: { trumps: 1.05, spread: 0.8, marriage: 0.2, royal: 0.035 },
};

/** @returns {import("../../web/app/chronicle/file.js").Content} */
const content = () => ({
  preferences: { lang: "hu" },
  deals: [
    line(1, { hand, closed: 1 }),
    line(2, { rules: { base: "haus", resign: true } }, { match: match(1, 2) }),
    line(3, { exchanges: null }, { winner: null }),
    manyLine(4, {}, { match: { how: "won", bummerl: 1 } }),
  ],
  records: { [idOf(2)]: { hands: ["AH KH QH TC JS", "AS KS QS TD JD"], trump: "TH", moves: "AH JD" } },
  game: '{"format": "bummerl-save"}',
});

/** A file with one thing changed, its checksum put right. @param {(content: any) => void} change */
function changed(change) {
  const other = structuredClone(content());
  change(other);
  return writeFile(other, MADE);
}

/** @param {string} text @param {string} fault @param {string} [place] */
const refuses = (text, fault, place) =>
  assert.throws(
    () => readFile(text),
    (error) => error instanceof BadFile && error.fault === fault && (place === undefined || error.place === place),
    `${fault} ${place}`,
  );

test("what goes out comes back", () => {
  assert.deepEqual(readFile(writeFile(content(), MADE)), { made: MADE, content: content() });
  const empty = { preferences: {}, deals: [], records: {}, game: null };
  assert.deepEqual(readFile(writeFile(empty, MADE)).content, empty);
});

test("the checksum is the usual one", () => {
  assert.equal(checksum("123456789"), "cbf43926");
});

test("every byte that is lost or altered is noticed", () => {
  const text = writeFile(content(), MADE);
  for (let at = 0; at < text.length; at += 1) {
    for (const damaged of [
      text.slice(0, at),
      `${text.slice(0, at)}${text[at] === "7" ? "8" : "7"}${text.slice(at + 1)}`,
    ]) {
      if (damaged.trim() === text.trim()) continue;
      let read;
      try {
        read = readFile(damaged);
      } catch (error) {
        assert.ok(error instanceof BadFile, `${at}: ${error}`);
        continue;
      }
      // The day on which it was made is outside the sum, blanks between fields mean nothing.
      assert.deepEqual(read.content, content(), `${at}`);
    }
  }
});

test("a file that breaks off is told from one of another kind", () => {
  const text = writeFile(content(), MADE);
  for (const length of [40, text.length / 2, text.length - 1]) refuses(text.slice(0, length), "broken");
});

test("no value of another kind is let in at any place, and the place is named", () => {
  const strangers = [null, true, -1, 0.5, 1e300, "x", "2026-13-45T00:00:00Z", [], [[]], {}, { base: 7 }];
  /** @param {any} value @param {(string | number)[]} path @returns {(string | number)[][]} the paths of all that is in it */
  const places = (value, path = []) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, each]) => [[...path, key], ...places(each, [...path, key])])
      : [];
  let refused = 0;
  for (const path of places({ deals: content().deals }))
    for (const stranger of strangers) {
      const text = changed((c) => {
        const parent = path.slice(0, -1).reduce((each, key) => each[key], c);
        parent[/** @type {string} */ (path.at(-1))] = stranger;
      });
      try {
        const { deals } = readFile(text).content;
        // What is let in can be counted and shown.
        const counting = counted(deals);
        totalsOf(counting.filter(isTwoHand));
        ratingOf(counting.filter(isTwoHand), { easy: 1500 });
        manyTotalsOf(counting.filter(isMany));
        for (const { at, rules } of deals) assert.ok(rulesKey(rules).length > 0 && new Date(at).getTime() > 0);
      } catch (error) {
        assert.ok(error instanceof BadFile, `${path} ${JSON.stringify(stranger)}: ${error}`);
        assert.equal(error.fault, "content");
        assert.match(error.place, /^(deals|records)/, `${path}: ${error.place}`);
        refused += 1;
      }
    }
  assert.ok(refused > 300, `${refused}`);
});

test("ten megabytes are read or refused as quickly as a person waits", () => {
  const deals = Array.from({ length: 20_000 }, (_, index) => line(index, { hand }));
  const text = writeFile({ ...content(), deals, records: {} }, MADE);
  assert.ok(text.length > 10_000_000, `${text.length}`);
  const before = performance.now();
  assert.equal(readFile(text).content.deals.length, deals.length);
  refuses(text.slice(0, -100), "broken");
  refuses(JSON.stringify({ text }), "foreign");
  assert.ok(performance.now() - before < 5000, `${performance.now() - before} ms`);
});

test("files from before there were games for three and four are read", () => {
  const file = JSON.parse(writeFile(content(), MADE));
  assert.deepEqual(readFile(JSON.stringify({ ...file, version: 1 })).content, content());
});

test("foreign files are named as such", () => {
  refuses("", "foreign");
  refuses("\x89PNG\r\n", "foreign");
  refuses("null", "foreign");
  refuses("[]", "foreign");
  refuses('{"format": "bummerl-save", "v": 1}', "foreign");
  const file = JSON.parse(writeFile(content(), MADE));
  refuses(JSON.stringify({ ...file, version: 3 }), "newer", "3");
  refuses(JSON.stringify({ ...file, version: 0 }), "version", "0");
  refuses(JSON.stringify({ ...file, version: undefined }), "version", "–");
  refuses(JSON.stringify({ ...file, version: "x".repeat(100) }), "version", `"${"x".repeat(39)}`);
  refuses(JSON.stringify({ format: "bummerl-backup", version: 2 }), "incomplete", "content");
});

test("what is wrong inside is told with its place", () => {
  /** @type {[string, (content: any) => void][]} */
  const cases = [
    ["preferences", (c) => delete c.preferences],
    [
      "deals",
      (c) => {
        c.deals = {};
      },
    ],
    ["deals", (c) => c.deals.push(c.deals[0])],
    [
      "deals[1]",
      (c) => {
        c.deals[1] = null;
      },
    ],
    [
      "deals[0].id",
      (c) => {
        c.deals[0].id = "7";
      },
    ],
    [
      "deals[0].at",
      (c) => {
        c.deals[0].at = "yesterday";
      },
    ],
    [
      "deals[2].kind",
      (c) => {
        c.deals[2].kind = "won";
      },
    ],
    [
      "deals[0].level",
      (c) => {
        c.deals[0].level = "x".repeat(300);
      },
    ],
    [
      "deals[0].rules",
      (c) => {
        c.deals[0].rules = null;
      },
    ],
    [
      "deals[0].seat",
      (c) => {
        c.deals[0].seat = 2;
      },
    ],
    [
      "deals[0].closed",
      (c) => {
        c.deals[0].closed = "me";
      },
    ],
    [
      "deals[0].announced[0]",
      (c) => {
        c.deals[0].announced = [-20];
      },
    ],
    [
      "deals[0].hand.held.trumps",
      (c) => {
        c.deals[0].hand.held.trumps = 0.5;
      },
    ],
    [
      "deals[0].hand.expected.royal",
      (c) => {
        c.deals[0].hand.expected.royal = 3.5;
      },
    ],
    [
      "deals[1].result.points",
      (c) => {
        c.deals[1].result.points = [66];
      },
    ],
    [
      "deals[1].result.match.winner",
      (c) => {
        c.deals[1].result.match.winner = null;
      },
    ],
    [
      "deals[1].note",
      (c) => {
        c.deals[1].note = "mine";
      },
    ],
    [
      `records.${idOf(9)}`,
      (c) => {
        c.records[idOf(9)] = {};
      },
    ],
    [
      `records.${idOf(2)}`,
      (c) => {
        c.records[idOf(2)] = "AH KH";
      },
    ],
    [
      "game",
      (c) => {
        c.game = 7;
      },
    ],
  ];
  for (const [place, change] of cases) refuses(changed(change), "content", place);
  refuses(writeFile(content(), "1 March"), "content", "made");
});
