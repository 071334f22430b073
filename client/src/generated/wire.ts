// Written by tools/wiretypes.py from the server's records. Do not edit.

export const PROTOCOL = 1;

export type Command = Hello | Watch | Unwatch | Sit | Reveal | Stand | Fill | Move | Sync | AskHistory | AskPast | Undo | OfferEnd | Resign | Nudge | Agree | Back | GoOn | ToChapter | Shown | AskHint | Say | Note | Mute | Remove | Close | PlayAgain | Ping;

export type Message = Welcome | TableInfo | Update | History | Past | Accepted | Refused | Stale | Hint | Blunder | Talk | Company | Notes | Wrong | Pong;

/** The move was stored before: the answer to a repeated id. */
export interface Accepted {
  kind: "accepted";
  table: string;
  id: string;
  revision: number;
}

/** `GET /api/me/friends`: whom a player knows, and whom they do not want to play with. */
export interface Acquaintances {
  link: string;
  friends: Somebody[];
  blocked: Somebody[];
  invitations: Invitation[];
}

/** Answer somebody's request to take something back, or to end the game. */
export interface Agree {
  kind: "agree";
  table: string;
  yes: boolean;
}

/** A bot, whose rating never changes. */
export interface Anchor {
  bot: string;
  value: number;
}

/** Ask what a good player would consider, where the table allows it. Nobody else is told. */
export interface AskHint {
  kind: "hint";
  table: string;
  seat: number;
  revision: number;
  depth?: 1 | 2 | 3;
  coach?: boolean;
}

/** Ask what the seat was told before event number `before`. `seat` left out: as a spectator. */
export interface AskHistory {
  kind: "history";
  table: string;
  before: number;
  seat?: number | null;
}

/** Ask to see again what has happened since event number `since`. `seat` left out: as a spectator. */
export interface AskPast {
  kind: "past";
  table: string;
  since: number;
  seat?: number | null;
}

/** Take a seat back from the bot that has been playing it. */
export interface Back {
  kind: "back";
  table: string;
  seat: number;
}

/** `POST /api/me/friends`: what stands behind the # of somebody's link. */
export interface Befriend {
  code: string;
  sure: boolean;
}

/** For those who asked for a hint with `coach`, where all others are bots: the answer they gave at that revision surely was much worse than another. It can be taken back. */
export interface Blunder {
  kind: "blunder";
  table: string;
  seat: number;
  revision: number;
  answer: string;
  value: number;
  better: Candidate;
}

/** Where a game begins that is played on from a moment of another, which is finished. */
export interface Branch {
  table: string;
  root: string;
  lines: number;
  seat: number;
  world: "like" | "true";
  name: string;
}

/** `POST /api/tables/brought`: a game that was played elsewhere, as its transcript. */
export interface Bring {
  transcript: string;
}

