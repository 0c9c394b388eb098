import de from "./de.ftl" with { type: "text" };
import deHints from "./de.hints.ftl" with { type: "text" };
import dePage from "./de.page.ftl" with { type: "text" };
import deResult from "./de.result.ftl" with { type: "text" };
import deRules from "./de.rules.ftl" with { type: "text" };
import en from "./en.ftl" with { type: "text" };
import enHints from "./en.hints.ftl" with { type: "text" };
import enPage from "./en.page.ftl" with { type: "text" };
import enResult from "./en.result.ftl" with { type: "text" };
import enRules from "./en.rules.ftl" with { type: "text" };
import hu from "./hu.ftl" with { type: "text" };
import huHints from "./hu.hints.ftl" with { type: "text" };
import huPage from "./hu.page.ftl" with { type: "text" };
import huResult from "./hu.result.ftl" with { type: "text" };
import huRules from "./hu.rules.ftl" with { type: "text" };
import nl from "./nl.ftl" with { type: "text" };
import nlHints from "./nl.hints.ftl" with { type: "text" };
import nlPage from "./nl.page.ftl" with { type: "text" };
import nlResult from "./nl.result.ftl" with { type: "text" };
import nlRules from "./nl.rules.ftl" with { type: "text" };

/** All languages of the page by their codes, as texts of their Fluent files. @type {Record<string, string>} */
export const LOCALES = {
  de: [de, deHints, dePage, deResult, deRules].join("\n"),
  en: [en, enHints, enPage, enResult, enRules].join("\n"),
  hu: [hu, huHints, huPage, huResult, huRules].join("\n"),
  nl: [nl, nlHints, nlPage, nlResult, nlRules].join("\n"),
};
