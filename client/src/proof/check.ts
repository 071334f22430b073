// Compares the transcript of a finished game with what this browser has kept. It knows no rules: whether each answer was
// legal is checked by `whitechapel verify`, which does.
import type { Kept } from "./keeper";
import { hex, joined, sha256, unhex } from "./sha256";

/** What the transcript says about the shuffles. */
export interface Proof {
  commitment: string;
  secret: string;
  seed: string;
  /** By seat. */
  promises: Map<number, string>;
  values: Map<number, string>;
  key: string;
  lines: string[];
}

/** What is wrong, each of which is a reason for a loud warning. */
export type Broken = "commitment" | "promises" | "value" | "seed" | "dealt" | "record" | "answer";
/** What keeps a proof from being complete, though nothing is wrong. */
/** Played before at another table, begun elsewhere, or neither. */
export type Known = "open" | "brought" | "";

export type Missing =
  "alone" | "left-out" | "withheld" | "late" | "open" | "brought" | "watched" | "no-record" | "not-dealt";

export interface Verdict {
  broken: Broken[];
  missing: Missing[];
  proof: Proof;
}

export const commitment = (part: string): string => hex(sha256(joined("whitechapel", unhex(part))));

export function readProof(transcript: string): Proof {
  const remarks = new Map<string, string>();
  const lines: string[] = [];
  for (const row of transcript.split("\n").slice(1)) {
    const found = /^# (\S+) (.*)$/.exec(row);
    if (found) remarks.set(found[1]!, found[2]!);
    else if (row.trim() && !row.startsWith("#")) lines.push(row);
  }
  const bySeat = (name: string) =>
    new Map(
      [...remarks].flatMap(([key, text]) => {
        const found = new RegExp(`^${name}-(\\d+)$`).exec(key);
        return found ? [[Number(found[1]), text] as const] : [];
      }),
    );
  const seed = remarks.get("seed") ?? "";
  return {
    commitment: remarks.get("commitment") ?? "",
    secret: remarks.get("secret") ?? seed,
    seed,
    promises: bySeat("promise"),
    values: bySeat("value"),
    key: remarks.get("key") ?? "",
    lines,
  };
}

/** The seed that follows from the server's secret and the browsers' values. */
export function mix(secret: string, values: Map<number, string>): string {
  if (!values.size) return secret;
  const seats = [...values.keys()].sort((one, other) => one - other);
  const parts = seats.flatMap((seat) => [Uint8Array.of(seat), unhex(values.get(seat)!)]);
  return hex(sha256(joined("whitechapel shuffles", unhex(secret), ...parts)));
}

/** The head of the record before the first answer and after each. */
export function heads(lines: string[], key: string): string[] {
  let head = new Uint8Array(32);
  const found = [hex(head)];
  for (const line of lines) found.push(hex((head = sha256(joined(head, unhex(key), line)) as typeof head)));
  return found;
}

/** Everything that this browser can find out; `mine` are its seats, `known` says how the shuffles may have been known, and
 * `dealt` whether all of them follow from the seed (null: nobody here can tell). */
export function check(transcript: string, kept: Kept, mine: number[], known: Known, dealt: boolean | null): Verdict {
  const proof = readProof(transcript);
  const broken: Broken[] = [];
  const missing: Missing[] = [];
  if (commitment(proof.secret) !== kept.commitment || proof.commitment !== kept.commitment) broken.push("commitment");
  if (mix(proof.secret, proof.values) !== proof.seed) broken.push("seed");
  if ([...proof.values].some(([seat, value]) => commitment(value) !== proof.promises.get(seat))) broken.push("value");
  if (kept.promises?.some((promise, seat) => promise !== (proof.promises.get(seat) ?? ""))) broken.push("promises");

  if (!kept.early) missing.push("late");
  if (known) missing.push(known);
  else if (!proof.values.size) missing.push("alone");
  else if (!mine.length) missing.push("watched");
  else if (!mine.some((seat) => proof.values.has(seat) && proof.values.get(seat) === ownValue(kept, seat)))
    missing.push("left-out");
  if ([...proof.promises.keys()].some((seat) => !proof.values.has(seat))) missing.push("withheld");

  if (dealt === null) missing.push("not-dealt");
  else if (!dealt) broken.push("dealt");

  if (!proof.key) missing.push("no-record");
  else {
    const record = heads(proof.lines, proof.key);
    if (kept.heads.some(({ lines, head }) => record[lines] !== head)) broken.push("record");
  }
  if (kept.given.some(({ seat, at, answer }) => answerAfter(proof.lines, seat, at) !== answer)) broken.push("answer");
  return { broken, missing, proof };
}

/** The value that this browser promised for a seat, if it did. */
export function ownValue(kept: Kept, seat: number): string | undefined {
  return kept.values[kept.promises?.[seat] ?? ""];
}

/** The first answer of a seat's from line `at` on. */
function answerAfter(lines: string[], seat: number, at: number): string | undefined {
  const start = `${seat} `;
  return lines
    .slice(at)
    .find((line) => line.startsWith(start))
    ?.slice(start.length);
}
