import { fetchWhole } from "./checked.js";

/**
 * What visiting players need beyond the engine: the whole standard library, and micropip to install wheels. Fetched
 * from this site when first wanted.
 *
 * @import { Lockfile, PyodideAPI } from "pyodide"
 * @import { Way } from "./types.js"
 */

/** @typedef {{runtime: string, library: string, wheels: string, lock: string}} Places addresses */

/** Where Pyodide puts the library that it starts with. */
const TRIMMED_LIBRARY = "/lib/python314.zip";
const STANDARD_LIBRARY = "/lib/standard-library.zip";

/**
 * Packages that are there already hold only what the engine needs of them, so they look in the new place first, as all
 * others do.
 */
const COMPLETE = `
import sys
for module in list(sys.modules.values()):
    path = getattr(module, "__path__", None)
    if isinstance(path, list) and path and path[0].startswith("/lib/python3"):
        inner = path[0].partition(".zip/")[2]
        if inner:
            path.insert(0, f"${STANDARD_LIBRARY}/{inner}")
sys.path.insert(0, "${STANDARD_LIBRARY}")
`;

/** Another version may have been installed, and imported, before. */
const FORGET = `
from bummerl.guests.places import forget
forget(distribution)
`;

export class Workshop {
  #python;
  #way;
  #places;
  /** @type {Promise<void> | null} */
  #library = null;
  /** @type {Promise<void> | null} */
  #installer = null;

  /** @param {PyodideAPI} python @param {Way} way @param {Places} places */
  constructor(python, way, places) {
    this.#python = python;
    this.#way = way;
    this.#places = places;
  }

  /** Sees to it that the whole standard library is there. */
  prepare() {
    this.#library ??= once(this.#complete(), () => {
      this.#library = null;
    });
    return this.#library;
  }

  /**
   * Installs a wheel, without what it requires.
   * @param {string} file
   * @param {Uint8Array} bytes
   * @returns {Promise<string>} name of the distribution
   */
  async install(file, bytes) {
    await this.prepare();
    this.#installer ??= once(this.#getInstaller(), () => {
      this.#installer = null;
    });
    await this.#installer;
    const python = this.#python;
    const distribution = file.split("-")[0] ?? "";
    const place = `/${file}`;
    python.FS.writeFile(place, bytes);
    try {
      const globals = python.toPy({ distribution });
      python.runPython(FORGET, { globals });
      globals.destroy();
      const options = { deps: false, reinstall: true };
      await python.pyimport("micropip").install.callKwargs(`emfs:${place}`, options);
    } finally {
      python.FS.unlink(place);
    }
    return distribution;
  }

  async #complete() {
    if (this.#way === "stock") return;
    // An image has taken all that was in the trimmed library but its file, and what only visitors need.
    if (this.#way === "image") this.#python.FS.writeFile(TRIMMED_LIBRARY, await bytesOf(this.#places.library));
    this.#python.FS.writeFile(STANDARD_LIBRARY, await bytesOf(`${this.#places.runtime}python_stdlib.zip`));
    this.#python.runPython(COMPLETE);
  }

  async #getInstaller() {
    if (this.#way === "stock") return;
    /** @type {Lockfile} */
    const lock = JSON.parse(new TextDecoder().decode(await bytesOf(this.#places.lock)));
    const wheel = lock.packages.micropip;
    if (!wheel) throw new Error("the lock names no micropip");
    this.#python.unpackArchive(await bytesOf(this.#places.wheels + wheel.file_name), "wheel");
  }
}

/**
 * What fails may be tried again.
 * @template T
 * @param {Promise<T>} promise
 * @param {() => void} forget
 */
function once(promise, forget) {
  promise.catch(forget);
  return promise;
}

/** @param {string} address */
async function bytesOf(address) {
  return new Uint8Array(await (await fetchWhole(address)).arrayBuffer());
}
