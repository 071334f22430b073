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
  /** For each character, in card order, by what they would be seen: `lamp`, `lantern`, or a neighbour's name; empty for those in the dark. */
  seen_by: string[];
  /** While a card is being chosen: where each of the characters face up could go now. */
  reach: Reach[];
  /** While Goodley whistles: whom he has already moved. */
  called: string[];
  /** The points he still has to spend, once he has moved somebody. */
  calls: number;
  /** While he whistles: the steps that others still have to take, from the first of them on. */
  steps_left: number;
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
  /** For each of them, the hexes on the way, where somebody walks; empty where nobody does. */
  ways: string[][];
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
  /** The fewest and the most steps each of them takes. [move-one-to-three] [stealthy-four] */
  walks: [number, number][];
  rounds: number;
  /** The number of the gaslight that goes out after each round, or 0. [lights-out] [lights-plain-stay] */
  lamps_out: number[];
  /** Clockwise from the north. */
  facings: string[];
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
  /** On a street: the hexes on which somebody standing here sees others, lamp or no lamp. [seen-by-neighbour] */
  sees: string[];
  /** On a post: the hexes a gaslight here lights. [seen-by-gaslight] */
  lights: string[];
  /** On a street: the hexes Watson's lantern lights from here in each direction, the nearest first. [watson-beam] */
  beams: string[][];
}

/** A way out of the district, and the hex before it. */
export interface Exit {
  name: string;
  gate: string;
}

/** Everything that chance decides in a game. */
export interface Deal {
  /** For Jack's eyes only. [alibi-deal] */
  jack: string;
  /** The other alibi cards, the next to be drawn first. */
  alibis: string[];
  rounds: Round[];
}

/** A round on the track. */
export interface Round {
  /** The characters that can be played. [odd-rounds] [even-rounds] */
  cards: string[];
  /** Whose turn it is: 0 the detective's, 1 Jack's. [odd-order] [even-order] */
  order: number[];
  /** The gaslight that goes out when it ends; 0: none. [lights-out] */
  light: number;
}

