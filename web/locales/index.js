import de from "./de.ftl" with { type: "text" };
import en from "./en.ftl" with { type: "text" };

/** All languages of the page by their codes, as texts of their Fluent files. @type {Record<string, string>} */
export const LOCALES = { de, en };
