import { beforeEach, describe, expect, it } from "vitest";
import type { TableInfo, Update } from "../generated/wire";
import { check, commitment, heads, mix, type Known } from "./check";
import { Keeper, type Kept } from "./keeper";
import { hex, sha256, unhex } from "./sha256";
import * as samples from "../samples";

const SECRET = hex(Uint8Array.from({ length: 32 }, (_, i) => i));
const KEY = hex(Uint8Array.from({ length: 32 }, (_, i) => 32 + i));
const VALUES = new Map([
  [0, "0a".repeat(32)],
  [1, "0b".repeat(32)],
]);
const LINES = ["* dealer 0", "0 draw file", "1 draw yard"];

/** What the server wrote, unless something is changed. */
function transcript(change: { secret?: string; values?: Map<number, string>; lines?: string[]; seed?: string } = {}) {
  const { secret = SECRET, values = VALUES, lines = LINES } = change;
  const parts = [...values].flatMap(([seat, value]) => [
    `# promise-${seat} ${commitment(value)}`,
    `# value-${seat} ${value}`,
  ]);
  const seed = change.seed ?? mix(secret, values);
  return [
    "jack-the-ripper seats=2 rules=1",
    ...lines,
    "# table t1",
    "# seat-0 Ines",
    `# commitment ${commitment(secret)}`,
    `# secret ${secret}`,
    ...parts,
    `# seed ${seed}`,
    `# key ${KEY}`,
    "",
  ].join("\n");
}

/** What Ines's browser has kept by the end. */
function kept(change: Partial<Kept> = {}): Kept {
  const promises = [commitment(VALUES.get(0)!), commitment(VALUES.get(1)!)];
  const record = heads(LINES, KEY);
  return {
    commitment: commitment(SECRET),
    early: true,
    values: { [promises[0]!]: VALUES.get(0)! },
    promises,
    heads: [1, 2, 3].map((lines) => ({ lines, base: 0, head: record[lines]! })),
    given: [{ seat: 0, at: 1, base: 0, answer: "draw file" }],
    at: 1,
    ...change,
  };
}

describe("the hashes", () => {
  it("are those of SHA-256 for every length", async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
    }
  });

  it("are those of the server", () => {
    expect(commitment(SECRET)).toBe("81858bdc613633a17a73698aa18463a1092575ac8cc1625967a87dc730a0d1e3");
    expect(mix(SECRET, VALUES)).toBe("e529216be69316c567df574b1c2b91457be284717ba4588a5685c0439e950986");
    expect(heads(LINES, KEY).at(-1)).toBe("ac5ca6c7bfa180a21eae4e751e498e839dd9a927bb61f4522af126dd54a63445");
    expect(hex(unhex(SECRET))).toBe(SECRET);
  });
});