export const MATERIAL: Material = {"detective": 0, "jack": 1, "characters": ["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"], "walks": [[1, 3], [1, 3], [1, 3], [1, 3], [1, 4], [1, 3], [1, 3], [1, 3]], "rounds": 8, "lamps_out": [1, 2, 3, 4, 0, 0, 0, 0], "facings": ["n", "ne", "se", "s", "sw", "nw"], "plain_lamp": 5, "hexes": [{"name": "a1", "sign": ".", "sees": ["a2", "b1"], "lights": [], "beams": [["a2", "a3", "a4", "a5"], [], ["b1"], [], [], []]}, {"name": "a2", "sign": ".", "sees": ["a1", "a3", "b3"], "lights": [], "beams": [["a3", "a4", "a5"], ["b3", "c4", "d5", "e6", "f7", "g8"], [], ["a1"], [], []]}, {"name": "a3", "sign": ".", "sees": ["a2", "a4", "b3"], "lights": [], "beams": [["a4", "a5"], [], ["b3", "c3", "d3", "e3", "f3", "g3", "h3"], ["a2", "a1"], [], []]}, {"name": "a4", "sign": ".", "sees": ["a3", "a5"], "lights": [], "beams": [["a5"], [], [], ["a3", "a2", "a1"], [], []]}, {"name": "a5", "sign": ".", "sees": ["a4", "b6"], "lights": [], "beams": [[], ["b6"], [], ["a4", "a3", "a2", "a1"], [], []]}, {"name": "b1", "sign": ".", "sees": ["a1", "c2"], "lights": [], "beams": [[], ["c2", "d3", "e4"], [], [], [], ["a1"]]}, {"name": "b2", "sign": "*", "sees": [], "lights": ["a1", "a2", "b1", "b3", "c2", "c3"], "beams": []}, {"name": "b3", "sign": ".", "sees": ["a2", "a3", "c3", "c4"], "lights": [], "beams": [[], ["c4", "d5", "e6", "f7", "g8"], ["c3", "d3", "e3", "f3", "g3", "h3"], [], ["a2"], ["a3"]]}, {"name": "b4", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "b5", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "b6", "sign": ".", "sees": ["a5", "b7", "c6"], "lights": [], "beams": [["b7"], [], ["c6"], [], ["a5"], []]}, {"name": "b7", "sign": ".", "sees": ["b6"], "lights": [], "beams": [[], [], [], ["b6"], [], []]}, {"name": "c2", "sign": ".", "sees": ["b1", "c3", "d3"], "lights": [], "beams": [["c3", "c4"], ["d3", "e4"], [], [], ["b1"], []]}, {"name": "c3", "sign": ".", "sees": ["b3", "c2", "c4", "d3"], "lights": [], "beams": [["c4"], [], ["d3", "e3", "f3", "g3", "h3"], ["c2"], [], ["b3", "a3"]]}, {"name": "c4", "sign": ".", "sees": ["b3", "c3", "d5"], "lights": [], "beams": [[], ["d5", "e6", "f7", "g8"], [], ["c3", "c2"], ["b3", "a2"], []]}, {"name": "c5", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "c6", "sign": ".", "sees": ["b6", "d7"], "lights": [], "beams": [[], ["d7", "e8"], [], [], [], ["b6"]]}, {"name": "c7", "sign": "*", "sees": [], "lights": ["b6", "b7", "c6", "d7"], "beams": []}, {"name": "d3", "sign": ".", "sees": ["c2", "c3", "e3", "e4"], "lights": [], "beams": [[], ["e4"], ["e3", "f3", "g3", "h3"], [], ["c2", "b1"], ["c3", "b3", "a3"]]}, {"name": "d4", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "d5", "sign": ".", "sees": ["c4", "e5", "e6"], "lights": [], "beams": [[], ["e6", "f7", "g8"], ["e5"], [], ["c4", "b3", "a2"], []]}, {"name": "d6", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "d7", "sign": ".", "sees": ["c6", "e7", "e8"], "lights": [], "beams": [[], ["e8"], ["e7", "f7", "g7"], [], ["c6"], []]}, {"name": "d8", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "e3", "sign": ".", "sees": ["d3", "e4", "f3"], "lights": [], "beams": [["e4", "e5", "e6", "e7", "e8", "e9"], [], ["f3", "g3", "h3"], [], [], ["d3", "c3", "b3", "a3"]]}, {"name": "e4", "sign": ".", "sees": ["d3", "e3", "e5"], "lights": [], "beams": [["e5", "e6", "e7", "e8", "e9"], [], [], ["e3"], ["d3", "c2", "b1"], []]}, {"name": "e5", "sign": ".", "sees": ["d5", "e4", "e6"], "lights": [], "beams": [["e6", "e7", "e8", "e9"], [], [], ["e4", "e3"], [], ["d5"]]}, {"name": "e6", "sign": ".", "sees": ["d5", "e5", "e7", "f7"], "lights": [], "beams": [["e7", "e8", "e9"], ["f7", "g8"], [], ["e5", "e4", "e3"], ["d5", "c4", "b3", "a2"], []]}, {"name": "e7", "sign": ".", "sees": ["d7", "e6", "e8", "f7"], "lights": [], "beams": [["e8", "e9"], [], ["f7", "g7"], ["e6", "e5", "e4", "e3"], [], ["d7"]]}, {"name": "e8", "sign": ".", "sees": ["d7", "e7", "e9"], "lights": [], "beams": [["e9"], [], [], ["e7", "e6", "e5", "e4", "e3"], ["d7", "c6"], []]}, {"name": "e9", "sign": ".", "sees": ["e8", "f10"], "lights": [], "beams": [[], ["f10"], [], ["e8", "e7", "e6", "e5", "e4", "e3"], [], []]}, {"name": "f3", "sign": ".", "sees": ["e3", "g3", "g4"], "lights": [], "beams": [[], ["g4"], ["g3", "h3"], [], [], ["e3", "d3", "c3", "b3", "a3"]]}, {"name": "f4", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "f5", "sign": "*", "sees": [], "lights": ["e4", "e5", "g5", "g6"], "beams": []}, {"name": "f6", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "f7", "sign": ".", "sees": ["e6", "e7", "g7", "g8"], "lights": [], "beams": [[], ["g8"], ["g7"], [], ["e6", "d5", "c4", "b3", "a2"], ["e7", "d7"]]}, {"name": "f8", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "f9", "sign": "*", "sees": [], "lights": ["e8", "e9", "f10", "g9", "g10"], "beams": []}, {"name": "f10", "sign": ".", "sees": ["e9", "g10"], "lights": [], "beams": [[], [], ["g10", "h10", "i10", "j10", "k10", "l10", "m10"], [], ["e9"], []]}, {"name": "g3", "sign": ".", "sees": ["f3", "g4", "h3"], "lights": [], "beams": [["g4", "g5", "g6", "g7", "g8", "g9", "g10"], [], ["h3"], [], [], ["f3", "e3", "d3", "c3", "b3", "a3"]]}, {"name": "g4", "sign": ".", "sees": ["f3", "g3", "g5"], "lights": [], "beams": [["g5", "g6", "g7", "g8", "g9", "g10"], [], [], ["g3"], ["f3"], []]}, {"name": "g5", "sign": ".", "sees": ["g4", "g6", "h6"], "lights": [], "beams": [["g6", "g7", "g8", "g9", "g10"], ["h6", "i7", "j8", "k9", "l10", "m11"], [], ["g4", "g3"], [], []]}, {"name": "g6", "sign": ".", "sees": ["g5", "g7", "h6"], "lights": [], "beams": [["g7", "g8", "g9", "g10"], [], ["h6", "i6", "j6"], ["g5", "g4", "g3"], [], []]}, {"name": "g7", "sign": ".", "sees": ["f7", "g6", "g8"], "lights": [], "beams": [["g8", "g9", "g10"], [], [], ["g6", "g5", "g4", "g3"], [], ["f7", "e7", "d7"]]}, {"name": "g8", "sign": ".", "sees": ["f7", "g7", "g9"], "lights": [], "beams": [["g9", "g10"], [], [], ["g7", "g6", "g5", "g4", "g3"], ["f7", "e6", "d5", "c4", "b3", "a2"], []]}, {"name": "g9", "sign": ".", "sees": ["g8", "g10", "h10"], "lights": [], "beams": [["g10"], ["h10"], [], ["g8", "g7", "g6", "g5", "g4", "g3"], [], []]}, {"name": "g10", "sign": ".", "sees": ["f10", "g9", "h10"], "lights": [], "beams": [[], [], ["h10", "i10", "j10", "k10", "l10", "m10"], ["g9", "g8", "g7", "g6", "g5", "g4", "g3"], [], ["f10"]]}, {"name": "h3", "sign": ".", "sees": ["g3", "i4"], "lights": [], "beams": [[], ["i4"], [], [], [], ["g3", "f3", "e3", "d3", "c3", "b3", "a3"]]}, {"name": "h4", "sign": "*", "sees": [], "lights": ["g3", "g4", "h3", "i4", "i5"], "beams": []}, {"name": "h5", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "h6", "sign": ".", "sees": ["g5", "g6", "i6", "i7"], "lights": [], "beams": [[], ["i7", "j8", "k9", "l10", "m11"], ["i6", "j6"], [], ["g5"], ["g6"]]}, {"name": "h7", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "h8", "sign": "*", "sees": [], "lights": ["g7", "g8", "i8", "i9"], "beams": []}, {"name": "h9", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "h10", "sign": ".", "sees": ["g9", "g10", "i10"], "lights": [], "beams": [[], [], ["i10", "j10", "k10", "l10", "m10"], [], ["g9"], ["g10", "f10"]]}, {"name": "i4", "sign": ".", "sees": ["h3", "i5"], "lights": [], "beams": [["i5", "i6", "i7", "i8", "i9", "i10"], [], [], [], ["h3"], []]}, {"name": "i5", "sign": ".", "sees": ["i4", "i6", "j6"], "lights": [], "beams": [["i6", "i7", "i8", "i9", "i10"], ["j6", "k7"], [], ["i4"], [], []]}, {"name": "i6", "sign": ".", "sees": ["h6", "i5", "i7", "j6"], "lights": [], "beams": [["i7", "i8", "i9", "i10"], [], ["j6"], ["i5", "i4"], [], ["h6", "g6"]]}, {"name": "i7", "sign": ".", "sees": ["h6", "i6", "i8", "j8"], "lights": [], "beams": [["i8", "i9", "i10"], ["j8", "k9", "l10", "m11"], [], ["i6", "i5", "i4"], ["h6", "g5"], []]}, {"name": "i8", "sign": ".", "sees": ["i7", "i9", "j8"], "lights": [], "beams": [["i9", "i10"], [], ["j8"], ["i7", "i6", "i5", "i4"], [], []]}, {"name": "i9", "sign": ".", "sees": ["i8", "i10", "j10"], "lights": [], "beams": [["i10"], ["j10", "k11", "l12"], [], ["i8", "i7", "i6", "i5", "i4"], [], []]}, {"name": "i10", "sign": ".", "sees": ["h10", "i9", "j10"], "lights": [], "beams": [[], [], ["j10", "k10", "l10", "m10"], ["i9", "i8", "i7", "i6", "i5", "i4"], [], ["h10", "g10", "f10"]]}, {"name": "j5", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "j6", "sign": ".", "sees": ["i5", "i6", "k7"], "lights": [], "beams": [[], ["k7"], [], [], ["i5"], ["i6", "h6", "g6"]]}, {"name": "j7", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "j8", "sign": ".", "sees": ["i7", "i8", "k9"], "lights": [], "beams": [[], ["k9", "l10", "m11"], [], [], ["i7", "h6", "g5"], ["i8"]]}, {"name": "j9", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "j10", "sign": ".", "sees": ["i9", "i10", "k10", "k11"], "lights": [], "beams": [[], ["k11", "l12"], ["k10", "l10", "m10"], [], ["i9"], ["i10", "h10", "g10", "f10"]]}, {"name": "k6", "sign": "*", "sees": [], "lights": ["j6", "k7", "l6", "l7"], "beams": []}, {"name": "k7", "sign": ".", "sees": ["j6", "l7"], "lights": [], "beams": [[], [], ["l7"], [], ["j6", "i5"], []]}, {"name": "k8", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "k9", "sign": ".", "sees": ["j8", "k10", "l10"], "lights": [], "beams": [["k10", "k11"], ["l10", "m11"], [], [], ["j8", "i7", "h6", "g5"], []]}, {"name": "k10", "sign": ".", "sees": ["j10", "k9", "k11", "l10"], "lights": [], "beams": [["k11"], [], ["l10", "m10"], ["k9"], [], ["j10", "i10", "h10", "g10", "f10"]]}, {"name": "k11", "sign": ".", "sees": ["j10", "k10", "l12"], "lights": [], "beams": [[], ["l12"], [], ["k10", "k9"], ["j10", "i9"], []]}, {"name": "l6", "sign": ".", "sees": ["l7"], "lights": [], "beams": [["l7"], [], [], [], [], []]}, {"name": "l7", "sign": ".", "sees": ["k7", "l6", "m8"], "lights": [], "beams": [[], ["m8"], [], ["l6"], [], ["k7"]]}, {"name": "l8", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "l9", "sign": "#", "sees": [], "lights": [], "beams": []}, {"name": "l10", "sign": ".", "sees": ["k9", "k10", "m10", "m11"], "lights": [], "beams": [[], ["m11"], ["m10"], [], ["k9", "j8", "i7", "h6", "g5"], ["k10", "j10", "i10", "h10", "g10", "f10"]]}, {"name": "l11", "sign": "*", "sees": [], "lights": ["k10", "k11", "l10", "l12", "m11", "m12"], "beams": []}, {"name": "l12", "sign": ".", "sees": ["k11", "m12"], "lights": [], "beams": [[], [], ["m12"], [], ["k11", "j10", "i9"], []]}, {"name": "m8", "sign": ".", "sees": ["l7", "m9"], "lights": [], "beams": [["m9", "m10", "m11", "m12"], [], [], [], ["l7"], []]}, {"name": "m9", "sign": ".", "sees": ["m8", "m10"], "lights": [], "beams": [["m10", "m11", "m12"], [], [], ["m8"], [], []]}, {"name": "m10", "sign": ".", "sees": ["l10", "m9", "m11"], "lights": [], "beams": [["m11", "m12"], [], [], ["m9", "m8"], [], ["l10", "k10", "j10", "i10", "h10", "g10", "f10"]]}, {"name": "m11", "sign": ".", "sees": ["l10", "m10", "m12"], "lights": [], "beams": [["m12"], [], [], ["m10", "m9", "m8"], ["l10", "k9", "j8", "i7", "h6", "g5"], []]}, {"name": "m12", "sign": ".", "sees": ["l12", "m11"], "lights": [], "beams": [[], [], [], ["m11", "m10", "m9", "m8"], [], ["l12"]]}], "exits": [{"name": "nw", "gate": "b7"}, {"name": "ne", "gate": "l12"}, {"name": "sw", "gate": "b1"}, {"name": "se", "gate": "l6"}]};

/** What each kind of event tells. Facts with a question mark are told only to some seats; what is
 * forgotten again is empty then. */
export interface Told {
  "identity": { jack?: string };
  "round": { number: number; cards: string[] };
  "card": { character: string };
  "order": { first: string };
  "moved": { character: string; at: string; to: string; way: string[] };
  "stayed": { character: string };
  "swapped": { character: string; other: string };
  "faced": { facing: string };
  "alibi": { left: number; card?: string };
  "light-moved": { at: string; to: string };
  "cordon-moved": { at: string; to: string };
  "cover-moved": { at: string; to: string };
  "whistled": { character: string; at: string; to: string; way: string[] };
  "whistled-for-nobody": Record<string, never>;
  "accused": { character: string; accused: string; way: string[] };
  "left": { character: string; exit: string; way: string[] };
  "called": { sight: string[] };
  "witness": { seen: boolean; innocent: string[] };
  "light-out": { number: number; post: string };
  "game-over": { ending: string; jack: string };
}

/** An event as a seat hears it: the facts depend on its kind. */
export type Event = { [Kind in keyof Told]: { kind: Kind; seat: number; facts: Told[Kind] } }[keyof Told];
