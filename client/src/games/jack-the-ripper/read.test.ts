import { describe, expect, it } from "vitest";
import { acts } from "./acts";
import { flights } from "./animate";
import { face } from "./face";
import { ORDER } from "./material";
import { sortHand } from "../rummy/read";
import { about, doings, fuse, laid, likely, wish } from "./read";
import type { Event, View } from "../../generated/jack-the-ripper";
import { fixturesOf, seen } from "../fixtures";
import { Words } from "../../text";
import { Speech } from "./words";

const fixtures = await fixturesOf<View, Event>("jack-the-ripper");
const view = (fits: (view: View) => unknown) => seen(fixtures, fits);
const start = view((now) => now.yard === 1 && now.agreed.seats === 2);

describe("an option says which card it is about", () => {
  it.each([
    ["meld druitt 3 +2wild", "druitt", 3, 2],
    ["layoff wild as jill", "wild", 1, 1],
    ["play alibi gull", "alibi-eddy-gull", 1, 0],
    ["play victim chapman", "victim-chapman", 1, 0],
    ["play scene bucks-row", "scene-bucks-row", 1, 0],
    ["play escapes", "escapes", 1, 0],
    ["discard letters", "letters", 1, 0],
    ["draw file", "", 0, 0],
    ["vote eddy", "", 0, 0],
  ])("%s", (text, card, cards, wilds) => expect(about(text)).toMatchObject({ card, cards, wilds }));

  it("of every option in every fixture that names a card, the card exists", () => {
    for (const { view } of fixtures)
      for (const option of view.options) expect(["", ...ORDER]).toContain(about(option).card);
  });
});

it("every option can be reached", () => {
  for (const { name, view } of fixtures) {
    const reached = new Set<string>();
    for (const card of ["", ...view.hand]) {
      const { main, more, here } = acts(view, view.options, card);
      for (const text of [main, ...more, ...here]) reached.add(text);
    }
    const own = ["ballot", "look", "window"].includes(view.question); // they have buttons of their own
    if (!own) for (const option of view.options) expect(reached, name).toContain(option);
  }
});

it("a meld without wilds and with the most cards is the likeliest, discarding the last", () => {
  const options = ["meld gull 3", "meld gull 4", "meld gull 3 +wild", "layoff gull", "discard gull"];
  expect(likely(options, "gull")?.text).toBe("meld gull 4");
  expect(doings(options, "gull").at(-1)?.text).toBe("discard gull");
  expect(doings(options, "wild").map((one) => one.text)).toEqual(["meld gull 3 +wild"]);
  expect(likely(["discard gull"], "gull")).toBeUndefined();
});

it("nobody is urged to call a vote, but the play worth 35 is never the quiet button", () => {
  const vote = view((now) => now.options.includes("call vote"));
  expect(acts(vote, vote.options, "").main).toBe("draw file");
  const holder = view((now) => now.question === "window" && now.options.includes("play escapes"));
  expect(acts(holder, holder.options, "")).toEqual({ main: "play escapes", more: ["pass"], here: [] });
  const turn = ["meld gull 3", "play escapes", "discard gull"];
  expect(acts({ ...start, question: "play" }, turn, "").main).toBe("play escapes");
});

it("what is wished for with a card that cannot be played is an answer of the game", () => {
  const hand = [
    "druitt",
    "druitt",
    "druitt",
    "eddy",
    "wild",
    "suspect-gull",
    "alibi-eddy-gull",
    "victim-kelly",
    "scene-mitre-square",
    "strikes",
    "escapes",
  ];
  const wishes = [...new Set(hand)].map((card) => wish({ ...start, hand, melded: ["letters", "jill"] }, card));
  expect(wishes).toEqual([
    "meld druitt 3",
    "layoff eddy",
    "layoff wild as jill",
    "play suspect gull",
    "play alibi eddy",
    "play victim kelly",
    "play scene mitre-square",
    "play strikes",
    "play escapes",
  ]);
});

it("a wild in a group stands for its suspect", () => {
  const group = { of: "druitt", pair: false, cards: ["druitt", "wild"], evidence: 2, points: 4 };
  expect(laid(group)).toEqual([
    { name: "druitt", as: "" },
    { name: "wild", as: "druitt" },
  ]);
});

it("the hand is sorted as its owner likes", () => {
  const hand = ["jill", "eddy", "eddy", "escapes", "letters"];
  const names = (sorting: string, options: string[] = []) =>
    sortHand(hand, sorting, ORDER, (name) => likely(options, name) !== undefined).map((one) => one.name);
  expect(names("suspect")).toEqual(["eddy", "jill", "letters", "escapes"]);
  expect(names("many")).toEqual(["eddy", "jill", "letters", "escapes"]);
  expect(names("ready", ["layoff jill"])).toEqual(["jill", "eddy", "letters", "escapes"]);
  expect(names("own:letters,jill")).toEqual(["letters", "jill", "eddy", "escapes"]);
});

it("every told event of the fixtures can be shown, and moves only cards that exist", () => {
  for (const { events } of fixtures)
    for (const event of events) for (const flight of flights(event)) expect(["", ...ORDER]).toContain(flight.card);
});

it("a card drawn by somebody else is seen from behind", () => {
  expect(flights({ kind: "drew", seat: 1, facts: { count: 2, left: 20 } })).toEqual(
    Array(2).fill({ card: "", as: "", from: ["file"], to: ["seat-1"] }),
  );
});

it.each(["en", "de"] as const)("every card has its few words, its kind and its reminder (%s)", (language) => {
  const speech = new Speech(new Words(language, "jack-the-ripper", []), []);
  for (const name of ORDER)
    for (const said of [speech.short(name), speech.kind(name), speech.rule(name)])
      expect(said).not.toMatch(/^(short|card|reminder)-/);
});

it("every card can be drawn at every size, without a style attribute", () => {
  for (const name of ORDER)
    for (const size of ["hand", "big", "mini"] as const) expect(face(name, size)).not.toMatch(/style=|undefined|NaN/);
});

describe("the fuse of a window", () => {
  it("is as long after a reload as before", () => {
    expect([1000, 4000, 9000, 9500].map((now) => fuse(9000, 8000, now))).toEqual([1, 0.625, 0, 0]);
  });
});
