import { expect, it } from "vitest";
import { ahead, leader, turns } from "./story";

const hand = (totals: number[], scores: number[]) => ({ totals, scores });
const match = [
  hand([18, 31, 12], [18, 31, 12]),
  hand([9, 22, 30], [27, 53, 42]),
  hand([21, 26, 6], [48, 79, 48]),
  hand([14, 8, 25], [62, 87, 73]),
  hand([51, 11, 12], [113, 98, 85]),
];

it("whoever has most alone is ahead", () => {
  expect(leader([3, 5, 4])).toBe(1);
  expect(leader([5, 5, 4])).toBe(-1);
  expect([0, 1, 2].map((side) => ahead(match, side))).toEqual([1, 4, 0]);
});

it("a match turns with its best hand, its widest lead and its last change of the lead", () => {
  expect(turns(match)).toEqual([
    { why: "widest", hand: 2, side: 1, points: 79, next: { side: 0, points: 48 } },
    { why: "best", hand: 4, side: 0, points: 51 },
    { why: "swing", hand: 4, side: 0, points: 113 },
  ]);
});

it("who was ahead from the first hand on never took over", () => {
  expect(turns(match.slice(0, 3)).map((turn) => turn.why)).toEqual(["best", "widest"]);
});

it("a tie at the end has no winner to speak of, and a match without a hand has no story", () => {
  expect(turns([hand([5, 3], [5, 3]), hand([1, 3], [6, 6])]).map((turn) => turn.why)).toEqual(["best", "widest"]);
  expect(turns([])).toEqual([]);
});
