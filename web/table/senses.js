import { cuesOf } from "./cues.js";
import { Sound } from "./sound.js";

/**
 * What is heard and felt of the table besides what is seen.
 *
 * @typedef {import("./cues.js").Cue} Cue
 * @typedef {import("./kinds.js").AnyScene} Scene
 */

/** Milliseconds for which a phone trembles. @type {Partial<Record<Cue, number>>} */
const TREMBLE = { lay: 8, exchange: 8, close: 16, announce: 12, won: 30, lost: 30, even: 30 };

/** Gestures during which a browser lets a page sound. */
const GESTURES = ["pointerup", "click", "keydown"];

export class Senses {
  #sound = new Sound();
  vibrates = false;

  /** @param {EventTarget} table */
  constructor(table) {
    for (const gesture of GESTURES) table.addEventListener(gesture, () => this.#sound.wake(), { capture: true });
  }

  get sounds() {
    return this.#sound.on;
  }

  set sounds(on) {
    this.#sound.on = on;
  }

  /** @param {Scene | null} from @param {Scene} to @param {number} tempo */
  tell(from, to, tempo) {
    const cues = cuesOf(from, to);
    this.#sound.play(cues, tempo);
    const longest = Math.max(0, ...cues.map((cue) => TREMBLE[cue] ?? 0));
    // Before the first press a browser would only complain.
    const pressed = navigator.userActivation?.hasBeenActive ?? true;
    if (this.vibrates && longest && pressed) navigator.vibrate?.(longest);
  }

  end() {
    this.#sound.end();
  }
}
