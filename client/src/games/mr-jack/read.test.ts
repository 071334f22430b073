import { describe, expect, it, test } from "vitest";
import { CELLS, POSTS, STREETS, beamFrom, place } from "./board";
import { cardsOf, halves, next, others, sources, split, targets, together } from "./read";
import { fixturesOf, seen } from "../fixtures";
import { after, pictureOf } from "./scenes";
import type { Event, Told, View } from "../../generated/mr-jack";

const fixtures = await fixturesOf<View, Event>("mr-jack");
const asked = (question: string) => seen(fixtures, (view) => view.question === question && view.options.length);
const start = seen(fixtures, (view) => view.round === 1 && view.turn === 0 && view.agreed.edition === "2006");
const event = <Kind extends keyof Told>(kind: Kind, facts: Told[Kind]) => ({ kind, seat: 0, facts }) as Event;

test("with everything open, Jack is named and everybody's alibi cards are known, whoever has just acted", () => {
  const detective: View = { ...start, seat: 0, jack: "", alibis: ["gull"] };
  const jack: View = { ...start, seat: 1, jack: "bert", alibis: ["smith"] };
  for (const acting of [detective, jack])
    expect(together(acting, [detective, jack])).toMatchObject({ seat: null, jack: "bert", alibis: ["gull", "smith"] });
});

describe("the map", () => {
  it("has 86 hexes: 60 streets, 18 houses and gardens, 8 posts", () => {
    expect([CELLS.size, STREETS.length, POSTS.length]).toEqual([86, 60, 8]);
  });
  it("draws north above south, and the columns side by side", () => {
    expect(place("a5").y).toBeLessThan(place("a1").y);
    expect(place("m10").x - place("a3").x).toBe(900);
  });
  it("knows what a lantern lights, and that one carried away lights nothing", () => {
    expect(beamFrom("b1", "ne")).toEqual(["c2", "d3", "e4"]);
    expect(beamFrom("nw", "ne")).toEqual([]);
  });
});

describe("what can be touched", () => {
  it("is every hex of a walk, with who would be in sight there", () => {
    const now = asked("move");
    const found = targets(now, now.options, "");
    const walks = now.options.filter((text) => text.startsWith("move "));
    expect(found.filter((target) => target.kind === "go").map((target) => target.text)).toEqual(walks);
    expect(found.every((target) => target.kind !== "go" || target.sight !== null)).toBe(true);
  });
  it("is first what is picked up, and then where it goes", () => {
    const now = asked("light");
    const lamps = sources(now.options);
    expect(targets(now, now.options, "").every((target) => target.kind === "take" && lamps.includes(target.pick))).toBe(
      true,
    );
    const put = targets(now, now.options, lamps[0]!).filter((target) => target.kind === "put");
    expect(put.map((target) => target.text)).toEqual(
      now.options.filter((text) => text.startsWith(`light ${lamps[0]} `)),
    );
  });
  it("is a person and then a hex when Goodley whistles", () => {
    const now = asked("whistle");
    const called = targets(now, now.options, "").map((target) => target.pick);
    expect(called.sort()).toEqual(sources(now.options).sort());
    expect(targets(now, now.options, "watson").some((target) => target.kind === "go" && target.who === "watson")).toBe(
      true,
    );
  });
  it("is six directions for the lantern", () => {
    const now = asked("face");
    expect(targets(now, now.options, "").map((target) => target.place)).toEqual([
      "face-n",
      "face-ne",
      "face-se",
      "face-s",
      "face-sw",
      "face-nw",
    ]);
  });
  it("is nothing when power and move are put in order", () => {
    const now = asked("power-or-move");
    expect(targets(now, now.options, "")).toEqual([]);
    expect(others(now.options)).toEqual(["power first", "move first"]);
  });
  it("says every option of every fixture somewhere", () => {
    for (const { view: now } of fixtures) {
      const said = new Set([...others(now.options), ...now.options.filter((text) => text.startsWith("card "))]);
      for (const pick of ["", ...sources(now.options)])
        for (const target of targets(now, now.options, pick)) said.add(target.text);
      for (const text of now.options) expect(said, `${text} in round ${now.round}`).toContain(text);
    }
  });
});

describe("reading", () => {
  it("splits an answer into what is taken up and where it goes", () => {
    expect(split("whistle watson to e5")).toEqual({
      text: "whistle watson to e5",
      verb: "whistle",
      from: "watson",
      to: "e5",
    });
    expect(split("accuse gull")).toEqual({ text: "accuse gull", verb: "accuse", from: "", to: "gull" });
  });
  it("parts those who can be Jack by the light", () => {
    const now = { ...start, possible: ["holmes", "gull", "bert"] };
    expect(halves(now, ["gull", "watson"])).toEqual({ seen: ["gull"], unseen: ["holmes", "bert"] });
  });
  it("keeps four cards on the table, played or not", () => {
    for (const { view: now } of fixtures) expect(cardsOf(now)).toHaveLength(4);
  });
  it("goes with an arrow key to the place straight ahead", () => {
    const all = STREETS.map((cell) => ({ ...cell }));
    expect(next(place("g7"), "ArrowUp", all)?.name).toBe("g8");
    expect(next(place("g7"), "ArrowDown", all)?.name).toBe("g6");
    expect(next(place("a1"), "ArrowLeft", all)).toBeUndefined();
  });
});

describe("what is told, as a picture", () => {
  const picture = pictureOf(start);
  it("moves people, lamps, cordons and covers", () => {
    expect(
      after(picture, event("moved", { character: "holmes", at: "g5", to: "g6", way: ["g5", "g6"] })).where[0],
    ).toBe("g6");
    expect(after(picture, event("swapped", { character: "gull", other: "bert" })).where.slice(6)).toEqual(["i8", "e9"]);
    expect(after(picture, event("light-moved", { at: "b2", to: "f9" })).lamps).toEqual([0, 3, 5, 1, 0, 5, 4, 2]);
    expect(after(picture, event("cordon-moved", { at: "ne", to: "nw" })).cordons.sort()).toEqual(["nw", "sw"]);
    expect(after(picture, event("cover-moved", { at: "c2", to: "a5" })).covers.sort()).toEqual(["a5", "l12"]);
  });
  it("turns the innocent over", () => {
    expect(after(picture, event("round", { number: 2, cards: [] })).round).toBe(2);
    expect(after(picture, event("witness", { seen: true, innocent: ["gull", "bert"] })).suspects).toHaveLength(6);
  });
  it("leaves the picture as it is for everything else", () => {
    expect(after(picture, event("card", { character: "bert" }))).toBe(picture);
  });
});
