import { describe, expect, it } from "vitest";
import { acts, label } from "./acts";
import { flights } from "./animate";
import { face } from "./face";
import { CARDS, ORDER } from "./material";
import { about, bonds, caught, doings, groups, likely, members, partner, remember, wish } from "./read";
import type { Event, Told, View } from "../../generated/rue-morgue";
import { fixturesOf, seen } from "../fixtures";
import { Words } from "../../text";
import { Speech } from "./words";

const fixtures = await fixturesOf<View, Event>("rue-morgue");
const view = (fits: (view: View) => unknown) => seen(fixtures, fits);
const start = view((now) => now.morgue === 1 && now.agreed.seats === 2);
/** An event with those of its facts that matter here. */
const told = <Kind extends keyof Told>(kind: Kind, seat: number, facts: Partial<Told[Kind]> = {}) =>
  ({ kind, seat, facts }) as Event;
const pair = (melders: [number, number], whole = -1, deduced = -1) => ({ melders, whole, deduced });

describe("an option says which card it is about", () => {
  it.each([
    ["meld 3am 4", "3am", 4],
    ["layoff le-bon", "le-bon", 1],
    ["play assistance consult", "assistance", 1],
    ["play deduction-windows-rod", "deduction-windows-rod", 1],
    ["pass poe", "poe", 1],
    ["hide dupin", "dupin", 1],
    ["take prefect", "prefect", 1],
    ["draw morgue", "", 0],
    ["feed file", "", 0],
  ])("%s", (text, card, cards) => expect(about(text)).toMatchObject({ card, cards }));

  it("of every option in every fixture that names a card, the card exists", () => {
    for (const { view } of fixtures)
      for (const option of view.options) expect(["", ...ORDER]).toContain(about(option).card);
  });
});

it("every option can be reached", () => {
  for (const { name, view } of fixtures) {
    const reached = new Set<string>();
    for (const card of ["", ...view.hand])
      for (const fed of ["feed file", "feed morgue"]) {
        const { main, more, here } = acts(view, view.options, card, fed);
        for (const text of [main, ...more, ...here]) reached.add(text);
      }
    const own = view.look.length > 0; // the cards of the pile are its buttons
    if (!own) for (const option of view.options) expect(reached, name).toContain(option);
  }
});

it("the largest meld is the likeliest, and discarding the last", () => {
  const options = ["meld rod 3", "meld rod 4", "layoff rod", "discard rod"];
  expect(likely(options, "rod")?.text).toBe("meld rod 4");
  expect(doings(options, "rod").at(-1)?.text).toBe("discard rod");
  expect(likely(["discard rod"], "rod")).toBeUndefined();
});

it("what is wished for with a card that cannot be played is an answer of the game", () => {
  const hand = ["rod", "rod", "rod", "poe", "assistance", "dupin", "prefect", "deduction-3am-roch"];
  const wishes = [...new Set(hand)].map((card) => wish({ ...start, hand }, card));
  expect(wishes).toEqual([
    "meld rod 3",
    "layoff poe",
    "play assistance search",
    "play dupin",
    "play prefect",
    "play deduction-3am-roch",
  ]);
  expect(wish({ ...view((now) => now.question === "hide"), hand }, "poe")).toBe("hide poe");
});

it("partners are those who play for the same side", () => {
  const four = view((now) => now.agreed.seats === 4);
  expect(members(four, 0)).toEqual([0, 2]);
  expect(partner({ ...four, seat: 3 })).toBe(1);
  const three = view((now) => now.agreed.seats === 3);
  expect(members(three, 2)).toEqual([2]);
  expect(partner({ ...three, seat: 2 })).toBe(-1);
});

it("a complete pair lies together with its Deduction, the Prefect with Le Bon", () => {
  const areas = [
    ["3am", "3am", "3am", "roch", "roch", "roch", "rod", "le-bon", "assistance", "prefect", "deduction-3am-roch"],
    ["rod", "rod", "rod"],
  ];
  const pairs = [pair([0, 0], 0, 0), pair([-1, -1]), pair([-1, 1]), pair([-1, -1])];
  const found = groups({ ...start, areas, pairs }, 0);
  expect(found.map((group) => [group.bonded, group.fans.map((fan) => [fan.of, fan.cards.length])])).toEqual([
    [
      true,
      [
        ["3am", 3],
        ["roch", 3],
        ["deduction-3am-roch", 1],
      ],
    ],
    [false, [["rod", 1]]],
    [false, [["le-bon", 2]]],
    [false, [["assistance", 1]]],
  ]);
});

it("says who has which half of a pair, the dark one first", () => {
  const pairs = [pair([0, 0], 0), pair([-1, -1]), pair([1, 0]), pair([1, -1], -1, 0)];
  const found = bonds({ ...start, pairs }).map((bond) => [
    bond.halves.map(({ colour, side }) => `${colour} ${side}`),
    bond.whole,
    bond.deduced,
  ]);
  expect(found).toEqual([
    [["3am 0", "roch 0"], 0, -1],
    [["madame -1", "mademoiselle -1"], -1, -1],
    [["windows 1", "rod 0"], -1, -1],
    [["sailor -1", "ad 1"], -1, 0],
  ]);
});

