import { afterEach, describe, expect, it, vi } from "vitest";
import { ME, Words, words } from "./text";

const files = import.meta.glob<string>("../../whitechapel/text/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (name: string) => files[`../../whitechapel/text/${name}.ftl`]!;
const english = new Words("en", "jack-the-ripper", [read("house.en"), read("client.en"), read("jack_the_ripper/en")]);
const german = new Words("de", "jack-the-ripper", [read("house.de"), read("client.de"), read("jack_the_ripper/de")]);

describe("words", () => {
  it("puts an answer into words, like the terminal", () => {
    expect(english.answer("meld druitt 3")).toBe("Meld 3 Montague Druitt");
    expect(english.answer("draw file")).toBe("Draw from the Case File");
    expect(english.answer("vote jill")).toBe("Vote for Jill the Ripper");
  });

  it("tells an event from the reader's side", () => {
    const event = { kind: "drew", seat: 0, facts: { count: 1, left: 20, cards: ["letters"] } };
    expect(english.event(event, [ME, "Ines"])).toBe("You draw Letters.");
    expect(english.event({ ...event, facts: { count: 1, left: 20 } }, ["Ines", ME])).toBe("Ines draws a card.");
  });

  it("tells what is left of an event that was forgotten", () => {
    const said = (kind: string, facts: Record<string, unknown>) =>
      [english, german].map((words) => words.event({ kind, seat: 0, facts }, [ME, "Ines"]));
    expect(said("discarded", { card: "" })).toEqual(["You discard a card.", "Du legst eine Karte ab."]);
    expect(said("drew", { count: 2, left: 20, cards: "" })).toEqual(["You draw 2 cards.", "Du ziehst 2 Karten."]);
    expect(said("looked", { yard: "" })).toEqual(["You look through Scotland Yard.", "Du siehst Scotland Yard durch."]);
    expect(said("looked", { yard: ["gull"] })).toEqual([
      "You look through Scotland Yard: Sir Gull.",
      "Du siehst Scotland Yard durch: Sir Gull.",
    ]);
  });

  it("can still tell an event that nobody has put into words", () => {
    const said = (seat: number, facts: Record<string, unknown>) =>
      german.event({ kind: "turned-over", seat, facts }, [ME, "Ines"]);
    expect(said(0, { card: "gull" })).toBe("Du: turned over, card Sir Gull");
    expect(said(1, {})).toBe("Ines: turned over");
    expect(said(-1, { seats: [0, 1] })).toBe("turned over, seats 0 1");
  });

  it("asks several at once without a name", () => {
    expect(english.question("whatever", [1], [ME, "Ines"])).toBe("Ines is to answer.");
    expect(english.question("whatever", [0, 1], [ME, "Ines"])).toBe("Several players are asked.");
  });

  it("puts a name that would be misread into quotation marks", () => {
    const morgue = new Words("en", "rue-morgue", [read("house.en"), read("client.en"), read("rue_morgue/en")]);
    expect(morgue.event({ kind: "discarded", seat: 0, facts: { card: "3am" } }, ["Ines"])).toBe(
      "Ines discards “3 A.M.”.",
    );
  });

  it("counts equal things", () => {
    expect(english.names(["druitt", "druitt", "letters"])).toBe("2 × Montague Druitt, Letters");
  });

  it("names nobody when several are asked", () => {
    expect(english.question("draw", [0], [ME, "Ines"])).toBe("Your turn: draw a card.");
    expect(english.question("ballot", [0, 1], [ME, "Ines"])).toBe("Everybody votes: who will be the Ripper?");
    expect(english.question("", [], [])).toBe("The match is over.");
  });

  it("shows what it has no words for as it is", () => {
    expect(english.answer("sing loudly")).toBe("sing loudly");
    expect(english.say("no-such-message")).toBe("no-such-message");
  });

  it("has the same messages in both languages", () => {
    const ids = (text: string) => text.split("\n").flatMap((line) => /^[a-z][\w-]*(?= =)/.exec(line) ?? []);
    expect(ids(read("client.de"))).toEqual(ids(read("client.en")));
    for (const id of ids(read("client.en"))) expect(german.has(id)).toBe(true);
  });
});

describe("where the words of a game come from", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("brings along those of the games it was built with", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    expect((await words("de", "jack-the-ripper")).answer("vote jill")).toBe(german.answer("vote jill"));
    expect((await words("de")).say("yes")).toBe(german.say("yes"));
    expect(asked).not.toHaveBeenCalled();
  });

  it("asks the server once for those of another game, and knows the house's words too", async () => {
    const asked = vi.fn(() => Promise.resolve(new Response("do-say = Ansagen")));
    vi.stubGlobal("fetch", asked);
    const [first, second] = await Promise.all([words("de", "pebbles"), words("de", "pebbles")]);
    expect(first.answer("say")).toBe("Ansagen");
    expect(first.say("over")).toBe(german.say("over"));
    expect(second).toBe(first);
    expect(asked.mock.calls).toEqual([["/api/games/pebbles/words/de", { method: "GET", credentials: "same-origin" }]]);
  });
});
