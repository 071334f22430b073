// The drawings of a game as the inside of one hidden <svg> of symbols.
import { ID, symbol } from "./pen";
import { LIGHT, PATTERNS } from "./signs";

/** To draw into a frame that has other proportions: nothing is left empty. */
export const SLICE = "xMidYMid slice";

/** Ovals to cut portraits to, at hand size and on the enlarged card; and a round one for tiles. */
const CLIPS =
  [
    ["oval", 62.75, 38.8],
    ["oval-big", 66.75, 43],
  ]
    .map(
      ([name, cy, ry]) => `<clipPath id="${ID}${name}"><ellipse cx="57" cy="${cy}" rx="28.5" ry="${ry}"/></clipPath>`,
    )
    .join("") + `<clipPath id="${ID}round"><circle cx="20" cy="20" r="17.5"/></clipPath>`;

/** A symbol for each drawing; their names begin with `name`. */
export function all(drawings: Record<string, string>, name: string, box: string, fit = ""): string[] {
  return Object.entries(drawings).map(([key, body]) => symbol(name + key, box, body, fit));
}

export function shelve(symbols: string[], defs = ""): string {
  return `<defs>${CLIPS}${PATTERNS}${LIGHT}${defs}</defs>${symbols.join("")}`;
}
