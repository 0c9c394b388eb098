import { loadPreferences } from "../app/preferences.js";
import { BridgeError, startPython } from "../python/client.js";
import { chooseTheme } from "../table/settings.js";
import { applyTheme } from "../table/theme.js";

/**
 * Tries the player in the text area on the chosen position. What it says is filled into sentences of the page, as text.
 *
 * @typedef {import("../python/client.js").PythonClient} PythonClient
 * @typedef {import("../python/messages.js").Trial} Trial
 */

const FILE = "player.py";
const NAME = "player";

const form = /** @type {HTMLFormElement} */ (document.getElementById("trial"));
const outcome = /** @type {HTMLElement} */ (document.getElementById("outcome"));
const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));

/** @type {PythonClient | null} */
let python = null;

/** A sentence of the page with its gaps filled. @param {string} name @param {Record<string, string>} [slots] */
function sentence(name, slots = {}) {
  const template = /** @type {HTMLTemplateElement} */ (form.querySelector(`template[data-outcome="${name}"]`));
  const content = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  for (const slot of content.querySelectorAll("[data-slot]")) {
    slot.textContent = slots[/** @type {HTMLElement} */ (slot).dataset.slot ?? ""] ?? "";
  }
  return content;
}

/** @param {string} name @param {Record<string, string>} [slots] @param {number | null} [line] */
function tell(name, slots, line = null) {
  outcome.dataset.outcome = name;
  outcome.replaceChildren(
    sentence(name, slots),
    ...(line === null ? [] : [" ", sentence("line", { line: String(line) })]),
  );
}

/** @param {Trial} trial */
function tellTrial({ move, legal, fault, seconds }) {
  const allowed = legal.join(" ");
  if (fault) tell(fault.kind, { message: fault.message, legal: allowed }, fault.line);
  else {
    const time = seconds.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 4 });
    tell("move", { move: move ?? "", legal: allowed, seconds: time });
  }
}

/** @param {unknown} error */
function tellError(error) {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof BridgeError)) tell("start", { message });
  else if (error.code === "bad-player" && (message === "late" || message === "gone")) tell(message);
  else tell("load", { message }, error.line ?? null);
}

async function tryPlayer() {
  const data = new FormData(form);
  const source = String(data.get("source"));
  const record = JSON.parse(String(data.get("position")));
  python ??= startPython({ base: new URL("..", document.baseURI) });
  try {
    await python.ready;
    await python.install(FILE, new TextEncoder().encode(source), false);
    tellTrial(await python.try({ player: NAME, record }));
  } catch (error) {
    tellError(error);
    // One that did not start, or has ended, may be started anew.
    if (!(error instanceof BridgeError) || error.code === "internal") {
      python.stop();
      python = null;
    }
  }
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  tell("wait");
  await tryPlayer();
  button.removeAttribute("aria-disabled");
});

applyTheme(document.documentElement, chooseTheme(loadPreferences().theme));
button.hidden = false;
