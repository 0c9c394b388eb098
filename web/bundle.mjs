/**
 * node bundle.mjs SITE NAMES ENTRY…                     bundles scripts or style sheets below SITE/files
 * node bundle.mjs SITE NAMES --alone ENTRY…             the same, each whole in a file of its own
 * node bundle.mjs SITE NAMES --alone --published ENTRY… the same for others' pages: each keeps its name and its place
 * node bundle.mjs SITE NAMES sw.js --precache LIST      bundles the service worker with the list of what it keeps
 *
 * The names of what is made tell its contents. The file NAMES knows them all: what scripts ask for is looked up there, and
 * what is bundled is put in.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { build } from "esbuild";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { alone: { type: "boolean" }, published: { type: "boolean" }, precache: { type: "string" } },
});
const [site = "", ledger = "", ...entryPoints] = positionals;
/** @type {Record<string, string>} */
const names = JSON.parse(await readFile(ledger, "utf8"));

/** The files whose names match, by what stands in the brackets. @param {RegExp} pattern */
const table = (pattern) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, made]) => {
      const [, key] = pattern.exec(name) ?? [];
      return key ? [[key, made]] : [];
    }),
  );

const PYTHON = table(/^(?:python\/)?(pyodide|wheels|library|image)(?:\/|\.\w+)$/);

/** What the files must be that Python is made of. @returns {Promise<[string, string][]>} */
async function hashes() {
  const folders = Object.values(PYTHON).map(async (made) =>
    made.endsWith("/") ? (await readdir(join(site, made))).sort().map((name) => made + name) : [made],
  );
  const files = (await Promise.all(folders)).flat();
  const hash = (/** @type {Uint8Array} */ bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  /** @type {[string, string][]} */
  const found = [];
  for (const file of files) {
    const bytes = await readFile(join(site, file));
    found.push([file, hash(bytes)]);
    if (file === PYTHON.image) found.push([`${file}#unpacked`, hash(gunzipSync(bytes))]);
  }
  return found;
}

/** What files.js asks for. */
const ASKED = {
  WORKER: names["python/worker.js"] ?? "",
  PYTHON,
  HASHES: Object.fromEntries(await hashes()),
  SPRITES: table(/^cards\/(\w+)\.svg$/),
  STYLES: table(/^css\/(learn|lesson)\.css$/),
  PUZZLES: table(/^learn\/puzzles-(.+)\.json$/),
  INLINE: names["embed/inline.js"] ?? "",
};

/** @type {import("esbuild").BuildOptions} */
const common = {
  entryPoints,
  outdir: site,
  outbase: ".",
  bundle: true,
  minify: true,
  sourcemap: true,
  target: "es2022",
  logLevel: "warning",
  define: {
    "process.env.NODE_ENV": '"production"',
    ...Object.fromEntries(Object.entries(ASKED).map(([name, value]) => [name, JSON.stringify(value)])),
  },
};

/** What several scripts share becomes a file of its own. Pyodide imports parts of Node where it runs there. */
const modules = () => ({
  ...common,
  format: /** @type {const} */ ("esm"),
  splitting: !values.alone,
  entryNames: values.published ? "[dir]/[name]" : "files/[dir]/[name]-[hash]",
  chunkNames: "files/chunks/[name]-[hash]",
  external: ["node:*", "ws"],
  metafile: /** @type {const} */ (true),
});

const serviceWorker = async () => ({
  ...common,
  format: /** @type {const} */ ("iife"),
  define: { ...common.define, PRECACHE: await readFile(String(values.precache), "utf8") },
});

/** @param {import("esbuild").Metafile} made */
async function note({ outputs }) {
  // A chunk may have been imported by name as well.
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint && entryPoints.includes(entryPoint)) names[entryPoint] = relative(site, path).replaceAll("\\", "/");
  await writeFile(ledger, JSON.stringify(names));
}

try {
  if (values.precache) await build(await serviceWorker());
  else await note((await build(modules())).metafile);
} catch (error) {
  // esbuild has said what is wrong.
  if (!(error instanceof Error && "errors" in error)) throw error;
  process.exitCode = 1;
}
