import { hatch, wayOf } from "../python/hatch.js";
import { watchLoading } from "./loading.js";

/** Python begins to start before the page's own scripts are there. */
hatch(document.baseURI, wayOf(location));

watchLoading();
