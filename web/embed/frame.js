import { Embedded } from "./embedded.js";
import { readParameters } from "./parameters.js";
import { greeting, isOurs, VERSION } from "./protocol.js";

/**
 * The page of a frame: a table that talks with the page around.
 *
 * @typedef {import("./protocol.js").Fault} Fault
 */

const embedded = new Embedded(readParameters(location), {
  page: document.documentElement,
  main: /** @type {HTMLElement} */ (document.querySelector("main")),
  base: document.baseURI,
});
const { talk } = embedded;

/** What is wrong with a welcome. @param {{v?: unknown, type?: unknown}} data @param {readonly MessagePort[]} ports @returns {Fault | null} */
function faultOf({ v, type }, ports) {
  if (v !== VERSION) return { code: "bad-version", message: `this is version ${VERSION}`, where: "v" };
  if (type !== "welcome") return { code: "unknown-type", message: "a window can only welcome", where: "type" };
  if (ports.length === 0) return { code: "bad-message", message: "there is no port", where: "ports" };
  if (talk.isOpen) return { code: "bad-message", message: "there is a port already", where: "ports" };
  return null;
}

/** @param {MessageEvent} event */
function hear({ data, source, origin, ports }) {
  if (source !== parent || !isOurs(data)) return;
  const fault = faultOf(data, ports);
  if (fault) {
    const to = origin === "null" ? "*" : origin;
    parent.postMessage({ ...greeting("error"), payload: fault }, to);
    return;
  }
  const [port, runtime] = ports;
  talk.open(/** @type {MessagePort} */ (port), runtime ?? null);
}

await embedded.open();
// Alone in a window there is nobody to greet.
if (parent === window) talk.close();
else {
  addEventListener("message", hear);
  // There is nothing in it that others may not know, and who they are is not known yet.
  parent.postMessage(greeting("hello"), "*");
}
