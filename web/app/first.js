import { hatch } from "../python/hatch.js";

/** Python begins to start before the page's own scripts are there. */
hatch(document.baseURI, "image");
