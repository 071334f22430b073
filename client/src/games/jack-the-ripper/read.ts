// Reading a view and its options for display. Nothing here decides what is allowed: options are only sorted by the card
// they are about.
import { alibiOf, MELD, printed, SUSPECTS } from "./material";
import { readers, type About } from "../rummy/read";
import type { Entry, Group, View } from "../../generated/jack-the-ripper";

// -- what lies on the table -------------------------------------------------------------------------

export interface Laid {
  name: string;
  /** The suspect a wild stands for. */
  as: string;
}

/** The cards of a group, one by one. */
export const laid = (group: Group): Laid[] =>
  group.cards.map((name) => ({ name, as: name === "wild" ? group.of : "" }));

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
    return { ...none, card: a === "alibi" ? alibiOf(b) : b ? `${a}-${b}` : a, cards: 1 };
  }
  return none;
}

export const { doings, likely } = readers(about);

/** The answer to ask about when a player touches a card that cannot be played: the one they most likely meant. */
export function wish(view: View, card: string): string {
  const { kind, of } = printed(card);
  const copies = view.hand.filter((name) => name === card).length;
  if (kind === "wild") return `layoff wild as ${view.melded.find((colour) => colour !== "letters") ?? SUSPECTS[0]}`;
  if (kind === "evidence" || kind === "letters") return copies >= MELD ? `meld ${of} ${copies}` : `layoff ${of}`;
  if (kind === "suspect" || kind === "alibi") return `play ${kind} ${of}`;
  return `play ${card.replace("-", " ")}`;
}

/** What a card that cannot be played waits for, as far as it can be seen; otherwise empty. */
export function lack(view: View, card: string): string {
  const { kind, of } = printed(card);
  if (view.gavel_played && printed(card).gavel) return "gavel-used";
  if (!["evidence", "letters", "suspect", "alibi"].includes(kind) || view.melded.includes(of)) return "";
  return view.hand.filter((name) => name === card).length === MELD - 1 ? "one-short" : "no-meld";
}

// -- the score sheets -------------------------------------------------------------------------------

/** `wild as druitt` or `druitt`, as a card and whom it stands for. */
export function entryCard(entry: Entry): Laid {
  const [name = "", as = ""] = entry.cards.split(" as ");
  return { name, as };
}

/** How much is left, from 1 to 0, of a window that is open for `window` milliseconds in all. */
export function fuse(closes: number, window: number, now: number): number {
  return Math.min(1, Math.max(0, (closes - now) / window));
}
