// Whole messages of the server, for tests: each says only what it is about. The types see to it that nothing is missing.
import type { Event, SeatInfo, TableInfo, Tallied, Update, Welcome } from "./generated/wire";

export const event = (kind: string): Event => ({ kind, seat: 0, facts: {} });

export const welcome = (change: Partial<Welcome> = {}): Welcome => ({
  kind: "welcome",
  player: "ada",
  nickname: "Ada",
  now: Date.now(),
  face: "",
  token: "",
  protocol: 1,
  ...change,
});

export const seatInfo = (change: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  player: "ada",
  name: "Ada",
  present: true,
  away: null,
  bot: "",
  resigned: false,
  face: "",
  ...change,
});

/** A table that has begun, and remembers everything. */
export const tableInfo = (change: Partial<TableInfo> = {}): TableInfo => ({
  kind: "table",
  table: "t1",
  settings: { game: "jack-the-ripper", memory: "full" },
  options: {},
  host: "ada",
  created: 0,
  seats: [],
  commitment: "",
  promises: [],
  fixed: true,
  started: true,
  undo_wish: null,
  end_wish: null,
  result: null,
  stopped: false,
  again: "",
  duplicate: "",
  duplicate_of: "",
  brought: false,
  closed: false,
  branch: null,
  event: "",
  ...change,
});

/** What the first seat is told. */
export const update = (change: Partial<Update> = {}): Update => ({
  kind: "update",
  table: "t1",
  seat: 0,
  number: 1,
  revision: 1,
  first: 0,
  events: [],
  view: {},
  undo: "no",
  now: Date.now(),
  accepted: "",
  closes: null,
  rests: null,
  clock: null,
  lines: 0,
  head: "",
  coach: null,
  ...change,
});

export const tallied = (change: Partial<Tallied> = {}): Tallied => ({
  sheet: {},
  over: false,
  leaders: [],
  left: {},
  rows: [],
  asks: [],
  ...change,
});
