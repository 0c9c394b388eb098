import { noChange } from "lit";
import { Directive, directive, PartType } from "lit/directive.js";

/**
 * Sets custom properties on an element from script: a style attribute would be forbidden by the page's policy.
 *
 * @typedef {import("lit").ElementPart} ElementPart
 */
class Vars extends Directive {
  /** @param {import("lit/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars() belongs among an element's attributes");
  }

  /** @param {Record<string, number>} _values */
  render(_values) {
    return noChange;
  }

  /** @override @param {ElementPart} part @param {[Record<string, number>]} values */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(values)) style.setProperty(name, String(value));
    return noChange;
  }
}

export const vars = directive(Vars);
