import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import * as samples from "./samples";
import type { Line } from "./socket";
import { TableStore } from "./table.svelte";
import type { Command, Message, Update } from "./generated/wire";

const { event, seatInfo, tableInfo } = samples;

/** A line whose other end is the test. */
class FakeLine implements Line {
  readyState = 0;
  sent: Command[] = [];
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  onerror: Line["onerror"] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.({});
  }
  opens() {
    this.readyState = 1;
    this.onopen?.({});
    this.says(samples.welcome());
  }
  says(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  moves() {
    return this.sent.filter((command) => command.kind === "move");
  }
}

const update = (number: number, revision: number, first: number, kinds: string[] = [], accepted = ""): Update =>
  samples.update({ number, revision, first, events: kinds.map(event), view: { number }, accepted });

let lines: FakeLine[];
let store: TableStore;
const line = () => lines.at(-1)!;
const shown = () => store.eyes.get(0)!.shown!.number;
const told = () => store.eyes.get(0)!.log.map((one) => one.kind);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.pace = "off"; // everything is shown at once
  settings.guard = 0;
  lines = [];
  store = new TableStore("t1", () => {
    lines.push(new FakeLine());
    return line();
  });
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("is watched as soon as the server has said who we are", () => {
    line().opens();
    expect(line().sent).toEqual([{ kind: "watch", table: "t1" }]);
  });

  it("shows updates one after the other and writes the diary", () => {
    line().opens();
    line().says(update(4, 10, 0, ["dealt", "drew"]));
    line().says(update(5, 11, 2, ["discarded"]));
    expect(shown()).toBe(5);
    expect(told()).toEqual(["dealt", "drew", "discarded"]);
  });

  it("asks for a fresh update when one is missing, and shows nothing in between", () => {
    line().opens();
    line().says(update(4, 10, 0, ["dealt"]));
    line().says(update(6, 12, 2, ["discarded"]));
    expect(shown()).toBe(4);
    expect(line().sent.at(-1)).toEqual({ kind: "sync", table: "t1", seat: 0 });
    line().says(update(6, 12, 0, ["dealt", "drew", "discarded"]));
    expect(shown()).toBe(6);
    expect(told()).toEqual(["dealt", "drew", "discarded"]);
  });

  it("asks for everything anew when the table has moved and is counted from the beginning", () => {
    line().opens();
    line().says(update(7, 10, 0, ["dealt"]));
    line().says(update(1, 10, 1));
    expect(line().sent.at(-1)).toEqual({ kind: "sync", table: "t1", seat: 0 });
    line().says(update(1, 10, 0, ["dealt"]));
    line().says(update(2, 11, 1, ["discarded"]));
    expect(shown()).toBe(2);
    expect(told()).toEqual(["dealt", "discarded"]);
  });

  it("asks for what was told earlier until it has it all, and puts it before the rest", () => {
    line().opens();
    line().says(tableInfo());
    line().says(update(4, 10, 3, ["drew", "discarded"]));
    expect(line().sent.at(-1)).toEqual({ kind: "history", table: "t1", seat: 0, before: 3 });
    line().says({ kind: "history", table: "t1", seat: 0, first: 1, events: ["melded", "laid"].map(event) });
    expect(line().sent.at(-1)).toEqual({ kind: "history", table: "t1", seat: 0, before: 1 });
    line().says({ kind: "history", table: "t1", seat: 0, first: 0, events: [event("dealt")] });
    line().says({ kind: "history", table: "t1", seat: 0, first: 0, events: [event("dealt")] });
    expect(told()).toEqual(["dealt", "melded", "laid", "drew", "discarded"]);
    line().says(update(5, 12, 4));
    expect(told()).toEqual(["dealt", "melded", "laid", "drew"]);
  });

  it("strikes from the diary what was taken back", () => {
    line().opens();
    line().says(update(1, 10, 0, ["dealt", "took"]));
    line().says(update(2, 12, 1));
    expect(told()).toEqual(["dealt"]);
  });

  it("sends an answer with the revision last seen, and no second one before the first is settled", () => {
    line().opens();
    line().says(update(1, 10, 0));
    store.answer(0, "draw file");
    store.answer(0, "draw yard");
    const [move, ...others] = line().moves();
    expect(move).toMatchObject({ revision: 10, seat: 0, answer: "draw file" });
    expect(others).toEqual([]);
    line().says(update(2, 11, 0, ["drew"], (move as { id: string }).id));
    expect(store.pending).toBeNull();
  });

  it("keeps a refusal with what was asked for", () => {
    line().opens();
    line().says(update(1, 10, 0));
    store.answer(0, "discard druitt");
    const { id } = line().moves()[0] as { id: string };
    line().says({
      kind: "refused",
      table: "t1",
      id,
      rule: "not-your-turn",
      sentence: { en: "Wait.", de: "Warte." },
      options: [],
      coach: null,
    });
    expect(store.slip).toMatchObject({ answer: "discard druitt", refused: { rule: "not-your-turn" } });
    expect(store.pending).toBeNull();
  });

  it("shows its host who is there, and asks for what the host wants", () => {
    line().opens();
    const people = [{ player: "otto", name: "Otto", seated: true, muted: false }];
    line().says({ kind: "company", table: "t1", people });
    expect(store.company).toEqual(people);
    store.mute("otto", true);
    store.remove("otto");
    store.shut(true);
    expect(line().sent.slice(1)).toEqual([
      { kind: "mute", table: "t1", player: "otto", muted: true },
      { kind: "remove", table: "t1", player: "otto" },
      { kind: "close", table: "t1", closed: true },
    ]);
  });

  it("says why one may not be there", () => {
    line().opens();
    const sentence = { en: "The host has removed you.", de: "Du musst gehen." };
    line().says({ kind: "wrong", code: "muted", sentence, table: "t1", id: "" });
    expect(store.barred).toBeNull();
    line().says({ kind: "wrong", code: "removed", sentence, table: "t1", id: "" });
    expect(store.barred).toEqual(sentence);
  });

  it("begins anew when this device was signed out, instead of coming back as a stranger", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    line().opens();
    line().onclose?.({ code: 4401 });
    expect(reload).toHaveBeenCalledOnce();
    expect(lines.length).toBe(1);
  });

  it("comes back by itself, and sends an unsettled answer again under the same id", () => {
    line().opens();
    line().says(update(1, 10, 0, ["dealt"]));
    store.answer(0, "draw file");
    const before = line().moves()[0];
    line().close();
    expect(store.standing).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBe(2);
    line().opens();
    // After a restart of the server the numbers may begin anew: the first update is taken as it is.
    line().says(update(0, 11, 0, ["dealt", "drew"]));
    expect(line().sent.slice(0, 2)).toEqual([{ kind: "watch", table: "t1" }, before]);
    line().says({ kind: "accepted", table: "t1", id: (before as { id: string }).id, revision: 11 });
    expect(store.pending).toBeNull();
    expect(shown()).toBe(0);
    expect(told()).toEqual(["dealt", "drew"]);
  });

  it("waits longer from one failed attempt to the next, but never much longer than eight seconds", () => {
    line().opens();
    for (let i = 0; i < 12; i++) {
      line().close();
      vi.advanceTimersByTime(10_001);
      expect(lines.length).toBe(i + 2);
    }
  });

  it("takes a silent line for dead", () => {
    line().opens();
    vi.advanceTimersByTime(25_000);
    expect(line().sent.at(-1)).toEqual({ kind: "ping" });
    vi.advanceTimersByTime(8000);
    expect(store.standing).toBe("lost");
  });
});

