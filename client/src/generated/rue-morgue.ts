// Written by tools/wiretypes.py from the types of rue-morgue. Do not edit.

/** The table as one seat sees it (`seat` None: a spectator). Areas and scores have one entry per side. */
export interface View {
  seat: number | null;
  agreed: Settings;
  hand_number: number;
  dealer: number;
  /** Whose turn it is. */
  active: number;
  /** The side each seat plays for: four seats form two. [teams] */
  sides: number[];
  scores: number[];
  /** The score sheets of the hands that have ended. */
  sheets: Sheet[];
  /** The seat's own cards, sorted; empty for a spectator. */
  hand: string[];
  /** How many cards each seat holds. */
  sizes: number[];
  /** What lies in each side's play area, sorted. */
  areas: string[][];
  /** How many cards the Case File has. */
  file: number;
  /** Whether the Orang-Utan has escaped. */
  second_file: boolean;
  /** How many cards the Rue Morgue has. */
  morgue: number;
  /** The top card of the Rue Morgue, or empty. */
  top: string;
  /** How many cards lie under the Orang-Utan. */
  under: number;
  /** The top card of the Case File while this seat feeds the Orang-Utan; empty otherwise. */
  peek: string;
  /** All the cards of the pile this seat is searching, the Rue Morgue with its top last; empty otherwise. */
  look: string[];
  /** The card a search has fetched this turn and shown to all, or empty. */
  shown: string;
  /** The colours with a meld on the table. */
  melded: string[];
  /** The colours each side has melded itself: both of a pair earn a bonus. */
  melds: string[][];
  /** How far each pair has got, in the order of `material.MATERIAL.pairs`. */
  pairs: Pair[];
  /** The points in each side's play area so far, bonuses included. */
  worth: number[];
  event_played: boolean;
  /** How many turns in a row have drawn from the Rue Morgue. */
  morgue_turns: number;
  /** What is being asked, or empty once the match is over. */
  question: string;
  /** The seats the question was put to; who has answered a sealed one is not shown. */
  asked: number[];
  /** What is still to come this turn: the open questions and the seats they are put to, the next one last, without those of a sealed run. */
  agenda: [string, number][];
  /** The answers this seat can give now. */
  options: string[];
  /** This seat's own answer to a sealed question that others may still be considering, or empty. */
  answered: string;
}

/** The settings of a match. [players] [options-agreed] */
export interface Settings {
  seats: number;
  /** The match ends when a side has this many points and leads alone. [target] */
  target: number;
  /** The match ends after this many hands at the latest. */
  max_hands: number;
  first_dealer: string | number;
  /** Whether Dupin counts the Assistance cards on the table. [advanced-separate] */
  dupin_count: boolean;
  /** Whether a complete bonus with its Deduction can shut the others out. [advanced-separate] */
  shut_out: boolean;
  /** The four values that no source confirms. [card-points-open] */
  poe_points: number;
  le_bon_points: number;
  dupin_points: number;
  assistance_points: number;
}

/** The complete judgement of one hand. */
export interface Sheet {
  ending: string;
  /** The seat that discarded its last card, or -1. */
  winner: number;
  /** One for each side. */
  lines: Line[];
  /** What each side scores for the hand. */
  totals: number[];
  /** The scores of the match after it; empty for a hand played by itself. */
  scores: number[];
}

/** One side's part of a score sheet. */
export interface Line {
  table: Entry[];
  /** The first colour of each pair the side has melded completely. */
  pairs: string[];
  /** What these score. */
  bonus: number;
  /** What Dupin's count of the Assistance cards comes to. */
  dupin: number;
  hands: Held[];
  /** What the cards on the table score. */
  laid: number;
  /** Whether the side scores nothing because another has shut it out. */
  shut_out: boolean;
}

/** One row of a score sheet: some cards of a kind, and what they score or cost. */
export interface Entry {
  cards: string;
  copies: number;
  points: number;
}

/** The cards one seat still holds when the hand is scored. */
export interface Held {
  seat: number;
  /** Cards that cost nothing because they fit what is melded, or because the partner went out. */
  aside: Entry[];
  costs: Entry[];
  /** What these cost, as a number below zero. */
  cost: number;
}

/** How far a pair of colours has got whose melds earn a bonus together; -1 stands for no side. */
export interface Pair {
  /** The side that has melded each colour. */
  melders: [number, number];
  /** The side that has melded both, and so has the bonus. */
  whole: number;
  /** The side that has played the Brilliant Deduction that names them. */
  deduced: number;
}

