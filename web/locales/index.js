import de from "./de.ftl" with { type: "text" };
import deRules from "./de.rules.ftl" with { type: "text" };
import en from "./en.ftl" with { type: "text" };
import enRules from "./en.rules.ftl" with { type: "text" };
import hu from "./hu.ftl" with { type: "text" };
import huRules from "./hu.rules.ftl" with { type: "text" };
import nl from "./nl.ftl" with { type: "text" };
import nlRules from "./nl.rules.ftl" with { type: "text" };

/** All languages of the page by their codes, as texts of their Fluent files. @type {Record<string, string>} */
export const LOCALES = {
  de: `${de}\n${deRules}`,
  en: `${en}\n${enRules}`,
  hu: `${hu}\n${huRules}`,
  nl: `${nl}\n${nlRules}`,
};
