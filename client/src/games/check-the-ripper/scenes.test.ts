import { describe, expect, it } from "vitest";
import { fixturesOf, seen } from "../fixtures";
import { scenesOf } from "../../stage.svelte";
import { scenes, stageOf, type Stage } from "./scenes";
import { course, gains, turns } from "./story";
import type { Event, Told, View } from "../../generated/check-the-ripper";

const fixtures = await fixturesOf<View, Event>("check-the-ripper");
const before = seen(fixtures, (one) => one.question === "risk" && one.options.length);
const event = <Kind extends keyof Told>(kind: Kind, facts: Told[Kind], seat = 0) => ({ kind, seat, facts }) as Event;

/** The table, part by part. */
function shown(events: Event[], view: View = before): Stage[] {
  const begun: Event[] = [];
  return scenesOf(events as never, scenes).map((scene) => {
    begun.push(...(scene.events as unknown as Event[]));
    return stageOf(view, begun, scene);
  });
}

describe("dice", () => {
  it("roll before they have names", () => {
    const parts = shown([event("rolled", { first: "king", second: "knight" })]).map(({ climax }) => climax);
    expect(parts).toEqual([
      { name: "dice", dice: null },
      { name: "dice", dice: ["king", "knight"] },
    ]);
  });
  it("are both open once they lie", () => {
    expect(shown([event("rolled", { first: "king", second: "knight" })]).at(-1)!.picture.moves).toEqual([
      ...["king", "knight"],
    ]);
  });
  it("of a duel say who has won when they lie", () => {
    const duel = event("duel", { rival: 1, first: "king", second: "rook", winner: 0 });
    const parts = shown([event("challenged", { rival: 1, square: "g5" }), duel]).map(({ climax }) => climax);
    expect(parts.map((one) => one?.name === "duel" && [one.seats, one.told?.winner])).toEqual([
      false,
      [[0, 1], undefined],
      [[0, 1], 0],
    ]);
  });
});

describe("a risk", () => {
  const wanted = before.murderer;
  const [square = ""] = before.files;
  const turned = (face: string) => event("turned", { square, town: "", face });
  it("shows the back of the file, then its face, then what it is worth", () => {
    const filed = event("filed", { murderer: wanted, number: 2, stake: 3 });
    const parts = shown([turned(wanted), filed]).map(({ climax }) => climax?.name === "risk" && climax);
    expect(parts.map((one) => one && [one.wanted, one.face, one.filed?.stake, one.forfeited])).toEqual([
      [wanted, null, undefined, null],
      [wanted, wanted, undefined, null],
      [wanted, wanted, 3, null],
    ]);
  });
  it("is lost with another sign", () => {
    const parts = shown([turned("blank"), event("forfeited", { chips: before.stake })]);
    expect(parts.map(({ climax }) => climax?.name === "risk" && climax.forfeited?.chips)).toEqual([
      ...[undefined, undefined, before.stake],
    ]);
  });
  it("is none with the first file of a series", () => {
    const found = event("revealed", { square, town: "", face: wanted });
    const filed = event("filed", { murderer: wanted, number: 1, stake: 1 });
    expect(shown([found, filed]).map(({ climax }) => climax)).toEqual([null, null]);
  });
  it("never lies open beside a card that says otherwise", () => {
    for (const { picture } of shown([turned(wanted), event("filed", { murderer: wanted, number: 2, stake: 3 })]))
      expect(picture.shown === null || picture.shown.face === picture.murderer).toBe(true);
  });
});

const GAME: Event[] = [
  event("rolled", { first: "king", second: "rook" }, 0),
  event("took", { chips: 2 }, 0),
  event("rolled", { first: "king", second: "rook" }, 1),
  event("forfeited", { chips: 5 }, 1),
  event("rolled", { first: "king", second: "rook" }, 0),
  event("rolled", { first: "king", second: "rook" }, 1),
  event("convicted", { murderer: "hammer", chips: 6 }, 1),
  event("rolled", { first: "king", second: "rook" }, 0),
  event("took", { chips: 1 }, 0),
  event("game-over", { ending: "turns", scores: [3, 6] }, -1),
];

describe("the story of a game", () => {
  it("follows the chips", () => {
    expect(gains(GAME).map(({ turn, seat, chips }) => [turn, seat, chips])).toEqual([
      [1, 0, 2],
      [2, 1, -5],
      [4, 1, 6],
      [5, 0, 1],
    ]);
    expect(course(gains(GAME), 2).map(({ chips }) => chips)).toEqual([
      [0, 0],
      [2, 0],
      [2, 6],
      [3, 6],
    ]);
  });
  it("names what is worth seeing again", () => {
    expect(turns(GAME, 2).map(({ why, turn, at }) => [why, turn, at])).toEqual([
      ["lost", 2, 3],
      ["most", 4, 6],
      ["end", 5, 8],
    ]);
  });
});
