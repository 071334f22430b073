import { describe, expect, it } from "vitest";
import { boardOf } from "./board";
import { marked, marks, meant, next, reach, remembered, targets, wish } from "./read";
import { fixturesOf, seen } from "../fixtures";
import { after, pictureOf } from "./scenes";
import type { Event, View } from "../../generated/check-the-ripper";

const fixtures = await fixturesOf<View, Event>("check-the-ripper");
const moving = seen(
  fixtures,
  (view) => view.question === "move" && view.options.length && new Set(view.moves).size === 2,
);
const elsewhere = seen(fixtures, (view) => view.agreed.board !== moving.agreed.board);

describe("what can be touched", () => {
  it("is what the options say, both dice on one square where both lead there", () => {
    const all = targets(["king h9", "queen h9", "queen h8", "done"]);
    expect([...all.keys()]).toEqual(["h9", "h8"]);
    expect(meant(all.get("h9"), "")).toBe("");
    expect(meant(all.get("h9"), "queen")).toBe("queen h9");
    expect(meant(all.get("h8"), "king")).toBe("queen h8");
  });

  it("knows files to look at and to turn up, and a place for a piece, but no square in 'put back'", () => {
    expect(targets(["look j3", "pass"]).get("j3")?.kind).toBe("look");
    expect(targets(["take", "turn j3"]).get("j3")?.kind).toBe("turn");
    expect(targets(["place a1"]).get("a1")?.kind).toBe("place");
    expect(targets(["put back"]).size).toBe(0);
  });

  it("covers every option of every fixture", () => {
    const plain = ["done", "decline", "take", "change", "keep", "pass", "put back"];
    for (const { view } of fixtures) {
      const found = [...targets(view.options).values()].flatMap((target) => target.ways.map((way) => way.text));
      expect([...found, ...view.options.filter((text) => plain.includes(text))].sort()).toEqual(
        [...view.options].sort(),
      );
    }
  });

  it("counts where a die leads", () => {
    const view = moving;
    const counted = view.moves.map((symbol) => reach(view, targets(view.options), symbol).squares);
    expect(counted).toEqual(
      view.moves.map((symbol) => view.options.filter((text) => text.startsWith(`${symbol} `)).length),
    );
  });

  it("turns a touch elsewhere into the answer that was probably meant, so that the rule can be shown", () => {
    const view = moving;
    expect(wish(view, "a1", "")).toBe(`${view.moves[0]} a1`);
    expect(wish({ ...view, question: "risk" }, "a1", "")).toBe("turn a1");
    expect(wish({ ...view, question: "change" }, "a1", "")).toBe("");
  });
});

describe("what is remembered", () => {
  const log: Event[] = [
    { kind: "revealed", seat: 0, facts: { square: "j3", town: "London", face: "scissors" } },
    { kind: "peeked", seat: 1, facts: { square: "b4", town: "Cork" } },
    { kind: "turned", seat: 1, facts: { square: "e6", town: "Dublin", face: "" } },
    { kind: "revealed", seat: 1, facts: { square: "l3", town: "Dover", face: "hammer" } },
  ];
  it("is what the diary still says of files on the board", () => {
    expect([...remembered(log, ["j3", "b4", "e6"])]).toEqual([["j3", "scissors"]]);
  });
});

describe("the notebook", () => {
  it("holds pencil marks among other lines", () => {
    expect([...marks("Max bluffs\nj3 scissors\nb4 cork")]).toEqual([["j3", "scissors"]]);
    expect(marked("Max bluffs\nj3 scissors", "j3", "blank")).toBe("Max bluffs\nj3 blank");
    expect(marked("j3 scissors\nj3 is my plan", "j3", "")).toBe("j3 is my plan");
  });
});

describe("the board", () => {
  it("is drawn from the view, square by square", () => {
    const board = boardOf(moving);
    expect([board.columns, board.rows, board.house]).toEqual([12, 15, true]);
    expect(board.squares.get("j3")).toMatchObject({ x: 499, y: 649, land: true });
    expect(board.squares.get("a1")).toMatchObject({ land: false, dark: true });
  });

  it("has a shore of its own where it is not the board of the house", () => {
    const board = boardOf(elsewhere);
    expect([board.columns, board.rows, board.house]).toEqual([6, 6, false]);
    expect(board.coast).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
  });

  it("keeps every name inside the frame, and apart from its neighbours", () => {
    for (const size of [14, 19]) {
      const board = boardOf(moving, size);
      const spans = board.towns.map(({ name, anchor, labelX, y }) => {
        const long = name.length * size * 0.56;
        const left = anchor === "start" ? labelX : anchor === "end" ? labelX - long : labelX - long / 2;
        return { name, y, left, right: left + long };
      });
      for (const one of spans) {
        expect(one.left).toBeGreaterThan(20);
        expect(one.right).toBeLessThan(board.width - 20);
        for (const other of spans)
          if (other !== one && other.y === one.y && other.left >= one.left)
            expect(`${one.name} ${one.right < other.left}`).toBe(`${one.name} true`);
      }
    }
  });

  it("is walked over with the arrow keys", () => {
    const { list, squares } = boardOf(moving);
    expect(next(squares.get("h9")!, "ArrowUp", list)?.name).toBe("h10");
    expect(next(squares.get("a1")!, "ArrowLeft", list)).toBeUndefined();
  });
});

describe("what events show", () => {
  it("ends where the view is", () => {
    for (const { name, view, events } of fixtures) {
      const end = events.reduce(after, { ...pictureOf(view), shown: null, peeked: null });
      expect({ name, shown: end.shown, peeked: end.peeked, where: end.where, murderer: end.murderer }).toEqual({
        name,
        shown: view.shown,
        peeked: view.peeked,
        where: view.where,
        murderer: view.murderer,
      });
    }
  });
});
