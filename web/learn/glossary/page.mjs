/** The glossary: the words of the game, each with what it is called in the other languages, below the names of the cards. */
import { readFileSync } from "node:fs";
import { escaped, LANGUAGES, table } from "../../pages.mjs";
import { DECKS, rankOf, suitOf } from "../../table/decks.js";
import { parameterText, profileName, valueText } from "../../table/rules.js";
import { page } from "../page.mjs";
import { cardView } from "../picture.mjs";
import { glossaryWords, packOf, pageWords, tableWords } from "../texts.mjs";

/**
 * @typedef {object} Term
 * @property {string} id also the anchor; the texts say the rest
 * @property {string} [rank] the name is that of a card
 * @property {string[]} see other terms
 * @property {string[]} [rules] in which rule systems differ
 * @typedef {import("../page.mjs").Course} Course
 */

/** @type {Term[]} */
export const TERMS = JSON.parse(readFileSync(new URL("terms.json", import.meta.url), "utf8"));

/** The three packs that Schnapsen is played with, and whose language a pack speaks if not the reader's. */
const PACKS = [
  { name: "glossary-french", deck: DECKS.french, own: "" },
  { name: "glossary-tell", deck: DECKS.tell, own: "de" },
  { name: "glossary-hungarian", deck: DECKS.hungarian, own: "hu" },
];
const SUITS = ["H", "D", "S", "C"];
const USUAL = "wiener";

/** All that names anything, read once. */
const NAMES = new Map(
  LANGUAGES.map((lang) => [
    lang,
    {
      language: pageWords(lang).text("language"),
      words: glossaryWords(lang),
      cards: new Map(PACKS.map(({ deck }) => [deck, tableWords(lang, deck)])),
    },
  ]),
);

/** @param {string} lang */
function namesIn(lang) {
  const names = NAMES.get(lang);
  if (!names) throw new Error(`no glossary in ${lang}`);
  return names;
}

/** What suits and ranks are called. @param {string} lang @param {import("../../table/decks.js").Deck} deck @param {"suit" | "rank"} part @param {string} card */
const cardName = (lang, deck, part, card) =>
  namesIn(lang)
    .cards.get(deck)
    ?.text(part, { suit: suitOf(card), rank: rankOf(card) }) ?? "";

/** All but those whose name is that of one before. @template {{name: string}} T @param {T[]} all @returns {T[]} */
const unlike = (all) =>
  all.filter(({ name }, index) => all.findIndex((each) => each.name.toLowerCase() === name.toLowerCase()) === index);

/** What a term is called. @param {Term} term @param {string} lang */
export function nameOf({ id, rank }, lang) {
  if (!rank) return namesIn(lang).words.text(id);
  const decks = packOf(lang).names === "german" ? [DECKS.tell, DECKS.french] : [DECKS.french, DECKS.tell];
  const names = decks.map((deck) => ({ name: cardName(lang, deck, "rank", `${rank}H`) }));
  return unlike(names)
    .map(({ name }) => name)
    .join(" / ");
}

/** What differs from the Viennese game: each other value, and where it holds. @param {Course} course @param {string} parameter */
function ruleView({ say, table: words, catalogue, profiles }, parameter) {
  const valueIn = (/** @type {string} */ name) => catalogue.profiles[name]?.[parameter];
  const usual = valueIn(USUAL);
  const others = [...new Set(profiles.map(valueIn))].filter((value) => value !== undefined && value !== usual);
  const told = others.map((value) => {
    const names = profiles.filter((name) => valueIn(name) === value).map((name) => profileName(words, name));
    return say.text("glossary-value", { value: valueText(words, parameter, value), profiles: words.list(names) });
  });
  if (usual !== undefined) told.unshift(say.text("instead", { value: valueText(words, parameter, usual) }));
  const items = told.map((text) => `<li>${escaped(text)}</li>`).join("");
  return `<dd class="rule"><b>${escaped(parameterText(words, parameter))}</b><ul>${items}</ul></dd>`;
}

