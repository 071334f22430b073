// What this browser keeps of a table so that the server cannot go back on it: the seal, its own values for the
// shuffles, everybody's promises, the heads of the record, and its own answers. docs/fair.md explains it.
import type { Command, TableInfo, Update } from "../generated/wire";
import { commitment, ownValue } from "./check";
import { hex } from "./sha256";

/** The record after `lines` answers. `base` grows whenever something is taken back. */
export interface Head {
  lines: number;
  base: number;
  head: string;
}

/** An answer of this browser's, given when there were `at` answers. */
export interface Given {
  seat: number;
  at: number;
  base: number;
  answer: string;
}

export interface Kept {
  /** The seal, as it was first shown. */
  commitment: string;
  /** Whether it was seen before the cards were dealt. */
  early: boolean;
  /** This browser's own values, by their promises. */
  values: Record<string, string>;
  /** By seat, as they stood when they were fixed and before any value of this browser's was shown. */
  promises: string[] | null;
  heads: Head[];
  given: Given[];
  /** When anything last changed, to forget the oldest tables. */
  at: number;
}

const PREFIX = "whitechapel-proof-";
const TABLES = 100;
/** How many of the player's own answers are kept when the page is closed. */
const ANSWERS = 20;

export class Keeper {
  readonly kept: Kept;
  private readonly table: string;
  private readonly storage: Storage | undefined;
  private moves = new Map<string, Given>();

  constructor(table: string, storage: Storage | undefined = globalThis.localStorage) {
    this.table = table;
    this.storage = storage;
    this.kept = {
      commitment: "",
      early: false,
      values: {},
      promises: null,
      heads: [],
      given: [],
      at: 0,
      ...this.read(),
    };
  }

  /** The promise of a new random value for the shuffles. */
  promise(): string {
    const value = hex(crypto.getRandomValues(new Uint8Array(32)));
    const promise = commitment(value);
    this.kept.values[promise] = value;
    this.write();
    return promise;
  }

  /** Something has changed at the table; what has to be said so that this browser has its part in the shuffles. */
  hear(info: TableInfo, mine: number[]): Command[] {
    const { kept } = this;
    if (!kept.commitment) {
      kept.commitment = info.commitment;
      kept.early = !info.started;
    }
    if (info.fixed && !info.started) kept.promises ??= info.promises;
    this.write();
    if (info.started || info.duplicate_of) return [];
    const table = this.table;
    if (!info.fixed)
      return mine
        .filter((seat) => !info.promises[seat])
        .map((seat) => ({ kind: "sit", table, seat, promise: this.promise() }));
    return mine.flatMap((seat): Command[] => {
      const value = ownValue(kept, seat);
      return value ? [{ kind: "reveal", table, seat, value }] : [];
    });
  }

  /** This browser has sent an answer. */
  moved(id: string, seat: number, update: Update, answer: string): void {
    this.moves.set(id, { seat, at: update.lines, base: update.revision - update.lines, answer });
  }

  /** An update has come; `coming`: the first one after (re)connecting, so that others may be missing before it. */
  update(update: Update, coming: boolean): void {
    const { kept } = this;
    const now = { lines: update.lines, base: update.revision - update.lines, head: update.head };
    const last = kept.heads.at(-1);
    if (last && last.base !== now.base) {
      // Something was taken back. What was before that still stands, if nothing is missing in between.
      kept.heads = coming ? [] : kept.heads.filter((one) => one.lines < now.lines);
      kept.given = coming ? [] : kept.given.filter((one) => one.at < now.lines);
    }
    // Whoever is asked (again) has not answered: a sealed answer can be taken back.
    const asked = ((update.view as { options?: string[] }).options ?? []).length > 0;
    if (asked) kept.given = kept.given.filter((one) => one.seat !== update.seat || one.at < now.lines);
    const given = this.moves.get(update.accepted);
    if (given && given.base === now.base) kept.given.push(given);
    if (now.head && kept.heads.at(-1)?.head !== now.head) kept.heads.push(now);
    this.write();
  }

  private read(): Partial<Kept> {
    try {
      return JSON.parse(this.storage?.getItem(PREFIX + this.table) ?? "{}") as Partial<Kept>;
    } catch {
      return {};
    }
  }

  private write(): void {
    const { kept, storage } = this;
    if (!storage) return;
    try {
      if (!kept.at) forgetOldest(storage);
      kept.at = Date.now();
      // The last head stands for all before it.
      const heads = kept.heads.slice(-1);
      storage.setItem(PREFIX + this.table, JSON.stringify({ ...kept, heads, given: kept.given.slice(-ANSWERS) }));
    } catch {
      // A browser that keeps nothing still knows everything as long as the page is open.
    }
  }
}

/** Make room for one more table. */
function forgetOldest(storage: Storage): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  if (keys.length < TABLES) return;
  const age = (key: string) => (JSON.parse(storage.getItem(key) ?? "{}") as { at?: number }).at ?? 0;
  keys.sort((one, other) => age(one) - age(other));
  for (const key of keys.slice(0, keys.length - TABLES + 1)) storage.removeItem(key);
}
