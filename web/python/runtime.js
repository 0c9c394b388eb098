import { loadPyodide } from "pyodide";
import { messageOf, StartError } from "./errors.js";
import { Workshop } from "./workshop.js";

/**
 * @import { Lockfile } from "pyodide"
 * @import { Progress, Way } from "./types.js"
 *
 * @typedef {object} Runtime
 * @property {(request: string) => string} handle the engine's bridge
 * @property {Workshop} workshop
 */

const SITE = new URL("..", self.location.href).href;
const RUNTIME = `${SITE}pyodide/`;
const LIBRARY = `${SITE}python/library.zip`;
/** The lock names the two wheels of the stock way: micropip and the engine. */
const STOCK_LOCK = `${SITE}python/stock-lock.json`;

/** Without packages the runtime still wants to know what it is, or it asks a server elsewhere for a list of packages. */
const NO_PACKAGES = /** @type {Lockfile} */ ({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});

/** Of the runtime once unpacked; what travels is less where the host compresses, so its header does not tell. */
const RUNTIME_BYTES = 9_600_000;
/** Where in the whole start the runtime is there. */
const COMPILED = 60;
/** Percents between two reports. */
const STEP = 3;

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
  const compiled = watchCompilation(onProgress);
  try {
    const start = way === "trimmed" ? startTrimmed : startStock;
    const python = await Promise.race([start(onProgress), compiled]);
    const workshop = new Workshop(python, way, { runtime: RUNTIME, wheels: `${SITE}python/`, lock: STOCK_LOCK });
    return { handle: python.pyimport("bummerl.bridge").handle, workshop };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError("failed", messageOf(error));
  }
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
  const wheels = `${SITE}python/`;
  const lock = fetchLock();
  const python = await loadPyodide({
    indexURL: RUNTIME,
    lockFileContents: lock,
    packageBaseUrl: wheels,
    packages: ["micropip"],
  });
  onProgress({ stage: "engine", percent: 75 });
  const engine = (await lock).packages.bummerl;
  if (!engine) throw new Error("the lock names no engine");
  await python.pyimport("micropip").install.callKwargs(wheels + engine.file_name, { deps: false });
  return python;
}

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

/**
 * Pyodide logs a failure to compile and then waits for ever, so the failure is caught where it happens.
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<never>} rejects if the runtime cannot be compiled
 */
function watchCompilation(onProgress) {
  const original = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = original;
      try {
        const response = await source;
        let compiled = false;
        follow(response.clone(), (progress) => compiled || onProgress(progress)).catch(() => {});
        const result = await instantiate(response, imports);
        compiled = true;
        onProgress({ stage: "library", percent: COMPILED });
        return result;
      } catch (error) {
        const code = error instanceof WebAssembly.CompileError ? "corrupt" : "failed";
        reject(new StartError(code, `the Python runtime cannot be loaded: ${messageOf(error)}`));
        throw error;
      }
    };
  });
}

/**
 * @param {Response} response
 * @param {WebAssembly.Imports} [imports]
 */
async function instantiate(response, imports) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // Some plain file servers do not know the type, which compiling a stream demands.
  const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
  if (known) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * Tells how far a copy of the runtime has come. The original goes to the compiler untouched, or the browser would not
 * keep what it compiled.
 * @param {Response} copy
 * @param {(progress: Progress) => void} onProgress
 */
async function follow(copy, onProgress) {
  let received = 0;
  let told = 0;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.length;
    const percent = Math.min(COMPILED - 1, Math.floor((COMPILED * received) / RUNTIME_BYTES));
    if (percent >= told + STEP) {
      told = percent;
      onProgress({ stage: "runtime", percent });
    }
  }
}
