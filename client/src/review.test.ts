// What a review says must add up, in whole per cent too.
import { expect, test } from "vitest";

import { apart, oneDigit, percent, signed, whole } from "./review";

test("a sum in whole per cent adds up", () => {
  for (const [start, luck, lost] of [
    [0.664, -0.396, 0.268],
    [0.335, 0.125, 0.46],
    [0.5049, 1.8349, 1.3398],
  ] as const) {
    const said = whole({ start, luck, lost, result: start + luck - lost });
    expect(Math.round(100 * (said.last - said.start))).toBe(Math.round(100 * (said.luck - said.lost)));
    expect(Math.abs(said.luck - luck)).toBeLessThan(0.02);
  }
});

test("numbers are written with a real minus, and as the language writes them", () => {
  expect([percent(-0.004), percent(-0.4), signed(0.4), signed(0)]).toEqual(["0", "−40", "+40", "0"]);
  expect([oneDigit(0.026, "de"), oneDigit(-0.026, "en")]).toEqual(["2,6", "−2.6"]);
});

test("seals that would cover one another move up or down", () => {
  const seals = [
    { x: 10, y: 100 },
    { x: 20, y: 100 },
    { x: 60, y: 100 },
  ];
  expect(apart(seals, 15, 200)).toEqual([seals[0], { x: 20, y: 74 }, seals[2]]);
  expect(apart(seals, 80, 200)).toEqual([seals[0], { x: 20, y: 126 }, seals[2]]); // no room above
});
