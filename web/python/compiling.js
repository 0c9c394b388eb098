import { asBuilt, fetchStreamed } from "./checked.js";
import { messageOf, StartError } from "./errors.js";

/**
 * Pyodide's runtime, fetched and compiled at once, while Pyodide still loads its scripts and what Python starts with.
 *
 * @import { Progress } from "./types.js"
 */

/** Of the runtime once unpacked; what travels is less where the host compresses, so its header does not tell. */
const BYTES = 9_600_000;
/** Where in the whole start the runtime is there. */
const COMPILED = 60;
/** Percents between two reports. */
const STEP = 10;

/** The smallest module there is: eight bytes, magic and version. */
const EMPTY_MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);

/**
 * Lends Pyodide what has been fetched already: it fetches by itself and takes nothing that it is given. What else it fetches
 * is checked.
 * @param {Map<string, Response>} answers by address
 * @param {Promise<WebAssembly.Module>} compiled
 * @returns {() => void} takes it back
 */
export function lend(answers, compiled) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, options) =>
    answers.get(String(asked)) ?? fetch(asked, { ...options, ...asBuilt(String(asked)) });
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * @param {string} address
 * @param {(progress: Progress) => void} onProgress
 * @returns {{compiled: Promise<WebAssembly.Module>, intact: Promise<void>}} what comes of it, and whether it was what the
 *   build made, which is known a little later; both reject with a `StartError`
 */
export function compile(address, onProgress) {
  const { received, done } = steps(onProgress);
  const fetched = fetchStreamed(address, received);
  const compiled = fetched
    .then(({ response }) => compiledFrom(response))
    .then((module) => {
      done();
      return module;
    })
    .catch((error) => {
      const code = error instanceof WebAssembly.CompileError ? "corrupt" : "failed";
      throw new StartError(code, `the Python runtime cannot be loaded: ${messageOf(error)}`);
    });
  const intact = compiled
    .then(() => fetched)
    .then(({ intact: whole }) =>
      whole.catch((error) => {
        throw new StartError("corrupt", messageOf(error));
      }),
    );
  intact.catch(() => {});
  return { compiled, intact };
}

/** @param {Response} response */
async function compiledFrom(response) {
  // Some plain file servers do not know the type, which compiling a stream demands.
  const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Tells now and then how far the runtime has come. @param {(progress: Progress) => void} onProgress */
function steps(onProgress) {
  let told = 0;
  return {
    received: (/** @type {number} */ bytes) => {
      const percent = Math.min(COMPILED - 1, Math.floor((COMPILED * bytes) / BYTES));
      if (percent < told + STEP) return;
      told = percent;
      onProgress({ stage: "runtime", percent });
    },
    done: () => {
      told = COMPILED;
      onProgress({ stage: "library", percent: COMPILED });
    },
  };
}

/** Throws a `StartError` where there is none, or where a policy forbids it. */
export function checkWebAssembly() {
  if (typeof WebAssembly !== "object") throw new StartError("no-wasm", "this browser has no WebAssembly");
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new StartError("blocked", `WebAssembly is blocked: ${messageOf(error)}`);
  }
}
