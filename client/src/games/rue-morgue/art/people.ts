// The people of the case and what they carry, from the files in people/. Sheets are 100 wide; currentColor is the card's colour.
import { symbols } from "../../drawings";
import { ID } from "../../rummy/art/pen";

export const people = (): string =>
  symbols(import.meta.glob<string>("./people/*.svg", { eager: true, query: "?raw", import: "default" }), ID);

/** The width and height of each thing on a card. */
export const PROP_SIZE: Record<string, [number, number]> = { sailor: [25, 29], "le-bon": [31, 25], poe: [37, 37] };
