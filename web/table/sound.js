/**
 * The sounds of the table, made here: paper and wood from noise, a few soft notes. Quiet, and silent where the browser has no
 * audio. A browser lets a page sound only after a press: the context is made by `wake`, during one.
 *
 * @typedef {import("./cues.js").Cue} Cue
 * @typedef {{at: number, length: number, level: number, low: number, high: number}} Brush noise between two pitches, in Hz
 * @typedef {{at: number, length: number, level: number, pitch: number}} Note
 */

/** Everything together, as a factor. */
const VOLUME = 0.3;
/** Seconds of noise, used again and again. */
const NOISE = 0.5;
/** The tempo of sounds where nothing moves. */
const QUICK = 0.5;

/** A card that meets the table: a short brush and a dull knock. @param {number} at @param {number} level @returns {[Brush[], Note[]]} */
const card = (at, level) => [
  [{ at, length: 0.07, level, low: 900, high: 3200 }],
  [{ at, length: 0.06, level: level * 0.6, pitch: 130 }],
];

/** Ten cards in the rhythm of the deal. */
const DEALT = Array.from({ length: 10 }, (_, index) => card(0.1 + index * 0.07, 0.22));

/** What each cue is made of. @type {Record<Cue, [Brush[], Note[]]>} */
const PARTS = {
  deal: [DEALT.flatMap(([brushes]) => brushes), DEALT.flatMap(([, notes]) => notes)],
  lay: card(0.1, 0.8),
  exchange: [
    [
      { at: 0, length: 0.2, level: 0.3, low: 500, high: 2400 },
      { at: 0.22, length: 0.2, level: 0.3, low: 700, high: 2800 },
    ],
    [{ at: 0.4, length: 0.06, level: 0.3, pitch: 130 }],
  ],
  close: [
    [
      { at: 0, length: 0.22, level: 0.3, low: 400, high: 2000 },
      { at: 0.3, length: 0.09, level: 0.9, low: 500, high: 1800 },
    ],
    [{ at: 0.3, length: 0.14, level: 0.9, pitch: 92 }],
  ],
  announce: [
    [],
    [
      { at: 0, length: 0.5, level: 0.3, pitch: 523.25 },
      { at: 0.12, length: 0.7, level: 0.3, pitch: 783.99 },
    ],
  ],
  collect: [[{ at: 0.02, length: 0.26, level: 0.35, low: 350, high: 2600 }], []],
  won: [
    [],
    [
      { at: 0.1, length: 0.5, level: 0.3, pitch: 523.25 },
      { at: 0.24, length: 0.5, level: 0.3, pitch: 659.25 },
      { at: 0.38, length: 1, level: 0.32, pitch: 783.99 },
    ],
  ],
  lost: [
    [],
    [
      { at: 0.1, length: 0.6, level: 0.28, pitch: 392 },
      { at: 0.28, length: 1, level: 0.28, pitch: 311.13 },
    ],
  ],
  even: [[], [{ at: 0.1, length: 0.8, level: 0.28, pitch: 440 }]],
};

export class Sound {
  /** Unknown before the table has said whether it is wanted. @type {boolean | undefined} */
  #on;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {AudioNode | null} */
  #out = null;
  /** @type {AudioBuffer | null} */
  #noise = null;
  /** The browser has been asked and is about to let it sound. */
  #waking = false;

  get on() {
    return this.#on === true;
  }

  set on(on) {
    if (this.#on === on) return;
    const turned = this.#on !== undefined;
    this.#on = on;
    // Whoever has just turned it on hears what it is like.
    if (turned && on && globalThis.navigator?.userActivation?.isActive) {
      this.wake();
      this.play(["lay"], 1);
    } else this.#breathe();
  }

  /** A press is under way: now a browser lets a page sound. */
  wake() {
    if (!this.#on) return;
    if (!this.#context) this.#open();
    if (this.#context?.state === "suspended" && !this.#waking) this.#breathe();
  }

  /** @param {readonly Cue[]} cues @param {number} tempo of what is seen meanwhile; without motion the sounds still follow each other */
  play(cues, tempo) {
    const context = this.#context;
    if (!this.#on || !context || !(this.#waking || context.state === "running")) return;
    const pace = tempo || QUICK;
    for (const cue of cues) {
      const [brushes, notes] = PARTS[cue];
      for (const brush of brushes) this.#brush(context, brush, context.currentTime + brush.at * pace);
      for (const note of notes) this.#note(context, note, context.currentTime + note.at * pace);
    }
  }

  /** Gives back what the browser holds for it. */
  end() {
    document.removeEventListener("visibilitychange", this.#breathe);
    this.#context?.close().catch(() => {});
    this.#context = null;
  }

  #open() {
    if (typeof AudioContext !== "function") return;
    try {
      const context = new AudioContext({ latencyHint: "interactive" });
      const out = context.createGain();
      out.gain.value = VOLUME;
      out.connect(context.destination);
      const noise = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
      noise.getChannelData(0).forEach((_, index, samples) => {
        samples[index] = Math.random() * 2 - 1;
      });
      [this.#context, this.#out, this.#noise] = [context, out, noise];
    } catch {
      // As many contexts as the machine has are in use: the table stays silent.
      return;
    }
    document.addEventListener("visibilitychange", this.#breathe);
  }

  /** Sounds only while it is wanted and its page can be seen. */
  #breathe = async () => {
    const context = this.#context;
    if (!context || context.state === "closed") return;
    this.#waking = this.on && !document.hidden;
    try {
      await (this.#waking ? context.resume() : context.suspend());
    } catch {
      // Closed meanwhile, or the browser wants another press.
    }
    this.#waking = false;
  };

  /** @param {AudioContext} context @param {Brush} brush @param {number} start */
  #brush(context, { length, level, low, high }, start) {
    if (!this.#out) return;
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const [bottom, top] = [context.createBiquadFilter(), context.createBiquadFilter()];
    bottom.type = "highpass";
    bottom.frequency.value = low;
    top.type = "lowpass";
    top.frequency.value = high;
    source
      .connect(bottom)
      .connect(top)
      .connect(this.#swell(context, level, start, length, length * 0.3))
      .connect(this.#out);
    source.start(start, Math.random() * (NOISE - length), length);
  }

  /** @param {AudioContext} context @param {Note} note @param {number} start */
  #note(context, { length, level, pitch }, start) {
    if (!this.#out) return;
    const source = context.createOscillator();
    source.type = pitch > 200 ? "triangle" : "sine";
    source.frequency.value = pitch;
    source.connect(this.#swell(context, level, start, length, 0.012)).connect(this.#out);
    source.start(start);
    source.stop(start + length);
  }

  /** Comes and dies away, without a crack. @param {AudioContext} context @param {number} level @param {number} start @param {number} length @param {number} rise */
  #swell(context, level, start, length, rise) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(level, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    return gain;
  }
}
