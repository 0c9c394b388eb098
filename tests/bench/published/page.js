/** Tells when the first legal moves have come. */
const { trustedTypes } = globalThis;
const policy = trustedTypes?.createPolicy("bummerl", { createScriptURL: (address) => address });
const address = policy?.createScriptURL("worker.js") ?? "worker.js";
new Worker(address, { type: "module" }).addEventListener("message", ({ data }) => {
  globalThis.legalMoves = data;
});
