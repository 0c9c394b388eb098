/**
 * Colours: the system's or a setting.
 *
 * @typedef {"auto" | "light" | "dark" | "contrast"} Theme
 */

export const THEMES = /** @type {Theme[]} */ (["auto", "light", "dark", "contrast"]);

const contrast = matchMedia("(prefers-contrast: more)");

/** @type {Map<HTMLElement, Theme>} */
const themed = new Map();

/** @param {HTMLElement} element @param {Theme} theme */
function set(element, theme) {
  element.toggleAttribute("data-contrast", theme === "contrast" || (theme === "auto" && contrast.matches));
  if (theme === "light" || theme === "dark") element.dataset.theme = theme;
  else delete element.dataset.theme;
}

contrast.addEventListener("change", () => {
  for (const [element, theme] of themed) set(element, theme);
});

/** Gives an element its colours, now and when the system changes. @param {HTMLElement} element @param {Theme} theme */
export function applyTheme(element, theme) {
  themed.set(element, theme);
  set(element, theme);
}

/** @param {HTMLElement} element */
export const forgetTheme = (element) => themed.delete(element);
