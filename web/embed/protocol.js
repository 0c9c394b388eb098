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
/** Comments on the moves of one: each, and all together. */
const LONGEST_COMMENT = 1000;
const LONGEST_COMMENTS = 16_384;

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
  puzzle: 32,
};

/** The puzzle that the position of a record is. */
export const FIND = "find";

/** What a page can say of a table's looks, by the names of its `--schnapsen-*` properties, and how long it may be. */
export const LOOKS = { table: 100, page: 100, ink: 100, accent: 100, "card-back": 100, radius: 100, font: 100 };

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
  load: { required: { record: isRecord }, optional: { comments: (value) => isObject(value) } },
  state: {},
  set: {
    optional: Object.fromEntries(
      Object.entries({ ...SETTINGS, ...LOOKS }).map(([name, longest]) => [name, text(longest)]),
    ),
  },
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
  if (payload.comments !== undefined) readComments(payload.comments, number);
  return { id: number, type, payload };
}

/** What is asked now, whatever becomes of it before the table hears it. @template T @param {T} request @returns {T} */
export function sendable(request) {
  try {
    return structuredClone(request);
  } catch {
    throw new ProtocolError("bad-message", "cannot be sent", "payload");
  }
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

/**
 * Comments on the moves of a record.
 *
 * @param {unknown} value texts by the number of moves made; or their JSON text
 * @param {number} [id] of the request
 * @returns {Record<string, string>} throws a `ProtocolError` that names the place
 */
export function readComments(value, id) {
  /** @param {string} message @param {string} [place] */
  const fault = (message, place) =>
    new ProtocolError("bad-comments", message, place === undefined ? "comments" : `comments.${place}`, id);
  /** @type {unknown} */
  let comments = value;
  let size = 0;
  try {
    const json = typeof value === "string" ? value : JSON.stringify(value);
    size = json.length;
    if (size <= LONGEST_COMMENTS) comments = JSON.parse(json);
  } catch {
    throw fault("is no JSON");
  }
  if (size > LONGEST_COMMENTS) throw fault(`is longer than ${LONGEST_COMMENTS} characters`);
  if (!isObject(comments)) throw fault("must be an object");
  for (const [place, comment] of Object.entries(comments)) {
    if (!/^(0|[1-9]\d{0,2})$/.test(place)) throw fault("is no number of moves", place);
    if (typeof comment !== "string") throw fault("is no text", place);
    if (!text(LONGEST_COMMENT)(comment)) throw fault(`is longer than ${LONGEST_COMMENT} characters`, place);
  }
  return /** @type {Record<string, string>} */ (comments);
}

/**
 * Comments, if each has its move.
 *
 * @param {unknown} value as for `readComments`
 * @param {Record<string, unknown> | null} record
 * @returns {Record<string, string>} throws a `ProtocolError`
 */
export function commentsOn(value, record) {
  const comments = readComments(value);
  const moves = Array.isArray(record?.moves) ? record.moves.length : 0;
  for (const place of Object.keys(comments)) {
    if (moves === 0 || Number(place) > moves)
      throw new ProtocolError("bad-comments", `the record has ${moves} moves`, `comments.${place}`);
  }
  return comments;
}
