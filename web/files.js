/**
 * Where files of the site lie that scripts ask for. Their names tell their contents, so that what a browser keeps of them is
 * never out of date; the build puts them in, each table only into the scripts that ask it.
 */

/** Where Python begins. @param {string | URL} base the site's folder, as below */
export const workerFile = (base) => new URL(WORKER, base);

/** What Python is made of. @param {keyof typeof PYTHON} name @param {string | URL} base */
export const pythonFile = (name, base) => new URL(PYTHON[name], base);

/** What a file of Python's must be, as browsers write it, or with "#unpacked" what is in it; "" for any other. @param {string} address @param {string} base */
export const hashOf = (address, base) => (address.startsWith(base) && HASHES[address.slice(base.length)]) || "";

/** The drawings of cards. @param {string} name @param {string | URL} base */
export const spriteFile = (name, base) => new URL(String(SPRITES[name]), base);

/** Names of all that a table asks for while it lies there. */
export const tableFiles = () => [WORKER, ...Object.values(SPRITES)];

/** The looks of a lesson. @param {keyof typeof STYLES} name @param {string | URL} base */
export const styleFile = (name, base) => new URL(STYLES[name], base);

/** What embedded tables need of the puzzles of a theme, if there are any. @param {string} theme @param {string | URL} base */
export const puzzlesFile = (theme, base) =>
  Object.hasOwn(PUZZLES, theme) ? new URL(String(PUZZLES[theme]), base) : null;

/** What lays a table in a page beside the site. @param {string | URL} base */
export const inlineFile = (base) => new URL(INLINE, base);