describe("what a seat has been shown", () => {
  const reported = () => line().sent.flatMap((command) => (command.kind === "shown" ? [command.number] : []));
  beforeEach(() => line().opens());

  it("is told to the server at once on coming, and then when it has been played", () => {
    settings.pace = "normal";
    line().says(update(4, 10, 0, ["dealt"]));
    expect(line().sent.at(-1)).toEqual({ kind: "shown", table: "t1", seat: 0, number: 4 });
    line().says(update(5, 11, 1, ["drew"]));
    line().says(update(6, 12, 2, ["discarded"]));
    expect(reported()).toEqual([4]);
    vi.advanceTimersByTime(500);
    expect(reported()).toEqual([4, 5]);
    vi.advanceTimersByTime(500);
    expect(reported()).toEqual([4, 5, 6]);
  });

  it("lets bots wait as long as somebody wants to tap first", () => {
    settings.pace = "tap";
    line().says(update(4, 10, 0, ["dealt"]));
    line().says(update(5, 11, 1, ["drew"]));
    vi.advanceTimersByTime(15_000);
    expect(reported()).toEqual([4]);
    store.eyes.get(0)!.skip();
    vi.advanceTimersByTime(500);
    expect(reported()).toEqual([4, 5]);
  });

  it("keeps nobody waiting while somebody else at this screen is looking", () => {
    settings.pace = "normal";
    line().says(update(4, 10, 0, ["dealt"]));
    store.look(1);
    line().says(update(5, 11, 1, ["drew"]));
    expect(reported()).toEqual([4, 5]);
  });

  it("is nobody's business where one only watches", () => {
    line().says({ ...update(4, 10, 0, ["dealt"]), seat: null });
    expect(reported()).toEqual([]);
  });
});

