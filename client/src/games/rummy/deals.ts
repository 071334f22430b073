import { sorted, type Draws } from "../../proof/dice";

/** The draws of a rummy with these cards and a deck of this size: whatever is shuffled later is smaller. */
export const rummy =
  (cards: readonly { name: string }[], deck: number): Draws =>
  (what, words, seats) => {
    const order = cards.map((card) => card.name);
    if (what === "dealer") return { question: "first-dealer", answer: (dice) => [dice.below(seats)] };
    if (what !== "shuffled") return undefined;
    const question = words.length === deck ? "deal" : "second-file";
    return { question, answer: (dice) => dice.shuffle(sorted(words, order)) };
  };
