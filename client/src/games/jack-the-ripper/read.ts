// Reading a view and its options for display. Nothing here decides what is allowed: options are only sorted by the card
// they speak of, and printed values are only added up.
import { COLOURS, ORDER, printed, SUSPECTS, VICTIMS } from "./material";
import { readers, running, type About } from "../rummy/read";
import type { Area, Entry, View } from "../../generated/jack-the-ripper";

// -- what lies on the table -------------------------------------------------------------------------

export interface Laid {
  name: string;
  /** The suspect a wild stands for. */
  as: string;
}
export interface Group {
  /** A suspect, `letters`, a victim's name, or `escapes`. */
  of: string;
  pair: boolean;
  cards: Laid[];
  /** How many pieces of evidence are in it. */
  evidence: number;
  points: number;
}

/** What lies before a seat, by suspect and by pair of victim and scene. `alibi`: for whom the one in play stands. */
export function groups(area: Area, alibi: string): Group[] {
  const found = new Map<string, Group>();
  const add = (of: string, pair: boolean, name: string, as = "") => {
    const key = `${pair} ${of}`;
    const group = found.get(key) ?? { of, pair, cards: [], evidence: 0, points: 0 };
    found.set(key, group);
    const card = printed(name);
    group.cards.push({ name, as });
    group.points += card.value;
    if (!card.gavel && card.kind !== "escapes") group.evidence++;
  };
  const cards = [...area.cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  for (const name of cards) {
    const card = printed(name);
    if (card.gavel || card.kind === "escapes") continue;
    add(card.of, false, name);
  }
  for (const suspect of area.wilds) add(suspect, false, "wild", suspect);
  for (const name of cards) {
    const card = printed(name);
    if (card.kind === "suspect") add(card.of, false, name);
    else if (card.kind === "alibi") add(card.other && alibi ? alibi : card.of, false, name);
    else if (card.gavel) add(card.of, true, name);
    else if (card.kind === "escapes") add("escapes", false, name);
  }
  const order = (group: Group) =>
    group.pair ? 10 + VICTIMS.indexOf(group.of) : group.of === "escapes" ? 20 : COLOURS.indexOf(group.of);
  return [...found.values()].sort((a, b) => order(a) - order(b));
}

/** The printed points of everything before a seat. */
export function pointsOf(area: Area): number {
  return area.cards.reduce((sum, name) => sum + printed(name).value, 0) + area.wilds.length * printed("wild").value;
}

/** The seat that has this card before it, or -1. */
export function holder(view: View, name: string): number {
  return view.areas.findIndex((area) => area.cards.includes(name));
}

// -- what an option is about ------------------------------------------------------------------------

export function about(text: string): About {
  const [verb = "", a = "", b = "", c = ""] = text.split(" ");
  const none = { text, verb, card: "", cards: 0, wilds: 0 };
  if (verb === "meld") {
    const wilds = c === "+wild" ? 1 : c === "+2wild" ? 2 : 0;
    return { ...none, card: a, cards: Number(b), wilds };
  }
  if (verb === "layoff") return { ...none, card: a, cards: 1, wilds: a === "wild" ? 1 : 0 };
  if (verb === "discard" || verb === "take") return { ...none, card: a, cards: 1 };
  if (verb === "play") {
    const name = b ? `${a}-${b}` : a;
    return { ...none, card: name === "alibi-eddy" || name === "alibi-gull" ? "alibi-eddy-gull" : name, cards: 1 };
  }
  return none;
}

export const { doings, likely } = readers(about);

/** The answer to ask about when a player touches a card that cannot be played: the one they most likely meant. */
export function wish(view: View, card: string): string {
  const { kind, of } = printed(card);
  const copies = view.hand.filter((name) => name === card).length;
  if (kind === "wild") return `layoff wild as ${view.melded.find((colour) => colour !== "letters") ?? SUSPECTS[0]}`;
  if (kind === "evidence" || kind === "letters") return copies >= 3 ? `meld ${of} ${copies}` : `layoff ${of}`;
  if (kind === "suspect" || kind === "alibi") return `play ${kind} ${of}`;
  return `play ${card.replace("-", " ")}`;
}

// -- the score sheets -------------------------------------------------------------------------------

export const totals = (view: View): number[][] => view.sheets.map((sheet) => sheet.totals);

/** The standing after each hand, for every seat, beginning with nothing. */
export const standings = (view: View): number[][] => running(view.scores.length, totals(view));

/** `wild as druitt` or `druitt`, as a card and whom it stands for. */
export function entryCard(entry: Entry): Laid {
  const [name = "", as = ""] = entry.cards.split(" as ");
  return { name, as };
}

/** How much is left, from 1 to 0, of a window that is open for `window` milliseconds in all. */
export function fuse(closes: number, window: number, now: number): number {
  return Math.min(1, Math.max(0, (closes - now) / window));
}