describe("among people", () => {
  it("one can resign, offer to end, remind somebody, and go on to the next hand", () => {
    line().opens();
    store.resign(0);
    store.offerEnd(0);
    store.nudge(1);
    store.goOn();
    expect(line().sent.slice(1)).toEqual([
      { kind: "resign", table: "t1", seat: 0 },
      { kind: "offer-end", table: "t1", seat: 0 },
      { kind: "nudge", table: "t1", seat: 1 },
      { kind: "go-on", table: "t1" },
    ]);
  });

  it("one is reminded that it is one's turn, until one answers; an old reminder is only a line of the talk", () => {
    line().opens();
    line().says(tableInfo({ seats: [seatInfo()], promises: ["p"], fixed: false }));
    line().says(update(1, 10, 0));
    const remind = (number: number, at: number, seat: number) =>
      line().says({ kind: "talk", table: "t1", lines: [{ number, at, what: "nudged", seat }] });
    remind(0, Date.now() - 60_000, 0);
    remind(1, Date.now(), 1);
    expect(store.nudged).toBe(false);
    remind(2, Date.now(), 0);
    expect(store.nudged).toBe(true);
    store.answer(0, "draw file");
    expect(store.nudged).toBe(false);
  });

  it("one comes again at once under another name, and nothing is said of a lost line", () => {
    line().opens();
    const [before] = lines;
    store.comeAgain();
    expect([lines.length, before!.readyState, store.standing]).toEqual([2, 3, "connecting"]);
    line().opens();
    expect(line().sent).toEqual([{ kind: "watch", table: "t1" }]);
  });
});

/** The usual pace: an event is shown for half a second. */
const HALF = 500;

