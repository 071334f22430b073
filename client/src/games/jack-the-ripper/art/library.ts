// All drawings of the game as one hidden <svg> of symbols, built when the table is first shown.
import { SIGNS, PATTERNS, LIGHT } from "./signs";
import { BUSTS, PROPS, VICTIMS } from "./people";
import { rosette, SCENES, SPECIAL, street } from "./places";
import { ID, symbol } from "./pen";

const SLICE = "xMidYMid slice";

/** Ovals to cut portraits to: at hand size and on the enlarged card, and the smaller ones inside a wreath. */
const CLIPS = [
  ["oval", 62.75, 28.5, 38.8],
  ["oval-big", 66.75, 28.5, 43],
  ["wreath", 62.75, 25.5, 35.5],
  ["wreath-big", 66.75, 25.5, 40],
]
  .map(([name, cy, rx, ry]) => `<clipPath id="${ID}${name}"><ellipse cx="57" cy="${cy}" rx="${rx}" ry="${ry}"/></clipPath>`)
  .join("");

let built = "";

export function library(): string {
  if (built) return built;
  const all = (drawings: Record<string, string>, name: string, box: string, fit = "") =>
    Object.entries(drawings).map(([key, body]) => symbol(name + key, box, body, fit));
  const { letters, ...panels } = SPECIAL;
  const symbols = [
    ...all(SIGNS, "sign-", "0 0 24 24"),
    ...all(BUSTS, "bust-", "0 -16 100 138"),
    ...Object.entries(PROPS).map(([key, [box, body]]) => symbol(`prop-${key}`, box, body, "xMaxYMax")),
    ...all(VICTIMS, "victim-", "0 4 100 118"),
    ...all(SCENES, "scene-", "0 0 100 128", SLICE),
    ...all(panels, "", "0 0 100 128", SLICE),
    symbol("letters", "0 4 100 116", letters!),
    symbol("back", "0 0 92 132", rosette()),
    symbol("street", "0 0 500 250", street(), "xMinYMax slice"),
  ];
  built = `<defs>${CLIPS}<clipPath id="${ID}round"><circle cx="20" cy="20" r="17.5"/></clipPath>${PATTERNS}${LIGHT}</defs>${symbols.join("")}`;
  return built;
}
