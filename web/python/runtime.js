import { loadPyodide } from "pyodide";
import { messageOf, StartError } from "./errors.js";

/**
 * @import { Lockfile, PyodideAPI } from "pyodide"
 * @import { Progress, Way } from "./types.js"
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

/** The smallest module there is: eight bytes, magic and version. */
const EMPTY_MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

/**
 * Starts Python with the engine in it.
 * @param {Way} way
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<(request: string) => string>} the engine's bridge
 * @throws {StartError}
 */
export async function startRuntime(way, onProgress) {
  checkWebAssembly();
  onProgress({ stage: "runtime", percent: 0 });
  const compiled = watchCompilation(() => onProgress({ stage: "library", percent: 60 }));
  try {
    const start = way === "trimmed" ? startTrimmed : startStock;
    return await Promise.race([start(onProgress), compiled]);
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
  return bridgeOf(python);
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
  return bridgeOf(python);
}

/** @returns {Promise<Lockfile>} */
async function fetchLock() {
  const response = await fetch(STOCK_LOCK);
  if (!response.ok) throw new Error(`${STOCK_LOCK}: ${response.status}`);
  return response.json();
}

/**
 * @param {PyodideAPI} python
 * @returns {(request: string) => string}
 */
function bridgeOf(python) {
  return python.pyimport("bummerl.bridge").handle;
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
 * @param {() => void} onCompiled
 * @returns {Promise<never>} rejects if the runtime cannot be compiled
 */
function watchCompilation(onCompiled) {
  const original = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = original;
      try {
        const result = await instantiate(await source, imports);
        onCompiled();
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