describe("what others do", () => {
  beforeEach(() => {
    settings.pace = "normal";
    line().opens();
    line().says(update(1, 10, 0));
  });

  it("is shown after it has been played, one after the other", () => {
    line().says(update(2, 11, 0, ["drew", "melded"]));
    line().says(update(3, 12, 2, ["discarded"]));
    expect([shown(), told()]).toEqual([1, ["drew"]]);
    vi.advanceTimersByTime(HALF);
    expect([shown(), told()]).toEqual([1, ["drew", "melded"]]);
    vi.advanceTimersByTime(HALF);
    expect([shown(), told()]).toEqual([2, ["drew", "melded", "discarded"]]);
    vi.advanceTimersByTime(HALF);
    expect(shown()).toBe(3);
  });

  it("can be skipped scene by scene, and by a second touch at once all of it", () => {
    const eyes = store.eyes.get(0)!;
    line().says(update(2, 11, 0, ["drew", "melded"]));
    line().says(update(3, 12, 2, ["discarded"]));
    line().says(update(4, 13, 3, ["drew"]));
    eyes.skip();
    expect([shown(), told()]).toEqual([1, ["drew", "melded"]]);
    vi.advanceTimersByTime(450);
    eyes.skip();
    expect(shown()).toBe(2);
    eyes.skip();
    expect([shown(), eyes.behind]).toEqual([4, false]);
  });

  it("leaves nothing to answer before it has been shown", () => {
    line().says(update(2, 11, 0, ["drew"]));
    store.answer(0, "draw file");
    expect(line().moves()).toEqual([]);
    vi.advanceTimersByTime(HALF);
    store.answer(0, "draw file");
    expect(line().moves()).toMatchObject([{ revision: 11 }]);
  });

  it("is followed by a moment in which no touch answers the new question", () => {
    settings.guard = 300;
    line().says(update(2, 11, 0, ["drew"]));
    vi.advanceTimersByTime(HALF + 299);
    store.answer(0, "draw file");
    expect(line().moves()).toEqual([]);
    vi.advanceTimersByTime(1);
    store.answer(0, "draw file");
    expect(line().moves()).toHaveLength(1);
  });

  it("waits for a touch where somebody wants that, but not what follows an answer of one's own", () => {
    settings.pace = "tap";
    const eyes = store.eyes.get(0)!;
    line().says(update(2, 11, 0, ["drew"], "mine"));
    expect(told()).toEqual(["drew"]);
    line().says(update(3, 12, 1, ["discarded"]));
    vi.advanceTimersByTime(60_000);
    expect([shown(), told(), eyes.waits]).toEqual([2, ["drew"], true]);
    eyes.skip();
    expect([told(), eyes.waits]).toEqual([["drew", "discarded"], false]);
    vi.advanceTimersByTime(HALF);
    expect(shown()).toBe(3);
  });

  it("waits for whoever does not look, and is played when they do", () => {
    store.look(1);
    line().says(update(2, 11, 0, ["drew"]));
    vi.advanceTimersByTime(60_000);
    expect([shown(), told()]).toEqual([1, []]);
    store.look(0);
    expect(told()).toEqual(["drew"]);
    vi.advanceTimersByTime(HALF);
    expect(shown()).toBe(2);
  });

  it("takes a tenth of the time to think at a timed table, and no more", () => {
    const now = Date.now();
    const clock = { since: now, banks: [0], due: [now + 5000] };
    line().says({ ...update(2, 11, 0, ["drew", "melded", "discarded"]), clock });
    vi.advanceTimersByTime(499);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(2);
  });

  it("keeps its order without movement", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    line().says(update(2, 11, 0, ["drew", "melded"]));
    vi.advanceTimersByTime(399);
    expect(told()).toEqual(["drew"]);
    vi.advanceTimersByTime(1);
    expect([shown(), told()]).toEqual([1, ["drew", "melded"]]);
  });

  it("is caught up with at once where nobody can see it", () => {
    vi.stubGlobal("document", { hidden: true, addEventListener() {}, removeEventListener() {} });
    line().says(update(2, 11, 0, ["drew", "melded"]));
    expect(shown()).toBe(2);
  });

  it("is forgotten with the next update where it was turned down again, but is never missed", () => {
    settings.pace = "off";
    const turned = { kind: "revealed", seat: 1, facts: { square: "j3", face: "scissors" }, fleeting: ["face"] };
    line().says({ ...update(2, 11, 0), events: [turned] });
    line().says(update(3, 12, 1, ["moved"]));
    const eyes = store.eyes.get(0)!;
    expect(eyes.log).toEqual([turned]); // without movement too it can be seen for a moment
    eyes.skip();
    eyes.skipAll();
    vi.advanceTimersByTime(1799);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(3);
    expect(eyes.log[0]).toEqual({ kind: "revealed", seat: 1, facts: { square: "j3", face: "" } });
    const { log, begun, scene, spoken, past, last, shown: now } = eyes;
    expect(JSON.stringify([log, begun, scene, spoken, past, last, now])).not.toContain("scissors");
  });
});

describe("how it ended", () => {
  it("is told when it has been shown, although the word of it comes first", () => {
    settings.pace = "normal";
    const result = { scores: [3, 5], winners: [1], early: "" };
    line().opens();
    line().says(update(1, 10, 0));
    const eyes = store.eyes.get(0)!;
    line().says(tableInfo({ result }));
    expect(store.result(eyes)).toBeNull();
    line().says(update(2, 11, 0, ["game-over"]));
    expect(store.result(eyes)).toBeNull();
    vi.advanceTimersByTime(HALF);
    expect(store.result(eyes)).toEqual(result);
  });
});