/** `GET /api/me/calls`: how the player is called when it is their turn, and how they could be. */
export interface Calls {
  push_key: string;
  mails: boolean;
  webhooks: boolean;
  pushed: boolean;
  browsers: number;
  mail: string;
  confirmed: boolean;
  webhook: string;
  form: "json" | "ntfy";
  quiet: number[] | null;
  digest: number | null;
  zone: string;
  stopped: boolean;
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

/** The host closes the table to newcomers, or opens it again. */
export interface Close {
  kind: "close";
  table: string;
  closed?: boolean;
}

/** `GET /api/clubs/CLUB`. */
export interface Club {
  club: string;
  name: string;
  about: string;
  open: boolean;
  owner: string;
  member: boolean;
  link: string;
  count: number;
  members: Member[];
  tables: Listed[];
  tournaments: TournamentLine[];
}

/** A club in a list. */
export interface ClubLine {
  club: string;
  name: string;
  about: string;
  open: boolean;
  members: number;
}

/** `GET /api/clubs`: one's own, and those that are open. */
export interface Clubs {
  mine: ClubLine[];
  open: ClubLine[];
}

/** Where a lesson stands, and what its coach says. */
export interface Coach {
  chapter: number;
  step: number;
  sentence: Sentence | null;
  points: string[];
  answers: string[];
}

/** A code that leads back to who one is. It is shown once. */
export interface Code {
  code: string;
  link: string;
}

/** `POST /api/back`: a recovery code, or the code of a link. */
export interface ComeBack {
  code: string;
}

/** Somebody at the table besides its host. */
export interface Companion {
  player: string;
  name: string;
  seated: boolean;
  muted: boolean;
}

/** For the host alone: who is at the table, with or without a seat; at most a hundred of them. */
export interface Company {
  kind: "company";
  table: string;
  people: Companion[];
}

/** A number of days for each answer. */
export interface Days {
  kind: "days";
  days?: number;
}

/** `POST /api/games/GAME/deal`. */
export interface Deal {
  options: Record<string, any>;
}

/** What chance decides in a whole game, for people whose cards or dice are lost. */
export interface Dealt {
  deal: any;
}

/** `GET /api/desk`: what the host of this server is to look at. */
export interface Desk {
  load: Load;
  reports: DeskReport[];
  muted: Somebody[];
  tables: DeskTable[];
  hosts: Somebody[];
}

/** `PUT /api/desk/people/PLAYER`: another name for somebody, or silence. */
export interface DeskChange {
  nickname: string;
  muted: boolean | null;
}

/** A report that is to be looked at. */
export interface DeskReport {
  number: number;
  at: number;
  by: Somebody;
  about: Somebody;
  muted: boolean;
  why: "name" | "other" | "play" | "talk";
  table: string;
  text: string;
  said: string[];
}

/** A table that is awake in the process that was asked. */
export interface DeskTable {
  table: string;
  game: string;
  names: string[];
  present: number;
}

/** Where a player is signed in. */
export interface Device {
  device: string;
  name: string;
  since: number;
  used: number;
  current: boolean;
}

/** `GET /api/me/devices`: the one used last comes first. */
export interface Devices {
  devices: Device[];
}

/** `POST /api/tournaments/TOURNAMENT/direct`: the host lets it begin, or its next round; pause; or go on. */
export interface Direct {
  what: "begin" | "pause" | "resume";
}

/** What was asked for is done; there is nothing to say. */
export interface Done {

}

/** A way in which a hand can end. */
export interface Ending {
  name: string;
  by_somebody: boolean;
}

/** `POST /api/tournaments/TOURNAMENT/bots`: the host lets bots take part. */
export interface EnterBots {
  bot: string;
  count: number;
}

/** `POST /api/desk`: what stands behind the # of the link that `whitechapel desk` prints. */
export interface EnterDesk {
  key: string;
}

/** Somebody who takes part. */
export interface Entrant {
  name: string;
  player: string;
  bot: string;
  rating: number;
  gone: boolean;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
}

/** Something that happened, as this seat was told. */
export interface Event {
  kind: string;
  seat: number;
  facts: Record<string, any>;
  fleeting?: string[];
}

/** A rule in an example: a position, an answer, and what comes of it. docs/examples.md explains the parts. */
export interface Example {
  rules: string[];
  settings: Record<string, string>;
  table: Record<string, string>;
  before: string[];
  answer: string;
  seat: number | null;
  refused: string;
  events: Event[];
  views: any[];
}

/** `GET /api/games/GAME/examples`, or those of one rule. */
export interface Examples {
  examples: Example[];
}

/** Somebody whom a player often meets. */
export interface Favourite {
  player: string;
  name: string;
  games: number;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
}

/** The host puts a bot on a free seat. */
export interface Fill {
  kind: "fill";
  table: string;
  seat: number;
  bot: string;
}

/** `POST /api/queue`: look for an opponent, or keep looking: whoever wants to play now asks again every few seconds. */
export interface FindOpponent {
  games: string[];
  pace?: "clock" | "days";
  within?: number;
  rated?: boolean;
  since?: number;
}

/** `GET /api/games/GAME/search`: the rules that speak of what was asked for, the likeliest first. */
export interface Found {
  rules: string[];
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
  rests: boolean;
  edition: Record<string, string>;
  ranks: Record<string, Sentence>;
  styled: string[];
  styles: Record<string, Sentence>;
  roles: Sentence[];
  guide: boolean;
  lessons: LessonInfo[];
  companion: string;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
}

/** End the rest between two hands; everybody who sits at the table may. In a lesson: what the coach says has been read or, where an answer is waited for, the coach is to give it. */
export interface GoOn {
  kind: "go-on";
  table: string;
}

/** `GET /api/games/GAME/guide`: a game explained. */
export interface Guide {
  goal: Sentence;
  roles: Sentence[];
  signs: string[];
  sections: GuideSection[];
  groups: Record<string, Sentence>;
  things: GuideThing[];
}

/** A paragraph, a picture, or both. */
export interface GuidePart {
  text: Sentence | null;
  edition: string;
  example: string;
  number: number;
  show: string;
  things: string[];
}

/** A part of the two pages under one heading. */
export interface GuideSection {
  id: string;
  page: number;
  title: Sentence;
  asked: string[];
  parts: GuidePart[];
}

/** A card or a sign: what it is called, and what it is for. */
export interface GuideThing {
  id: string;
  group: string;
  name: Sentence;
  text: Sentence;
  forms: Record<string, string[]>;
  drawn: string;
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

/** What a seat was told earlier: the answer to `history`. */
export interface History {
  kind: "history";
  table: string;
  seat: number | null;
  first: number;
  events: Event[];
}

/** A friend asks somebody to a table. */
export interface Invitation {
  table: string;
  game: string;
  at: number;
  by: Somebody;
}

/** `POST /api/me/friends/PLAYER`: ask a friend to a table. */
export interface Invite {
  table: string;
}

/** `POST /api/clubs/CLUB/members`: join, with the key of its link if it is private. */
export interface JoinClub {
  key: string;
}

/** `GET /api/ladder/GAME`: this week's shuffles, or another week's (`week=2026-11-16`). */
export interface Ladder {
  game: string;
  week: string;
  ends: number;
  now: number;
  seat: number;
  bot: string;
  mine: string;
  over: boolean;
  count: number;
  rates: number[];
  rows: LadderRow[];
  season: SeasonRow[];
  before: string;
}

/** Somebody's game of the week. */
export interface LadderRow {
  player: string;
  name: string;
  won: boolean;
  margin: number;
  rate: number | null;
  by_errors: number;
  by_result: number;
  table: string;
}

/** `GET /api/games/GAME/tally`: what a score sheet asks for. */
export interface Laid {
  endings: Ending[];
  table: string[][];
  hand: string[][];
  settings: string[];
  suspects: string[];
  teams: number[];
}

/** A hand that has ended at a real table. */
export interface LaidHand {
  ending: string;
  seats: LaidSeat[];
  seat: number;
  file_empty: boolean;
}

/** What lies before one player at a real table, and what they still hold. */
export interface LaidSeat {
  table: Record<string, number>;
  hand: Record<string, number>;
  vote: string;
}

/** Those who have played enough, the strongest first. */
export interface Leaderboard {
  role: Sentence | null;
  rows: Rated[];
  bots: Anchor[];
}

/** `GET /api/games/GAME/ratings`. */
export interface Leaderboards {
  game: string;
  boards: Leaderboard[];
}

/** `GET /api/tournaments/TOURNAMENT/length`: asked often, by pages that show it. */
export interface Length {
  length: number;
}

/** A lesson. */
export interface LessonInfo {
  lesson: string;
  title: Sentence;
  minutes: number;
  seat: number;
  chapters: Sentence[];
  steps: number[];
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  names: string[];
  faces: ("" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper")[];
  free: number;
  your_turn: boolean;
  over: boolean;
  updated: number;
  lesson: string;
  chapter: number;
  branch: Branch | null;
  winners: number[];
  rated: boolean;
}

/** How busy the process is that was asked. */
export interface Load {
  up: number;
  sockets: number;
  awake: number;
  moves: number;
  messages: number;
  requests: number;
  refused: number;
  alerts: number;
  failed: number;
  unreadable: number;
  memory: number;
  busy: number;
}

/** How it goes. */
export interface Looking {
  table: string;
  since: number;
  now: number;
  within: number;
  pace: string;
  waiting: Record<string, number>;
}

/** A member of a club. */
export interface Member {
  player: string;
  name: string;
  since: number;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
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

/** The host silences somebody at the table, or lets them talk again. */
export interface Mute {
  kind: "mute";
  table: string;
  player: string;
  muted?: boolean;
}

/** `POST /api/tables/TABLE/branches`: play on from a moment of a finished game, against bots. */
export interface NewBranch {
  lines: number;
  seat: number;
  world: "like" | "true";
  name: string;
  bot: string | null;
}

/** `POST /api/clubs`, or `PUT /api/clubs/CLUB` by its owner. */
export interface NewClub {
  name: string;
  about?: string;
  open?: boolean;
}

/** `POST /api/players`. */
export interface NewPlayer {
  nickname: string;
  face?: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
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

/** Remind somebody that it is their turn: once for each question, and not before they have had a minute. */
export interface Nudge {
  kind: "nudge";
  table: string;
  seat: number;
}

/** Offer to end the game here, without a winner: it ends when everybody at the table agrees. */
export interface OfferEnd {
  kind: "offer-end";
  table: string;
  seat: number;
}

/** A new table, and where others join. */
export interface Opened {
  table: string;
  link: string;
  seat_links: string[];
}

/** A new club. */
export interface OpenedClub {
  club: string;
}

/** A new tournament. */
export interface OpenedTournament {
  tournament: string;
  link: string;
}

/** Somebody on the other side: a player with a name, or a bot. */
export interface Opponent {
  player: string;
  name: string;
  bot: string;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
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
  early: string;
}

/** A passkey by which a player can come back. */
export interface Passkey {
  passkey: string;
  name: string;
  since: number;
  used: number;
}

/** What a browser must know to make a passkey, or to use one: WebAuthn's own options, as JSON. */
export interface PasskeyOptions {
  options: Record<string, any>;
}

/** `GET /api/me/passkeys`. */
export interface Passkeys {
  offered: boolean;
  passkeys: Passkey[];
}

/** The answer to `past`: the last updates of a seat, of which the first is the moment before. Empty where the players remember for themselves, or where nothing has happened since. */
export interface Past {
  kind: "past";
  table: string;
  seat: number | null;
  updates: PastUpdate[];
}

/** What a seat was told with one of its updates, and how the table looked to it then. */
export interface PastUpdate {
  first: number;
  events: Event[];
  view: any;
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

/** A finished game of a player, for their statistics. */
export interface Played {
  table: string;
  game: string;
  at: number;
  seat: number;
  opponents: string[];
  won: boolean | null;
  rate: number | null;
  luck: number | null;
}

/** Who the player is. The token is shown once, to a new player. */
export interface Player {
  player: string;
  nickname: string;
  token: string;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
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

/** `GET /api/players/PLAYER`: somebody's rated games; nothing of any other game. */
export interface Profile {
  player: string;
  nickname: string;
  ratings: Standing[];
  games: RatedGame[];
  best: string[];
  favourites: Favourite[];
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
}

/** `GET /api/games/GAME/puzzles/PUZZLE`: a moment of a game as its seat sees it. What is right is not said here. */
export interface Puzzle {
  puzzle: string;
  game: string;
  theme: string;
  seat: number;
  seats: number;
  view: any;
  events: Event[];
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  puzzle: string;
  theme: string;
}

/** `GET /api/games/GAME/puzzles`. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/** How strong a player seems, and how sure that is. */
export interface Rated {
  player: string;
  name: string;
  value: number;
  deviation: number;
  games: number;
  won: number;
  lost: number;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
}

/** A rated game in somebody's profile. */
export interface RatedGame {
  table: string;
  game: string;
  at: number;
  seat: number;
  won: boolean;
  left: boolean;
  role: Sentence | null;
  others: Opponent[];
}

/** A rule forbids the move; nothing has changed. */
export interface Refused {
  kind: "refused";
  table: string;
  id: string;
  rule: string;
  sentence: Sentence;
  options: string[];
  coach: Sentence | null;
}

/** The host removes somebody, who cannot come back; bots play on for their seats. */
export interface Remove {
  kind: "remove";
  table: string;
  player: string;
}

/** Part of a finished game. */
export interface Replay {
  table: string;
  seat: number | null;
  lines: number;
  told: number;
  before: Event[];
  moments: Moment[];
}

/** `POST /api/reports`: something the host of this server should know about somebody. */
export interface Report {
  player: string;
  why: "name" | "other" | "play" | "talk";
  table: string;
  text: string;
}

/** Give up a seat for good. With two seats the other one wins; otherwise a bot plays on. */
export interface Resign {
  kind: "resign";
  table: string;
  seat: number;
}

/** Show the promised value, once `fixed` in `table` says that nobody can change theirs any more. */
export interface Reveal {
  kind: "reveal";
  table: string;
  seat: number;
  value: string;
}

/** `/api/tables/TABLE/review`: what the decisions of one seat cost, as far as they are judged. */
export interface Review {
  table: string;
  seat: number;
  depth: string;
  rules: number;
  judge: number;
  judged: number;
  decisions_in_all: number;
  running: boolean;
  start: number;
  result: number | null;
  luck: number;
  lost: number;
  rate: number;
  rate_error: number;
  decisions: ReviewDecision[];
  grade: ReviewGrade | null;
  counted: string;
  figures: Record<string, Record<string, string>>;
}

/** What one decision cost; docs/review.md explains the figures. */
export interface ReviewDecision {
  line: number;
  stage: number;
  question: string;
  given: string;
  best: string;
  chance: number;
  error: number;
  loss: number;
  low: number;
  high: number;
  mistake: boolean;
  luck: number;
  answers: ReviewOption[];
}

/** The rank of our bots that loses about as much per answer, and the error rates at which a higher rank begins. */
export interface ReviewGrade {
  rank: string;
  ranks: string[];
  bounds: number[];
}

/** An answer that could have been given, and the chance to win with it. */
export interface ReviewOption {
  answer: string;
  chance: number;
  error: number;
  sentence: Sentence | null;
}

/** A row of a score sheet. */
export interface Row {
  place: string;
  cards: string;
  copies: number;
  points: number;
  doubled: boolean;
}

/** Say something to everybody at the table. */
export interface Say {
  kind: "say";
  table: string;
  text: string;
}

/** Somebody in the standings of a season. */
export interface SeasonRow {
  place: number;
  player: string;
  name: string;
  points: number;
  weeks: number;
}

/** Who sits on a seat. */
export interface SeatInfo {
  kind: string;
  player: string;
  name: string;
  present: boolean;
  away: number | null;
  bot: string;
  resigned: boolean;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
}

/** The same sentence in both languages. */
export interface Sentence {
  en: string;
  de: string;
}

/** `PUT /api/me/calls`: everything but the browsers. */
export interface SetCalls {
  language?: "de" | "en";
  zone?: string;
  quiet?: any[] | null;
  digest?: number | null;
  mail?: string;
  webhook?: string;
  form?: "json" | "ntfy";
  stopped?: boolean;
}

/** What is agreed before a table opens. */
export interface Settings {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: string[];
  memory?: "full" | "notebook" | "strict" | null;
  pace?: Untimed | Clock | Days;
  window?: number | null;
  pause?: number;
  visibility?: "link" | "public";
  undo?: boolean;
  hints?: boolean | null;
  takeover?: string;
  lesson?: string;
  rated?: boolean;
}

/** The client has shown everything up to the update with this number. At untimed tables bots wait for it; nobody is told. */
export interface Shown {
  kind: "shown";
  table: string;
  seat: number;
  number: number;
}

/** Take a seat, any open one if none is named; `key` comes from the seat's own link. Sent again with a promise from a seat that has made none, it adds the promise. */
export interface Sit {
  kind: "sit";
  table: string;
  seat?: number | null;
  key?: string;
  promise?: string;
}

/** `POST` there: an answer. */
export interface Solve {
  answer: string;
}

/** How good an answer was, by what its seat knew. */
export interface Solved {
  right: boolean;
  lost: number;
  best: string;
  given: string;
  rank: string;
  answers: ReviewOption[];
}

/** A player, as others know them; without a name they are gone. */
export interface Somebody {
  player: string;
  name: string;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
  since: number;
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

/** What somebody is rated in. */
export interface Standing {
  game: string;
  role: Sentence | null;
  rated: Rated;
  bots: Anchor[];
}

/** `GET /api/me/statistics`: the last finished games, newest first, without lessons and branches. */
export interface Statistics {
  games: Played[];
}

/** `POST /api/me/calls/push`: a browser that may be called, in its own words. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "de" | "en";
  zone?: string;
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
  promises: string[];
  fixed: boolean;
  started: boolean;
  undo_wish: Wish | null;
  end_wish: Wish | null;
  result: Outcome | null;
  stopped: boolean;
  again: string;
  duplicate: string;
  duplicate_of: string;
  brought: boolean;
  closed: boolean;
  branch: Branch | null;
  event: string;
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
  player?: string;
}

/** Its score sheet. */
export interface Tallied {
  sheet: any;
  over: boolean;
  leaders: number[];
  left: Record<string, number>;
  rows: Row[][];
  asks: string[];
}

/** `POST /api/games/GAME/tally`: a hand that is to be judged, and how the match stood before it. */
export interface Tally {
  hand: LaidHand;
  options: Record<string, any>;
  scores: number[];
  hands: number;
}

/** What is agreed about a tournament. */
export interface Terms {
  name: string;
  game: string;
  system: "duplicate" | "knockout" | "round-robin" | "swiss";
  pace: Untimed | Clock | Days;
  options?: Record<string, string | number | boolean>;
  rounds?: number;
  starts?: number;
  rest?: number;
  minutes?: number;
  late?: number;
  rated?: boolean;
  public?: boolean;
  club?: string;
}

/** In a lesson: begin this chapter, or begin it again. */
export interface ToChapter {
  kind: "chapter";
  table: string;
  chapter: number;
}

/** `GET /api/tournaments/TOURNAMENT`. */
export interface Tournament {
  tournament: string;
  length: number;
  terms: Terms;
  host: string;
  host_name: string;
  club_name: string;
  now: number;
  planned: number;
  paused: boolean;
  over: boolean;
  may_enter: boolean;
  next_round: number | null;
  round_ends: number | null;
  mine: number | null;
  my_table: string;
  entrants: Entrant[];
  rounds: TournamentRound[];
  standings: TournamentRow[];
}

/** A game of a round. */
export interface TournamentGame {
  table: string;
  seats: number[];
  points: number[] | null;
  how: string;
}

/** A tournament in a list. */
export interface TournamentLine {
  tournament: string;
  name: string;
  game: string;
  system: "duplicate" | "knockout" | "round-robin" | "swiss";
  entrants: number;
  round: number;
  rounds: number;
  starts: number;
  over: boolean;
  entered: boolean;
  may_enter: boolean;
}

/** A round. */
export interface TournamentRound {
  games: TournamentGame[];
  free: number[];
}

/** A line of the standings. */
export interface TournamentRow {
  place: number;
  entrant: number;
  points: number;
  buchholz: number;
  berger: number;
  wins: number;
  rounds: string[];
}

/** `GET /api/tournaments`. */
export interface Tournaments {
  tournaments: TournamentLine[];
}

/** What came of the last of the answers. */
export interface Tried {
  seat: number;
  seats: number;
  view: any;
  events: Event[];
  refused: string;
  sentence: Sentence | null;
  asked: number[];
}

/** `POST /api/games/GAME/try`: answers on the table of an example, from its beginning. */
export interface Try {
  rule: string;
  number: number;
  answers: string[];
  seat: number | null;
  chance: number;
}

/** Take back the seat's last answer, or ask the others' permission. */
export interface Undo {
  kind: "undo";
  table: string;
  seat: number;
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
  rests: number | null;
  clock: ClockFace | null;
  lines: number;
  head: string;
  coach: Coach | null;
}

/** `POST /api/me/passkeys`, `POST /api/back/passkey`: what a browser has answered to such options, as JSON. */
export interface UsePasskey {
  credential: Record<string, any>;
}

/** Come to a table, in all the seats one holds or as a spectator. */
export interface Watch {
  kind: "watch";
  table: string;
}

/** `GET /api/me/back`: whether there is a recovery code, and since when. */
export interface WaysBack {
  since: number;
}

/** The answer to `hello`, or the first message where a cookie or header has said who is speaking. */
export interface Welcome {
  kind: "welcome";
  player: string;
  nickname: string;
  now: number;
  face: "" | "beard" | "bonnet" | "bowler" | "bun" | "cap" | "curls" | "deerstalker" | "glasses" | "helmet" | "pipe" | "plume" | "topper";
  token: string;
  protocol: number;
}

/** Somebody would like to take something back, or to end the game. */
export interface Wish {
  seat: number;
  agreed: string[];
}

/** What was asked for cannot be done; nothing has changed. */
export interface Wrong {
  kind: "wrong";
  code: string;
  sentence: Sentence;
  table: string;
  id: string;
}
