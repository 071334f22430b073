// All drawings of the game, built when the table is first shown.
import { rosette } from "../../rummy/art/back";
import { all, shelve, SLICE } from "../../rummy/art/library";
import { ID, line, symbol } from "../../rummy/art/pen";
import { people } from "./people";
import { barredBack, PICTURES, rooftops } from "./places";
import { DEFS, SIGNS } from "./signs";

/** The two halves of a Brilliant Deduction's picture, at every size: left, top, width and height. */
const FRAMES: Record<string, [number, number, number, number]> = {
  hand: [26, 23, 62, 79.5],
  big: [26, 23, 62, 87.5],
  mini: [18, 19, 28, 46],
};
const CLIPS = Object.entries(FRAMES)
  .map(
    ([size, [x, y, w, h]]) =>
      `<clipPath id="${ID}upper-${size}"><path d="M${x} ${y}h${w}L${x} ${y + h}Z"/></clipPath><clipPath id="${ID}lower-${size}"><path d="M${x + w} ${y}v${h}h-${w}Z"/></clipPath>`,
  )
  .join("");

let built = "";

export function library(): string {
  if (built) return built;
  const { ad, ...pictures } = PICTURES;
  const symbols = [
    ...all(SIGNS, "sign-", "0 0 24 24"),
    people(),
    ...all(pictures, "art-", "0 0 100 134", SLICE),
    symbol("art-ad", "0 0 100 134", ad!),
    // The same rosette as in London, on aubergine, with a diamond round it: the sign of the pairs.
    symbol(
      "back",
      "0 0 92 132",
      rosette("#251a2b", "#382a40") + line("M46 20L76 66L46 112L16 66Z", "currentColor", 0.9),
    ),
    symbol("barred-back", "0 0 92 132", barredBack()),
    symbol("rooftops", "0 0 500 250", rooftops(), "xMidYMax slice"),
  ];
  built = shelve(symbols, CLIPS + DEFS);
  return built;
}
