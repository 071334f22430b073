// The view of this game, by the names of its fields, as the server sends it.
export interface Area {
  cards: string[];
  /** The suspect each wild was played as. */
  wilds: string[];
}
export interface Entry {
  cards: string;
  copies: number;
  points: number;
  doubled: boolean;
}
export interface Line {
  table: Entry[];
  aside: Entry[];
  hand: Entry[];
  vote: string;
  bonus: number;
}
export interface Sheet {
  ending: string;
  verdict: string;
  ripper: string;
  suspects: number[];
  alibi: string;
  lines: Line[];
}
export interface View {
  seat: number | null;
  agreed: { edition: string; seats: number; vote: boolean; target: number; max_hands: number };
  hand_number: number;
  dealer: number;
  active: number;
  scores: number[];
  sheets: Sheet[];
  hand: string[];
  sizes: number[];
  areas: Area[];
  file: number;
  second_file: boolean;
  yard: number;
  top: string;
  look: string[];
  taken: string;
  melded: string[];
  alibi: string;
  victims: number;
  gavel_played: boolean;
  last_card_lost: boolean;
  yard_turns: number;
  voted: boolean;
  vote: string;
  question: string;
  asked: number[];
  agenda: [string, number][];
  options: string[];
  answered: string;
  /** The points on the table against each suspect. */
  suspicion?: number[];
  /** Who would be the Ripper if the hand were solved now, or empty. */
  ripper?: string;
}
