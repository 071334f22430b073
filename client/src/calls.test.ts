import { expect, test } from "vitest";
import { bytes, clockTime, minuteOf } from "./calls";

test("minutes of the day are read and written as clocks show them", () => {
  expect([clockTime(0), clockTime(7 * 60 + 5), clockTime(1439), clockTime(null)]).toEqual([
    "00:00",
    "07:05",
    "23:59",
    "",
  ]);
  expect([minuteOf("00:00"), minuteOf("22:30"), minuteOf("")]).toEqual([0, 1350, null]);
});

test("a key is read from the letters it is written in", () => {
  expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
});
