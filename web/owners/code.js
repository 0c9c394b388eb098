import { VERSION } from "../embed/protocol.js";

/**
 * The code that puts a table on somebody's page, in three forms.
 *
 * @typedef {"element" | "iframe" | "link"} Form
 * @typedef {object} Choice
 * @property {Record<string, string>} settings by the names of the element's attributes; what is as usual is not among them
 * @property {string | null} record as JSON
 * @property {{width: number, height: number}} size
 * @property {string} play what a link to the game says
 */

const SANDBOX = "allow-scripts allow-same-origin allow-popups";

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** JSON is full of quotation marks, so its attribute has the others. @param {string} name @param {string} value */
const attribute = (name, value) =>
  value.includes('"') ? `${name}='${escaped(value).replaceAll("'", "&#39;")}'` : `${name}="${escaped(value)}"`;

/** What the element is told. @param {Choice} choice @returns {[string, string][]} */
export const attributesOf = ({ settings, record, size }) => [
  ...Object.entries(settings),
  ...(record === null ? [] : [/** @type {[string, string]} */ (["record", record])]),
  ["width", String(size.width)],
  ["height", String(size.height)],
];

/** The frame's own address. A record stays behind the #, which no server gets to see. @param {Choice} choice @param {string} site */
function frameOf({ settings, record }, site) {
  const address = new URL("embed.html", site);
  address.searchParams.set("v", String(VERSION));
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  if (record !== null) address.hash = `record=${encodeURIComponent(record)}`;
  return address.href;
}

/** The game's own page, for readers whose browser runs no scripts. @param {Choice} choice @param {string} site */
function gameOf({ settings: { rules } }, site) {
  const address = new URL(site);
  if (rules) address.searchParams.set("rules", rules);
  return address.href;
}

/** @param {string} href @param {string} text */
const link = (href, text) => `<a ${attribute("href", href)}>${escaped(text)}</a>`;

/** @param {string} tag @param {string[]} attributes */
const opened = (tag, attributes) => `<${[tag, ...attributes].join("\n  ")}>`;

/** @type {Record<Form, (choice: Choice, site: string) => string>} */
const FORMS = {
  element: (choice, site) =>
    [
      `<script type="module" ${attribute("src", new URL("schnapsen-embed.js", site).href)}></script>`,
      opened(
        "schnapsen-table",
        attributesOf(choice).map(([name, value]) => attribute(name, value)),
      ),
      `  ${link(gameOf(choice, site), choice.play)}`,
      "</schnapsen-table>",
    ].join("\n"),
  iframe: (choice, site) => {
    const { width, height } = choice.size;
    const attributes = [
      attribute("src", frameOf(choice, site)),
      `width="${width}" height="${height}" title="Schnapsen"`,
      `loading="lazy" allow="autoplay"`,
      `sandbox="${SANDBOX}"`,
      `style="border: 0; max-width: 100%"`,
    ];
    return `${opened("iframe", attributes)}</iframe>`;
  },
  link: (choice, site) => link(frameOf(choice, site), choice.play),
};

/** @param {Form} form @param {Choice} choice @param {string} site the address of the game */
export const codeOf = (form, choice, site) => FORMS[form](choice, site);
