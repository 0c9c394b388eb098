/** Rules as data: every parameter and value has its text; forms go through links and come back the same; nonsense is noticed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bases,
  formOf,
  isKnown,
  linkedText,
  linkTo,
  readRules,
  refusedParameter,
  withoutRules,
  writeRules,
} from "../../web/app/rules/choice.js";
import { parametersOf, parameterText, rulesName, tellingOf, valueText } from "../../web/table/rules.js";
import { catalogue, LOCALES, wordsOf } from "./support.mjs";

const { profiles, choices, many_hands: many } = catalogue;

for (const lang of Object.keys(LOCALES)) {
  test(`${lang} names every profile, parameter and value`, () => {
    const words = wordsOf(lang);
    for (const [name, parameters] of Object.entries({ ...profiles, ...many.profiles })) {
      assert.ok(words.has(`profile-${name}`), name);
      assert.ok(words.has(`about-rules-${name}`), name);
      for (const [parameter, value] of Object.entries(parameters)) {
        assert.ok(parameterText(words, parameter), parameter);
        assert.ok(valueText(words, parameter, value), `${parameter} ${value}`);
      }
    }
    for (const [parameter, values] of [choices, ...Object.values(many.choices)].flatMap(Object.entries))
      for (const value of values) assert.ok(valueText(words, parameter, value), `${parameter} ${value}`);
  });
}

test("own rules hold only what differs", () => {
  const values = { ...profiles.wiener, target: 11 };
  assert.deepEqual(formOf(catalogue, "wiener", values), { base: "wiener", target: 11 });
  assert.equal(formOf(catalogue, "klub", { ...profiles.klub }), "klub");
  assert.deepEqual(parametersOf(catalogue, { base: "wiener", target: 11 }), values);
});

test("own rules are named after their base", () => {
  assert.equal(rulesName(wordsOf("de"), { base: "wiener", target: 11 }), "Wiener, eigene Regeln");
  assert.equal(rulesName(wordsOf("de"), "klub"), "Klub");
});

test("own rules start from the profiles that have every choice", () => {
  assert.ok(bases(catalogue).includes("wiener"));
  assert.ok(!bases(catalogue).includes("tute"));
});

test("what cannot happen under rules is not told of them", () => {
  const told = (/** @type {string} */ name) => tellingOf(profiles[name]);
  assert.ok(told("wiener").includes("failed_close") && told("haus").includes("last_trick_bonus"));
  assert.ok(!told("ohne-zudrehen").some((parameter) => /close_score|failed_close|on_close/.test(parameter)));
  assert.ok(told("ohne-zudrehen").includes("close_min_stock"));
  assert.ok(!told("klub").includes("false_claim"));
  assert.ok(!told("wiener").includes("majority_of"));
});

const PAGE = "https://example.org/game/?seed=1";
const FORMS = [
  "wiener",
  "tute-habanero",
  "bauern",
  { base: "haus", close_min_stock: null, last_trick_bonus: 0, resign: true },
  { base: "talon", bauernloch: true },
  { base: "dreier", hands: "turnier" },
];

for (const form of FORMS) {
  test(`${JSON.stringify(form)} goes into a link and comes out of it`, () => {
    const address = linkTo(form, PAGE);
    assert.deepEqual(readRules(linkedText(address) ?? ""), form);
    assert.equal(linkedText(withoutRules(address)), null);
    assert.deepEqual(readRules(writeRules(form)), form);
  });
}

test("a link may carry rules in its query, and the name alone", () => {
  assert.equal(readRules(linkedText("https://example.org/?rules=klub") ?? ""), "klub");
  assert.deepEqual(readRules(linkedText(`https://example.org/?rules=${encodeURIComponent('{"base":"klub"}')}`) ?? ""), {
    base: "klub",
  });
  assert.equal(withoutRules("https://example.org/?seed=1&rules=klub"), PAGE.replace("game/", ""));
});

test("what is no form of rules is none", () => {
  for (const text of ["", "%E0%A4%A", "{", "[]", "7", '{"base":', "Wiener Regeln"])
    assert.equal(readRules(text), null, text);
  assert.equal(linkedText("https://example.org/#rules=%E0%A4%A"), "%E0%A4%A");
});

test("names and values that there are not are noticed", () => {
  const bad = [
    "nope",
    "__proto__",
    { target: 11 },
    { base: "wiener", target: 9 },
    { base: "wiener", target: "11" },
    { base: "wiener", colour: 1 },
    { base: "tute", target: 11 },
    { base: 7 },
    { base: "talon", knocking: true },
    { base: "dreier", hands: "tute" },
    { base: "dreier", target: 7 },
  ];
  for (const form of bad) assert.equal(isKnown(catalogue, form), false, JSON.stringify(form));
  for (const form of FORMS) assert.equal(isKnown(catalogue, form), true, JSON.stringify(form));
});

test("the parameter that a refusal names is found", () => {
  assert.equal(
    refusedParameter(catalogue, "rules 'wiener': deal_order '3-up-2' does not deal hands of 6"),
    "deal_order",
  );
  assert.equal(
    refusedParameter(catalogue, "exchange_on_close needs closing, close_min_stock is null"),
    "exchange_on_close",
  );
  assert.equal(refusedParameter(catalogue, "something else"), null);
});
