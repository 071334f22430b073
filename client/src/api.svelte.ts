// What is asked over plain HTTP: who one is, the games, tables, replays.
import { settings } from "./settings.svelte";
import type { GameInfo, Games, Opened, Player, Replay, Sentence, Settings, TableInfo, Tables } from "./generated/wire";

export type { GameInfo, Listed, Moment, OptionInfo } from "./generated/wire";

export interface Rule {
  id: string;
  chapter: string;
  text: Sentence;
  sources: Record<string, string[]>;
  ruling: Partial<Sentence>;
  decisions: string[];
  edition: string;
  instead_of: string;
}
export interface Rulebook {
  game: string;
  title: Sentence;
  editions: Record<string, Sentence>;
  chapters: Record<string, Sentence>;
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

async function request<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const reply = await ask(path, method, body);
  return reply.status === 204 ? (undefined as T) : ((await reply.json()) as T);
}

/** The server's reply; a refusal is thrown as a Problem. */
async function ask(path: string, method = "GET", body?: unknown): Promise<Response> {
  const asked: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { "content-type": "application/json" };
  }
  const reply = await fetch(path, asked);
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

/** Whether this browser has been here before: then it has a cookie that the server knows. */
const BEEN_HERE = "whitechapel-been-here";
function beenHere(): boolean {
  return localStorage.getItem(BEEN_HERE) !== null;
}

export const me = $state({ player: "", nickname: "" });
let known: Promise<Player> | undefined;

/** Who this browser is; somebody new gets the nickname from the settings, or `nickname`. The token stays in a cookie
 * that no script can read. */
export function introduce(nickname: string): Promise<Player> {
  known ??= (async () => {
    const player =
      (await recognised()) ??
      (await request<Player>("/api/players", "POST", { nickname: settings.nickname || nickname }));
    Object.assign(me, { player: player.player, nickname: player.nickname });
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
    Object.assign(me, { player: player.player, nickname: player.nickname });
    return player;
  } catch (problem) {
    if (problem instanceof Problem) return null;
    throw problem;
  }
}

/** Take another nickname. */
export async function rename(nickname: string): Promise<void> {
  if (!me.player && !(await recognised())) return;
  const player = await request<Player>("/api/me", "PUT", { nickname });
  Object.assign(me, { player: player.player, nickname: player.nickname });
}

// -- games and tables ------------------------------------------------------------------------------

let house: Promise<GameInfo[]> | undefined;
let gamesKnown = $state.raw<GameInfo[] | null>(null);

/** The games of the house, or null as long as the server has not said. */
export const gamesNow = (): GameInfo[] | null => gamesKnown;

/** The games of the house. */
export function games(): Promise<GameInfo[]> {
  house ??= request<Games>("/api/games").then((reply) => (gamesKnown = reply.games));
  house.catch(() => (house = undefined));
  return house;
}

export const open = (wanted: Settings) => request<Opened>("/api/tables", "POST", wanted);
export const myTables = () => request<Tables>("/api/tables/mine").then((reply) => reply.tables);
export const publicTables = () => request<Tables>("/api/tables").then((reply) => reply.tables);
export const tableInfo = (table: string) => request<TableInfo>(`/api/tables/${table}`);
export const rules = (game: string) => request<Rulebook>(`/api/games/${game}/rules`);
/** A game's own words as one Fluent text. */
export const gameWords = (game: string, language: string) =>
  ask(`/api/games/${game}/words/${language}`).then((reply) => reply.text());
export const transcriptAddress = (table: string) => `/api/tables/${table}/transcript`;

/** A part of a finished game, through the eyes of a seat (null: a spectator) or with everything open. */
export function replay(table: string, seat: number | null, open: boolean, start: number): Promise<Replay> {
  const query = new URLSearchParams({ start: String(start) });
  if (open || seat !== null) query.set("seat", open ? "open" : String(seat));
  return request<Replay>(`/api/tables/${table}/replay?${query}`);
}
