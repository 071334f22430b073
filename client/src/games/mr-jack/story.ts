// What can be told of a finished game from what one was told.
import { PEOPLE } from "./board";
import type { Event } from "../../generated/mr-jack";

/** One round: whether Jack was seen, who was cleared, and how many were left then. */
export interface Round {
  number: number;
  /** Where it begins among the events. */
  at: number;
  /** Null: the witness was not called. */
  seen: boolean | null;
  cleared: string[];
  left: number;
}

export function rounds(told: Event[]): Round[] {
  const found: Round[] = [];
  let left = PEOPLE.length;
  told.forEach(({ kind, facts }, at) => {
    const now = found.at(-1);
    if (kind === "round") found.push({ number: facts.number, at, seen: null, cleared: [], left });
    else if (kind === "witness" && now) {
      left -= facts.innocent.length;
      Object.assign(now, { seen: facts.seen, cleared: facts.innocent, left });
    }
  });
  return found;
}

/** Something worth seeing again. */
export interface Turn {
  /** The witness that cleared most; the first time the exits stood open; the last doubt; the end. */
  why: "cleared" | "unseen" | "alone" | "end";
  round: number;
  /** Where it happens among the events. */
  at: number;
  who: string[];
}

/** The turning points that are known without a search, in the order they happened. */
export function turns(told: Event[]): Turn[] {
  const all = rounds(told);
  const witness = (round: Round) => told.findIndex((event, i) => i > round.at && event.kind === "called");
  const turn = (why: Turn["why"], round: Round | undefined): Turn[] =>
    round ? [{ why, round: round.number, at: witness(round), who: round.cleared }] : [];
  const most = all.reduce<Round | undefined>(
    (best, one) => (one.cleared.length > (best?.cleared.length ?? 0) ? one : best),
    undefined,
  );
  const unseen = all.find((one) => one.seen === false);
  const alone = all.find((one) => one.left === 1);
  const end = told.findLastIndex(({ kind }) => kind === "accused" || kind === "left" || kind === "game-over");
  const first = told.findLastIndex(({ kind }) => kind === "accused" || kind === "left");
  const last: Turn[] =
    end < 0 ? [] : [{ why: "end", round: all.at(-1)?.number ?? 0, at: first < 0 ? end : first, who: [] }];
  return [
    ...turn("cleared", most),
    ...(unseen === most ? [] : turn("unseen", unseen)),
    ...(alone === most || alone === unseen ? [] : turn("alone", alone)),
    ...last,
  ].sort((a, b) => a.at - b.at);
}
