import { headView } from "../table/views/sheet.js";

/** The head of a screen of the page: its heading names the dialog. @param {import("../table/words.js").Words} words @param {string} title @param {() => void} close @param {unknown} [more] beside the title */
export const screenHead = (words, title, close, more) => headView(words, { id: "over-title", title, more }, close);
