// The view of this game, by the names of its fields, as the server sends it.
export interface Reach {
  character: string;
  seen: string[];
  unseen: string[];
}
export interface View {
  seat: number | null;
  agreed: { edition: string; seats: number };
  round: number;
  turn: number;
  player: number;
  order: number[];
  cards: string[];
  played: string[];
  next: string[];
  active: string;
  where: string[];
  facing: string;
  lamps: number[];
  cordons: string[];
  covers: string[];
  manholes: string[];
  lit: string[];
  in_sight: string[];
  reach: Reach[];
  called: string[];
  calls: number;
  suspects: string[];
  possible: string[];
  seen: boolean;
  jack: string;
  alibis: string[];
  drawn: number[];
  pile: number;
  ending: string;
  winner: number;
  accused: string;
  left_by: string;
  question: string;
  asked: number[];
  agenda: [string, number][];
  options: string[];
  sights: string[][];
}
