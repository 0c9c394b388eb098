import de from "./de.ftl" with { type: "text" };
import deHints from "./de.hints.ftl" with { type: "text" };
import deRules from "./de.rules.ftl" with { type: "text" };
import en from "./en.ftl" with { type: "text" };
import enHints from "./en.hints.ftl" with { type: "text" };
import enRules from "./en.rules.ftl" with { type: "text" };
import hu from "./hu.ftl" with { type: "text" };
import huHints from "./hu.hints.ftl" with { type: "text" };
import huRules from "./hu.rules.ftl" with { type: "text" };
import nl from "./nl.ftl" with { type: "text" };
import nlHints from "./nl.hints.ftl" with { type: "text" };
import nlRules from "./nl.rules.ftl" with { type: "text" };

/** All languages of the page by their codes, as texts of their Fluent files. @type {Record<string, string>} */
export const LOCALES = {
  de: `${de}\n${deRules}\n${deHints}`,
  en: `${en}\n${enRules}\n${enHints}`,
  hu: `${hu}\n${huRules}\n${huHints}`,
  nl: `${nl}\n${nlRules}\n${nlHints}`,
};
