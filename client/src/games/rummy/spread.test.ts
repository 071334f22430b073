import { expect, test } from "vitest";
import { spread, twoRows } from "./spread";

const CARD = { full: 100, tight: 70, least: 30 };

test("with room for all of them, things lie side by side", () => {
  expect(spread([CARD, CARD, CARD], 10, 320)).toEqual([0, 110, 220]);
});

test("with a little too little room, the first is covered as far as its number and the others lie where they would", () => {
  expect(spread([CARD, CARD, CARD], 10, 300)).toEqual([0, 70, 180]);
});

test("with far too little room, all are covered alike and the last one ends at the edge", () => {
  expect(spread([CARD, CARD, CARD], 10, 200)).toEqual([0, 50, 100]);
});

test("an edge of everything stays in sight even where there is no room at all", () => {
  expect(spread([CARD, CARD, CARD], 10, 50)).toEqual([0, 30, 60]);
});

test("what has no room in the lower row stands at the end of the upper one while there is more room there", () => {
  const [one, two, three, four] = [1, 2, 3, 4].map((name) => ({ ...CARD, name }));
  expect(twoRows([one!], [two!, three!, four!], 10, 320)).toEqual([[one], [two, three, four]]);
  expect(twoRows([one!], [two!, three!, four!], 10, 300)).toEqual([
    [one, two],
    [three, four],
  ]);
  expect(twoRows([one!, two!], [three!, four!], 10, 150)).toEqual([
    [one, two],
    [three, four],
  ]);
});

test("an empty row has no places", () => {
  expect(spread([], 10, 50)).toEqual([]);
});
