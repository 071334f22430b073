// The view of this game, by the names of its fields, as the server sends it.
export interface OpenFile {
  square: string;
  town: string;
  /** Empty for those who may not see it. */
  face: string;
}
export interface View {
  seat: number | null;
  agreed: { seats: number; turn_limit: number; land_only: boolean; board: string };
  map: string[];
  towns: [string, string][];
  turn: number;
  active: number;
  where: string[];
  files: string[];
  shown: OpenFile | null;
  peeked: OpenFile | null;
  murderer: string;
  stack: number;
  cabinet: number[];
  chips: number[];
  convictions: number[];
  stake: number;
  worth: number;
  forfeited: number;
  dice: string[];
  moves: string[];
  bonus: string[];
  bonuses: number;
  rival: number;
  duel: string[];
  ending: string;
  question: string;
  asked: number[];
  agenda: [string, number][];
  options: string[];
}

/** The murderers in the order of the cabinet, by what they use. */
export const WEAPONS = ["cleaver", "knife", "scissors", "hammer"];
/** So many files each of them has left behind: the drawers of the cabinet. */
export const DRAWERS = 4;
/** The hat of each seat's piece. */
export const HATS = ["bowler", "cap", "deerstalker", "topper"];
