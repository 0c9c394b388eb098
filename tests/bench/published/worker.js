/** Starts Python and installs a wheel as Pyodide's documentation shows it, then begins a game. */
import { loadPyodide } from "./pyodide.mjs";

const python = await loadPyodide();
await python.loadPackage("micropip");
await python.pyimport("micropip").install(new URL("WHEEL", location.href).href);
const { handle } = python.pyimport("bummerl.bridge");
const ask = (type, table, payload) => JSON.parse(handle(JSON.stringify({ v: 1, id: 1, ...table, type, payload }))).payload;
ask("hello", {}, {});
const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
postMessage(ask("new", { table: "main" }, { rules: "wiener", level: "normal", seat: 0, seed }).legal);
