// Written by tools/wiretypes.py from the types of jack-the-ripper. Do not edit.

/** The table as one seat sees it (`seat` None: a spectator). */
export interface View {
  seat: number | null;
  agreed: Settings;
  hand_number: number;
  dealer: number;
  /** Whose turn it is. */
  active: number;
  scores: number[];
  /** The score sheets of the hands that have ended. */
  sheets: Sheet[];
  /** The seat's own cards, sorted; empty for a spectator. */
  hand: string[];
  /** How many cards each seat holds. */
  sizes: number[];
  areas: Area[];
  /** How many cards the Case File has. */
  file: number;
  second_file: boolean;
  /** How many cards Scotland Yard has. */
  yard: number;
  /** The top card of Scotland Yard, or empty. */
  top: string;
  /** All of Scotland Yard, top last, while this seat looks through it for a Scene; empty otherwise. */
  look: string[];
  /** The gavel a Scene has just fetched, shown to all, or empty. */
  taken: string;
  /** The colours with a meld on the table. */
  melded: string[];
  /** The suspect whose alibi is in play, or empty. */
  alibi: string;
  /** The points on the table against each suspect. */
  suspicion: number[];
  /** Who would be the Ripper if somebody went out now or, once the hand is over, who was; empty if nobody. */
  ripper: string;
  /** Who has at least as many points but would not be the Ripper, and why not. */
  spared: Spared[];
  /** The verdict, if nobody is the Ripper although a suspect has a meld and no alibi; otherwise empty. */
  unsolved: string;
  /** The most points that a meld this seat can play now would add against each suspect; empty if there is none. */
  ready: number[];
  /** How many victims are in play. */
  victims: number;
  gavel_played: boolean;
  /** us-games: the hand ends with this turn. */
  last_card_lost: boolean;
  /** How many turns in a row have drawn from Scotland Yard. */
  yard_turns: number;
  /** Whether a vote was held in this hand. */
  voted: boolean;
  /** This seat's own vote, or empty. */
  vote: string;
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
  edition: string;
  seats: number;
  /** Whether players may call a vote; the default in us-games, the advanced rule in pegasus. [vote-standard] [vote-advanced] */
  vote: boolean;
  /** The match ends when somebody has this many points and leads alone. [target] */
  target: number;
  /** The match ends after this many hands at the latest. */
  max_hands: number;
  first_dealer: string | number;
  /** us-games: whether cards in hand cost points when the Ripper is still at large. */
  at_large_penalty: boolean;
  /** us-games: whether laying off a single wild needs a card of its colour before the same player. */
  strict_wild: boolean;
  /** Whether any meld on the table, rather than only the player's own, entitles them to call a vote. */
  vote_any_meld: boolean;
  /** us-games: how to score a hand in which somebody goes out in the turn that emptied the file. */
  out_on_empty_file: string;
}

/** The complete judgement of one hand. */
export interface Sheet {
  ending: string;
  verdict: string;
  /** The suspect who turned out to be the Ripper, or empty. */
  ripper: string;
  /** The points on the table against each suspect. */
  suspects: number[];
  /** The suspect who has an alibi, or empty. */
  alibi: string;
  lines: Line[];
  /** What each seat scores for the hand. */
  totals: number[];
  /** The scores of the match after it; empty for a hand played by itself. */
  scores: number[];
}

/** One seat's part of a score sheet. */
export interface Line {
  table: Entry[];
  /** Cards in hand that fit a meld on the table and cost nothing. */
  aside: Entry[];
  hand: Entry[];
  /** The suspect the seat voted for, or empty. */
  vote: string;
  /** What the vote scored. */
  bonus: number;
  /** What the table scores. */
  laid: number;
  /** What the hand costs, as a number below zero. */
  cost: number;
}

/** One row of a score sheet: some cards of a kind, and what they score or cost. */
export interface Entry {
  cards: string;
  copies: number;
  points: number;
  doubled: boolean;
}

/** What lies before a seat: face up, for all to see. [play-area] */
export interface Area {
  /** Evidence and gavels by name, sorted, without wilds. */
  cards: string[];
  /** The colour each wild was played as. */
  wilds: string[];
  /** All of these cards again, by suspect and by victim. */
  groups: Group[];
  /** The points printed on them. */
  worth: number;
}

/** Cards before a seat that belong together. */
export interface Group {
  /** A suspect, Letters, a victim, or Ripper Escapes. */
  of: string;
  /** Whether they are a victim and its scene. */
  pair: boolean;
  /** Evidence first, wilds among it. */
  cards: string[];
  /** How many of them are evidence. */
  evidence: number;
  /** The points printed on them. */
  points: number;
}

/** A suspect who has the points but is not the Ripper, and why not. */
export interface Spared {
  suspect: string;
  why: "alibi" | "no-meld" | "tie";
  points: number;
}

/** What is in the box. */
export interface Material {
  /** In the order of their printed numbers, beginning with 1. */
  suspects: string[];
  colours: string[];
  victims: string[];
  /** Each belongs to the victim at the same index. */
  scenes: string[];
  /** The fewest cards of a meld. [meld-three] */
  meld: number;
  /** In the order hands are sorted. */
  cards: Card[];
}

/** What is printed on a card. */
export interface Card {
  name: string;
  kind: "evidence" | "letters" | "wild" | "suspect" | "alibi" | "victim" | "scene" | "strikes" | "commissioner" | "escapes";
  value: number;
  gavel: boolean;
  /** Whether it stays on the table when it has been played. */
  stays: boolean;
  /** The suspects, the colour or the victim it belongs to; otherwise its own name. */
  of: string[];
}

