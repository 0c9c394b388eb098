/** The golden messages fit the schema, and so does what the worker makes of their requests. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Bridge } from "../../web/python/bridge.js";
import { Tables } from "../../web/python/tables.js";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { default: Ajv } = require("ajv/dist/2020");

const read = (/** @type {URL} */ file) => JSON.parse(readFileSync(file, "utf8"));
const folder = new URL("../conformance/messages/", import.meta.url);
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
ajv.addSchema(read(new URL("../../web/schema/bridge.schema.json", import.meta.url)), "bridge");

/** @param {"Request" | "Response" | "Snapshot" | "AuctionSnapshot" | "About"} part @param {unknown} message */
function assertFits(part, message) {
  const valid = ajv.validate(`bridge#/$defs/${part}`, message);
  assert.ok(valid, ajv.errorsText(ajv.errors));
}

const ANSWERED_BY_SNAPSHOT = new Set([
  "new",
  "open",
  "play",
  "think",
  "undo",
  "forfeit",
  "next",
  "options",
  "sit",
  "state",
  "restore",
]);

for (const name of readdirSync(folder).filter((each) => each.endsWith(".json"))) {
  const pairs = read(new URL(name, folder));
  test(`${name}: ${pairs.length} messages`, async () => {
    for (const { request, response } of pairs) {
      assertFits("Response", response);
      if (!response.ok) continue;
      assertFits("Request", request);
      const auction = ["talon", "bauern"].includes(response.payload.game);
      if (ANSWERED_BY_SNAPSHOT.has(request.type))
        assertFits(auction ? "AuctionSnapshot" : "Snapshot", response.payload);
      if (request.type === "hello") assertFits("About", response.payload);
      if (request.table) assertFits("Request", await sent(request));
    }
  });
}

/**
 * @param {import("../../web/python/messages.js").Request} request
 * @returns {Promise<unknown>} what the worker sends for it
 */
async function sent({ table, type, payload }) {
  /** @type {string[]} */
  const texts = [];
  const bridge = new Bridge((text) => {
    texts.push(text);
    return '{"ok":false,"error":{"code":"internal","message":"","where":""}}';
  });
  const tables = new Tables(bridge, /** @type {never} */ ({}));
  await tables.request(/** @type {string} */ (table), type, /** @type {never} */ (payload));
  return JSON.parse(texts[0] ?? "null");
}
