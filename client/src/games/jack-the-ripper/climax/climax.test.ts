// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../../../text";
import { settings } from "../../../settings.svelte";
import type { Event } from "../../../generated/wire";
import { fixturesOf } from "../../fixtures";
import { Played } from "../../rummy/climax/played";
import { scenes } from "../scenes";
import { Speech } from "../words";
import Climax from "./Climax.svelte";
import type { View } from "../../../generated/jack-the-ripper";

const fixtures = await fixturesOf<View>("jack-the-ripper");
const view = fixtures.find((one) => one.seat === 0 && one.seats.length === 3)?.view ?? fixtures[0]!.view;
const spoken = { en: await words("en", "jack-the-ripper"), de: await words("de", "jack-the-ripper") };
const speech = (language: "en" | "de" = "en") => new Speech(spoken[language], ["me", "Ines", "Max"]);

const NO_VOTES = ["", "", ""];
/** The end of a hand with these points against the six suspects. */
const scored = (sheet: Record<string, unknown>, votes = NO_VOTES): Event => ({
  kind: "scored",
  seat: -1,
  facts: {
    sheet: {
      ending: "out",
      verdict: "solved",
      ripper: "druitt",
      alibi: "",
      suspects: [14, 0, 0, 10, 0, 0],
      lines: votes.map((vote) => ({ vote, bonus: vote === "druitt" ? 10 : 0 })),
      ...sheet,
    },
    scores: [0, 0, 0],
  },
});
const played = (...events: Event[]) => {
  settings.pace = "normal";
  const one = new Played(Climax, scenes, { view, speech: speech() });
  one.tell(...events);
  return one;
};

afterEach(() => vi.restoreAllMocks());

describe("the Ripper is unmasked", () => {
  it("the lamp goes round before anybody is named", () => {
    expect(played(scored({})).parts()).toEqual([
      ["hang", "Six hats. One of them fits."],
      ["lamp", "Six hats. One of them fits."],
      ["named", "The case is solved: the Ripper is Montague Druitt."],
    ]);
  });
  it("an alibi is struck out where the lamp comes to rest", () => {
    const one = played(scored({ suspects: [14, 0, 0, 15, 0, 0], alibi: "pedachenko" }));
    expect(one.parts().slice(2)).toEqual([
      ["watch", "15 points, and an alibi. Pity."],
      ["named", "The case is solved: the Ripper is Montague Druitt."],
    ]);
  });
  it("the points appear with the lamp, and the name with the portrait that turns", () => {
    const one = played(scored({}));
    expect(one.seen()!.page.textContent).not.toMatch(/14/);
    one.pass(400);
    expect([...one.seen()!.page.querySelectorAll(".count")].map((count) => count.textContent)).toEqual([
      "14", "–", "–", "10", "–", "–",
    ]); // prettier-ignore
    expect(one.seen()!.page.innerHTML).not.toMatch(/Montague|class="turned|seal/);
    expect(one.stage.begun).toEqual([]);
    one.pass(1000);
    expect(one.seen()!.page.querySelector(".turned .name")?.textContent).toBe("Montague Druitt");
    expect(one.stage.begun.map((event) => event.kind)).toEqual(["scored"]);
  });
  it.each([
    ["at-large", "exhausted", "The Ripper is still at large."],
    ["unsolved", "out", "The case stays unsolved."],
  ])("if nobody is, the frame stays empty: %s", (verdict, ending, line) => {
    const one = played(scored({ verdict, ending, ripper: "" }));
    one.pass(1400);
    const { page, ...seen } = one.seen()!;
    expect(seen).toEqual({ part: "named", line });
    expect(page.querySelector(".turned .name")?.textContent).toBe("Nobody");
    expect(page.querySelector(".seal")).toBeNull();
  });
  it("the envelopes are opened last: who said whom", () => {
    const one = played(scored({}, ["druitt", "jill", "druitt"]));
    one.pass(2500);
    const { part, line, page } = one.seen()!;
    expect([part, line]).toEqual(["votes", "These envelopes were right: You and Max."]);
    expect([...page.querySelectorAll(".votes li")].map((li) => li.textContent!.replace(/\s+/g, " ").trim())).toEqual([
      "You DDruitt+10",
      "Ines JJill",
      "Max DDruitt+10",
    ]);
  });
  it("after an escape nobody is unmasked", () => {
    const one = played(scored({ ending: "escaped", verdict: "ripper-escaped", ripper: "" }));
    expect(one.stage.scene?.kind).toBe("scored");
    expect(one.seen()).toBeNull();
  });
});

describe("Ripper Escapes", () => {
  const escaped: Event = { kind: "escaped", seat: 1, facts: { card: "escapes" } };
  it("the card, a street, fog, and thirty-five on the pane", () => {
    expect(played(escaped).parts()).toEqual([
      ["card", "Five victims, and one card nobody wanted to see."],
      ["street", "In no hurry at all."],
      ["fog", "Somebody whistles. It is not the police."],
      ["gone", "Gone. What is left is a hat, and 35 points for Ines."],
    ]);
  });
  it("it is over in three seconds, each touch skips a part, and two at once skip all", () => {
    const one = played(escaped);
    one.pass(3000);
    expect(one.seen()).toBeNull();
    one.tell(escaped);
    one.stage.skip();
    expect(one.seen()!.part).toBe("street");
    one.pass(500);
    one.stage.skip();
    expect(one.seen()!.part).toBe("fog");
    one.stage.skip();
    expect(one.seen()).toBeNull();
  });
  it("where nothing may move, the parts are stills in the same order", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const one = played(escaped);
    expect(one.stage.scene?.ms).toBe(400);
    expect(one.parts().map(([part]) => part)).toEqual(["card", "street", "fog", "gone"]);
    vi.unstubAllGlobals();
  });
});

it("a vote is called: an envelope for everybody, and no name", () => {
  const one = played({ kind: "vote-called", seat: 2, facts: {} });
  const { line, page } = one.seen()!;
  expect(line).toBe("One name each, sealed until the hand is scored.");
  expect(page.querySelector(".court p")?.textContent).toBe("Max calls a vote.");
  expect(page.querySelectorAll(".court li")).toHaveLength(view.scores.length);
});

it("everything is said in German too", () => {
  const german = speech("de");
  for (const name of ["six", "lamp-out", "nobody", "vote", "card", "street", "fog"])
    expect(german.say(`climax-${name}`)).not.toMatch(/^climax-/);
  expect(german.say("climax-gone", { who: "me" })).toBe("Fort. Geblieben sind ein Hut und 35 Punkte für dich.");
});
