import { loadPyodide } from "pyodide";
import { compile, lend } from "./compiling.js";
import { messageOf, StartError } from "./errors.js";
import { NO_PACKAGES } from "./packages.js";
import { Workshop } from "./workshop.js";

/**
 * @import { Lockfile, PyodideAPI } from "pyodide"
 * @import { Progress, Way } from "./types.js"
 *
 * @typedef {object} Runtime
 * @property {(request: string) => string} handle the engine's bridge
 * @property {Workshop} workshop
 */

const SITE = new URL("..", self.location.href).href;
const RUNTIME = `${SITE}pyodide/`;
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const WHEELS = `${SITE}python/`;
const LIBRARY = `${WHEELS}library.zip`;
const IMAGE = `${WHEELS}image.bin`;
/** The lock names the two wheels of the stock way: micropip and the engine. */
const STOCK_LOCK = `${WHEELS}stock-lock.json`;

/** A zip with nothing in it. */
const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0));

/** The smallest module there is: eight bytes, magic and version. */
const EMPTY_MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

/**
 * Starts Python with the engine in it.
 * @param {Way} way
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<Runtime>}
 * @throws {StartError}
 */
export async function startRuntime(way, onProgress) {
  checkWebAssembly();
  onProgress({ stage: "runtime", percent: 0 });
  const compiled = compile(WASM, onProgress);
  // Pyodide's own way to the same file is not to be gone beside.
  const answers = new Map([[WASM, new Response()]]);
  if (way === "image") answers.set(LIBRARY, new Response(EMPTY_ZIP));
  const takeBack = lend(answers, compiled);
  try {
    // Pyodide logs a failure to compile and then waits for ever.
    const failed = compiled.then(() => /** @type {Promise<never>} */ (new Promise(() => {})));
    const python = await Promise.race([STARTS[way](onProgress), failed]);
    const workshop = new Workshop(python, way, {
      runtime: RUNTIME,
      library: LIBRARY,
      wheels: WHEELS,
      lock: STOCK_LOCK,
    });
    return { handle: python.pyimport("bummerl.bridge").handle, workshop };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError("failed", messageOf(error));
  } finally {
    takeBack();
  }
}

/**
 * Takes over the memory that Python had when the site was built, all modules and the engine in it. The library's file is
 * not needed then: an empty one stands for it.
 * @param {(progress: Progress) => void} onProgress
 */
async function startImage(onProgress) {
  const image = fetchImage();
  const python = await loadPyodide({
    indexURL: RUNTIME,
    stdLibURL: LIBRARY,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: SITE,
    _loadSnapshot: image,
  });
  onProgress({ stage: "engine", percent: 95 });
  return python;
}

async function fetchImage() {
  const response = await fetch(IMAGE);
  if (!response.ok || !response.body) throw new Error(`${IMAGE}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * The library holds compiled modules and the engine, and no others.
 * @param {(progress: Progress) => void} onProgress
 */
async function startTrimmed(onProgress) {
  const python = await loadPyodide({
    indexURL: RUNTIME,
    stdLibURL: LIBRARY,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: SITE,
  });
  onProgress({ stage: "engine", percent: 85 });
  return python;
}

/**
 * Pyodide as it is published: slower, but nothing in it is of our making except the engine's wheel.
 * @param {(progress: Progress) => void} onProgress
 */
async function startStock(onProgress) {
  const lock = fetchLock();
  const python = await loadPyodide({
    indexURL: RUNTIME,
    lockFileContents: lock,
    packageBaseUrl: WHEELS,
    packages: ["micropip"],
  });
  onProgress({ stage: "engine", percent: 75 });
  const engine = (await lock).packages.bummerl;
  if (!engine) throw new Error("the lock names no engine");
  await python.pyimport("micropip").install.callKwargs(WHEELS + engine.file_name, { deps: false });
  return python;
}

/** @type {Record<Way, (onProgress: (progress: Progress) => void) => Promise<PyodideAPI>>} */
const STARTS = { image: startImage, trimmed: startTrimmed, stock: startStock };

/** @returns {Promise<Lockfile>} */
async function fetchLock() {
  const response = await fetch(STOCK_LOCK);
  if (!response.ok) throw new Error(`${STOCK_LOCK}: ${response.status}`);
  return response.json();
}

function checkWebAssembly() {
  if (typeof WebAssembly !== "object") throw new StartError("no-wasm", "this browser has no WebAssembly");
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new StartError("blocked", `WebAssembly is blocked: ${messageOf(error)}`);
  }
}
