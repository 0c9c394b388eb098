/**
 * Checks that data from outside have the shape of what we keep; the first fault names its place.
 *
 * @typedef {import("./line.js").Line} Line
 * @typedef {(value: unknown, place: string) => void} Check throws a `Misshapen`
 */

export class Misshapen extends Error {
  /** @param {string} place as in `deals[3].result.points` */
  constructor(place) {
    super(`${place} is not as it should be`);
    this.name = "Misshapen";
    this.place = place;
  }
}

/** @param {(value: any) => boolean} holds @returns {Check} */
const that = (holds) => (value, place) => {
  if (!holds(value)) throw new Misshapen(place);
};

/** @param {...unknown} values @returns {Check} */
const oneOf = (...values) => that((value) => values.includes(value));

/** @param {Check} check @returns {Check} */
const maybe = (check) => (value, place) => {
  if (value !== null) check(value, place);
};

/** @param {Check} check @param {number} [length] @returns {Check} */
const listOf = (check, length) => (value, place) => {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) throw new Misshapen(place);
  for (const [index, each] of value.entries()) check(each, `${place}[${index}]`);
};

/** An object with exactly these fields. @param {Record<string, Check>} fields @returns {Check} */
const fields = (fields) => (value, place) => {
  record(value, place);
  const object = /** @type {Record<string, unknown>} */ (value);
  for (const name of Object.keys(object)) if (!Object.hasOwn(fields, name)) throw new Misshapen(`${place}.${name}`);
  for (const [name, check] of Object.entries(fields)) check(object[name], `${place}.${name}`);
};

const text = that((value) => typeof value === "string" && value.length <= 200);
const whole = that(Number.isSafeInteger);
const natural = that((value) => Number.isSafeInteger(value) && value >= 0);
const truth = that((value) => typeof value === "boolean");
const chance = that((value) => typeof value === "number" && value >= 0 && value <= 1);
const amount = that((value) => typeof value === "number" && value >= 0 && Number.isFinite(value));
const seat = oneOf(0, 1);
const record = that((value) => typeof value === "object" && value !== null && !Array.isArray(value));
const rules = that((value) => typeof value === "string" || (value && typeof value.base === "string"));
const time = that(
  (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && Date.parse(value) > 0,
);

export const isId = (/** @type {string} */ id) => /^[0-9a-f]{64}$/.test(id);

const kept = {
  id: that((value) => typeof value === "string" && isId(value)),
  at: time,
  rules,
  level: text,
  kind: oneOf("counts", "practice", "person", "forfeit"),
  deal: natural,
};

const ofTwo = fields({
  ...kept,
  seat,
  forehand: truth,
  closed: maybe(seat),
  announced: listOf(natural),
  exchanges: maybe(natural),
  hand: maybe(
    fields({
      held: fields({ trumps: natural, marriage: truth, royal: truth }),
      expected: fields({ trumps: amount, spread: amount, marriage: chance, royal: chance }),
    }),
  ),
  result: fields({
    winner: maybe(seat),
    game_points: natural,
    carry: natural,
    reason: text,
    by: maybe(seat),
    points: listOf(whole, 2),
    score: listOf(natural, 2),
    match: maybe(fields({ winner: seat, bummerl: natural, schneider: truth })),
  }),
});

const ofMany = fields({
  ...kept,
  seat: oneOf(0, 1, 2, 3),
  part: oneOf("declarer", "partner", "defender", "player", "out"),
  contract: maybe(fields({ code: text, value: natural, double: oneOf(1, 2, 4, 8), made: truth })),
  result: fields({
    worth: whole,
    points: listOf(whole, 2),
    score: listOf(natural),
    match: maybe(fields({ how: oneOf("won", "lost", "saved"), bummerl: natural })),
  }),
});

/** @type {Check} */
export const isLine = (value, place) => {
  record(value, place);
  (Object.hasOwn(/** @type {object} */ (value), "part") ? ofMany : ofTwo)(value, place);
};

/** @type {Check} */
export const isRecord = record;
export const isList = listOf;
export const isTime = time;
