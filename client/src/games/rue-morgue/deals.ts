import { MATERIAL } from "../../generated/rue-morgue";
import { rummy } from "../rummy/deals";

export const draws = rummy(MATERIAL.cards, 61);
