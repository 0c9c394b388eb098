import de from "./de.ftl" with { type: "text" };
import deRules from "./de.rules.ftl" with { type: "text" };
import en from "./en.ftl" with { type: "text" };
import enRules from "./en.rules.ftl" with { type: "text" };

/** All languages of the page by their codes, as texts of their Fluent files. @type {Record<string, string>} */
export const LOCALES = { de: `${de}\n${deRules}`, en: `${en}\n${enRules}` };
