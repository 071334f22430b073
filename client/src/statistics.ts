// What somebody's finished games add up to.
import type { Played } from "./generated/wire";

export interface Tally {
  name: string;
  games: number;
  won: number;
  /** How many of them somebody has won. */
  decided: number;
}

/** Games and wins by what they are called; those without a name are left out, the most frequent come first. */
export function tallies(games: Played[], name: (one: Played) => string): Tally[] {
  const found = new Map<string, Tally>();
  for (const one of games) {
    const called = name(one);
    if (!called) continue;
    const row = found.get(called) ?? { name: called, games: 0, won: 0, decided: 0 };
    row.games += 1;
    row.won += Number(one.won === true);
    row.decided += Number(one.won !== null);
    found.set(called, row);
  }
  return [...found.values()].sort((one, other) => other.games - one.games);
}

/** How many games a running mean takes in. */
const RUN = 10;

/** A figure of the reviewed games in the order they were played, with its mean over the last ten. */
export function overTime(games: Played[], what: "rate" | "luck"): { at: number; value: number; mean: number }[] {
  const found = games
    .filter((one) => one[what] !== null)
    .sort((one, other) => one.at - other.at)
    .map((one) => ({ at: one.at, value: one[what]! }));
  return found.map((one, i) => {
    const last = found.slice(Math.max(0, i + 1 - RUN), i + 1);
    return { ...one, mean: last.reduce((sum, each) => sum + each.value, 0) / last.length };
  });
}
