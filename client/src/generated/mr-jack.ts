// Written by tools/wiretypes.py from the types of mr-jack. Do not edit.

/** The table as one seat sees it (`seat` None: a spectator). */
export interface View {
  seat: number | null;
  agreed: Settings;
  round: number;
  /** How many cards of this round have been played. */
  turn: number;
  /** Whose turn it is. */
  player: number;
  /** The seats that play the four cards of this round. */
  order: number[];
  /** The character cards that lie face up. */
  cards: string[];
  /** Those of this round that have been turned over. */
  played: string[];
  /** In an odd round: the cards of the next one, which are the other four. */
  next: string[];
  /** The character whose card is being played, or empty. */
  active: string;
  /** The hex of each character, in card order; empty for one who has left. */
  where: string[];
  /** Where Watson's lantern points. */
  facing: string;
  /** The gaslight on each post: its number, 5 for one without, 0 for none. */
  lamps: number[];
  /** The closed exits. */
  cordons: string[];
  /** The covered manholes. */
  covers: string[];
  /** All the manholes of this printing of the board. */
  manholes: string[];
  /** The hexes lit by gaslights and by Watson's lantern. */
  lit: string[];
  /** The characters who would be seen if the witness were called now. */
  in_sight: string[];
  /** While a card is being chosen: where each of the characters face up could go now. */
  reach: Reach[];
  /** While Goodley whistles: whom he has already moved. */
  called: string[];
  /** The points he still has to spend, once he has moved somebody. */
  calls: number;
  /** The characters whose tokens still show the suspect side. */
  suspects: string[];
  /** Who can still be Jack, as far as the detective's seat can prove; for all others, as far as everybody can. */
  possible: string[];
  /** Whether the witness card shows that Jack was seen. */
  seen: boolean;
  /** Who Jack is: for Jack, and for everybody once the game is over; otherwise empty. */
  jack: string;
  /** The alibi cards this seat has drawn with Holmes. */
  alibis: string[];
  /** How many alibi cards each seat has drawn. */
  drawn: [number, number];
  /** How many alibi cards are left. */
  pile: number;
  /** How the game ended, or empty. */
  ending: string;
  /** The seat that has won, or -1. */
  winner: number;
  accused: string;
  left_by: string;
  /** What is being asked, or empty once the game is over. */
  question: string;
  /** The seat the question was put to. */
  asked: number[];
  /** What is still to come this turn: the questions and the seats they are put to, the next one last. */
  agenda: [string, number][];
  /** The answers this seat can give now. */
  options: string[];
  /** For each of them, who would be in sight afterwards; empty where no answer changes that. */
  sights: string[][];
}

/** The settings of a game. */
export interface Settings {
  /** The printing of the board: 2006, or a later one with other manholes and two other start hexes. [board-2006] [board-later] */
  edition: string;
  /** Always two: the detective and Jack. [seats] */
  seats: number;
}

/** Where a character could go if its card were played now. */
export interface Reach {
  character: string;
  /** The hexes where it would be seen. */
  seen: string[];
  /** The others. */
  unseen: string[];
}

/** What is in the box. */
export interface Material {
  /** The detective's seat. */
  detective: number;
  /** Jack's. */
  jack: number;
  characters: string[];
  rounds: number;
  /** Clockwise from the north. */
  facings: string[];
  /** The column and number steps in each direction. */
  steps: [number, number][];
  /** The number that stands for a gaslight without one. */
  plain_lamp: number;
  hexes: Hex[];
  exits: Exit[];
}

/** One of the 86 hexes. */
export interface Hex {
  name: string;
  /** `.` street or manhole, `#` building or garden, `*` gaslight post. */
  sign: string;
}

/** A way out of the district, and the hex before it. */
export interface Exit {
  name: string;
  gate: string;
}

