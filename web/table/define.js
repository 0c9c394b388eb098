import { SchnapsenTable } from "./schnapsen-table.js";

/** The name that the table has on the site's own pages. */
customElements.define("schnapsen-table", SchnapsenTable);
