/** What the service worker keeps; the build puts the list in. */
declare const PRECACHE: { url: string; revision: string | null; integrity?: string }[];
