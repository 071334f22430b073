// What is asked over plain HTTP: who this is, the games, tables, replays.
import { connection, house } from "./connection.svelte";
import { isOwn, SITE } from "./mode";
import { anyFace, type Face } from "./faces";
import { prefer, settings } from "./settings.svelte";
import type {
  Calls,
  Code,
  Dealt,
  Device,
  Devices,
  Example,
  Examples,
  Found,
  GameInfo,
  Games,
  Guide,
  Laid,
  Leaderboards,
  Listed,
  Opened,
  Player,
  Profile,
  Replay,
  Review,
  Sentence,
  SetCalls,
  Settings,
  Subscribe,
  TableInfo,
  Tables,
  Tallied,
  Tally,
  Tried,
  Try,
  NewBranch,
  Puzzle,
  Puzzles,
  Solved,
  Statistics,
  WaysBack,
} from "./generated/wire";

export type { Example, Guide, GuidePart, GuideSection, GuideThing, Tried } from "./generated/wire";
export type { GameInfo, Listed, Moment, OptionInfo } from "./generated/wire";

export interface Rule {
  id: string;
  chapter: string;
  title: Sentence;
  text: Sentence;
  sources: Record<string, string[]>;
  ruling: Partial<Sentence>;
  decisions: string[];
  edition: string;
  instead_of: string;
  played: boolean;
}
export interface Rulebook {
  game: string;
  title: Sentence;
  editions: Record<string, Sentence>;
  chapters: Record<string, Sentence>;
  /** What matters most in a chapter. */
  leads: Record<string, Sentence>;
  /** The languages of each printed book; the headings of `sources` are in the first. */
  printed: Record<string, string[]>;
  rules: Record<string, Rule>;
}

/** Why a request was refused, in both languages. */
export class Problem extends Error {
  code: string;
  sentence: Sentence;
  constructor(code: string, sentence: Sentence) {
    super(sentence.en);
    this.code = code;
    this.sentence = sentence;
  }
}

/** The reply to a request, as the record that it is. */
export async function request<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const reply = await ask(path, method, body);
  return reply.status === 204 ? (undefined as T) : ((await reply.json()) as T);
}

/** The reply of whoever keeps the table (or, without one, this page); a refusal is thrown as a Problem. */
async function ask(path: string, method = "GET", body?: unknown): Promise<Response> {
  const [, table = ""] = /^\/api\/tables\/([^/]+)/.exec(path) ?? [];
  const reply = await connection(table).ask(path, method, body);
  if (!reply.ok) {
    const told = (await reply.json().catch(() => null)) as { code?: string; sentence?: Sentence } | null;
    throw new Problem(
      told?.code ?? String(reply.status),
      told?.sentence ?? {
        en: `The server answered ${reply.status}.`,
        de: `Der Server hat mit ${reply.status} geantwortet.`,
      },
    );
  }
  return reply;
}

// -- who one is ------------------------------------------------------------------------------------

/** Whether this browser has been here before: then it has a cookie that the server knows. A page can be asked at once. */
const BEEN_HERE = "whitechapel-been-here";
function beenHere(): boolean {
  return SITE || localStorage.getItem(BEEN_HERE) !== null;
}

export const me = $state<{ player: string; nickname: string; face: Face }>({ player: "", nickname: "", face: "" });
/** This is who we are. */
const be = ({ player, nickname, face }: Omit<Player, "token">): void =>
  void Object.assign(me, { player, nickname, face });
let known: Promise<Player> | undefined;

/** Who this browser is; somebody new gets the nickname from the settings, or `nickname`. The token stays in a cookie
 * that no script can read. */
export function introduce(nickname: string): Promise<Player> {
  known ??= (async () => {
    const player =
      (await recognised()) ??
      (await request<Player>("/api/players", "POST", { nickname: settings.nickname || nickname, face: anyFace() }));
    be(player);
    localStorage.setItem(BEEN_HERE, "yes");
    return player;
  })();
  known.catch(() => (known = undefined));
  return known;
}

/** Who this browser is, if the server knows it already. */
export async function recognised(): Promise<Player | null> {
  if (!beenHere()) return null;
  try {
    const player = await request<Player>("/api/me");
    be(player);
    return player;
  } catch (problem) {
    if (problem instanceof Problem) return null;
    throw problem;
  }
}

/** Take another nickname, or face. */
export async function rename(nickname: string, face: Face = me.face): Promise<void> {
  if (!me.player && !(await recognised())) return;
  be(await request<Player>("/api/me", "PUT", { nickname, face }));
}

/** Everything that is kept about one, as a text. */
export const everything = () => ask("/api/me/everything").then((reply) => reply.text());
/** Be forgotten: this browser is nobody from now on. */
export async function erase(): Promise<void> {
  await request<unknown>("/api/me", "DELETE");
  be({ player: "", nickname: "", face: "" });
  known = undefined;
  localStorage.removeItem(BEEN_HERE);
  prefer({ nickname: "", asked: false });
}

