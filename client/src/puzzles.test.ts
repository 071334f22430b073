import { expect, test } from "vitest";
import { after, caseOfTheDay, inTurn, kept, next, today } from "./puzzles";

const puzzles = Array.from({ length: 72 }, (_, i) => ({ puzzle: String(i), theme: i % 2 ? "out" : "risk" }));

test("a streak grows with right answers, and only the first answer to a puzzle counts", () => {
  let now = after(kept(), "mr-jack/a", 0, null);
  now = after(now, "mr-jack/b", 0, null);
  expect([now.streak, now.best]).toEqual([2, 2]);
  now = after(now, "mr-jack/c", 0.08, null);
  now = after(now, "mr-jack/c", 0, null);
  expect([now.streak, now.best, now.lost["mr-jack/c"]]).toEqual([0, 2, 0.08]);
});

test("cases of the day on days in a row are counted, right or wrong", () => {
  let now = after(kept(), "a", 0, 100);
  now = after(now, "b", 0.2, 101);
  expect(now.days).toBe(2);
  expect(after(now, "c", 0, 103).days).toBe(1);
});

test("every game has its day, and every puzzle of it comes before one comes again", () => {
  const games = ["a", "b", "c", "d"];
  expect([0, 1, 2, 3, 4].map((day) => caseOfTheDay(day, games).game)).toEqual(["a", "b", "c", "d", "a"]);
  const seen = new Set(Array.from({ length: 72 }, (_, i) => inTurn(puzzles, caseOfTheDay(4 * i, games).turn)!.puzzle));
  expect(seen.size).toBe(72);
});

test("a day begins at midnight by the clock on the wall", () => {
  expect(today(new Date(2026, 4, 3, 0, 1))).toBe(today(new Date(2026, 4, 3, 23, 59)));
  expect(today(new Date(2026, 4, 4, 0, 1))).toBe(today(new Date(2026, 4, 3, 23, 59)) + 1);
});

test("the next puzzle of a set is one that has not been answered", () => {
  const done = after(kept(), "g/1", 0, null);
  expect(next(puzzles, "out", "g", done)!.puzzle).toBe("3");
  expect(next(puzzles, "", "g", done, "0")!.puzzle).toBe("2");
});