export const MATERIAL: Material = {"detective": 0, "jack": 1, "characters": ["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"], "rounds": 8, "facings": ["n", "ne", "se", "s", "sw", "nw"], "steps": [[0, 1], [1, 1], [1, 0], [0, -1], [-1, -1], [-1, 0]], "plain_lamp": 5, "hexes": [{"name": "a1", "sign": "."}, {"name": "a2", "sign": "."}, {"name": "a3", "sign": "."}, {"name": "a4", "sign": "."}, {"name": "a5", "sign": "."}, {"name": "b1", "sign": "."}, {"name": "b2", "sign": "*"}, {"name": "b3", "sign": "."}, {"name": "b4", "sign": "#"}, {"name": "b5", "sign": "#"}, {"name": "b6", "sign": "."}, {"name": "b7", "sign": "."}, {"name": "c2", "sign": "."}, {"name": "c3", "sign": "."}, {"name": "c4", "sign": "."}, {"name": "c5", "sign": "#"}, {"name": "c6", "sign": "."}, {"name": "c7", "sign": "*"}, {"name": "d3", "sign": "."}, {"name": "d4", "sign": "#"}, {"name": "d5", "sign": "."}, {"name": "d6", "sign": "#"}, {"name": "d7", "sign": "."}, {"name": "d8", "sign": "#"}, {"name": "e3", "sign": "."}, {"name": "e4", "sign": "."}, {"name": "e5", "sign": "."}, {"name": "e6", "sign": "."}, {"name": "e7", "sign": "."}, {"name": "e8", "sign": "."}, {"name": "e9", "sign": "."}, {"name": "f3", "sign": "."}, {"name": "f4", "sign": "#"}, {"name": "f5", "sign": "*"}, {"name": "f6", "sign": "#"}, {"name": "f7", "sign": "."}, {"name": "f8", "sign": "#"}, {"name": "f9", "sign": "*"}, {"name": "f10", "sign": "."}, {"name": "g3", "sign": "."}, {"name": "g4", "sign": "."}, {"name": "g5", "sign": "."}, {"name": "g6", "sign": "."}, {"name": "g7", "sign": "."}, {"name": "g8", "sign": "."}, {"name": "g9", "sign": "."}, {"name": "g10", "sign": "."}, {"name": "h3", "sign": "."}, {"name": "h4", "sign": "*"}, {"name": "h5", "sign": "#"}, {"name": "h6", "sign": "."}, {"name": "h7", "sign": "#"}, {"name": "h8", "sign": "*"}, {"name": "h9", "sign": "#"}, {"name": "h10", "sign": "."}, {"name": "i4", "sign": "."}, {"name": "i5", "sign": "."}, {"name": "i6", "sign": "."}, {"name": "i7", "sign": "."}, {"name": "i8", "sign": "."}, {"name": "i9", "sign": "."}, {"name": "i10", "sign": "."}, {"name": "j5", "sign": "#"}, {"name": "j6", "sign": "."}, {"name": "j7", "sign": "#"}, {"name": "j8", "sign": "."}, {"name": "j9", "sign": "#"}, {"name": "j10", "sign": "."}, {"name": "k6", "sign": "*"}, {"name": "k7", "sign": "."}, {"name": "k8", "sign": "#"}, {"name": "k9", "sign": "."}, {"name": "k10", "sign": "."}, {"name": "k11", "sign": "."}, {"name": "l6", "sign": "."}, {"name": "l7", "sign": "."}, {"name": "l8", "sign": "#"}, {"name": "l9", "sign": "#"}, {"name": "l10", "sign": "."}, {"name": "l11", "sign": "*"}, {"name": "l12", "sign": "."}, {"name": "m8", "sign": "."}, {"name": "m9", "sign": "."}, {"name": "m10", "sign": "."}, {"name": "m11", "sign": "."}, {"name": "m12", "sign": "."}], "exits": [{"name": "nw", "gate": "b7"}, {"name": "ne", "gate": "l12"}, {"name": "sw", "gate": "b1"}, {"name": "se", "gate": "l6"}]};

/** What each kind of event tells. Facts with a question mark are told only to some seats; what is
 * forgotten again is empty then. */
export interface Told {
  "identity": { jack?: string };
  "round": { number: number; cards: string[] };
  "card": { character: string };
  "order": { first: string };
  "moved": { character: string; at: string; to: string };
  "stayed": { character: string };
  "swapped": { character: string; other: string };
  "faced": { facing: string };
  "alibi": { left: number; card?: string };
  "light-moved": { at: string; to: string };
  "cordon-moved": { at: string; to: string };
  "cover-moved": { at: string; to: string };
  "whistled": { character: string; at: string; to: string };
  "whistled-for-nobody": Record<string, never>;
  "accused": { character: string; accused: string };
  "left": { character: string; exit: string };
  "witness": { seen: boolean; innocent: string[] };
  "light-out": { number: number; post: string };
  "game-over": { ending: string; jack: string };
}

/** An event as a seat hears it: the facts depend on its kind. */
export type Event = { [Kind in keyof Told]: { kind: Kind; seat: number; facts: Told[Kind] } }[keyof Told];
