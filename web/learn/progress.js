/** How far the reader has come: the steps passed, by lesson. Storage may throw, be empty or hold anything. */
const KEY = "bummerl.learn";

/** @returns {Record<string, unknown>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** @param {string} lesson @returns {Set<string>} ids of its steps that have been passed */
export function passedSteps(lesson) {
  const steps = kept()[lesson];
  return new Set(Array.isArray(steps) ? steps.filter((step) => typeof step === "string") : []);
}

/** @param {string} lesson @param {string} step */
export function keepPassed(lesson, step) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [lesson]: [...passedSteps(lesson).add(step)] }));
  } catch {
    // Nothing can be kept: the page shows it until it is closed.
  }
}