describe("the recap", () => {
  const full = tableInfo();
  const recap = () => store.eyes.get(0)!.recap.map((one) => one.kind);
  const others = (kind: string) => ({ ...event(kind), seat: 1 });
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    });
    line().opens();
    line().says(full);
  });

  const back = () => {
    store.close();
    store = new TableStore("t1", () => {
      lines.push(new FakeLine());
      return line();
    });
    line().opens();
    line().says(full);
  };

  it("tells what has happened since one's last answer, and what the answer led to", () => {
    line().says(update(1, 10, 0, ["dealt"]));
    line().says(update(2, 11, 1, ["drew"]));
    line().says({ ...update(3, 12, 2, [], "mine"), events: [event("moved"), others("witness")] });
    line().says({ ...update(4, 13, 4), events: [others("drew")] });
    expect(recap()).toEqual(["witness", "drew"]);
  });

  it("plays the same scenes again, from the moment before, and writes nothing twice", () => {
    line().says(update(1, 10, 0, ["dealt"], ""));
    line().says(update(2, 11, 1, ["moved"], "mine"));
    line().says({ ...update(3, 12, 2), events: [others("drew")] });
    line().says({ ...update(4, 13, 3), events: [others("discarded")] });
    settings.pace = "normal";
    const eyes = store.eyes.get(0)!;
    eyes.again(eyes.past);
    expect([shown(), eyes.begun.map((one) => one.kind)]).toEqual([2, ["drew"]]);
    vi.advanceTimersByTime(HALF);
    expect([shown(), eyes.begun.map((one) => one.kind)]).toEqual([3, ["discarded"]]);
    vi.advanceTimersByTime(HALF);
    expect([shown(), eyes.behind]).toEqual([4, false]);
    expect(told()).toEqual(["dealt", "moved", "drew", "discarded"]);
    expect(recap()).toEqual(["drew", "discarded"]);
  });

  it("tells whoever comes back what has happened since they left", () => {
    line().says(update(1, 10, 0, ["dealt"]));
    line().says(update(2, 11, 1, ["moved"], "mine"));
    line().says({ ...update(3, 12, 2), events: [others("drew")] });
    back();
    line().says(update(7, 12, 0, ["dealt", "moved", "drew"]));
    expect(recap()).toEqual(["drew"]); // nothing new: as it was
    back();
    line().says(update(9, 14, 0, ["dealt", "moved", "drew", "melded", "discarded"]));
    expect(recap()).toEqual(["melded", "discarded"]);
  });

  it("plays the same again after a reload, with what the server kept", () => {
    line().says(update(1, 10, 0, ["dealt"]));
    line().says(update(2, 11, 1, ["moved"], "mine"));
    line().says({ ...update(3, 12, 2), events: [others("drew")] });
    back();
    line().says({ ...update(7, 14, 0), events: [event("dealt"), event("moved"), others("drew"), others("melded")] });
    line().says({ ...update(8, 15, 4), events: [others("discarded")] });
    const eyes = store.eyes.get(0)!;
    expect([recap(), store.canReplay(eyes)]).toEqual([["melded", "discarded"], true]);
    settings.pace = "normal";
    store.replay(eyes);
    expect(line().sent.at(-1)).toEqual({ kind: "past", table: "t1", seat: 0, since: 3 });
    const updates = [
      { first: 2, events: [others("drew")], view: { at: "before" } },
      { first: 3, events: [others("melded")], view: { at: "between" } },
      { first: 4, events: [others("discarded")], view: { at: "now" } },
    ];
    line().says({ kind: "past", table: "t1", seat: 0, updates });
    const at = () => (eyes.shown!.view as { at?: string }).at;
    expect([at(), eyes.begun.map((one) => one.kind)]).toEqual(["before", ["melded"]]);
    vi.advanceTimersByTime(HALF);
    expect([at(), eyes.begun.map((one) => one.kind)]).toEqual(["between", ["discarded"]]);
    vi.advanceTimersByTime(HALF);
    expect([shown(), eyes.behind, store.canReplay(eyes)]).toEqual([8, false, true]);
    expect(told()).toEqual(["dealt", "moved", "drew", "melded", "discarded"]);
    const asked = line().sent.length;
    store.replay(eyes);
    expect([line().sent.length, at()]).toEqual([asked, "before"]);
  });

  it("plays nothing again that something new has overtaken", () => {
    line().says({ ...update(1, 10, 0), events: [event("moved"), others("drew")] });
    const eyes = store.eyes.get(0)!;
    store.replay(eyes);
    settings.pace = "normal";
    line().says({ ...update(2, 11, 2), events: [others("melded")] });
    const updates = [
      { first: 0, events: [], view: {} },
      { first: 1, events: [others("drew")], view: {} },
    ];
    line().says({ kind: "past", table: "t1", seat: 0, updates });
    expect([shown(), eyes.begun.map((one) => one.kind)]).toEqual([1, ["melded"]]);
  });

  it("does not tell of the first deal, before which there was nothing to see", () => {
    line().says({ ...update(1, 0, 0), view: {} });
    line().says(update(2, 3, 0, ["dealt", "upcard"]));
    expect([recap(), told()]).toEqual([[], ["dealt", "upcard"]]);
    line().says({ ...update(3, 4, 2), events: [others("drew")] });
    expect(recap()).toEqual(["drew"]);
  });

  it("begins after one's own last answer where this browser has not been before", () => {
    line().says({ ...update(9, 14, 3), events: [others("drew"), event("moved"), others("melded"), others("drew")] });
    expect(recap()).toEqual(["melded", "drew"]);
  });

  it("keeps no moment to play again at a table that is played from memory", () => {
    line().says({ ...full, settings: { ...full.settings, memory: "strict" } });
    line().says(update(1, 10, 0));
    line().says({ ...update(2, 11, 0), events: [others("drew")] });
    expect(store.eyes.get(0)!.past).toEqual([]);
    expect([recap(), store.canReplay(store.eyes.get(0)!)]).toEqual([["drew"], false]);
  });
});