/** Where this player is signed in; nowhere, if the server does not know this browser. */
export async function devices(): Promise<Device[]> {
  if (!me.player && !(await recognised())) return [];
  return (await request<Devices>("/api/me/devices")).devices;
}

/** Sign out on one device; those that are left. */
export const signOut = (device: string) =>
  request<Devices>(`/api/me/devices/${device}`, "DELETE").then((reply) => reply.devices);

/** Sign out on all devices but this one, which gets a new token; those that are left. */
export async function signOutEverywhere(): Promise<Device[]> {
  await request<Player>("/api/me/devices", "DELETE");
  return devices();
}

// -- ways back -------------------------------------------------------------------------------------

/** Since when one has a recovery code; 0: there is none; null: the server does not know this browser. */
export async function waysBack(): Promise<number | null> {
  if (!me.player && !(await recognised())) return null;
  return (await request<WaysBack>("/api/me/back")).since;
}
/** A new recovery code; the one before no longer counts. */
export const newRecovery = () => request<Code>("/api/me/back", "POST");
export const noRecovery = () => request<WaysBack>("/api/me/back", "DELETE").then((reply) => reply.since);
/** A link that signs one in on another device, once. */
export const linkBack = () => request<Code>("/api/me/back/link", "POST");
/** Be who one was, by a code; this browser is somebody else from now on. */
export const comeBack = async (code: string): Promise<Player> =>
  cameBack(await request<Player>("/api/back", "POST", { code }));
/** The server has recognised somebody: that is who we are. */
export function cameBack(player: Player): Player {
  be(player);
  known = Promise.resolve(player);
  localStorage.setItem(BEEN_HERE, "yes");
  return player;
}

// -- being called ----------------------------------------------------------------------------------

/** How one is called; null, if the server does not know this browser. */
export async function calls(): Promise<Calls | null> {
  if (SITE || (!me.player && !(await recognised()))) return null;
  return request<Calls>("/api/me/calls");
}
export const setCalls = (wanted: SetCalls) => request<Calls>("/api/me/calls", "PUT", wanted);
/** This browser is to be called, or no longer. */
export const callHere = (browser: Subscribe) => request<Calls>("/api/me/calls/push", "POST", browser);
export const callNotHere = () => request<Calls>("/api/me/calls/push", "DELETE");
/** One call, to see whether it works. */
export const tryCall = () => request<Calls>("/api/me/calls/test", "POST");
/** End all calls by the link in one of them, or begin again. */
export const stopCalls = (key: string, stopped: boolean) =>
  request<unknown>(`/api/calls/stop?${new URLSearchParams({ key })}`, stopped ? "POST" : "DELETE");
/** A mail address is one's own, by the link sent there. */
export const confirmMail = (key: string) =>
  request<unknown>(`/api/calls/confirm?${new URLSearchParams({ key })}`, "POST");

// -- games and tables ------------------------------------------------------------------------------

let allGames: Promise<GameInfo[]> | undefined;
let gamesKnown = $state.raw<GameInfo[] | null>(null);

/** The games of the house, or null as long as the server has not said. */
export const gamesNow = (): GameInfo[] | null => gamesKnown;

/** The games of the house. */
export function games(): Promise<GameInfo[]> {
  allGames ??= request<Games>("/api/games").then((reply) => (gamesKnown = reply.games));
  allGames.catch(() => (allGames = undefined));
  return allGames;
}

/** Open a table. Whoever keeps it may have changed since we were introduced: a server, or the page in its place. */
export async function open(wanted: Settings): Promise<Opened> {
  const ask = () => request<Opened>("/api/tables", "POST", wanted);
  const opened = await ask().catch(async (problem) => {
    if (!(problem instanceof Problem) || problem.code !== "who-are-you") throw problem;
    known = undefined;
    await introduce(me.nickname);
    return ask();
  });
  if (!SITE && isOwn(opened.table)) localStorage.setItem(OWN_TABLES, "yes");
  return opened;
}

/** Hand over a game that was played elsewhere, as its transcript: it becomes a table of one's own. */
export async function bring(text: string): Promise<string> {
  await introduce(me.nickname || settings.nickname || "Guest");
  return (await request<Opened>("/api/tables/brought", "POST", { transcript: text })).table;
}

const OWN_TABLES = "whitechapel-own-tables";
/** Whether the page keeps tables of its own beside those of a server. */
export const hasOwnTables = (): boolean => !SITE && localStorage.getItem(OWN_TABLES) !== null;
/** Those tables. */
export const ownTables = async (): Promise<Listed[]> =>
  hasOwnTables() ? ((await (await (await house()).ask("/api/tables/mine", "GET")).json()) as Tables).tables : [];
