import { BridgeError, goneFor, PYTHON, StartError } from "./errors.js";
import { WAYS } from "./hatch.js";
import { Late, Life } from "./life.js";

/**
 * @import { Answer, Exchanges, Host, KeptPlayer, Opened, Outcome, Progress, RequestType, Settings, Started } from "./types.js"
 */

export { BridgeError, StartError };

const DEFAULTS = {
  timeout: 60_000,
  // The engine cuts its own thoughts long before.
  patience: 30_000,
  // As long as visiting players have on the command line.
  thinking: 10_000,
  installing: 30_000,
  onProgress: (/** @type {Progress} */ _) => {},
};

/** So often another Python is started for one question. */
const RENEWALS = 2;

/** Python was started anew, so whatever it was asked is to be asked again. */
const RENEWED = new Error("Python was started anew");

/**
 * Starts Python in a worker of its own.
 * @param {Settings} [settings]
 * @returns {PythonClient}
 */
export function startPython(settings = {}) {
  return new PythonClient(settings);
}

/**
 * The page's side of the engine. Requests may be made at once; they wait until Python is ready. Where Python dies or hangs,
 * another one is started, and all games go on in it; a visiting player that has not come back from its move loses its deal.
 */
export class PythonClient {
  #settings;
  #life;
  /** All games are restored in the present Python. @type {Promise<unknown>} */
  #restored = Promise.resolve();
  /** @type {Set<string>} */
  #tables = new Set();
  /** Those of them at which a visiting player sits. @type {Set<string>} */
  #visited = new Set();
  /** Another Python is being started. @type {Promise<void> | null} */
  #renewing = null;
  #stopped = false;
  /** Another Python has answered since the page was last told. */
  #renewed = false;

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = { base: document.baseURI, ...DEFAULTS, ...settings };
    const { base, timeout, onProgress, way } = this.#settings;
    this.#life = new Life({ base, timeout, onProgress, ways: way ? [way] : WAYS });
    /**
     * Rejects with a `StartError`.
     * @type {Promise<Started>}
     */
    this.ready = this.#life.ready;
  }

  /**
   * Restores the saved game of a table, if there is one.
   * @param {string} table
   * @returns {Promise<Opened>}
   */
  async open(table) {
    const { installing } = this.#settings;
    this.#tables.add(table);
    /** @type {Opened} */
    let opened;
    try {
      opened = await this.#once((host) => host.open(table, true), installing);
    } catch (error) {
      if (!isLost(error)) throw error;
      // Its player does not even come in; the game goes on without it.
      await this.#renew(false).catch(() => {});
      opened = await this.#call((host) => host.open(table, false));
    }
    this.#note(table, opened.snapshot);
    return opened;
  }

  /**
   * @template {RequestType} T
   * @param {string} table
   * @param {T} type
   * @param {Exchanges[T]["payload"]} payload
   * @returns {Promise<Answer<T>>} rejects with a `BridgeError`
   */
  async request(table, type, payload) {
    const alone = type === "think" && this.#visited.has(table);
    const answer = alone
      ? await this.#visitorsMove(table, /** @type {Exchanges["think"]["payload"]} */ (payload))
      : await this.#call((host) => host.request(table, type, payload));
    this.#note(table, answer.payload);
    const renewed = this.#renewed;
    this.#renewed = false;
    return /** @type {Answer<T>} */ ({ ...answer, renewed });
  }

  /**
   * Lets Python forget the game of a table at which nobody sits any more; one that is kept stays in storage.
   * @param {string} table
   * @returns {Promise<null>}
   */
  leave(table) {
    this.#tables.delete(table);
    this.#visited.delete(table);
    return this.#call((host) => host.leave(table));
  }

  /**
   * @param {string} key from `open`
   * @returns {Promise<string>} the text of the save that was set aside, for a download
   */
  setAside(key) {
    return this.#call((host) => host.setAside(key));
  }

  /** Forgets all saved games and players; from then on nothing is kept. @returns {Promise<null>} */
  forgetAll() {
    return this.#call((host) => host.forgetAll());
  }

  /**
   * Lets the players of a file in, to be named as levels.
   * @param {string} file its name: a `.py` file or a wheel
   * @param {Uint8Array} bytes
   * @param {boolean} [keep] for later visits
   * @returns {Promise<string[]>} their names; rejects with a `BridgeError`
   */
  async install(file, bytes, keep = true) {
    return this.#guarded((host) => host.install(file, bytes, keep), this.#settings.installing);
  }

  /** The files of visiting players that are kept. @returns {Promise<KeptPlayer[]>} */
  kept() {
    return this.#call((host) => host.kept());
  }

  /** Forgets a file of visiting players. @param {string} file @returns {Promise<null>} */
  remove(file) {
    return this.#call((host) => host.remove(file));
  }

  /**
   * Asks a visiting player, who has been let in, for its move in a position.
   * @param {Exchanges["try"]["payload"]} payload
   * @returns {Promise<Exchanges["try"]["answer"]>} rejects with a `BridgeError`
   */
  async try(payload) {
    const answer = await this.#guarded((host) => host.request("", "try", payload), this.#settings.thinking);
    return answer.payload;
  }

  /** Ends Python. Requests under way and later ones reject. */
  stop() {
    this.#stopped = true;
    this.#life.end(new BridgeError({ code: "internal", message: "Python was stopped", where: "page" }));
  }

  /**
   * @template T
   * @param {(host: Host) => Promise<Outcome<T>>} send
   * @returns {Promise<T>}
   */
  async #call(send) {
    for (let left = RENEWALS; ; left -= 1) {
      const life = this.#life;
      try {
        return await this.#once(send);
      } catch (error) {
        if (!isLost(error) && !isBroken(error)) throw error;
        if (left === 0) {
          // Python that hangs cannot be interrupted: it ends, and whoever asks again gets another one.
          if (!(error instanceof Late)) throw error;
          life.end(goneFor(error.message));
          throw goneFor(error.message);
        }
        // A visiting player may have left something behind that holds Python up, or may have changed the engine: it stays out.
        if (life === this.#life) await this.#renew(!isBroken(error) && left === RENEWALS).catch(() => {});
        this.#renewed = true;
      }
    }
  }

  /**
   * The same, once more if Python was started anew meanwhile; rejects with `Late` as well.
   * @template T
   * @param {(host: Host) => Promise<Outcome<T>>} send
   * @param {number} [patience]
   * @returns {Promise<T>}
   */
  async #once(send, patience = this.#settings.patience) {
    for (;;) {
      const life = this.#life;
      try {
        await life.ready.catch(() => {});
        await this.#restored;
        if (life === this.#life) return await life.call(send, patience);
      } catch (error) {
        if (error !== RENEWED) throw error;
      }
    }
  }

  /**
   * Asks what a visitor's code may never answer.
   * @template T
   * @param {(host: Host) => Promise<Outcome<T>>} send
   * @param {number} patience
   * @returns {Promise<T>}
   */
  async #guarded(send, patience) {
    try {
      return await this.#once(send, patience);
    } catch (error) {
      if (!isLost(error)) throw error;
      await this.#renew(true);
      const message = error instanceof Late ? "late" : "gone";
      throw new BridgeError({ code: "bad-player", message, where: PYTHON });
    }
  }

  /**
   * @param {string} table
   * @param {Exchanges["think"]["payload"]} payload
   */
  async #visitorsMove(table, payload) {
    try {
      return await this.#once((host) => host.request(table, "think", payload), this.#settings.thinking);
    } catch (error) {
      if (!isLost(error) && !isBroken(error)) throw error;
      await this.#renew(!isBroken(error));
      const fault = error instanceof Late ? "late" : "gone";
      return this.#call((host) => host.request(table, "forfeit", { ply: payload.ply, fault }));
    }
  }

  /** Starts another Python and restores all games in it, once for all who notice. @param {boolean} guests whether visiting players are let in */
  #renew(guests) {
    this.#renewing ??= this.#begin(guests).finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  /** @param {boolean} guests */
  async #begin(guests) {
    const { base, timeout, installing } = this.#settings;
    const { way } = await this.ready;
    if (this.#stopped) return;
    const life = new Life({ base, timeout, onProgress: () => {}, ways: [way] });
    const restored = Promise.all(
      [...this.#tables].map((table) => life.call((host) => host.open(table, guests), installing)),
    );
    const last = this.#life;
    this.#life = life;
    this.#restored = restored.catch((error) => {
      if (error instanceof Late) life.end(goneFor(error.message));
    });
    last.end(RENEWED);
    await restored;
  }

  /** @param {string} table @param {unknown} answer */
  #note(table, answer) {
    if (typeof answer !== "object" || answer === null || !("guest" in answer)) return;
    this.#tables.add(table);
    if (answer.guest) this.#visited.add(table);
    else this.#visited.delete(table);
  }
}

/** Whether the engine itself has failed; by its own fault it never does. @param {unknown} error */
const isBroken = (error) => error instanceof BridgeError && error.code === "internal" && error.where === "";

/** Whether Python will never answer again. @param {unknown} error */
const isLost = (error) => error instanceof Late || (error instanceof BridgeError && error.where === PYTHON);
