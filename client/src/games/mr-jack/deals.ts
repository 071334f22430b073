import { MATERIAL } from "../../generated/mr-jack";
import type { Draws } from "../../proof/dice";

export const draws: Draws = (what) => {
  const people = MATERIAL.characters;
  if (what === "alibis")
    return {
      question: "alibis",
      answer: (dice) => {
        const pool = [...people];
        return people.map((_, drawn) => {
          const last = pool.length - drawn - 1;
          const at = dice.below(last + 1);
          const found = pool[at]!;
          pool[at] = pool[last]!;
          return found;
        });
      },
    };
  return { question: "cards", answer: (dice) => FOURS[dice.below(FOURS.length)]!.map((one) => people[one]!) };
};

/** Four of eight, in the order of the dictionary. */
const FOURS: number[][] = [];
for (let a = 0; a < 8; a++)
  for (let b = a + 1; b < 8; b++)
    for (let c = b + 1; c < 8; c++) for (let d = c + 1; d < 8; d++) FOURS.push([a, b, c, d]);