export const myTables = () => request<Tables>("/api/tables/mine").then((reply) => reply.tables);
export const publicTables = () => request<Tables>("/api/tables").then((reply) => reply.tables);
export const tableInfo = (table: string) => request<TableInfo>(`/api/tables/${table}`);
export const rules = (game: string) => request<Rulebook>(`/api/games/${game}/rules`);
/** All the examples of a game, without what is seen. */
export const allExamples = (game: string) =>
  request<Examples>(`/api/games/${game}/examples`).then((reply) => reply.examples);

const examplesKept = new Map<string, Promise<Example[]>>();
/** The examples of one rule, with what is seen before and after; none if it has none. */
export function examples(game: string, rule: string): Promise<Example[]> {
  const key = `${game}/${rule}`;
  let found = examplesKept.get(key);
  if (!found) {
    found = request<Examples>(`/api/games/${game}/examples/${rule}`).then((reply) => reply.examples);
    examplesKept.set(key, found);
    found.catch(() => examplesKept.delete(key));
  }
  return found;
}
/** What comes of answers on the table of an example. */
export const tryOut = (game: string, wanted: Try) => request<Tried>(`/api/games/${game}/try`, "POST", wanted);

// -- at a real table -------------------------------------------------------------------------------

/** What the score sheet of a real table asks for. */
export const laidOut = (game: string) => request<Laid>(`/api/games/${game}/tally`);
/** A hand at a real table, judged. */
export const tally = (game: string, wanted: Tally) => request<Tallied>(`/api/games/${game}/tally`, "POST", wanted);
/** What chance decides in a game at a real table. */
export const dealOut = (game: string) =>
  request<Dealt>(`/api/games/${game}/deal`, "POST", {}).then((reply) => reply.deal);
/** The rules that speak of what a question asks for, the likeliest first. */
export const findRules = (game: string, question: string, language: string) =>
  request<Found>(`/api/games/${game}/search?${new URLSearchParams({ q: question, language })}`).then(
    (reply) => reply.rules,
  );

const guidesKept = new Map<string, Promise<Guide | null>>();
/** A game explained, or nothing where there is no guide to it. */
export function guideTo(game: string): Promise<Guide | null> {
  let found = guidesKept.get(game);
  if (!found) {
    found = games().then((all) =>
      all.find((one) => one.game === game)?.guide ? request<Guide>(`/api/games/${game}/guide`) : null,
    );
    guidesKept.set(game, found);
    found.catch(() => guidesKept.delete(game));
  }
  return found;
}

/** A game's own words as one Fluent text. */
export const gameWords = (game: string, language: string) =>
  ask(`/api/games/${game}/words/${language}`).then((reply) => reply.text());
/** A finished game as a text that proves itself. */
export const transcript = (table: string) => ask(`/api/tables/${table}/transcript`).then((reply) => reply.text());

/** A part of a finished game, through the eyes of a seat (null: a spectator) or with everything open. */
export function replay(table: string, seat: number | null, open: boolean, start: number): Promise<Replay> {
  const query = new URLSearchParams({ start: String(start) });
  if (open || seat !== null) query.set("seat", open ? "open" : String(seat));
  return request<Replay>(`/api/tables/${table}/replay?${query}`);
}

/** What the decisions of a seat cost, as far as they are judged; POST begins to judge them, DELETE stops. */
export const review = (table: string, seat: number, depth: Depth, method: "GET" | "POST" | "DELETE" = "GET") =>
  request<Review>(`/api/tables/${table}/review?${new URLSearchParams({ seat: String(seat), depth })}`, method);
export type Depth = "quick" | "deep";

/** My finished games, with what their reviews say. */
export const statistics = () => request<Statistics>("/api/me/statistics").then((reply) => reply.games);

/** The leaderboards of a game. */
export const ratings = (game: string) => request<Leaderboards>(`/api/games/${game}/ratings`);
/** What somebody has done in rated games. */
export const profile = (player: string) => request<Profile>(`/api/players/${encodeURIComponent(player)}`);

/** What a seat would have seen after another answer than the one with this number. */
export const instead = (table: string, seat: number, line: number, answer: string) =>
  request<Replay>(
    `/api/tables/${table}/replay?${new URLSearchParams({ seat: String(seat), start: String(line), instead: answer })}`,
  ).then((reply) => reply.moments[0]!);

/** The puzzles of a game, one of them, and how good an answer to it is. */
export const puzzles = (game: string) => request<Puzzles>(`/api/games/${game}/puzzles`).then((reply) => reply.puzzles);
export const puzzle = (game: string, id: string) => request<Puzzle>(`/api/games/${game}/puzzles/${id}`);
export const solve = (game: string, id: string, answer: string) =>
  request<Solved>(`/api/games/${game}/puzzles/${id}`, "POST", { answer });

/** The branches of a finished game, and of those. */
export const branches = (table: string) =>
  request<Tables>(`/api/tables/${table}/branches`).then((reply) => reply.tables);
/** Play on from a moment of a finished game. */
export const branch = (table: string, wanted: NewBranch) =>
  request<Opened>(`/api/tables/${table}/branches`, "POST", wanted);

/** Ask again a little later if it was too much at once. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== "too-many") throw problem;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
