import { describe, expect, it } from "vitest";
import { fixturesOf, seen } from "../fixtures";
import { scenesOf } from "../../stage.svelte";
import { history } from "./read";
import { scenes, stageOf, type Climax } from "./scenes";
import { rounds, turns } from "./story";
import type { Event, Told, View } from "../../generated/mr-jack";

const fixtures = await fixturesOf<View, Event>("mr-jack");
const view = seen(fixtures, (one) => one.round === 1 && one.turn === 0 && one.agreed.edition === "2006");
const event = <Kind extends keyof Told>(kind: Kind, facts: Told[Kind], seat = 0) => ({ kind, seat, facts }) as Event;

/** What is drawn over the map, part by part. */
function shown(events: Event[]): (Climax | null)[] {
  const begun: Event[] = [];
  return scenesOf(events as never, scenes).map((scene) => {
    begun.push(...(scene.events as unknown as Event[]));
    return stageOf(view, begun, scene).climax;
  });
}

const ACCUSED = event("accused", { character: "holmes", accused: "gull", way: ["g5", "g4", "f3"] });
const CAUGHT = event("game-over", { ending: "caught", jack: "gull" });

describe("an accusation", () => {
  it("is walked, asked in the street, lit, and only then decided", () => {
    const parts = shown([ACCUSED, CAUGHT]).map((one) => [one?.name, one?.part, one && "verdict" in one && one.verdict]);
    expect(parts).toEqual([
      ["accusation", "walk", null],
      ["accusation", "street", null],
      ["accusation", "light", null],
      ["accusation", "verdict", { ending: "caught", jack: "gull" }],
    ]);
  });
  it("takes the accuser over the hexes of the way", () => {
    const [scene] = scenesOf([ACCUSED] as never, scenes);
    expect(stageOf(view, [ACCUSED], scene!).walk).toEqual({ who: "holmes", way: ["g5", "g4", "f3"], ms: 1000 });
  });
});

describe("the other ends", () => {
  it("are a way into the fog, or the dawn", () => {
    const left = event("left", { character: "smith", exit: "nw", way: ["b7", "nw"] }, 1);
    const gone = event("game-over", { ending: "escaped", jack: "smith" }, 1);
    expect(shown([left, gone]).map((one) => `${one?.name} ${one?.part}`)).toEqual([
      ...["escape walk", "escape street", "escape light", "escape verdict"],
    ]);
    const dawn = event("game-over", { ending: "dawn", jack: "smith" }, 1);
    expect(shown([dawn]).map((one) => `${one?.name} ${one?.part}`)).toEqual(["dawn light", "dawn verdict"]);
  });
});

describe("the witness", () => {
  const called = event("called", { sight: ["holmes", "bert"] }, 1);
  const heard = event("witness", { seen: true, innocent: ["gull"] }, 1);
  it("is asked before anybody steps apart, and answers after that", () => {
    const parts = shown([called, heard]).map(
      (one) => one?.name === "witness" && [one.part, one.sight, one.heard?.seen],
    );
    expect(parts).toEqual([
      ["sweep", null, undefined],
      ["apart", ["holmes", "bert"], undefined],
      ["answer", ["holmes", "bert"], true],
      ["turn", ["holmes", "bert"], true],
    ]);
  });
});

describe("an alibi card", () => {
  it("lies on its back before it is turned, and stays there for the others", () => {
    const card = (one: Climax | null) => one?.name === "alibi" && one.card;
    expect(shown([event("alibi", { left: 6, card: "gull" })]).map(card)).toEqual([null, "gull"]);
    expect(shown([event("alibi", { left: 6 })]).map(card)).toEqual([null, ""]);
  });
});

const NIGHT: Event[] = [
  event("round", { number: 1, cards: ["holmes", "smith", "bert", "gull"] }),
  event("card", { character: "holmes" }, 0),
  event("card", { character: "smith" }, 1),
  event("order", { first: "power" }, 1),
  event("called", { sight: ["holmes"] }, 1),
  event("witness", { seen: false, innocent: ["holmes"] }, 1),
  event("round", { number: 2, cards: ["watson", "lestrade", "stealthy", "goodley"] }),
  event("called", { sight: ["bert", "gull"] }, 1),
  event("witness", { seen: true, innocent: ["watson", "smith", "lestrade"] }, 1),
  event("round", { number: 3, cards: ["holmes", "smith", "bert", "gull"] }),
  event("card", { character: "gull" }, 0),
  ACCUSED,
  CAUGHT,
];

describe("what was told", () => {
  it("says who played a card, what comes first, when somebody was cleared, and whether Jack was seen", () => {
    const turn = history(NIGHT.slice(0, 4), 1);
    expect([turn.players.get("holmes"), turn.players.get("smith"), turn.first]).toEqual([0, 1, "power"]);
    const all = history(NIGHT, 2);
    expect([all.cleared.get("holmes"), all.cleared.get("smith"), all.cleared.get("bert")]).toEqual([1, 2, undefined]);
    expect([...all.seen]).toEqual([
      [1, false],
      [2, true],
    ]);
    expect([[...all.players], all.first]).toEqual([[["gull", 0]], ""]);
  });
  it("is a story: who was left after each round, and what is worth seeing again", () => {
    expect(rounds(NIGHT).map(({ number, seen, left }) => [number, seen, left])).toEqual([
      [1, false, 7],
      [2, true, 4],
      [3, null, 4],
    ]);
    expect(turns(NIGHT).map(({ why, round, at }) => [why, round, at])).toEqual([
      ["unseen", 1, 4],
      ["cleared", 2, 7],
      ["end", 3, 11],
    ]);
  });
});
