// What is in the box, by the names this table uses.
import { MATERIAL } from "../../generated/check-the-ripper";

export const { murderers: WEAPONS, copies: DRAWERS, faces: FACES, symbols: SYMBOLS, extra_chips: EXTRA } = MATERIAL;
/** The hat of each seat's piece. */
export const HATS = ["bowler", "cap", "deerstalker", "topper"];
