import type { Part } from "../part";

/** A part of a table that deals with single cards. */
export interface CardPart<View, Speech> extends Part<View, Speech> {
  /** Show a card at reading size. */
  enlarge: (card: string) => void;
}

/** A part that deals with the hand. */
export interface HandPart<View, Speech> extends CardPart<View, Speech> {
  /** The card of the hand that is chosen, or empty. */
  chosen: string;
}

/** What the hand has to know of a view. */
export interface Holding {
  seat: number | null;
  hand: string[];
  look: string[];
  question: string;
}
