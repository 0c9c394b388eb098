import { loadPyodide } from "pyodide";
import { pythonFile } from "../files.js";
import { fetchUnpacked, fetchWhole } from "./checked.js";
import { checkWebAssembly, compile, lend } from "./compiling.js";
import { messageOf, StartError } from "./errors.js";
import { NO_PACKAGES } from "./packages.js";
import { withEmpty } from "./pages.js";
import { Workshop } from "./workshop.js";

/**
 * @import { Lockfile } from "pyodide"
 * @import { Progress, Way } from "./types.js"
 *
 * @typedef {object} Runtime
 * @property {(request: string) => string} handle the engine's bridge
 * @property {Workshop} workshop
 */

const SITE = new URL("../..", self.location.href).href;
const RUNTIME = pythonFile("pyodide", SITE).href;
const SCRIPT = `${RUNTIME}pyodide.asm.mjs`;
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const WHEELS = pythonFile("wheels", SITE).href;
const LIBRARY = pythonFile("library", SITE).href;
const IMAGE = pythonFile("image", SITE).href;
/** The lock names the two wheels of the stock way: micropip and the engine. */
const STOCK_LOCK = `${WHEELS}stock-lock.json`;

/** A zip with nothing in it. */
const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0));

/**
 * Starts Python with the engine in it; all that is to be fetched is on its way at once.
 * @param {Way} way
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<Runtime>}
 * @throws {StartError}
 */
export async function startRuntime(way, onProgress) {
  checkWebAssembly();
  const { compiled, intact } = compile(WASM, onProgress);
  // A browser checks no script that a script imports: here is what it has kept of it.
  const script = fetchWhole(SCRIPT, { cache: "force-cache" });
  script.catch(() => {});
  // Pyodide's own way to the same file is not to be gone beside; memory that is taken over has the library in it.
  const answers = new Map([[WASM, new Response()]]);
  if (way === "image") answers.set(LIBRARY, new Response(EMPTY_ZIP));
  const takeBack = lend(answers, compiled);
  try {
    // Pyodide logs a failure to compile and then waits for ever.
    const failed = intact.then(() => /** @type {Promise<never>} */ (new Promise(() => {})));
    failed.catch(() => {});
    const python = await Promise.race([way === "stock" ? startStock(onProgress) : startOurs(way), failed]);
    await Promise.all([script, intact]);
    onProgress({ stage: "engine", percent: 90 });
    // In the image chance stood still.
    python.pyimport("random").seed();
    const places = { runtime: RUNTIME, library: LIBRARY, wheels: WHEELS, lock: STOCK_LOCK };
    return { handle: python.pyimport("bummerl.bridge").handle, workshop: new Workshop(python, way, places) };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError("failed", messageOf(error));
  } finally {
    takeBack();
  }
}

/**
 * With the trimmed library: it holds compiled modules and the engine, and no others. Or with the memory that Python had when
 * the site was built, after all of that library had been imported.
 * @param {Way} way
 */
function startOurs(way) {
  return loadPyodide({
    indexURL: RUNTIME,
    stdLibURL: LIBRARY,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: SITE,
    ...(way === "image" && { _loadSnapshot: fetchImage() }),
  });
}

async function fetchImage() {
  return withEmpty(await fetchUnpacked(IMAGE));
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

/** @returns {Promise<Lockfile>} */
async function fetchLock() {
  return (await fetchWhole(STOCK_LOCK)).json();
}
