// Which puzzle is next, and how many were right in a row. What was solved stays in this browser.
import type { PuzzleInfo } from "./generated/wire";

const KEY = "whitechapel-puzzles";
const DAY = 86_400_000;

export interface Kept {
  /** By game and puzzle: what the first answer cost, as a chance to win. */
  lost: Record<string, number>;
  /** How many were right in a row, now and at best. */
  streak: number;
  best: number;
  /** The last day on which the case of the day was answered, and for how many days in a row. */
  day: number;
  days: number;
}

const NOTHING: Kept = { lost: {}, streak: 0, best: 0, day: -1, days: 0 };

export function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...NOTHING };
  }
}

/** The number of a day, by the clock on the wall. */
export function today(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** What is kept after an answer. Only the first answer to a puzzle counts. */
export function after(before: Kept, name: string, lost: number, day: number | null): Kept {
  if (name in before.lost) return before;
  const streak = lost === 0 ? before.streak + 1 : 0;
  const daily = day === null || day === before.day ? {} : { day, days: before.day === day - 1 ? before.days + 1 : 1 };
  return {
    ...before,
    ...daily,
    lost: { ...before.lost, [name]: lost },
    streak,
    best: Math.max(before.best, streak),
  };
}

export function keep(what: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(what));
}

/** The case of the day: another game each day, and each puzzle of a game once before any comes again. */
export function caseOfTheDay(day: number, games: string[]): { game: string; turn: number } {
  return { game: games[day % games.length]!, turn: Math.floor(day / games.length) };
}

/** A puzzle by its turn; neighbours in the list are alike, so they are taken far apart. */
export function inTurn(puzzles: PuzzleInfo[], turn: number): PuzzleInfo | undefined {
  const size = puzzles.length;
  let stride = Math.floor(size * 0.618) || 1;
  const common = (a: number, b: number): number => (b ? common(b, a % b) : a);
  while (common(stride, size) !== 1) stride += 1;
  return puzzles[(turn * stride) % size];
}

/** The next puzzle of a theme ("": any) that has not been answered, or any other if all have. */
export function next(puzzles: PuzzleInfo[], theme: string, game: string, done: Kept, but = ""): PuzzleInfo | undefined {
  const some = puzzles.filter((one) => (!theme || one.theme === theme) && one.puzzle !== but);
  return some.find((one) => !(`${game}/${one.puzzle}` in done.lost)) ?? some[0];
}
