/** The rating: fair, ever surer, and following who gets better. Luck: within chance for honest deals, told where it is not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gridOf } from "../../web/app/chronicle/curve.js";
import { ENOUGH, luckOf } from "../../web/app/chronicle/luck.js";
import { chance, ratingOf } from "../../web/app/chronicle/rating.js";
import { line, match } from "./chronicle-support.mjs";

const RATINGS = { beginner: 1000, easy: 1442, normal: 1617 };

/** Numbers from 0 to 1 that are the same every time. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** @param {readonly boolean[]} won @param {string} [level] */
const played = (won, level = "easy") =>
  won.map((each, number) => line(number, { level }, { match: match(each ? 0 : 1) }));

test("four hundred points are ten to one", () => {
  assert.ok(Math.abs(chance(1400, 1000) - 10 / 11) < 1e-12);
  assert.equal(chance(1200, 1200), 0.5);
});

test("there is none before the first match against a level", () => {
  assert.equal(ratingOf([line(1)], RATINGS), null);
  for (const guest of ["a guest", "constructor", "__proto__"])
    assert.equal(ratingOf(played([true], guest), RATINGS), null);
});

test("the first match moves it from the opponent's, and little is sure", () => {
  const rating = ratingOf(played([true]), RATINGS);
  assert.ok(rating && rating.rating > 1442 && rating.rating < 1700);
  assert.ok(rating.margin > 300 && !rating.sure);
  const lost = ratingOf(played([false]), RATINGS);
  assert.equal((lost?.rating ?? 0) + rating.rating, 2 * 1442);
});

test("it becomes surer with every match, until it is as sure as it gets", () => {
  const margins = Array.from({ length: 60 }, (_, count) =>
    ratingOf(
      played(
        Array(count + 1)
          .fill(true)
          .map((_, index) => index % 2 === 0),
      ),
      RATINGS,
    ),
  );
  for (const [index, each] of margins.entries()) {
    const before = margins[index - 1];
    assert.ok(!before || (each?.margin ?? 0) <= before.margin);
    assert.equal(each?.matches, index + 1);
    assert.equal(each?.curve.length, index + 1);
  }
  assert.ok(margins.at(-1)?.sure);
});

for (const strength of [1000, 1442, 1700]) {
  test(`it finds a player of ${strength}`, () => {
    const dice = random(strength);
    const lines = Array.from({ length: 400 }, (_, number) => {
      const level = number % 2 ? "easy" : "normal";
      const won = dice() < chance(strength, RATINGS[level]);
      return line(number, { level }, { match: match(won ? 0 : 1) });
    });
    const rating = ratingOf(lines, RATINGS);
    assert.ok(rating && Math.abs(rating.rating - strength) < rating.margin, `${rating?.rating}`);
  });
}

test("a double Bummerl is one match won", () => {
  const once = ratingOf([line(1, {}, { match: match(0) })], RATINGS);
  assert.deepEqual(ratingOf([line(1, {}, { match: match(0, 2) })], RATINGS), once);
});

test("the curve's grid is round and holds the curve", () => {
  for (const [least, most] of /** @type {const} */ ([
    [1200, 1418],
    [1442, 1442],
    [990, 1005],
    [1000, 1900],
  ])) {
    const grid = gridOf(least, most);
    assert.ok((grid[0] ?? 0) <= least && (grid.at(-1) ?? 0) >= most && grid.length <= 5 && grid.length > 1, `${grid}`);
  }
});

const EXPECTED = { trumps: 1.05263, spread: 0.80396, marriage: 0.20433, royal: 0.03509 };

/** @param {number} number @param {number} trumps @param {boolean} marriage @param {boolean} royal */
const dealt = (number, trumps, marriage, royal) =>
  line(number, { hand: { held: { trumps, marriage, royal }, expected: EXPECTED } });

/** A first hand of a shuffled deck of twenty; five cards a suit, of which the first two are a marriage. @param {() => number} dice */
function honest(dice) {
  const deck = Array.from({ length: 20 }, (_, card) => ({ card, at: dice() })).sort((a, b) => a.at - b.at);
  const [turnup = 0, ...hand] = deck.slice(0, 6).map(({ card }) => card);
  const trump = Math.floor(turnup / 5);
  const pair = (/** @type {number} */ suit) => hand.includes(5 * suit) && hand.includes(5 * suit + 1);
  const trumps = hand.filter((card) => Math.floor(card / 5) === trump).length;
  return dealt(0, trumps, [0, 1, 2, 3].some(pair), pair(trump));
}

for (const count of [ENOUGH, 200]) {
  test(`${count} honest deals are within chance about 95 times of a hundred or more`, () => {
    const dice = random(count);
    const verdicts = Array.from(
      { length: 1000 },
      () => luckOf(Array.from({ length: count }, () => honest(dice))).verdict,
    );
    const fair = verdicts.filter((each) => each === "chance").length;
    // Three standard deviations under 950.
    assert.ok(fair >= 930 && fair < 1000, `${fair}`);
  });
}

test("what is far off is told, with its direction", () => {
  const hands = (/** @type {number} */ trumps) =>
    Array.from({ length: 100 }, (_, number) => dealt(number, trumps, number % 5 === 0, number % 29 === 0));
  assert.equal(luckOf(hands(1)).verdict, "chance");
  assert.equal(luckOf(hands(2)).verdict, "better");
  assert.equal(luckOf(hands(0)).verdict, "worse");
  assert.equal(luckOf(hands(2).slice(0, ENOUGH - 1)).verdict, "few");
});

test("means add up over rules, and unknown hands are left out", () => {
  const luck = luckOf([dealt(1, 2, true, false), dealt(2, 0, false, false), line(3)]);
  assert.equal(luck.deals, 2);
  assert.deepEqual([luck.trumps.had, luck.marriages.had, luck.royals.had], [2, 1, 0]);
  assert.ok(Math.abs(luck.trumps.expected - 2 * EXPECTED.trumps) < 1e-12);
  assert.deepEqual(luckOf([]).verdict, "few");
});
