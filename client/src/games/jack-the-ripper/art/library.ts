// All drawings of the game, built when the table is first shown.
import { rosette } from "../../rummy/art/back";
import { all, shelve, SLICE } from "../../rummy/art/library";
import { ID, symbol } from "../../rummy/art/pen";
import { people } from "./people";
import { SCENES, SPECIAL, street } from "./places";
import { DEFS, SIGNS } from "./signs";

/** The smaller ovals inside a wreath. */
const CLIPS = [
  ["wreath", 62.75, 35.5],
  ["wreath-big", 66.75, 40],
]
  .map(([name, cy, ry]) => `<clipPath id="${ID}${name}"><ellipse cx="57" cy="${cy}" rx="25.5" ry="${ry}"/></clipPath>`)
  .join("");

let built = "";

export function library(): string {
  if (built) return built;
  const { letters, ...panels } = SPECIAL;
  const symbols = [
    ...all(SIGNS, "sign-", "0 0 24 24"),
    people(),
    ...all(SCENES, "scene-", "0 0 100 128", SLICE),
    ...all(panels, "", "0 0 100 128", SLICE),
    symbol("letters", "0 4 100 116", letters!),
    symbol("back", "0 0 92 132", rosette("#18222e", "#2a3746")),
    symbol("street", "0 0 500 250", street(), "xMinYMax slice"),
  ];
  built = shelve(symbols, CLIPS + DEFS);
  return built;
}
