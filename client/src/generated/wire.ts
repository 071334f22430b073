// Written by tools/wiretypes.py from the server's records. Do not edit.

export const PROTOCOL = 1;

export type Command = Hello | Watch | Unwatch | Sit | Stand | Fill | Move | Sync | Undo | Agree | Back | AskHint | Say | Note | PlayAgain | Ping;

export type Message = Welcome | TableInfo | Update | Accepted | Refused | Stale | Hint | Talk | Notes | Wrong | Pong;

/** The move was stored before: the answer to a repeated id. */
export interface Accepted {
  kind: "accepted";
  table: string;
  id: string;
  revision: number;
}

/** Answer somebody's request to take something back. */
export interface Agree {
  kind: "agree";
  table: string;
  yes: boolean;
}

/** Ask what a good player would consider, where the table allows it. Nobody else is told. */
export interface AskHint {
  kind: "hint";
  table: string;
  seat: number;
  revision: number;
  depth?: 1 | 2 | 3;
}

/** Take a seat back from the bot that has been playing it. */
export interface Back {
  kind: "back";
  table: string;
  seat: number;
}

/** An answer worth a look. */
export interface Candidate {
  answer: string;
  value: number | null;
  sentence: Sentence | null;
}

/** A number of seconds for each answer, and a bank of seconds for the whole game. */
export interface Clock {
  kind: "clock";
  per_move?: number;
  bank?: number;
  grace?: number;
}

/** The clocks of a timed table. */
export interface ClockFace {
  since: number;
  banks: number[];
  due: (number | null)[];
}

/** A number of days for each answer. */
export interface Days {
  kind: "days";
  days?: number;
}

/** Something that happened, as this seat was told. */
export interface Event {
  kind: string;
  seat: number;
  facts: Record<string, any>;
  fleeting?: string[];
}

/** The host puts a bot on a free seat. */
export interface Fill {
  kind: "fill";
  table: string;
  seat: number;
  bot: string;
}

/** One of the games. */
export interface GameInfo {
  game: string;
  rules: number;
  title: Sentence;
  name: Sentence;
  above: Sentence;
  pitch: Sentence;
  players: number[];
  minutes: number;
  options: OptionInfo[];
  bots: string[];
  usual: string;
  memory: "full" | "notebook" | "strict";
  editions: Record<string, Sentence>;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
}

/** Who is speaking: a token, or a nickname for somebody new. Needed only if no cookie or header says so. */
export interface Hello {
  kind: "hello";
  token?: string;
  nickname?: string;
}

/** The answer to `hint`, for the revision it was asked at. */
export interface Hint {
  kind: "hint";
  table: string;
  seat: number;
  revision: number;
  depth: number;
  sentence: Sentence;
  candidates: Candidate[];
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  names: string[];
  free: number;
  your_turn: boolean;
  over: boolean;
  updated: number;
}

/** One answer of a finished game as one seat saw it: what was told, and how the table then looked. */
export interface Moment {
  line: number;
  seat: number;
  answer: string;
  events: Event[];
  view: any;
}

/** An answer. `id` is chosen by the client, and repeated if it has to send the same move again. */
export interface Move {
  kind: "move";
  table: string;
  id: string;
  revision: number;
  seat: number;
  answer: string;
}

/** `POST /api/players`. */
export interface NewPlayer {
  nickname: string;
}

/** Replace the text of the seat's private notebook. */
export interface Note {
  kind: "note";
  table: string;
  seat: number;
  text: string;
}

/** The seat's private notebook. */
export interface Notes {
  kind: "notes";
  table: string;
  seat: number;
  text: string;
}

/** A new table, and where others join. */
export interface Opened {
  table: string;
  link: string;
  seat_links: string[];
}

/** One setting of a game. */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[] | null;
  default: string | number | boolean | null;
  least: number;
  most: number;
}

/** How a finished game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
}

/** Ask whether anybody is there. */
export interface Ping {
  kind: "ping";
}

/** After the game: open the next table for the same people, everybody one seat further on. The `table` message says where it is. */
export interface PlayAgain {
  kind: "again";
  table: string;
  duplicate?: boolean;
}

