/** A page for each profile of the rules, made of the profile itself: what holds, and where it differs from the Viennese game. */
import { groupsOf, parameterText, profileName, valueText } from "../table/rules.js";
import { page } from "./page.mjs";
import { escaped, marked } from "./texts.mjs";

const USUAL = "wiener";

/** @param {import("../table/rules.js").Catalogue} catalogue */
export const profilesOf = ({ profiles }) => Object.keys(profiles);

/** @param {import("./page.mjs").Course} course @param {string} name @param {string} parameter */
function row({ say, table, catalogue }, name, parameter) {
  const value = catalogue.profiles[name]?.[parameter];
  if (value === undefined) return "";
  const usual = catalogue.profiles[USUAL]?.[parameter];
  const differs = name !== USUAL && usual !== undefined && usual !== value;
  const note = differs
    ? ` <small>${escaped(say.text("instead", { value: valueText(table, parameter, usual) }))}</small>`
    : "";
  return `<tr${differs ? ' class="differs"' : ""}><th scope="row">${escaped(parameterText(table, parameter))}</th><td>${escaped(valueText(table, parameter, value))}${note}</td></tr>`;
}

/** @param {import("./page.mjs").Course} course @param {string} name */
export function profilePage(course, name) {
  const { say, table, catalogue, profiles } = course;
  const title = profileName(table, name);
  const about = table.text(`about-rules-${name}`);
  const main = `
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(about)}</p>
<p>${marked(say.text(name === USUAL ? "rules-usual" : "rules-differ"))}</p>
<p><a class="btn btn--main" href="../../index.html#rules=${name}">${escaped(say.text("play-these"))}</a></p>
${groupsOf(Object.keys(catalogue.profiles[name] ?? {}))
  .map(
    ([group, parameters]) => `
<h2 id="${group}">${escaped(table.text(`rules-group-${group}`))}</h2>
<table aria-labelledby="${group}"><tbody>
${parameters.map((parameter) => row(course, name, parameter)).join("\n")}
</tbody></table>`,
  )
  .join("\n")}
<h2>${escaped(say.text("others"))}</h2>
<p class="others">${profiles
    .filter((other) => other !== name)
    .map((other) => `<a href="rules-${other}.html">${escaped(profileName(table, other))}</a>`)
    .join(" ")}</p>`;
  return page(course, { file: `rules-${name}.html`, title, description: about, kind: "rules", main });
}
