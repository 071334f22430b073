import { expect, test } from "vitest";
import { flights as moves } from "../jack-the-ripper/animate";
import type { Flight } from "./fly";
import { drawn, laid } from "./recent";

interface Moved {
  seat: number;
  facts: { card: string };
  from: string;
  to: string;
}
const flights = ({ facts: { card }, from, to }: Moved): Flight[] => [{ card, as: "", from: [from], to: [to] }];
const ripper = moves as (event: Pick<Moved, "seat" | "facts">) => Flight[];
const draws = (seat: number, card: string): Moved => ({ seat, facts: { card }, from: "file", to: `seat-${seat}` });
const lays = (seat: number, card: string): Moved => ({
  seat,
  facts: { card },
  from: `seat-${seat}`,
  to: `area-${seat}-${card}`,
});

test("what was drawn this turn is new, what was drawn in an earlier one is not", () => {
  expect(drawn([draws(0, "gull"), draws(1, ""), draws(0, "jill")], 0, flights)).toEqual(["jill"]);
});

test("a card that was drawn and laid down is new no more", () => {
  expect(drawn([draws(1, ""), draws(0, "jill"), draws(0, "gull"), lays(0, "jill")], 0, flights)).toEqual(["gull"]);
});

test("what others have drawn is nobody's business", () => {
  expect(drawn([draws(0, "gull"), draws(1, "jill")], 0, flights)).toEqual([]);
});

test("melds that were laid down since are new, piles are not", () => {
  expect(laid([draws(1, ""), lays(1, "druitt")], flights)).toEqual(["area-1-druitt"]);
});

test("of a card that the table has forgotten nobody asks where it went", () => {
  const forgotten = ["played", "flipped", "fetched", "took"].map((kind) => ({ kind, seat: 0, facts: { card: "" } }));
  expect(laid(forgotten, ripper)).toEqual([]);
  expect(drawn(forgotten, 0, ripper)).toEqual([]);
});
