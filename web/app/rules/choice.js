import { baseOf, changesOf, profileOf } from "../../table/rules.js";

/**
 * Chosen rules as text: in preferences and in links. What comes back may be anything.
 *
 * @typedef {import("../../table/rules.js").Catalogue} Catalogue
 * @typedef {import("../../table/rules.js").Form} Form
 * @typedef {import("../../table/rules.js").Value} Value
 */

/** @param {Form} form */
export const writeRules = (form) => JSON.stringify(form);

/** @param {string | undefined} text @returns {Form | null} */
export function readRules(text) {
  if (!text) return null;
  if (/^[a-z][a-z-]*$/.test(text)) return text;
  try {
    const form = JSON.parse(text);
    const usable = typeof form === "string" || (form && typeof form === "object" && !Array.isArray(form));
    return usable ? form : null;
  } catch {
    return null;
  }
}

/** The rules of own making: only what differs from the base. @param {Catalogue} catalogue @param {string} base @param {Record<string, Value>} values @returns {Form} */
export function formOf(catalogue, base, values) {
  const profile = profileOf(catalogue, base) ?? {};
  const changes = Object.entries(values).filter(([parameter, value]) => profile[parameter] !== value);
  return changes.length > 0 ? { base, ...Object.fromEntries(changes) } : base;
}

/** Profiles for two hands that have every parameter there is to choose. @param {Catalogue} catalogue */
const changeable = ({ profiles, choices }) =>
  Object.keys(profiles).filter((name) =>
    Object.keys(choices).every((parameter) => parameter in (profiles[name] ?? {})),
  );

/** Profiles that own rules may start from. @param {Catalogue} catalogue */
export const bases = (catalogue) => [...changeable(catalogue), ...Object.keys(catalogue.many_hands.profiles)];

/** The parameters of the rules that start from a profile, and their values. @param {Catalogue} catalogue @param {string} base @returns {Record<string, readonly Value[]>} */
export function choicesOf(catalogue, base) {
  const { choices, many_hands: many } = catalogue;
  if (many.choices[base]) return many.choices[base];
  // Who plays by turns with one of two others may do so by any rules for two.
  return many.profiles[base] ? { hands: changeable(catalogue) } : choices;
}

/** Whether all names and values are in the catalogue; whether they go together is for Python to say. @param {Catalogue} catalogue @param {Form} form */
export function isKnown(catalogue, form) {
  const changes = Object.entries(changesOf(form));
  if (changes.length === 0) return profileOf(catalogue, baseOf(form)) !== undefined;
  const choices = choicesOf(catalogue, baseOf(form));
  return (
    bases(catalogue).includes(baseOf(form)) &&
    changes.every(
      ([parameter, value]) =>
        Object.hasOwn(choices, parameter) && choices[parameter]?.includes(/** @type {Value} */ (value)),
    )
  );
}

/** The parameter that a refusal names first. @param {Catalogue} catalogue @param {string} message @returns {string | null} */
export const refusedParameter = ({ choices }, message) =>
  message.split(/[^a-z_]+/).find((word) => Object.hasOwn(choices, word)) ?? null;

const LINK = /^#rules=(.*)$/s;

/** @param {Form} form @param {string} page its address */
export function linkTo(form, page) {
  const address = new URL(page);
  address.search = "";
  address.hash = `rules=${encodeURIComponent(writeRules(form))}`;
  return address.href;
}

/** What a link carries: text of rules, or null if it carries none. @param {string} page its address @returns {string | null} */
export function linkedText(page) {
  const { hash, searchParams } = new URL(page);
  const [, text] = LINK.exec(hash) ?? [];
  if (text === undefined) return searchParams.get("rules");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The same address without rules. @param {string} page */
export function withoutRules(page) {
  const address = new URL(page);
  if (LINK.test(address.hash)) address.hash = "";
  address.searchParams.delete("rules");
  return address.href;
}
