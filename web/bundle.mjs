/**
 * node bundle.mjs SITE ENTRY…                     bundles scripts or style sheets; each keeps its place in the site
 * node bundle.mjs SITE --alone ENTRY…             the same, each whole in a file of its own
 * node bundle.mjs SITE sw.js --precache LIST      bundles the service worker with the list of what it keeps
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { alone: { type: "boolean" }, precache: { type: "string" } },
});
const [site, ...entryPoints] = positionals;

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
  define: { "process.env.NODE_ENV": '"production"' },
};

/** What several scripts share becomes a file of its own. Pyodide imports parts of Node where it runs there. */
const modules = () => ({
  ...common,
  format: /** @type {const} */ ("esm"),
  splitting: !values.alone,
  chunkNames: "chunks/[name]-[hash]",
  external: ["node:*", "ws"],
});

const serviceWorker = async () => ({
  ...common,
  format: /** @type {const} */ ("iife"),
  define: { ...common.define, PRECACHE: await readFile(String(values.precache), "utf8") },
});

try {
  await build(values.precache ? await serviceWorker() : modules());
} catch {
  // esbuild has said what is wrong.
  process.exitCode = 1;
}
