/** The site's own policy: two workers pass, and nothing else is begun. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { workerAt } from "../../web/trusted.js";

test("the site's workers alone are begun", () => {
  for (const name of ["sw.js", "files/python/worker-ABCD2345.js"]) {
    const address = `https://example.org/game/${name}`;
    assert.equal(workerAt(new URL(address)), address);
  }
  for (const address of ["https://example.org/other.js", "data:text/javascript,0", "https://example.org/?/sw.js"])
    assert.throws(() => workerAt(new URL(address)), TypeError);
});