/** @param {Course} course @param {Term} term */
function termView(course, term) {
  const { lang, say } = course;
  const { id, see, rules = [] } = term;
  const { words } = namesIn(lang);
  const also = words.has(`${id}-also`) ? say.text("glossary-also", { names: words.text(`${id}-also`) }) : "";
  const elsewhere = LANGUAGES.filter((each) => each !== lang).map(
    (each) => `<li>${escaped(namesIn(each).language)}: <span lang="${each}">${escaped(nameOf(term, each))}</span></li>`,
  );
  return `
<div class="term" id="${id}">
<dt>${escaped(nameOf(term, lang))}${also ? ` <small>${escaped(also)}</small>` : ""}</dt>
<dd>${escaped(words.text(`${id}-text`))}</dd>
${rules.map((parameter) => ruleView(course, parameter)).join("\n")}
<dd class="see">${escaped(say.text("glossary-see"))} ${see.map((each) => linkTo(each, lang)).join(" ")}</dd>
<dd class="elsewhere"><ul>${elsewhere.join("")}</ul></dd>
</div>`;
}

/** @param {string} id @param {string} lang */
function linkTo(id, lang) {
  const term = TERMS.find((each) => each.id === id);
  if (!term) throw new Error(`the glossary has no ${id}`);
  return `<a href="#${id}">${escaped(nameOf(term, lang))}</a>`;
}

/** A card of each pack with its names: first as the pack's own people say, then in the other languages. @param {Course} course @param {string} card @param {"suit" | "rank"} part */
const cardCells = ({ lang }, card, part) =>
  PACKS.map(({ deck, own }) => {
    const langs = [...new Set([own || lang, lang, ...LANGUAGES])];
    const [first, ...others] = unlike(
      langs.map((each) => ({ lang: each, name: cardName(each, deck, part, card) })),
    ).map((each) => `<span lang="${each.lang}">${escaped(each.name)}</span>`);
    return `<span class="named" data-deck="${deck.key}">${cardView(deck, card)}<b>${first}</b><small>${others.join(" ")}</small></span>`;
  });

/** @param {Course} course @param {[string, number][]} worths what the ranks count */
function packsView(course, worths) {
  const { say } = course;
  const columns = PACKS.map(({ name }) => escaped(say.text(name)));
  const ranks = worths.map(([rank, worth]) => [...cardCells(course, `${rank}H`, "rank"), `${worth}`]);
  return `
<h3 id="suits">${escaped(say.text("glossary-suits"))}</h3>
<div class="packs">${table(
    "suits",
    columns,
    SUITS.map((suit) => cardCells(course, `A${suit}`, "suit")),
  )}</div>
<h3 id="ranks">${escaped(say.text("glossary-ranks"))}</h3>
<div class="packs">${table("ranks", [...columns, escaped(say.text("glossary-worth"))], ranks)}</div>`;
}

/** @param {Course} course @param {[string, number][]} worths */
export function glossaryPage(course, worths) {
  const { lang, say } = course;
  const { compare } = new Intl.Collator(lang, { ignorePunctuation: true });
  const terms = TERMS.toSorted((one, other) => compare(nameOf(one, lang), nameOf(other, lang)));
  const title = say.text("glossary");
  const lead = say.text("glossary-lead");
  const main = `
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(lead)}</p>
<nav class="index" aria-label="${escaped(say.text("glossary-words"))}">
${terms.map(({ id }) => linkTo(id, lang)).join("\n")}
</nav>
<h2 id="packs">${escaped(say.text("glossary-packs"))}</h2>
<p>${escaped(say.text("glossary-packs-text"))}</p>
${packsView(course, worths)}
<h2 id="words">${escaped(say.text("glossary-words"))}</h2>
<dl class="terms">
${terms.map((term) => termView(course, term)).join("\n")}
</dl>`;
  return page(course, { file: "glossary.html", title, description: lead, main });
}