/** Who the player is. The token is shown once, to a new player. */
export interface Player {
  player: string;
  nickname: string;
  token: string;
}

/** Somebody is there. */
export interface Pong {
  kind: "pong";
  now: number;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: Sentence;
}

/** A rule forbids the move; nothing has changed. */
export interface Refused {
  kind: "refused";
  table: string;
  id: string;
  rule: string;
  sentence: Sentence;
  options: string[];
}

/** A finished game, or a part of it. */
export interface Replay {
  table: string;
  seat: number | null;
  lines: number;
  moments: Moment[];
}

/** Say something to everybody at the table. */
export interface Say {
  kind: "say";
  table: string;
  text: string;
}

/** Who sits on a seat. */
export interface SeatInfo {
  kind: string;
  player: string;
  name: string;
  present: boolean;
  bot: string;
}

/** The same sentence in both languages. */
export interface Sentence {
  en: string;
  de: string;
}

/** What is agreed before a table opens. */
export interface Settings {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: string[];
  memory?: "full" | "notebook" | "strict" | null;
  pace?: Untimed | Clock | Days;
  window?: number | null;
  visibility?: "link" | "public";
  undo?: boolean;
  hints?: boolean | null;
  takeover?: string;
}

/** Take a seat, any open one if none is named; `key` comes from the seat's own link. */
export interface Sit {
  kind: "sit";
  table: string;
  seat?: number | null;
  key?: string;
}

/** The move belongs to an earlier moment; a fresh update follows. */
export interface Stale {
  kind: "stale";
  table: string;
  id: string;
  revision: number;
}

/** Give a seat back before the game has begun. */
export interface Stand {
  kind: "stand";
  table: string;
  seat: number;
}

/** Ask for a fresh update, after a gap in the numbers. `seat` left out: as a spectator. */
export interface Sync {
  kind: "sync";
  table: string;
  seat?: number | null;
}

/** What everybody may know about a table; sent on arrival, and whenever any of it changes. */
export interface TableInfo {
  kind: "table";
  table: string;
  settings: Settings;
  options: Record<string, string | number | boolean>;
  host: string;
  created: number;
  seats: SeatInfo[];
  commitment: string;
  started: boolean;
  undo_wish: UndoWish | null;
  result: Outcome | null;
  seed: string;
  again: string;
  duplicate: string;
  duplicate_of: string;
}

/** A list of tables. */
export interface Tables {
  tables: Listed[];
}

/** New lines of the table's talk; on arrival, the most recent ones. */
export interface Talk {
  kind: "talk";
  table: string;
  lines: TalkLine[];
}

/** A line of the table's talk: what a person says, or an event around the game. */
export interface TalkLine {
  number: number;
  at: number;
  what: string;
  name?: string;
  seat?: number | null;
  text?: string;
  sentence?: Sentence | null;
}

/** Take back the seat's last answer, or ask the others' permission. */
export interface Undo {
  kind: "undo";
  table: string;
  seat: number;
}

/** Somebody would like to take something back. */
export interface UndoWish {
  seat: number;
  agreed: string[];
}

/** Nobody is hurried, and nobody ever loses a seat. */
export interface Untimed {
  kind: "untimed";
}

/** Stop watching the table; seats are kept. */
export interface Unwatch {
  kind: "unwatch";
  table: string;
}

/** The table as this seat (none: a spectator) sees it now, and what it was told since the last update. */
export interface Update {
  kind: "update";
  table: string;
  seat: number | null;
  number: number;
  revision: number;
  first: number;
  events: Event[];
  view: any;
  undo: "ask" | "free" | "no";
  now: number;
  accepted: string;
  closes: number | null;
  clock: ClockFace | null;
}

/** Come to a table, in all the seats one holds or as a spectator. */
export interface Watch {
  kind: "watch";
  table: string;
}

/** The answer to `hello`, or the first message where a cookie or header has said who is speaking. */
export interface Welcome {
  kind: "welcome";
  player: string;
  nickname: string;
  now: number;
  token: string;
  protocol: number;
}

/** What was asked for cannot be done; nothing has changed. */
export interface Wrong {
  kind: "wrong";
  code: string;
  sentence: Sentence;
  table: string;
  id: string;
}