describe("a finished game", () => {
  const found = (text: string, own = kept(), mine = [0], known: Known = "", dealt: boolean | null = true) => {
    const { broken, missing } = check(text, own, mine, known, dealt);
    return { broken, missing };
  };

  it("is proven if everything is as it was kept", () => {
    expect(found(transcript())).toEqual({ broken: [], missing: [] });
  });

  it("is broken if the server dealt anew with another secret", () => {
    expect(found(transcript({ secret: "cd".repeat(32) })).broken).toEqual(["commitment"]);
  });

  it("is broken if another part was swapped after this browser had shown its own", () => {
    const values = new Map(VALUES).set(1, "0c".repeat(32));
    expect(found(transcript({ values })).broken).toEqual(["promises"]);
  });

  it("is broken if the seed is another", () => {
    expect(found(transcript({ seed: "00".repeat(32) })).broken).toEqual(["seed"]);
  });

  it("is broken if the last answer is another", () => {
    expect(found(transcript({ lines: [...LINES.slice(0, 2), "1 draw file"] })).broken).toEqual(["record"]);
  });

  it("is broken if an answer of one's own is another, even where the record agrees", () => {
    const lines = [LINES[0]!, "0 draw yard", LINES[2]!];
    const record = heads(lines, KEY);
    const lied = kept({ heads: [{ lines: 3, base: 0, head: record[3]! }] });
    expect(found(transcript({ lines }), lied).broken).toEqual(["answer"]);
  });

  it("is broken if the cards do not follow from the seed", () => {
    expect(found(transcript(), kept(), [0], "", false).broken).toEqual(["dealt"]);
  });

  it("says what a proof cannot cover", () => {
    expect(found(transcript(), kept(), [0], "", null).missing).toEqual(["not-dealt"]);
    expect(found(transcript(), kept({ early: false })).missing).toEqual(["late"]);
    expect(found(transcript(), kept({ values: {} })).missing).toEqual(["left-out"]);
    expect(found(transcript(), kept(), []).missing).toEqual(["watched"]);
    const alone = transcript({ values: new Map() });
    expect(found(alone, kept({ promises: ["", ""] })).missing).toEqual(["alone"]);
    expect(found(alone, kept({ promises: null }), [0], "open").missing).toEqual(["open"]);
    expect(found(transcript(), kept(), [0], "brought").missing).toEqual(["brought"]);
    const withheld = transcript()
      .replace(/# value-1.*\n/, "")
      .replace(/# seed .*/, `# seed ${mix(SECRET, new Map([[0, VALUES.get(0)!]]))}`);
    expect(found(withheld)).toEqual({ broken: [], missing: ["withheld"] });
  });

  it("of version 0.1 has a seal and nothing else", () => {
    const old = ["mr-jack rules=1", "* dealer 0", `# commitment ${commitment(SECRET)}`, `# seed ${SECRET}`].join("\n");
    const own = kept({ heads: [], given: [], promises: null, values: {} });
    expect(found(old, own)).toEqual({ broken: [], missing: ["alone", "no-record"] });
    expect(found(old.replace(SECRET, KEY), own).broken).toEqual(["commitment"]);
  });
});

class Shelf {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

describe("the keeper", () => {
  let shelf: Storage;
  let keeper: Keeper;
  const info = (change: Partial<TableInfo>) =>
    samples.tableInfo({ commitment: "c", promises: ["", ""], fixed: false, started: false, ...change });
  const update = (lines: number, head: string, change: Partial<Update> = {}) =>
    samples.update({ lines, head, revision: lines, ...change });
  beforeEach(() => {
    shelf = new Shelf() as unknown as Storage;
    keeper = new Keeper("t1", shelf);
  });
  const again = () => new Keeper("t1", shelf);

  it("shows its value once the promises are fixed, and keeps them and the seal", () => {
    const promise = keeper.promise();
    expect(keeper.hear(info({ promises: [promise, ""] }), [0])).toEqual([]);
    const fixed = info({ promises: [promise, "p1"], fixed: true });
    const [command] = again().hear(fixed, [0]); // even if the page was loaded again in between
    expect(command).toMatchObject({ kind: "reveal", seat: 0 });
    expect(commitment((command as { value: string }).value)).toBe(promise);
    again().hear(info({ commitment: "other", promises: ["x", "y"], fixed: true, started: true }), [0]);
    expect(again().kept).toMatchObject({ commitment: "c", early: true, promises: [promise, "p1"] });
  });

  it("shows nothing for a promise that is not its own", () => {
    keeper.promise();
    expect(keeper.hear(info({ promises: ["foreign", "p1"], fixed: true }), [0])).toEqual([]);
  });

  it("never shows a value a second time to another list of promises", () => {
    const promise = keeper.promise();
    keeper.hear(info({ promises: [promise, "p1"], fixed: true }), [0]);
    keeper.hear(info({ promises: [promise, "swapped"], fixed: true }), [0]);
    expect(keeper.kept.promises).toEqual([promise, "p1"]);
  });

  it("promises a value for a seat it already has, as when people play again", () => {
    const [command] = keeper.hear(info({}), [1]);
    expect(command).toMatchObject({ kind: "sit", table: "t1", seat: 1 });
    expect(keeper.hear(info({ duplicate_of: "t0" }), [1])).toEqual([]);
    expect(keeper.hear(info({ started: true }), [1])).toEqual([]);
  });

  it("goes back with what is taken back", () => {
    keeper.update(update(1, "h1"), true);
    keeper.moved("m1", 0, update(1, "h1"), "draw file");
    keeper.update(update(2, "h2", { accepted: "m1" }), false);
    expect(keeper.kept.given).toHaveLength(1);
    keeper.update(update(1, "h1", { revision: 3 }), false);
    expect(keeper.kept.heads.map((one) => one.head)).toEqual(["h1"]);
    expect(keeper.kept.given).toEqual([]);
  });

  it("forgets a sealed answer that was taken back", () => {
    keeper.update(update(1, "h1", { view: { options: ["pass"] } }), true);
    keeper.moved("m1", 0, update(1, "h1"), "vote gull");
    keeper.update(update(1, "h1", { accepted: "m1" }), false);
    expect(keeper.kept.given).toHaveLength(1);
    keeper.update(update(1, "h1", { view: { options: ["pass"] } }), false);
    expect(keeper.kept.given).toEqual([]);
  });

  it("keeps the last head when the page is closed, and the new ones besides", () => {
    keeper.update(update(1, "h1"), true);
    keeper.update(update(2, "h2"), false);
    const later = again();
    later.update(update(5, "h5"), true);
    expect(later.kept.heads.map((one) => one.head)).toEqual(["h2", "h5"]);
    later.update(update(3, "h3", { revision: 9 }), true); // something was taken back meanwhile
    expect(later.kept.heads.map((one) => one.head)).toEqual(["h3"]);
  });

  it("forgets the oldest of a hundred tables", () => {
    for (let i = 0; i < 100; i++) shelf.setItem(`whitechapel-proof-old${i}`, JSON.stringify({ at: i + 1 }));
    keeper.promise();
    const left = Object.keys(shelf).filter((key) => key.startsWith("whitechapel-proof-"));
    expect(left).toHaveLength(100);
    expect(left).not.toContain("whitechapel-proof-old0");
  });
});
