/** What the service worker keeps; the build puts the list in. */
declare const PRECACHE: { url: string; revision: string | null; integrity?: string }[];

// Names of files that scripts ask for, in the site's folder; see files.js.
declare const WORKER: string;
declare const PYTHON: Record<"pyodide" | "wheels" | "library" | "image", string>;
/** By names in the site's folder. */
declare const HASHES: Record<string, string>;
declare const SPRITES: Record<string, string>;
declare const STYLES: Record<"learn" | "lesson", string>;
declare const PUZZLES: Record<string, string>;
declare const INLINE: string;
