import { expect, test } from "vitest";
import { overTime, tallies } from "./statistics";
import type { Played } from "./generated/wire";

function game(at: number, won: boolean | null, rate: number | null, name = "mr-jack"): Played {
  return { table: String(at), game: name, at, seat: 0, opponents: ["bot:inspector"], won, rate, luck: null };
}

test("games are counted by their names, and only decided ones can be won", () => {
  const games = [game(1, true, null), game(2, false, null, "rue-morgue"), game(3, null, null), game(4, true, null)];
  expect(tallies(games, (one) => one.game)).toEqual([
    { name: "mr-jack", games: 3, won: 2, decided: 2 },
    { name: "rue-morgue", games: 1, won: 0, decided: 1 },
  ]);
  expect(tallies(games, () => "")).toEqual([]);
});

test("figures over time leave out games without a review, oldest first, with a running mean", () => {
  expect(overTime([game(3, true, 0.04), game(2, true, null), game(1, true, 0.02)], "rate")).toEqual([
    { at: 1, value: 0.02, mean: 0.02 },
    { at: 3, value: 0.04, mean: 0.03 },
  ]);
});
