import { SchnapsenTable } from "./schnapsen-table.js";

/** What tables are called on the site's own pages. */
const NAME = "schnapsen-table";

/** Gives the table its name, if it has none yet; those that stand on the page become tables. */
export function defineTable() {
  if (!customElements.get(NAME)) customElements.define(NAME, SchnapsenTable);
}
