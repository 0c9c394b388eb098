/**
 * Makes the memory image: node image.mjs LIBRARY OUT. Python starts here as it does in the page and gets ready to play; the
 * page then takes its memory over instead of doing the same again. Meanwhile chance and the clock stand still, and it is not
 * told where its script lies: the same sources give the same image.
 */
import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { NO_PACKAGES } from "../packages.js";
import { withoutEmpty } from "../pages.js";

const PROGRAM = `
import sys
sys.path.insert(0, "/warming")
import warm
warm.run(library)
sys.path.remove("/warming")
del warm, library, sys.modules["warm"], sys.modules["exercise"]
`;

function standStill() {
  const moment = 0;
  const constant = (/** @type {ArrayBufferView} */ view) => {
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(7);
    return view;
  };
  Object.assign(nodeCrypto, { randomFillSync: constant });
  Object.assign(globalThis.crypto, { getRandomValues: constant });
  Object.assign(performance, { now: () => moment });
  Math.random = () => 0.5;
  globalThis.Date = /** @type {DateConstructor} */ (
    class extends Date {
      /** @param {[] | [number]} given */
      constructor(...given) {
        super(given[0] ?? moment);
      }
      /** @override */
      static now() {
        return moment;
      }
    }
  );
}

/**
 * @param {string} library
 * @param {string} out
 */
async function make(library, out) {
  const python = await loadPyodide({
    stdLibURL: library,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: "/",
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    _makeSnapshot: true,
  });
  python.FS.mkdir("/warming");
  for (const name of ["exercise.py", "warm.py"]) {
    python.FS.writeFile(`/warming/${name}`, await readFile(new URL(name, import.meta.url)));
  }
  python.globals.set(
    "library",
    python.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))"),
  );
  python.runPython(PROGRAM);
  await writeFile(out, gzipSync(withoutEmpty(python.makeMemorySnapshot()), { level: 9 }));
}

const [library, out] = process.argv.splice(1).slice(1);
try {
  standStill();
  await make(library, out);
} catch (error) {
  // Uncaught, it would be shown with the line of the source it came from: a megabyte in the case of the runtime.
  console.error(error.message);
  process.exitCode = 1;
}
