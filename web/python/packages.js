/** @import { Lockfile } from "pyodide" */

/** Without packages the runtime still wants to know what it is, or it asks a server elsewhere for a list of packages. */
export const NO_PACKAGES = /** @type {Lockfile} */ ({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});