describe("the coach", () => {
  const sentence = { en: "", de: "" };
  const hint = (revision: number, depth = 1): Message => ({
    kind: "hint",
    table: "t1",
    seat: 0,
    revision,
    depth,
    sentence,
    candidates: [],
  });
  const blunder = (revision: number): Message => ({
    kind: "blunder",
    table: "t1",
    seat: 0,
    revision,
    answer: "draw file",
    value: 0.25,
    better: { answer: "draw yard", value: 0.5, sentence: null },
  });
  const asked = () => line().sent.filter((one) => one.kind === "hint");
  beforeEach(() => {
    line().opens();
    line().says(update(1, 5, 0));
  });

  it("thinks once about a question, and its word is the first hint", () => {
    store.coach(0);
    store.coach(0);
    expect(asked()).toEqual([{ kind: "hint", table: "t1", seat: 0, revision: 5, depth: 1, coach: true }]);
    line().says(hint(5));
    expect(store.word?.revision).toBe(5);
    store.ponder(0); // whoever wants to know more is told more
    expect(asked().at(-1)).toMatchObject({ depth: 2 });
    line().says(hint(5, 2));
    expect([store.word?.depth, store.hint?.depth]).toEqual([1, 2]);
    line().says(update(2, 6, 0));
    expect([store.word, store.hint]).toEqual([null, null]);
  });

  it("is silent where it has nothing to say; but whoever asks is told why", () => {
    const wrong: Message = { kind: "wrong", code: "too-many", table: "t1", sentence, id: "" };
    store.coach(0);
    line().says(wrong);
    expect([store.wrong, store.pondering]).toEqual([null, false]);
    store.ponder(0);
    line().says(wrong);
    expect(store.wrong?.code).toBe("too-many");
  });

  it("tells of a blunder as long as it can be taken back", () => {
    store.answer(0, "draw file");
    line().says(update(2, 6, 0, ["drawn"], line().moves().at(-1)!.id));
    line().says(blunder(5));
    expect(store.blunder?.better.answer).toBe("draw yard");
    store.undo(0);
    expect(store.blunder).toBeNull();
    line().says(blunder(5));
    store.answer(0, "meld gull 3");
    expect(store.blunder).toBeNull();
    line().says(blunder(5)); // too late
    expect(store.blunder).toBeNull();
  });
});
