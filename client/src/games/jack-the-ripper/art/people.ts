// Suspects, victims and what they carry, from the files in people/: dark profiles lit from one side, the features cut into
// them with a graver. Sheets are 100 wide; everybody faces left. currentColor is the person's colour.
import { symbols } from "../../drawings";
import { ID } from "../../rummy/art/pen";

export const people = (): string =>
  symbols(import.meta.glob<string>("./people/*.svg", { eager: true, query: "?raw", import: "default" }), ID);

/** The width and height of each thing on a card. */
export const PROP_SIZE: Record<string, [number, number]> = {
  druitt: [20, 50],
  eddy: [25, 22],
  gull: [30, 28],
  pedachenko: [24, 40],
  chapman: [26, 43],
  jill: [27, 33],
};
