/**
 * node bundle.mjs SITE ENTRY…                     bundles scripts; each keeps its place in the site
 * node bundle.mjs SITE sw.js --precache LIST      bundles the service worker with the list of what it keeps
 */
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

const [site, ...rest] = process.argv.slice(2);
const option = rest.indexOf("--precache");
const entryPoints = option < 0 ? rest : rest.slice(0, option);

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
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  external: ["node:*", "ws"],
});

const serviceWorker = async () => ({
  ...common,
  format: /** @type {const} */ ("iife"),
  define: { ...common.define, PRECACHE: await readFile(rest[option + 1], "utf8") },
});

try {
  await build(option < 0 ? modules() : await serviceWorker());
} catch {
  // esbuild has said what is wrong.
  process.exitCode = 1;
}
