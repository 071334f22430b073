import { MATERIAL } from "../../generated/check-the-ripper";
import { sorted, type Dice, type Draws } from "../../proof/dice";

export const draws: Draws = (what, words, seats) => {
  const die = [...MATERIAL.symbols, "knight"];
  const throws = (dice: Dice) => [die[dice.scaled(6)]!, die[dice.scaled(6)]!];
  if (what === "roll" || what === "duel") return { question: what, answer: throws };
  if (what === "files" || what === "cards")
    return { question: what, answer: (dice) => dice.shuffle(sorted(words, MATERIAL.faces)) };
  return {
    question: "first-seat",
    answer: (dice) => {
      let rolled = 0;
      for (let [one, other] = throws(dice); one !== other; [one, other] = throws(dice)) rolled += 1;
      return [rolled % seats];
    },
  };
};
