import { drawing, WAYS } from "./ways.js";

/** Line drawings, 24 units wide. */
const PATHS = {
  ...WAYS,
  menu: "M4 7h16M4 12h16M4 17h16",
  exchange: "M4 8h14l-4-4M20 16H6l4 4",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  pair: "M4 6h9v13H4zM11 4l8 2-3 12.5-3-.7",
  check: "M4 12.5l5.5 5.5L20 6.5",
  cross: "M6 6l12 12M18 6L6 18",
  arrow: "M5 12h14M13 6l6 6-6 6",
  flag: "M6 21V4M6 5h11l-2.5 4L17 13H6",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3z",
  about: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.6v.1",
  turn: "M5 4h9v13H5zM10 20h9V7M16 10l3-3 3 3",
  tricks: "M7 4h10v14H7zM4 7v14h10M10 8h4",
  double: "M6 12l6-6 6 6M6 19l6-6 6 6",
  send: "M4 12l16-7-6 15-3-6zM20 5l-9 9",
  install: "M7 3h10v18H7zM10.5 18h3M12 6.5v7M9.5 11 12 13.5l2.5-2.5",
  save: "M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14",
  chart: "M4 20h16M7 20v-6M12 20V6M17 20v-9",
  again: "M19 12a7 7 0 1 1-2.1-5M17 3v4h-4",
  book: "M3.5 5H10a2 2 0 0 1 2 2v12.5a2.5 2.5 0 0 0-2.5-2H3.5zM20.5 5H14a2 2 0 0 0-2 2v12.5a2.5 2.5 0 0 1 2.5-2h6z",
  undo: "M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  leave: "M19 12H5M11 6l-6 6 6 6",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8",
};

/** @typedef {keyof typeof PATHS} Icon */

/** @param {Icon} name */
export const icon = (name) => drawing(PATHS[name]);
