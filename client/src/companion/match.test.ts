import { expect, test } from "vitest";
import { keep, kept, forget, newMatch, standing, takenUp, tapped, writtenDown } from "./match";
import * as samples from "../samples";

const tallied = (scores: number[], over = false) => samples.tallied({ sheet: { totals: scores, scores }, over });

test("cards are tapped one by one, and taken back one by one", () => {
  let match = newMatch("jack-the-ripper", ["Ines", "Max"], { edition: "pegasus" }, "out");
  match = tapped(match, 0, "table", "druitt", 1);
  match = tapped(match, 0, "table", "druitt", 1);
  match = tapped(match, 1, "hand", "wild", 1);
  expect(match.draft.seats.map(({ table, hand }) => [table, hand])).toEqual([
    [{ druitt: 2 }, {}],
    [{}, { wild: 1 }],
  ]);
  match = tapped(tapped(match, 0, "table", "druitt", -1), 0, "table", "druitt", -1);
  expect(match.draft.seats[0]!.table).toEqual({});
});

test("a hand that is written down can be taken up again as it lay", () => {
  const before = tapped(newMatch("rue-morgue", ["Ines", "Max"], {}, "solved"), 0, "table", "3am", 1);
  const after = writtenDown(before, tallied([31, -6]), "solved");
  expect(standing(after)).toEqual([31, -6]);
  expect(after.draft.seats[0]!.table).toEqual({});
  expect(takenUp(after)).toEqual(before);
});

test("matches are kept, the newest first, and forgotten one by one", () => {
  const store = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  };
  const [one, two] = [newMatch("rue-morgue", ["A", "B"], {}, ""), newMatch("jack-the-ripper", ["A", "B"], {}, "")];
  keep(one, shelf);
  keep(two, shelf);
  keep({ ...one, over: true }, shelf);
  expect(kept("rue-morgue", shelf).map(({ over }) => over)).toEqual([true]);
  forget(one.id, shelf);
  expect(kept("rue-morgue", shelf)).toEqual([]);
  expect(kept("jack-the-ripper", shelf)).toHaveLength(1);
});
