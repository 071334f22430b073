import { MATERIAL } from "../../generated/jack-the-ripper";
import { rummy } from "../rummy/deals";

export const draws = rummy(MATERIAL.cards, 62);
