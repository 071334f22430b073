// The view of this game, by the names of its fields, as the server sends it. Areas, scores and lines have one entry for
// each side; seat s is of side s % sides.
export interface Entry {
  cards: string;
  copies: number;
  points: number;
}
export interface Held {
  seat: number;
  aside: Entry[];
  costs: Entry[];
}
export interface Line {
  table: Entry[];
  /** The first colour of each pair that is melded completely. */
  pairs: string[];
  bonus: number;
  dupin: number;
  hands: Held[];
  shut_out: boolean;
}
export interface Sheet {
  ending: string;
  winner: number;
  lines: Line[];
}
export interface Agreed {
  seats: number;
  target: number;
  max_hands: number;
  dupin_count: boolean;
  shut_out: boolean;
  poe_points: number;
  le_bon_points: number;
  dupin_points: number;
  assistance_points: number;
}
export interface View {
  seat: number | null;
  agreed: Agreed;
  hand_number: number;
  dealer: number;
  active: number;
  scores: number[];
  sheets: Sheet[];
  hand: string[];
  sizes: number[];
  areas: string[][];
  file: number;
  second_file: boolean;
  morgue: number;
  top: string;
  under: number;
  peek: string;
  look: string[];
  shown: string;
  melded: string[];
  melds: string[][];
  worth: number[];
  event_played: boolean;
  morgue_turns: number;
  question: string;
  asked: number[];
  agenda: [string, number][];
  options: string[];
  answered: string;
}
