// Compiled only: what a page's author writes with the types of the element.
import type { SchnapsenError, SchnapsenTable } from "../../web/embed/schnapsen-embed";

export async function use(table: SchnapsenTable): Promise<string[]> {
  table.addEventListener("schnapsen-move", ({ detail: { seat, move, state } }) => console.log(seat, move, state.phase));
  const found: HTMLElement | null = document.querySelector("schnapsen-table");
  console.log(found, document.createElement("schnapsen-table").start());
  await table.start();
  try {
    await table.play("KH");
  } catch (error) {
    console.log((error as SchnapsenError).reason);
  }
  await table.load({ hands: ["KH", "QH"], trump: "D", moves: ["KH"] }, { 0: "Who leads?", 1: "The king." });
  const hint = await table.hint();
  const state = await table.state();
  return [...(state?.legal ?? []), hint?.move ?? ""];
}
