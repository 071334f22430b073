// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { words } from "../../../text";
import { settings } from "../../../settings.svelte";
import type { Event } from "../../../generated/wire";
import { fixturesOf } from "../../fixtures";
import { Played } from "../../rummy/climax/played";
import { scenes } from "../scenes";
import { Speech } from "../words";
import Climax from "./Climax.svelte";
import type { View } from "../../../generated/rue-morgue";

const fixtures = await fixturesOf<View>("rue-morgue");
const { view } = fixtures.find((one) => one.seat === 0 && one.seats.length === 2)!;
const spoken = await words("en", "rue-morgue");
const played = (...events: Event[]) => {
  settings.pace = "normal";
  const speech = new Speech(spoken, ["me", "Ines"], view.agreed);
  const one = new Played(Climax, scenes, { view, speech });
  one.tell(...events);
  return one;
};
const caught: Event = {
  kind: "caught",
  seat: 0,
  facts: {
    count: 3,
    cards: ["poe", "rod", "sailor"],
    gained: 2,
    gains: ["poe", "rod"],
    points: 5,
    dropped: ["sailor"],
  },
};
const scored = (ending: string, winner: number, shut = [false, false]): Event => ({
  kind: "scored",
  seat: -1,
  facts: {
    sheet: {
      ending,
      winner,
      totals: [12, 0],
      lines: shut.map((shut_out) => ({ shut_out, pairs: shut_out ? [] : ["windows"] })),
    },
    scores: [12, 0],
  },
});

describe("the Orang-Utan is caught", () => {
  it("what lay under it is counted before it is turned over", () => {
    expect(played(caught).parts()).toEqual([
      ["roof", "Nobody at this address owns a fur coat."],
      ["lantern", "It comes quietly. It was only hungry."],
      ["lifted", "3 cards lay under it."],
      ["turned", "2 cards score: 5 points."],
    ]);
  });
  it("no card is named before that", () => {
    const one = played(caught);
    one.pass(1500);
    const { part, page } = one.seen()!;
    expect(part).toBe("lifted");
    expect(page.querySelectorAll("ol .back")).toHaveLength(3);
    expect(page.textContent).not.toMatch(/Poe|Rod|Sailor/);
    one.pass(600);
    const turned = one.seen()!.page;
    expect([...turned.querySelectorAll("ol .name")].map((name) => name.textContent)).toEqual([
      "Poe",
      "Lightning Rod",
      "The Sailor",
    ]);
    expect(turned.querySelectorAll(".dropped")).toHaveLength(1);
  });
  it("it is over in a little more than three seconds, and a touch skips to the next part", () => {
    const one = played(caught);
    one.stage.skip();
    expect(one.seen()!.part).toBe("lantern");
    one.pass(2600);
    expect(one.seen()).toBeNull();
  });
  it("the sheet after it has no picture of its own", () => {
    expect(played(scored("caught", 0)).seen()).toBeNull();
  });
});

it("the door falls shut before whoever is shut out", () => {
  const one = played(scored("caught", 0, [false, true]));
  expect(one.seen()!.line).toBe("A complete pair, and the Deduction that names it.");
  expect(one.seen()!.page.querySelector(".outside")).toBeNull();
  one.pass(900);
  const { line, page } = one.seen()!;
  expect(line).toBe("The door falls shut. Nothing is scored outside.");
  expect(page.querySelector(".inside p")?.textContent).toBe("You");
  expect(page.querySelector(".outside")?.textContent).toBe("Ines");
});

it.each([
  ["solved", 1, "Ines went out; the Orang-Utan has escaped."],
  ["unsolved", -1, "The case stays unsolved: nobody scores."],
])("a hand without a catch: %s", (ending, winner, said) => {
  expect(played(scored(ending, winner)).parts()).toEqual([["", said]]);
});
