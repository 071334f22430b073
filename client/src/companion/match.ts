// A match at a real table as it is written down here: what was tapped, hand by hand. What it is worth, the rules say.
import type { LaidHand, LaidSeat, Tallied } from "../generated/wire";

export type Pile = "table" | "hand";
type Seat = Required<LaidSeat>;
export type Hand = Required<LaidHand> & { seats: Seat[] };

/** A hand that is written down: what lay there, and what came of it. */
export interface Written {
  hand: Hand;
  totals: number[];
  scores: number[];
}
export interface Match {
  id: string;
  game: string;
  names: string[];
  options: Record<string, string | number | boolean>;
  hands: Written[];
  /** The hand that is being tapped in. */
  draft: Hand;
  over: boolean;
  changed: number;
}

const NAME = "whitechapel-companion";
/** How many matches are kept. */
const MOST = 50;

const emptyHand = (seats: number, ending: string): Hand => ({
  ending,
  seat: -1,
  file_empty: false,
  seats: Array.from({ length: seats }, () => ({ table: {}, hand: {}, vote: "" })),
});

/** `ending`: how a hand usually ends. */
export function newMatch(game: string, names: string[], options: Match["options"], ending: string): Match {
  const id = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
  const settings = { ...options, seats: names.length };
  const draft = emptyHand(names.length, ending);
  return { id, game, names, options: settings, hands: [], draft, over: false, changed: Date.now() };
}

/** The card without whom it stands for: `wild as druitt` is a `wild`. */
export const bare = (card: string): string => card.split(" as ")[0]!;
/** Whom a card stands for; empty: nobody in particular. */
export const asWhom = (card: string): string => card.split(" as ")[1] ?? "";

/** The match with one card more (or less) in a pile. */
export function tapped(match: Match, seat: number, pile: Pile, card: string, by: 1 | -1): Match {
  const seats = match.draft.seats.map((one, i) => {
    if (i !== seat) return one;
    const count = Math.max(0, (one[pile][card] ?? 0) + by);
    const { [card]: _, ...rest } = one[pile];
    return { ...one, [pile]: count ? { ...rest, [card]: count } : rest };
  });
  return { ...match, draft: { ...match.draft, seats } };
}

/** How the match stood before the hand that is being tapped in. */
export const standing = (match: Match): number[] => match.hands.at(-1)?.scores ?? [];

/** The match with the present hand written down; the next one may end in the usual way. */
export function writtenDown(match: Match, tallied: Tallied, ending: string): Match {
  const { totals, scores } = tallied.sheet as { totals: number[]; scores: number[] };
  const hands = [...match.hands, { hand: match.draft, totals, scores }];
  return { ...match, hands, draft: emptyHand(match.names.length, ending), over: tallied.over };
}

/** The match before its last hand was written down: it can be tapped again. */
export function takenUp(match: Match): Match {
  const last = match.hands.at(-1);
  return last ? { ...match, hands: match.hands.slice(0, -1), draft: last.hand, over: false } : match;
}

// -- kept in this browser --------------------------------------------------------------------------

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The matches of a game that are kept here, the newest first. */
export function kept(game: string, shelf: Shelf = localStorage): Match[] {
  try {
    const all = JSON.parse(shelf.getItem(NAME) ?? "[]") as Match[];
    return all.filter((one) => one.game === game).sort((one, two) => two.changed - one.changed);
  } catch {
    return [];
  }
}

/** Keep a match as it is now. */
export function keep(match: Match, shelf: Shelf = localStorage): void {
  change(
    (all) => [{ ...match, changed: Date.now() }, ...all.filter((one) => one.id !== match.id)].slice(0, MOST),
    shelf,
  );
}
export function forget(id: string, shelf: Shelf = localStorage): void {
  change((all) => all.filter((one) => one.id !== id), shelf);
}
function change(how: (all: Match[]) => Match[], shelf: Shelf): void {
  let all: Match[] = [];
  try {
    all = JSON.parse(shelf.getItem(NAME) ?? "[]") as Match[];
  } catch {
    // what cannot be read is written anew
  }
  shelf.setItem(NAME, JSON.stringify(how(all)));
}
