import { hatch, wayOf } from "../python/hatch.js";

/** Python begins to start before the page's own scripts are there. */
hatch(document.baseURI, wayOf(location));
