import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DECKS } from "../../web/table/decks.js";
import { Words } from "../../web/table/words.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const WEB = join(root, "web");

/** Names of all locale files. */
export const LOCALE_FILES = readdirSync(join(WEB, "locales")).filter((name) => name.endsWith(".ftl"));

/** Texts of all locale files by language. @type {Record<string, string>} */
export const LOCALES = {};
for (const name of LOCALE_FILES) {
  const [lang = ""] = name.split(".");
  LOCALES[lang] = `${LOCALES[lang] ?? ""}\n${readFileSync(join(WEB, "locales", name), "utf8")}`;
}

/** @param {string} lang @param {"french" | "french4" | "tell" | "hungarian" | "spanish"} deck */
export const wordsOf = (lang, deck = "tell") => new Words(lang, [LOCALES[lang] ?? ""], DECKS[deck]);

/** Snapshots of all games from the golden messages, by name of the file and place in it. */
function allGolden() {
  const folder = join(root, "tests/conformance/messages");
  return readdirSync(folder).flatMap((name) =>
    JSON.parse(readFileSync(join(folder, name), "utf8"))
      .map((/** @type {any} */ pair, /** @type {number} */ index) => ({
        name: `${name} ${index}`,
        snapshot: pair.response.payload,
      }))
      .filter((/** @type {any} */ { snapshot }) => snapshot?.phase),
  );
}

const AUCTIONS = ["talon", "bauern"];

/** The golden snapshots of deals between two. */
export const goldenSnapshots = () => allGolden().filter(({ snapshot }) => !AUCTIONS.includes(snapshot.game));

/** Those of deals with an auction. */
export const goldenAuctions = () => allGolden().filter(({ snapshot }) => AUCTIONS.includes(snapshot.game));

/** @param {string} name of the file, without its end @param {number} [index] */
export function golden(name, index = 0) {
  const found = allGolden().find((each) => each.name === `${name}.json ${index}`);
  if (!found) throw new Error(`no golden snapshot ${name} ${index}`);
  return structuredClone(found.snapshot);
}

/** All files of ours that hold code or markup of the page. */
export function sources() {
  return readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .filter((name) => /^(app|embed|table)\/.*\.js$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(WEB, name), "utf8") }));
}

/** The catalogue of rules in the golden messages. */
export const { payload: catalogue } = JSON.parse(
  readFileSync(join(root, "tests/conformance/messages/hello.json"), "utf8"),
)
  .map((/** @type {any} */ { response }) => response)
  .find((/** @type {any} */ { payload }) => payload.choices);
