// Reading a view, its options and what was told, for display. Nothing here decides what is allowed, and nothing is counted
// that the view does not say.
import { readers, type About } from "../rummy/read";
import { COLOURS, deductionOf, MELD, ORDER, PAIRS, printed } from "./material";
import type { Event, Told, View } from "../../generated/rue-morgue";

// -- sides -------------------------------------------------------------------------------------------

/** The reader's own side, or -1. */
export const ownSide = (view: View): number => (view.seat === null ? -1 : view.sides[view.seat]!);

/** The seats that play together. */
export function members(view: View, side: number): number[] {
  return view.sides.flatMap((its, seat) => (its === side ? [seat] : []));
}

/** The reader's partner, or -1. */
export const partner = (view: View): number => members(view, ownSide(view)).find((seat) => seat !== view.seat) ?? -1;

// -- what lies on the table -------------------------------------------------------------------------

export interface Fan {
  /** The colour, or the kind of an event. */
  of: string;
  cards: string[];
}
export interface Group {
  fans: Fan[];
  /** Both melds of a pair are in it. */
  bonded: boolean;
}

/** What lies before a side: a complete pair together with its Deduction, then colour by colour, then events. */
export function groups(view: View, side: number): Group[] {
  const left = new Map<string, string[]>();
  for (const name of [...view.areas[side]!].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))
    left.set(name, [...(left.get(name) ?? []), name]);
  const take = (name: string): string[] => {
    const cards = left.get(name) ?? [];
    left.delete(name);
    return cards;
  };
  const found: Group[] = [];
  const add = (bonded: boolean, ...fans: Fan[]) => {
    const some = fans.filter((fan) => fan.cards.length);
    if (some.length) found.push({ fans: some, bonded });
  };
  for (const { whole, halves } of bonds(view)) {
    const [dark, light] = [halves[0]!.colour, halves[1]!.colour];
    if (whole === side)
      add(
        true,
        { of: dark, cards: take(dark) },
        { of: light, cards: take(light) },
        { of: deductionOf(dark), cards: take(deductionOf(dark)) },
      );
  }
  for (const colour of COLOURS)
    add(false, { of: colour, cards: [...take(colour), ...(colour === "le-bon" ? take("prefect") : [])] });
  for (const name of [...left.keys()]) add(false, { of: name, cards: take(name) });
  return found;
}

// -- bonus pairs --------------------------------------------------------------------------------------

export interface Bond {
  halves: { colour: string; side: number }[];
  /** The side that has both halves, or -1. */
  whole: number;
  deduction: string;
  /** The side that has played the Deduction, or -1. */
  deduced: number;
}

/** Each pair of colours, and which side has melded which half (-1: nobody yet). */
export function bonds(view: View): Bond[] {
  return PAIRS.map(({ colours, places }, i) => {
    const { melders, whole, deduced } = view.pairs[i]!;
    const halves = colours.map((colour, half) => ({ colour, side: melders[places[half]!]! }));
    return { halves, whole, deduction: deductionOf(colours[0]!), deduced };
  });
}

// -- what an option is about ------------------------------------------------------------------------

export function about(text: string): About {
  const [verb = "", card = "", copies = ""] = text.split(" ");
  const none = { text, verb, card: "", cards: 0, wilds: 0 };
  if (verb === "draw" || verb === "feed") return none;
  return { ...none, card, cards: verb === "meld" ? Number(copies) : 1 };
}

export const { doings, likely } = readers(about);

/** The answer to ask about when a player touches a card that cannot be played: the one they most likely meant. */
export function wish(view: View, card: string): string {
  if (view.question === "pass" || view.question === "hide") return `${view.question} ${card}`;
  const copies = view.hand.filter((name) => name === card).length;
  const { kind } = printed(card);
  if (kind === "evidence") return copies >= MELD ? `meld ${card} ${copies}` : `layoff ${card}`;
  return kind === "assistance" ? "play assistance search" : `play ${card}`;
}

/** What a card that cannot be played waits for, as far as it can be seen; otherwise empty. */
export function lack(view: View, card: string): string {
  const { kind } = printed(card);
  if (kind !== "evidence") return view.event_played ? "event-used" : "";
  if (view.melded.includes(card)) return "";
  return view.hand.filter((name) => name === card).length === MELD - 1 ? "one-short" : "no-meld";
}

// -- what a player remembers -----------------------------------------------------------------------------

export interface Known {
  card: string;
  /** Who put it there. */
  seat: number;
}
export interface Memory {
  /** Cards that certainly lie under the Orang-Utan. */
  under: Known[];
  /** How many of the cards there each seat has put, as far as it was told; the dealer's first ones are nobody's. */
  fed: Map<number, number>;
  /** The top card of the Case File, if it was seen and is still there; otherwise empty. */
  top: string;
}

/** What follows from what was told in this hand. A table that is played from memory tells less of it. */
export function remember(told: Event[]): Memory {
  const memory: Memory = { under: [], fed: new Map(), top: "" };
  const from = told.findLastIndex((event) => ["hand-begins", "second-file", "caught"].includes(event.kind));
  for (const { kind, seat, facts } of told.slice(from + 1)) {
    if (kind === "hid" || kind === "fed-file" || kind === "fed-morgue") {
      memory.fed.set(seat, (memory.fed.get(seat) ?? 0) + 1);
      if (facts.card) memory.under.push({ card: facts.card, seat });
    }
    if (kind === "peeked") memory.top = facts.card ?? "";
    if (kind === "fed-file" || kind === "drew") memory.top = "";
    if (kind === "looked" && facts.pile === "under" && facts.cards)
      memory.under = facts.cards.map(
        (one) => memory.under.find((known) => known.card === one) ?? { card: one, seat: -1 },
      );
    if (kind === "fetched" && facts.pile === "under") {
      const at = memory.under.findIndex((known) => known.card === facts.card);
      if (at >= 0) memory.under.splice(at, 1); // it may have been another one, but it is not certain any more
    }
  }
  return memory;
}

/** What was found under the Orang-Utan in the hand with this number, if it was told; `now` is the number of this hand. */
export function caught(told: Event[], hand: number, now: number): Told["caught"] | undefined {
  let number = now;
  for (const { kind, facts } of [...told].reverse()) {
    if (kind === "hand-begins") number = facts.number - 1;
    if (kind === "caught" && number === hand) return facts;
  }
  return undefined;
}
