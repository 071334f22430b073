// Written by tools/wiretypes.py from the types of check-the-ripper. Do not edit.

/** The table as one seat sees it (`seat` None: a spectator). What was seen and has been closed again is not shown. */
export interface View {
  seat: number | null;
  agreed: Settings;
  /** The board from north to south, as in a board file. */
  map: string[];
  /** The square and the name of each town, in reading order. */
  towns: [string, string][];
  turn: number;
  /** Whose turn it is; before the first turn, who goes first. */
  active: number;
  /** Whose turn comes after it. */
  next: number;
  /** The square of each seat's piece, or empty. */
  where: string[];
  /** The squares on which a file lies. */
  files: string[];
  /** The file that lies face up for all until a player's next answer. */
  shown: OpenFile | null;
  /** The file the winner of a duel is looking at: everybody sees which one, but only the winner what it shows. */
  peeked: OpenFile | null;
  /** The open murderer card, or empty. */
  murderer: string;
  /** How many murderer cards lie face down under it. */
  stack: number;
  /** How many files of each murderer are in the cabinet, in the order of `material.WEAPONS`. */
  cabinet: number[];
  chips: number[];
  /** How many murderers each seat has convicted. */
  convictions: number[];
  /** The chips of the series that is being risked. */
  stake: number;
  /** What the open murderer's next file scores, the extra included; 0 if there are no more. */
  worth: number;
  /** The chips of the series if that file is turned up next. */
  hoped: number;
  /** How many files of the open murderer are not in the cabinet yet. */
  left: number;
  /** The chips lost in risks so far. */
  forfeited: number;
  /** The dice as rolled this turn. */
  dice: string[];
  /** The rolled moves still open. */
  moves: string[];
  /** The bonus moves still open, the next one first. */
  bonus: string[];
  /** How many bonus moves were won this turn. */
  bonuses: number;
  /** The seat under attack, or -1. */
  rival: number;
  /** The seat that has lost the duel, until its piece is put somewhere else; otherwise -1. */
  loser: number;
  /** The dice of this turn's last duel, the attacker's first. */
  duel: string[];
  /** How the game has ended, or empty. */
  ending: string;
  /** What is being asked, or empty once the game is over. */
  question: string;
  /** The seat the question was put to. */
  asked: number[];
  /** What is still to come: the questions and the seats they are put to, the next one last. */
  agenda: [string, number][];
  /** The answers this seat can give now. */
  options: string[];
}

/** The settings of a game. [players] [options-agreed] */
export interface Settings {
  seats: number;
  /** The game ends after this many turns at the latest. [turn-limit] */
  turn_limit: number;
  /** Whether pieces keep to the land. [land-only] */
  land_only: boolean;
  /** Whether knights leap over files. [knight-leaps] [knight-blocked] */
  knight_over_files: boolean;
  /** Whether a convicted murderer's card leaves the game or keeps cycling. [card-leaves] [card-stays] */
  completed_card: string;
  /** Whether a wrong file in a risk ends the turn. [risk-ends-turn] */
  failed_risk_ends_turn: boolean;
  /** Whether equal chips share the win or the murderers convicted decide. [shared-win] [tie-break] */
  tie_break: string;
  /** The word for the board. [board-file] */
  board: string;
}

/** A file being looked at. */
export interface OpenFile {
  square: string;
  /** The name of the town, or empty if the board has no names. */
  town: string;
  /** What it shows; empty for those who may not see it. */
  face: string;
}

/** What is in the box, besides the board. */
export interface Material {
  /** In the order of the cabinet, by what they use. */
  murderers: string[];
  /** How many files each of them has: the drawers of the cabinet. */
  copies: number;
  /** What files show. */
  faces: string[];
  /** What dice show, from the strongest in a duel to the weakest. */
  symbols: string[];
  /** What a murderer's first to fourth file are worth. */
  file_chips: number[];
  /** The extra for the fourth file of the first to the fourth murderer convicted. */
  extra_chips: number[];
}

/** Everything that chance decides in a game. */
export interface Deal {
  /** What the file in each town shows, town by town. [files] */
  files: string[];
  /** The murderers, the one on top first. [murderers] */
  cards: string[];
  /** What the dice show, roll by roll. [dice] */
  rolls: [string, string][];
  /** What files and the extras for a conviction are worth. [file-value] [completion-extra] */
  chips: number[];
}

export const MATERIAL: Material = {"murderers": ["cleaver", "knife", "scissors", "hammer"], "copies": 4, "faces": ["cleaver", "knife", "scissors", "hammer", "blank"], "symbols": ["king", "queen", "rook", "bishop", "knight"], "file_chips": [1, 2, 3, 4], "extra_chips": [1, 3, 6, 10]};

/** What each kind of event tells. Facts with a question mark are told only to some seats; what is
 * forgotten again is empty then. */
export interface Told {
  "files-laid": Record<string, never>;
  "first": Record<string, never>;
  "placed": { square: string };
  "first-card": { murderer: string };
  "rolled": { first: string; second: string };
  "card-changed": { murderer: string };
  "card-kept": Record<string, never>;
  "gave-up": { count: number };
  "declined": { symbol: string };
  "moved": { symbol: string; at: string; to: string };
  "revealed": { square: string; town: string; face: string };
  "turned": { square: string; town: string; face: string };
  "filed": { murderer: string; number: number; stake: number };
  "took": { chips: number };
  "convicted": { murderer: string; chips: number };
  "next-card": { murderer: string };
  "forfeited": { chips: number };
  "challenged": { rival: number; square: string };
  "duel": { rival: number; first: string; second: string; winner: number };
  "bonus": { symbol: string };
  "relocated": { other: number; square: string };
  "no-peek": Record<string, never>;
  "peeked": { square: string; town: string; face?: string };
  "put-back": Record<string, never>;
  "game-over": { ending: string; scores: number[] };
}

/** An event as a seat hears it: the facts depend on its kind. */
export type Event = { [Kind in keyof Told]: { kind: Kind; seat: number; facts: Told[Kind] } }[keyof Told];
