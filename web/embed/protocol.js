/**
 * What a host page and the frame of a table say to each other. `schema/embed.schema.json` says the same for others; a test
 * holds the two together.
 *
 * @typedef {"start" | "play" | "next" | "undo" | "hint" | "load" | "state" | "set" | "destroy"} RequestType
 * @typedef {{id: number, type: RequestType, payload: Record<string, unknown>}} Request
 * @typedef {{code: string, message: string, where?: string}} Fault
 * @typedef {{id: number, type: string, payload: unknown}} Message an answer, an error, or with the id 0 an event
 */

export const NAMESPACE = "schnapsen";
export const VERSION = 1;

/** Longer records are no deals of this game. */
const LONGEST_RECORD = 16_384;

/** What a table can be told by name, and how long it may be. Unknown values fall back where they are used. */
export const SETTINGS = {
  rules: 4096,
  level: 64,
  lang: 16,
  deck: 16,
  seat: 1,
  theme: 16,
  controls: 16,
  allow: 64,
};

/** A message that cannot be understood. */
export class ProtocolError extends Error {
  /** @param {string} code @param {string} message @param {string} where the field @param {number} [id] of the request, if it has one */
  constructor(code, message, where, id = 0) {
    super(message);
    this.code = code;
    this.where = where;
    this.id = id;
  }
}

/** @typedef {(value: unknown) => boolean} Check */

/** Counts characters as JSON Schema does. @param {number} longest @returns {Check} */
const text = (longest) => (value) =>
  typeof value === "string" && value.length <= 2 * longest && Array.from(value).length <= longest;

/** @type {Check} */
const isRecord = (value) => text(LONGEST_RECORD)(value) || isObject(value);

/** @type {Record<RequestType, {required?: Record<string, Check>, optional?: Record<string, Check>}>} */
const PAYLOADS = {
  start: {},
  play: { required: { token: text(8) } },
  next: {},
  undo: {},
  hint: {},
  load: { required: { record: isRecord } },
  state: {},
  set: { optional: Object.fromEntries(Object.entries(SETTINGS).map(([name, longest]) => [name, text(longest)])) },
  destroy: {},
};

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is RequestType} */
const isType = (value) => typeof value === "string" && Object.hasOwn(PAYLOADS, value);

/** Whether a message of a window is meant for a table or its host at all. @param {unknown} data @returns {data is {ns: string, v?: unknown, type?: unknown}} */
export const isOurs = (data) => isObject(data) && data.ns === NAMESPACE;

/** @param {string} type */
export const greeting = (type) => ({ ns: NAMESPACE, v: VERSION, type });

/**
 * Reads what a host asks.
 *
 * @param {unknown} data
 * @returns {Request} throws a `ProtocolError`
 */
export function readRequest(data) {
  if (!isObject(data)) throw new ProtocolError("bad-message", "a message is an object", "");
  const { id, type, payload = {}, ...others } = data;
  if (!Number.isSafeInteger(id) || Number(id) < 1)
    throw new ProtocolError("bad-message", "must be a whole number from 1", "id");
  const number = Number(id);
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) throw new ProtocolError("bad-message", "is not a field of messages", stranger, number);
  if (!isType(type)) throw new ProtocolError("unknown-type", "there is no such request", "type", number);
  if (!isObject(payload)) throw new ProtocolError("bad-message", "must be an object", "payload", number);
  const { required = {}, optional = {} } = PAYLOADS[type];
  const known = { ...required, ...optional };
  for (const [name, value] of Object.entries(payload)) {
    if (!Object.hasOwn(known, name))
      throw new ProtocolError("bad-message", `is not a field of "${type}"`, `payload.${name}`, number);
    if (!known[name]?.(value))
      throw new ProtocolError("bad-message", "is of the wrong kind or too long", `payload.${name}`, number);
  }
  for (const name of Object.keys(required)) {
    if (!Object.hasOwn(payload, name)) throw new ProtocolError("bad-message", "is missing", `payload.${name}`, number);
  }
  return { id: number, type, payload };
}

/**
 * A record as an object.
 *
 * @param {unknown} value its JSON text, or the object
 * @returns {Record<string, unknown>} throws a `ProtocolError`
 */
export function readRecord(value) {
  /** @type {unknown} */
  let record = value;
  let size = 0;
  try {
    const json = typeof value === "string" ? value : JSON.stringify(value);
    size = json.length;
    if (size <= LONGEST_RECORD) record = JSON.parse(json);
  } catch {
    throw new ProtocolError("bad-record", "is no JSON", "record");
  }
  if (size > LONGEST_RECORD) throw new ProtocolError("bad-record", "is too long", "record");
  if (!isObject(record)) throw new ProtocolError("bad-record", "must be an object", "record");
  return record;
}
