import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** A whole number that every language writes alike: the browser's own way to write it takes long to get ready. */
class Whole extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** Numbers from here on are grouped, by each language in its way. */
const GROUPED = 1000;

/** @param {string | number} value */
const plain = (value) =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < GROUPED ? new Whole(value) : value;

/**
 * The messages of one language. A file is read when a message is wanted that none before it has: a page with many tables
 * needs few of them.
 *
 * @typedef {import("@fluent/bundle").Message} Message
 * @typedef {NonNullable<Message["value"]>} Pattern
 */
export class Book {
  #bundle;
  /** @type {readonly string[]} */
  #unread;

  /** @param {string} lang @param {readonly string[]} files their texts; messages may name those of earlier files, and all those of the second */
  constructor(lang, files) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#unread = files;
    this.#read();
    this.#read();
  }

  /** @param {string} id @returns {Message | undefined} */
  message(id) {
    while (this.#unread.length > 0 && !this.#bundle.hasMessage(id)) this.#read();
    return this.#bundle.getMessage(id);
  }

  /** @param {Pattern} pattern @param {Record<string, string | number>} args */
  format(pattern, args) {
    const values = Object.entries(args).map(([name, value]) => [name, plain(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values));
  }

  #read() {
    const [file, ...others] = this.#unread;
    this.#unread = others;
    if (file !== undefined) this.#bundle.addResource(new FluentResource(file));
  }
}
