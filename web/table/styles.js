import { unsafeCSS } from "lit";
import auction from "../css/auction.css" with { type: "text" };
import base from "../css/base.css" with { type: "text" };
import cards from "../css/cards.css" with { type: "text" };
import coach from "../css/coach.css" with { type: "text" };
import dial from "../css/dial.css" with { type: "text" };
import dock from "../css/dock.css" with { type: "text" };
import embedded from "../css/embedded.css" with { type: "text" };
import ended from "../css/ended.css" with { type: "text" };
import fair from "../css/fair.css" with { type: "text" };
import hint from "../css/hint.css" with { type: "text" };
import layout from "../css/layout.css" with { type: "text" };
import many from "../css/many.css" with { type: "text" };
import peek from "../css/peek.css" with { type: "text" };
import people from "../css/people.css" with { type: "text" };
import plain from "../css/plain.css" with { type: "text" };
import pop from "../css/pop.css" with { type: "text" };
import result from "../css/result.css" with { type: "text" };
import seats from "../css/seats.css" with { type: "text" };
import sheets from "../css/sheets.css" with { type: "text" };
import stock from "../css/stock.css" with { type: "text" };
import tokens from "../css/tokens.css" with { type: "text" };
import trick from "../css/trick.css" with { type: "text" };

/** The table's style sheets: those of `css/`, taken into the bundle. */
export const styles = [
  tokens,
  base,
  layout,
  seats,
  cards,
  stock,
  trick,
  dial,
  dock,
  pop,
  peek,
  hint,
  coach,
  plain,
  sheets,
  result,
  fair,
  people,
  many,
  auction,
  ended,
  embedded,
].map((text) => unsafeCSS(text));