export const MATERIAL: Material = {"suspects": ["druitt", "eddy", "gull", "pedachenko", "chapman", "jill"], "colours": ["druitt", "eddy", "gull", "pedachenko", "chapman", "jill", "letters"], "victims": ["nichols", "chapman", "stride", "eddowes", "kelly"], "scenes": ["bucks-row", "hanbury-street", "berner-street", "mitre-square", "millers-court"], "meld": 3, "cards": [{"name": "druitt", "kind": "evidence", "value": 2, "gavel": false, "stays": true, "of": ["druitt"]}, {"name": "eddy", "kind": "evidence", "value": 2, "gavel": false, "stays": true, "of": ["eddy"]}, {"name": "gull", "kind": "evidence", "value": 2, "gavel": false, "stays": true, "of": ["gull"]}, {"name": "pedachenko", "kind": "evidence", "value": 2, "gavel": false, "stays": true, "of": ["pedachenko"]}, {"name": "chapman", "kind": "evidence", "value": 2, "gavel": false, "stays": true, "of": ["chapman"]}, {"name": "jill", "kind": "evidence", "value": 2, "gavel": false, "stays": true, "of": ["jill"]}, {"name": "letters", "kind": "letters", "value": 3, "gavel": false, "stays": true, "of": ["letters"]}, {"name": "wild", "kind": "wild", "value": 2, "gavel": false, "stays": true, "of": ["wild"]}, {"name": "suspect-druitt", "kind": "suspect", "value": 4, "gavel": true, "stays": true, "of": ["druitt"]}, {"name": "suspect-eddy", "kind": "suspect", "value": 4, "gavel": true, "stays": true, "of": ["eddy"]}, {"name": "suspect-gull", "kind": "suspect", "value": 4, "gavel": true, "stays": true, "of": ["gull"]}, {"name": "suspect-pedachenko", "kind": "suspect", "value": 4, "gavel": true, "stays": true, "of": ["pedachenko"]}, {"name": "suspect-chapman", "kind": "suspect", "value": 4, "gavel": true, "stays": true, "of": ["chapman"]}, {"name": "suspect-jill", "kind": "suspect", "value": 4, "gavel": true, "stays": true, "of": ["jill"]}, {"name": "alibi-druitt", "kind": "alibi", "value": 3, "gavel": true, "stays": true, "of": ["druitt"]}, {"name": "alibi-eddy-gull", "kind": "alibi", "value": 3, "gavel": true, "stays": true, "of": ["eddy", "gull"]}, {"name": "alibi-pedachenko", "kind": "alibi", "value": 3, "gavel": true, "stays": true, "of": ["pedachenko"]}, {"name": "alibi-chapman", "kind": "alibi", "value": 3, "gavel": true, "stays": true, "of": ["chapman"]}, {"name": "alibi-jill", "kind": "alibi", "value": 3, "gavel": true, "stays": true, "of": ["jill"]}, {"name": "victim-nichols", "kind": "victim", "value": 1, "gavel": true, "stays": true, "of": ["nichols"]}, {"name": "victim-chapman", "kind": "victim", "value": 1, "gavel": true, "stays": true, "of": ["chapman"]}, {"name": "victim-stride", "kind": "victim", "value": 1, "gavel": true, "stays": true, "of": ["stride"]}, {"name": "victim-eddowes", "kind": "victim", "value": 1, "gavel": true, "stays": true, "of": ["eddowes"]}, {"name": "victim-kelly", "kind": "victim", "value": 1, "gavel": true, "stays": true, "of": ["kelly"]}, {"name": "scene-bucks-row", "kind": "scene", "value": 1, "gavel": true, "stays": true, "of": ["nichols"]}, {"name": "scene-hanbury-street", "kind": "scene", "value": 1, "gavel": true, "stays": true, "of": ["chapman"]}, {"name": "scene-berner-street", "kind": "scene", "value": 1, "gavel": true, "stays": true, "of": ["stride"]}, {"name": "scene-mitre-square", "kind": "scene", "value": 1, "gavel": true, "stays": true, "of": ["eddowes"]}, {"name": "scene-millers-court", "kind": "scene", "value": 1, "gavel": true, "stays": true, "of": ["kelly"]}, {"name": "strikes", "kind": "strikes", "value": 0, "gavel": true, "stays": false, "of": ["strikes"]}, {"name": "commissioner", "kind": "commissioner", "value": 0, "gavel": true, "stays": false, "of": ["commissioner"]}, {"name": "escapes", "kind": "escapes", "value": 35, "gavel": false, "stays": true, "of": ["escapes"]}]};

/** What each kind of event tells. Facts with a question mark are told only to some seats; what is
 * forgotten again is empty then. */
export interface Told {
  "first-dealer": { dealer: number };
  "hand-begins": { number: number; dealer: number; size: number };
  "dealt": { count: number; cards?: string[] | "" };
  "upcard": { card: string; left: number };
  "vote-called": Record<string, never>;
  "voted": { suspect?: string };
  "drew": { count: number; left: number; cards?: string[] | "" };
  "took": { card: string };
  "melded": { colour: string; naturals: number; wilds: number };
  "laid-off": { colour: string; wild: boolean };
  "played": { card: string; suspect: string };
  "alibi-replaced": { card: string };
  "took-along": { card: string; other: number };
  "laid-victim": { card: string };
  "no-more-victims": Record<string, never>;
  "looked": { yard?: string[] | "" };
  "fetched": { card: string };
  "kept": { card: string };
  "flipped": { card: string; left: number };
  "window": Record<string, never>;
  "escaped": { card: string };
  "discarded": { card: string };
  "second-file": { left: number };
  "scored": { sheet: Sheet; scores: number[] };
  "match-over": { scores: number[] };
}

/** An event as a seat hears it: the facts depend on its kind. */
export type Event = { [Kind in keyof Told]: { kind: Kind; seat: number; facts: Told[Kind] } }[keyof Told];
