import deCards from "./de.cards.ftl" with { type: "text" };
import deFirst from "./de.first.ftl" with { type: "text" };
import de from "./de.ftl" with { type: "text" };
import deHints from "./de.hints.ftl" with { type: "text" };
import deMany from "./de.many.ftl" with { type: "text" };
import dePage from "./de.page.ftl" with { type: "text" };
import dePeople from "./de.people.ftl" with { type: "text" };
import deResult from "./de.result.ftl" with { type: "text" };
import deReview from "./de.review.ftl" with { type: "text" };
import deRules from "./de.rules.ftl" with { type: "text" };
import deSettings from "./de.settings.ftl" with { type: "text" };
import deShare from "./de.share.ftl" with { type: "text" };
import deStats from "./de.stats.ftl" with { type: "text" };
import enCards from "./en.cards.ftl" with { type: "text" };
import enFirst from "./en.first.ftl" with { type: "text" };
import en from "./en.ftl" with { type: "text" };
import enHints from "./en.hints.ftl" with { type: "text" };
import enMany from "./en.many.ftl" with { type: "text" };
import enPage from "./en.page.ftl" with { type: "text" };
import enPeople from "./en.people.ftl" with { type: "text" };
import enResult from "./en.result.ftl" with { type: "text" };
import enReview from "./en.review.ftl" with { type: "text" };
import enRules from "./en.rules.ftl" with { type: "text" };
import enSettings from "./en.settings.ftl" with { type: "text" };
import enShare from "./en.share.ftl" with { type: "text" };
import enStats from "./en.stats.ftl" with { type: "text" };
import huCards from "./hu.cards.ftl" with { type: "text" };
import huFirst from "./hu.first.ftl" with { type: "text" };
import hu from "./hu.ftl" with { type: "text" };
import huHints from "./hu.hints.ftl" with { type: "text" };
import huMany from "./hu.many.ftl" with { type: "text" };
import huPage from "./hu.page.ftl" with { type: "text" };
import huPeople from "./hu.people.ftl" with { type: "text" };
import huResult from "./hu.result.ftl" with { type: "text" };
import huReview from "./hu.review.ftl" with { type: "text" };
import huRules from "./hu.rules.ftl" with { type: "text" };
import huSettings from "./hu.settings.ftl" with { type: "text" };
import huShare from "./hu.share.ftl" with { type: "text" };
import huStats from "./hu.stats.ftl" with { type: "text" };
import nlCards from "./nl.cards.ftl" with { type: "text" };
import nlFirst from "./nl.first.ftl" with { type: "text" };
import nl from "./nl.ftl" with { type: "text" };
import nlHints from "./nl.hints.ftl" with { type: "text" };
import nlMany from "./nl.many.ftl" with { type: "text" };
import nlPage from "./nl.page.ftl" with { type: "text" };
import nlPeople from "./nl.people.ftl" with { type: "text" };
import nlResult from "./nl.result.ftl" with { type: "text" };
import nlReview from "./nl.review.ftl" with { type: "text" };
import nlRules from "./nl.rules.ftl" with { type: "text" };
import nlSettings from "./nl.settings.ftl" with { type: "text" };
import nlShare from "./nl.share.ftl" with { type: "text" };
import nlStats from "./nl.stats.ftl" with { type: "text" };

/** All languages of the page by their codes, as texts of their Fluent files; what every table needs comes first. @type {Record<string, readonly string[]>} */
export const LOCALES = {
  de: [
    de,
    deCards,
    deFirst,
    deHints,
    deResult,
    deRules,
    deMany,
    dePeople,
    dePage,
    deSettings,
    deReview,
    deShare,
    deStats,
  ],
  en: [
    en,
    enCards,
    enFirst,
    enHints,
    enResult,
    enRules,
    enMany,
    enPeople,
    enPage,
    enSettings,
    enReview,
    enShare,
    enStats,
  ],
  hu: [
    hu,
    huCards,
    huFirst,
    huHints,
    huResult,
    huRules,
    huMany,
    huPeople,
    huPage,
    huSettings,
    huReview,
    huShare,
    huStats,
  ],
  nl: [
    nl,
    nlCards,
    nlFirst,
    nlHints,
    nlResult,
    nlRules,
    nlMany,
    nlPeople,
    nlPage,
    nlSettings,
    nlReview,
    nlShare,
    nlStats,
  ],
};
