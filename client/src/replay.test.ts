import { describe, expect, it } from "vitest";
import { Pages, WHOLE } from "./replay";
import type { Event, Moment, Replay } from "./generated/wire";

const event = (number: number): Event => ({ kind: `e${number}`, seat: -1, facts: {} });
const moment = (line: number): Moment => ({ line, seat: 0, answer: "", events: [event(line)], view: {} });
/** A game in which every answer leads to one event; each part has ten answers and tells the five events before it. */
function part(start: number, lines: number): Replay {
  const count = Math.min(10, lines - start);
  return {
    table: "t",
    seat: null,
    lines,
    told: start,
    before: Array.from({ length: Math.min(5, start) }, (_, i) => event(start - Math.min(5, start) + i)),
    moments: Array.from({ length: count }, (_, i) => moment(start + i)),
  };
}
/** Fetch whatever is wanted for looking at this answer; where each part began. */
function fetchAll(pages: Pages, at: number, lines: number): number[] {
  const starts: number[] = [];
  for (let start = pages.wanted(at); start !== null && starts.length < 1000; start = pages.wanted(at)) {
    starts.push(start);
    pages.add(start, part(start, lines));
  }
  return starts;
}

describe("a replay in parts", () => {
  it("fetches a short game whole, the moment that is asked for first", () => {
    const pages = new Pages("");
    expect(fetchAll(pages, 25, 42)).toEqual([25, 35, 0, 10, 20]);
    expect(pages.find(41)!.log.map((one) => one.kind)).toEqual(Array.from({ length: 42 }, (_, i) => `e${i}`));
    expect(pages.find(41)!.cut).toBe(false);
  });

  it("fetches of a long game only what lies ahead, and says that the diary begins before", () => {
    const pages = new Pages("");
    expect(fetchAll(pages, 50_000, 100_000)).toEqual([50_000, 50_010, 50_020]);
    const found = pages.find(50_003)!;
    expect(found.moment.line).toBe(50_003);
    expect(found.log.map((one) => one.kind)).toEqual([
      "e49995", "e49996", "e49997", "e49998", "e49999", "e50000", "e50001", "e50002", "e50003",
    ]); // prettier-ignore
    expect(found.cut).toBe(true);
  });

  it("steps back from where it was opened, with a part that ends there", () => {
    const pages = new Pages("");
    fetchAll(pages, 50_000, 100_000);
    expect(pages.find(49_999)).toBeNull();
    expect(fetchAll(pages, 49_999, 100_000)).toEqual([49_990]);
    expect(pages.find(50_005)!.moment.line).toBe(50_005);
    expect(pages.find(50_005)!.log[0]!.kind).toBe("e49985");
  });

  it("reaches further back for the diary, up to the beginning", () => {
    const pages = new Pages("");
    fetchAll(pages, 15_000, 100_000);
    const start = pages.earlier(15_003)!;
    expect(start).toBe(14_990);
    pages.add(start, part(start, 100_000));
    expect(pages.find(15_003)!.log[0]!.kind).toBe("e14985");
    fetchAll(pages, 0, 100_000);
    expect(pages.earlier(3)).toBeNull();
  });

  it("wants nothing beyond the end", () => {
    const pages = new Pages("");
    pages.add(0, part(0, 5));
    expect(pages.wanted(7)).toBeNull();
    expect(pages.find(7)).toBeNull();
  });

  it("keeps no more of a long game than is near", () => {
    const pages = new Pages("");
    const lines = 100_000;
    for (let at = 0; at < 3 * WHOLE; at += 10) {
      fetchAll(pages, at, lines);
      pages.trim(at);
    }
    const at = 3 * WHOLE - 10;
    expect(pages.find(at)!.log.length).toBeLessThanOrEqual(WHOLE / 2 + 257);
    expect(pages.find(at)!.cut).toBe(true);
    expect(pages.find(100)).toBeNull();
    expect(pages.find(at)!.log.at(-1)!.kind).toBe(`e${at}`);
  });
});