/** What is in the box. */
export interface Material {
  colours: string[];
  /** The colours whose melds earn a bonus together. */
  pairs: [string, string][];
  /** What such a pair scores. [bonus] */
  bonus: number;
  /** The fewest cards of a meld. [meld-three] */
  meld: number;
  /** In the order hands are sorted. */
  cards: Card[];
}

/** What is printed on a card. */
export interface Card {
  name: string;
  kind: "evidence" | "assistance" | "dupin" | "prefect" | "deduction";
  /** What it is usually worth. */
  value: number;
  /** The setting that can change its points, or empty. */
  option: "" | "poe_points" | "le_bon_points" | "dupin_points" | "assistance_points";
  /** Its own colour, or both colours of a Deduction. */
  colours: string[];
}

export const MATERIAL: Material = {"colours": ["3am", "roch", "mademoiselle", "madame", "windows", "rod", "ad", "sailor", "le-bon", "poe"], "pairs": [["3am", "roch"], ["mademoiselle", "madame"], ["windows", "rod"], ["ad", "sailor"]], "bonus": 10, "meld": 3, "cards": [{"name": "3am", "kind": "evidence", "value": 2, "option": "", "colours": ["3am"]}, {"name": "roch", "kind": "evidence", "value": 2, "option": "", "colours": ["roch"]}, {"name": "mademoiselle", "kind": "evidence", "value": 2, "option": "", "colours": ["mademoiselle"]}, {"name": "madame", "kind": "evidence", "value": 2, "option": "", "colours": ["madame"]}, {"name": "windows", "kind": "evidence", "value": 2, "option": "", "colours": ["windows"]}, {"name": "rod", "kind": "evidence", "value": 2, "option": "", "colours": ["rod"]}, {"name": "ad", "kind": "evidence", "value": 2, "option": "", "colours": ["ad"]}, {"name": "sailor", "kind": "evidence", "value": 2, "option": "", "colours": ["sailor"]}, {"name": "le-bon", "kind": "evidence", "value": 2, "option": "le_bon_points", "colours": ["le-bon"]}, {"name": "poe", "kind": "evidence", "value": 3, "option": "poe_points", "colours": ["poe"]}, {"name": "assistance", "kind": "assistance", "value": 0, "option": "assistance_points", "colours": []}, {"name": "dupin", "kind": "dupin", "value": 0, "option": "dupin_points", "colours": []}, {"name": "prefect", "kind": "prefect", "value": 4, "option": "", "colours": []}, {"name": "deduction-3am-roch", "kind": "deduction", "value": 7, "option": "", "colours": ["3am", "roch"]}, {"name": "deduction-mademoiselle-madame", "kind": "deduction", "value": 7, "option": "", "colours": ["mademoiselle", "madame"]}, {"name": "deduction-windows-rod", "kind": "deduction", "value": 7, "option": "", "colours": ["windows", "rod"]}, {"name": "deduction-ad-sailor", "kind": "deduction", "value": 7, "option": "", "colours": ["ad", "sailor"]}]};

/** What each kind of event tells. Facts with a question mark are told only to some seats; what is
 * forgotten again is empty then. */
export interface Told {
  "first-dealer": { dealer: number };
  "hand-begins": { number: number; dealer: number; size: number };
  "dealt": { count: number; cards?: string[] | "" };
  "upcard": { card: string; left: number };
  "put-under": { count: number; left: number };
  "exchanged": { partner: number; gave?: string; got?: string };
  "hid": { card?: string };
  "drew": { count: number; left: number; cards?: string[] | "" };
  "took": { card: string };
  "melded": { colour: string; count: number };
  "laid-off": { colour: string };
  "peeked": { card?: string };
  "fed-file": { left: number; card?: string };
  "fed-morgue": { card: string };
  "played": { card: string; aim: string };
  "looked": { pile: string; cards?: string[] | "" };
  "fetched": { card: string; pile: string };
  "discarded": { card: string };
  "caught": { count: number; cards: string[]; gained: number; gains: string[]; points: number; dropped: string[] };
  "second-file": { left: number };
  "scored": { sheet: Sheet; scores: number[] };
  "match-over": { scores: number[] };
}

/** An event as a seat hears it: the facts depend on its kind. */
export type Event = { [Kind in keyof Told]: { kind: Kind; seat: number; facts: Told[Kind] } }[keyof Told];
