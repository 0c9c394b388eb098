/**
 * Makes the trimmed library: node make.mjs WHEEL OUT. Pyodide itself runs here, as the compiler of its own version of
 * Python, and after an exercise of the engine it knows which modules were needed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import sys
sys.path[:0] = ["/engine", "/library"]
import exercise, trim
exercise.run()
trim.write("/engine", "/library.zip")
`;

/**
 * @param {string} wheel
 * @param {string} out
 */
async function make(wheel, out) {
  const python = await loadPyodide();
  python.FS.mkdir("/library");
  python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel", { extractDir: "/engine" });
  for (const name of ["exercise.py", "trim.py"]) {
    python.FS.writeFile(`/library/${name}`, await readFile(new URL(name, import.meta.url)));
  }
  python.runPython(PROGRAM);
  await writeFile(out, python.FS.readFile("/library.zip"));
}

const [wheel, out] = process.argv.slice(2);
try {
  await make(wheel, out);
} catch (error) {
  // Uncaught, it would be shown with the line of the source it came from: a megabyte in the case of the runtime.
  console.error(error.message);
  process.exitCode = 1;
}