describe("what a player remembers of the cards under the Orang-Utan", () => {
  const begin = told("hand-begins", -1);
  it("is what the player has put there, and what went there face up", () => {
    const memory = remember([
      told("hid", 3, { card: "poe" }),
      begin,
      told("hid", 0, { card: "rod" }),
      told("hid", 1),
      told("fed-morgue", 2, { card: "ad" }),
      told("fed-file", 1),
    ]);
    expect(memory.under).toEqual([
      { card: "rod", seat: 0 },
      { card: "ad", seat: 2 },
    ]);
    expect([...memory.fed]).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });
  it("is everything after a look at them, until a card of that kind is taken", () => {
    const events = [
      begin,
      told("fed-morgue", 1, { card: "ad" }),
      told("looked", 0, { pile: "under", cards: ["ad", "poe"] }),
    ];
    expect(remember(events).under).toEqual([
      { card: "ad", seat: 1 },
      { card: "poe", seat: -1 },
    ]);
    expect(remember([...events, told("fetched", 0, { pile: "under", card: "ad" })]).under).toEqual([
      { card: "poe", seat: -1 },
    ]);
    expect(remember([...events, told("second-file", -1)]).under).toEqual([]);
  });
  it("ends for the top of the Case File when somebody draws it", () => {
    const seen = [begin, told("peeked", 0, { card: "rod" }), told("fed-morgue", 0, { card: "ad" })];
    expect(remember(seen).top).toBe("rod");
    expect(remember([...seen, told("drew", 1, { count: 1 })]).top).toBe("");
  });
  it("is how much everybody has fed, and no card, where the table has forgotten it", () => {
    const events = [
      told("hid", 0, { card: "" }),
      told("fed-morgue", 1, { card: "" }),
      told("looked", 0, { pile: "under", cards: "" }),
      told("fetched", 0, { pile: "under", card: "" }),
      told("peeked", 0, { card: "" }),
    ];
    expect(remember([begin, ...events])).toEqual({
      under: [],
      fed: new Map([
        [0, 1],
        [1, 1],
      ]),
      top: "",
    });
  });
  it("never is more than the view says", () => {
    for (const { view, told } of fixtures) expect(remember(told).under.length).toBeLessThanOrEqual(view.under);
  });
});

it("finds what a catch has brought, hand by hand", () => {
  const begin = (number: number) => told("hand-begins", -1, { number });
  const events = [
    told("caught", 0, { gains: ["poe"], dropped: [] }),
    begin(2),
    told("caught", 1, { gains: [], dropped: ["rod"] }),
    begin(3),
    begin(4),
  ];
  expect(caught(events, 1, 4)?.gains).toEqual(["poe"]);
  expect(caught(events, 2, 4)?.dropped).toEqual(["rod"]);
  expect(caught(events, 3, 4)).toBeUndefined();
  expect(caught(events.slice(0, 3), 2, 2)?.dropped).toEqual(["rod"]); // the end of the match
});

it("every told event of the fixtures can be shown, and moves only cards that exist", () => {
  for (const { told, view } of fixtures)
    for (const event of told)
      for (const flight of flights(event, view.sides)) expect(["", ...ORDER]).toContain(flight.card);
});

it("what partners pass each other is seen from behind by everybody else", () => {
  expect(flights(told("exchanged", 0, { partner: 2 }), [0, 1, 0, 1]).map((flight) => flight.card)).toEqual(["", ""]);
  expect(
    flights(told("exchanged", 0, { partner: 2, gave: "poe", got: "rod" }), [0, 1, 0, 1]).map((flight) => flight.card),
  ).toEqual(["poe", "rod"]);
});

describe.each(["en", "de"] as const)("in words (%s)", (language) => {
  const speech = new Speech(new Words(language, "rue-morgue", []), ["me", "Ines", "Max", "Theo"]);
  it("every card has its few words, its kind and its reminder", () => {
    for (const name of CARDS.keys())
      for (const said of [speech.short(name), speech.kind(name), speech.rule(name), speech.mark(name)])
        expect(said).not.toMatch(/^(short|card|reminder|mark)-/);
  });
  it("every answer has a short label", () => {
    for (const { view } of fixtures)
      for (const option of view.options)
        if (!option.startsWith("take")) expect(label(speech, view, option)).not.toMatch(/^act-|^do-/);
  });
});

it("a card is printed with the value that was agreed on", () => {
  const speech = new Speech(new Words("en", "rue-morgue", []), [], {
    ...start.agreed,
    poe_points: 7,
    le_bon_points: 5,
    assistance_points: 3,
    dupin_points: 9,
  });
  expect(["poe", "le-bon", "assistance", "dupin", "rod"].map((card) => speech.value(card))).toEqual([7, 5, 3, 9, 2]);
});

it("every card can be drawn at every size, without a style attribute", () => {
  for (const name of CARDS.keys())
    for (const size of ["hand", "big", "mini"] as const)
      expect(face(name, size, "M", 2)).not.toMatch(/style=|undefined|NaN/);
});
