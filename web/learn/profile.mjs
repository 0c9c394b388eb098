/** A page for each profile of the rules, made of the profile itself: what holds and, in games for two, where it differs from the Viennese game. */
import { escaped, table } from "../pages.mjs";
import { groupsOf, parameterText, profileName, profileOf, shortRules, tellingOf, valueText } from "../table/rules.js";
import { page } from "./page.mjs";
import { marked } from "./texts.mjs";

const USUAL = "wiener";

/** @param {import("../table/rules.js").Catalogue} catalogue */
export const profilesOf = ({ profiles }) => Object.keys(profiles);

/** @param {import("../table/rules.js").Catalogue} catalogue */
export const manyProfilesOf = ({ many_hands: { profiles } }) => Object.keys(profiles);

/** What a rule says, and what the Viennese game says instead. @param {import("./page.mjs").Course} course @param {string} name @param {string} parameter */
function valueView({ say, table: words, catalogue, many }, name, parameter) {
  const value = profileOf(catalogue, name)?.[parameter];
  const usual = many.includes(name) ? undefined : catalogue.profiles[USUAL]?.[parameter];
  const text = escaped(valueText(words, parameter, value));
  if (usual === undefined || usual === value) return text;
  const instead = say.text("instead", { value: valueText(words, parameter, usual) });
  return `<span class="differs">${text} <small>${escaped(instead)}</small></span>`;
}

/** The rules in short; of Tute the parameters tell too little. @param {import("./page.mjs").Course} course @param {string} name */
function shortView({ table: words, catalogue }, name) {
  const rules = shortRules(words, name.startsWith("tute") ? "tute" : name, profileOf(catalogue, name) ?? {});
  if (rules.length === 0) return "";
  return `
<h2>${escaped(words.text("help-rules"))}</h2>
<ul>${rules.map((rule) => `<li>${escaped(rule)}</li>`).join("\n")}</ul>`;
}

/** @param {import("./page.mjs").Course} course @param {string} name */
export function profilePage(course, name) {
  const { say, table: words, catalogue, profiles, many } = course;
  const ours = many.includes(name) ? many : profiles;
  const lead = many.includes(name) ? "rules-many" : name === USUAL ? "rules-usual" : "rules-differ";
  const title = profileName(words, name);
  const about = words.text(`about-rules-${name}`);
  const main = `
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(about)}</p>
<p>${marked(say.text(lead))}</p>
<p><a class="btn btn--main" href="../../index.html#rules=${name}">${escaped(say.text("play-these"))}</a></p>
${shortView(course, name)}
${groupsOf(tellingOf(profileOf(catalogue, name) ?? {}))
  .map(
    ([group, parameters]) => `
<h2 id="${group}">${escaped(words.text(`rules-group-${group}`))}</h2>
${table(
  group,
  [escaped(words.text("rules-parameter")), escaped(title)],
  parameters.map((parameter) => [escaped(parameterText(words, parameter)), valueView(course, name, parameter)]),
)}`,
  )
  .join("\n")}
<h2>${escaped(say.text("others"))}</h2>
<p class="others">${ours
    .filter((other) => other !== name)
    .map((other) => `<a href="rules-${other}.html">${escaped(profileName(words, other))}</a>`)
    .join(" ")}${many.includes(name) ? ` <a href="contracts.html">${escaped(say.text("contracts"))}</a>` : ""}</p>`;
  return page(course, { file: `rules-${name}.html`, title, description: about, main });
}
