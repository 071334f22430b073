import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "./socket";
import { TableStore } from "./table.svelte";
import type { Command, Message, Update } from "./generated/wire";

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
    this.says({ kind: "welcome", player: "ada", nickname: "Ada", now: Date.now(), token: "", protocol: 1 } as Message);
  }
  says(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  moves() {
    return this.sent.filter((command) => command.kind === "move");
  }
}

const event = (kind: string) => ({ kind, seat: 0, facts: {} });
const update = (number: number, revision: number, first: number, kinds: string[] = [], accepted = ""): Update =>
  ({
    kind: "update",
    table: "t1",
    seat: 0,
    number,
    revision,
    first,
    events: kinds.map(event),
    view: { number },
    undo: "no",
    now: Date.now(),
    accepted,
    closes: null,
    clock: null,
  }) as Update;

let lines: FakeLine[];
let store: TableStore;
const line = () => lines.at(-1)!;
const shown = () => store.eyes.get(0)!.shown!.number;
const told = () => store.eyes.get(0)!.log.map((one) => one.kind);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // less motion: everything is shown at once
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
    });
    expect(store.slip).toMatchObject({ answer: "discard druitt", refused: { rule: "not-your-turn" } });
    expect(store.pending).toBeNull();
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
    expect(line().sent).toEqual([{ kind: "watch", table: "t1" }, before]);
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

describe("what others do", () => {
  it("stays on the screen for a moment, unless it is skipped", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    line().opens();
    line().says(update(1, 10, 0));
    line().says(update(2, 11, 0, ["drew"]));
    line().says(update(3, 12, 1, ["discarded"]));
    line().says(update(4, 13, 2, ["drew"]));
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(700);
    expect(shown()).toBe(3);
    store.eyes.get(0)!.skip();
    expect(shown()).toBe(4);
  });

  it("is forgotten with the next update where it was turned down again, but is never missed", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const turned = { kind: "revealed", seat: 1, facts: { square: "j3", face: "scissors" }, fleeting: ["face"] };
    line().opens();
    line().says(update(1, 10, 0));
    line().says({ ...update(2, 11, 0), events: [turned] });
    line().says(update(3, 12, 1, ["moved"]));
    const eyes = store.eyes.get(0)!;
    expect(eyes.log[0]).toEqual({ kind: "revealed", seat: 1, facts: { square: "j3", face: "" } });
    expect(shown()).toBe(2); // without movement too it can be seen for a moment
    eyes.skip();
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1800);
    expect(shown()).toBe(3);
    expect(JSON.stringify([eyes.log, eyes.fresh, eyes.waiting, eyes.shown])).not.toContain("scissors");
  });
});
