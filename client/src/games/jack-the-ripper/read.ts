// Reading a view and its options for display. Nothing here decides what is allowed: options are only sorted by the card
// they speak of, and printed values are only added up.
import { COLOURS, ORDER, PAIRS, printed, SUSPECTS } from "./material";
import type { Area, Entry, Line, View } from "./types";

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
    group.pair ? 10 + PAIRS.findIndex((pair) => pair.victim === group.of) : group.of === "escapes" ? 20 : COLOURS.indexOf(group.of as (typeof COLOURS)[number]);
  return [...found.values()].sort((a, b) => order(a) - order(b));
}

/** The printed points of everything before a seat. */
export function pointsOf(area: Area): number {
  return area.cards.reduce((sum, name) => sum + printed(name).value, 0) + area.wilds.length * printed("wild").value;
}

/** The points that lie on the table against each suspect. */
export function against(view: View): number[] {
  if (view.suspicion) return view.suspicion;
  const all = view.areas.flatMap((area) => groups(area, view.alibi));
  return SUSPECTS.map((suspect) => all.filter((group) => !group.pair && group.of === suspect).reduce((sum, group) => sum + group.points, 0));
}

/** The seat that has this card before it, or -1. */
export function holder(view: View, name: string): number {
  return view.areas.findIndex((area) => area.cards.includes(name));
}

// -- what an option is about ------------------------------------------------------------------------

export interface About {
  text: string;
  verb: string;
  /** The card in hand (or in Scotland Yard) it speaks of, or empty. */
  card: string;
  cards: number;
  wilds: number;
}

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

/** Everything that can be done with a card in hand, what is most likely meant first, discarding last. */
export function doings(options: string[], card: string): About[] {
  const rank = (one: About) => (one.verb === "meld" ? one.wilds * 10 - one.cards : one.verb === "discard" ? 100 : 50);
  return options
    .map(about)
    .filter((one) => one.card === card || (card === "wild" && one.verb === "meld" && one.wilds > 0))
    .sort((a, b) => rank(a) - rank(b));
}

/** The one most likely meant for a card, if anything but discarding is possible. */
export function likely(options: string[], card: string): About | undefined {
  const first = doings(options, card).find((one) => one.card === card);
  return first && first.verb !== "discard" ? first : undefined;
}

/** The answer to ask about when somebody touches a card that cannot be played: the one he most likely meant. */
export function wish(view: View, card: string): string {
  const { kind, of } = printed(card);
  const copies = view.hand.filter((name) => name === card).length;
  if (kind === "wild") return `layoff wild as ${view.melded.find((colour) => colour !== "letters") ?? SUSPECTS[0]}`;
  if (kind === "evidence" || kind === "letters") return copies >= 3 ? `meld ${of} ${copies}` : `layoff ${of}`;
  if (kind === "suspect" || kind === "alibi") return `play ${kind} ${of}`;
  return `play ${card.replace("-", " ")}`;
}

// -- the hand ---------------------------------------------------------------------------------------

export interface Held {
  name: string;
  copies: number;
}

export type Sorting = "suspect" | "many" | "ready" | `own:${string}`;

export function sortHand(hand: string[], sorting: string, options: string[]): Held[] {
  const counts = new Map<string, number>();
  for (const name of hand) counts.set(name, (counts.get(name) ?? 0) + 1);
  const held = [...counts].map(([name, copies]) => ({ name, copies }));
  const usual = (one: Held) => ORDER.indexOf(one.name);
  const own = sorting.startsWith("own:") ? sorting.slice(4).split(",") : [];
  const place = (one: Held) => {
    if (own.length) return own.includes(one.name) ? own.indexOf(one.name) : own.length;
    if (sorting === "many") return -one.copies;
    if (sorting === "ready") return likely(options, one.name) ? 0 : 1;
    return 0;
  };
  return held.sort((a, b) => place(a) - place(b) || usual(a) - usual(b));
}

// -- who it would be, and why -----------------------------------------------------------------------

export interface Reason {
  suspect: string;
  why: "alibi" | "no-meld" | "tie";
  points: number;
}

/** The suspects with as many points as the one it would be, or more, and what saves each of them. */
export function spared(view: View): Reason[] {
  const points = against(view);
  const least = view.ripper ? points[SUSPECTS.indexOf(view.ripper as never)]! : 1;
  return SUSPECTS.flatMap((suspect, i): Reason[] => {
    if (suspect === view.ripper || points[i]! < least) return [];
    const why = suspect === view.alibi ? "alibi" : !view.melded.includes(suspect) ? "no-meld" : "tie";
    return [{ suspect, why, points: points[i]! }];
  });
}

// -- the score sheets -------------------------------------------------------------------------------

export const sum = (entries: Entry[]): number => entries.reduce((total, entry) => total + entry.points, 0);
export const lineTotal = (line: Line): number => sum(line.table) + sum(line.hand) + line.bonus;

/** The standing after each hand, for every seat, beginning with nothing. */
export function standings(view: View): number[][] {
  const rows = [view.scores.map(() => 0)];
  for (const sheet of view.sheets) rows.push(rows.at(-1)!.map((before, seat) => before + lineTotal(sheet.lines[seat]!)));
  return rows;
}

/** `wild as druitt` or `druitt`, as a card and whom it stands for. */
export function entryCard(entry: Entry): Laid {
  const [name = "", as = ""] = entry.cards.split(" as ");
  return { name, as };
}
