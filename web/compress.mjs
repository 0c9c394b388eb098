/**
 * node compress.mjs SITE CACHE: puts beside each file that gets smaller its forms for hosts that send what a browser accepts,
 * `.gz` and `.br`. The cache keeps them by what they were made of: the runtime takes half a minute.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What is compressed in itself is not among them. */
const KINDS = new Set([".css", ".html", ".js", ".json", ".mjs", ".svg", ".ts", ".txt", ".wasm", ".webmanifest"]);
/** Smaller files travel in one packet anyway. */
const LEAST = 1024;

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const FORMS = {
  gz: (content) => promisify(gzip)(content, { level: 9 }),
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
};

/** Names in the cache that are of use. @type {Set<string>} */
const used = new Set();

/** @param {string} path @param {string} cache */
async function compress(path, cache) {
  const content = await readFile(path);
  if (content.length < LEAST) return;
  const key = createHash("sha256").update(content).digest("hex");
  for (const [form, pack] of Object.entries(FORMS)) {
    const name = `${key}.${form}`;
    const kept = join(cache, name);
    used.add(name);
    try {
      await copyFile(kept, `${path}.${form}`);
    } catch {
      await writeFile(kept, await pack(content));
      await copyFile(kept, `${path}.${form}`);
    }
  }
}

const [site = "", cache = ""] = process.argv.slice(2);
await mkdir(cache, { recursive: true });
const entries = await readdir(site, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && KINDS.has(extname(entry.name)));
await Promise.all(files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name), cache)));
for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name));
