// Deals a finished game again from its seed, to see whether the server did. What a game draws is in its folder's `deals.ts`.
import { readProof } from "./check";
import { Dice, type Draws } from "./dice";

const games = import.meta.glob<{ draws: Draws }>("../games/*/deals.ts");

/** Whether all shuffles and rolls of a transcript follow from its seed; null: this page does not know the game. */
export async function dealtAgain(transcript: string, seed = readProof(transcript).seed): Promise<boolean | null> {
  const [header = "", ...rows] = transcript.split("\n");
  const game = await games[`../games/${header.split(" ")[0]}/deals.ts`]?.();
  if (!game) return null;
  const seats = Number(/ seats=(\d+)/.exec(header)?.[1] ?? 2);
  const asked = new Map<string, number>();
  return rows
    .filter((row) => row.startsWith("* "))
    .every((row) => {
      const [what = "", ...words] = row.slice(2).split(" ");
      const draw = game.draws(what, words, seats);
      if (!draw) return false;
      const before = asked.get(draw.question) ?? 0;
      asked.set(draw.question, before + 1);
      return draw.answer(new Dice(seed, draw.question, before)).join(" ") === words.join(" ");
    });
}
