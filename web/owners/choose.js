import { languageOf } from "../embed/words.js";

location.replace(`${languageOf()}.html`);
