// What is asked over plain HTTP about meeting others: queue, clubs, tournaments, ladder.
import { introduce, me, request } from "./api.svelte";
import { t } from "./spoken.svelte";
import type {
  Club,
  Clubs,
  FindOpponent,
  Ladder,
  Length,
  Looking,
  NewClub,
  Opened,
  OpenedClub,
  OpenedTournament,
  Settings,
  Terms,
  Tournament,
  Tournaments,
} from "./generated/wire";

/** The same for somebody who has said who they are. */
async function asMe<T>(path: string, method: string, body?: unknown): Promise<T> {
  await introduce(me.nickname || t("guest"));
  return request<T>(path, method, body);
}

// -- the queue -------------------------------------------------------------------------------------

export const queue = () => request<Looking>("/api/queue");
export const find = (wanted: FindOpponent) => asMe<Looking>("/api/queue", "POST", wanted);
export const stopFinding = () => request<Looking>("/api/queue", "DELETE");

// -- clubs -----------------------------------------------------------------------------------------

export const clubs = () => request<Clubs>("/api/clubs");
export const club = (id: string) => request<Club>(`/api/clubs/${encodeURIComponent(id)}`);
export const foundClub = (wanted: NewClub) => asMe<OpenedClub>("/api/clubs", "POST", wanted);
export const changeClub = (id: string, wanted: NewClub) => request<Club>(`/api/clubs/${id}`, "PUT", wanted);
export const joinClub = (id: string, key: string) => asMe<Club>(`/api/clubs/${id}/members`, "POST", { key });
export const leaveClub = (id: string) => request<Club>(`/api/clubs/${id}/members`, "DELETE");
export const removeMember = (id: string, player: string) =>
  request<Club>(`/api/clubs/${id}/members/${player}`, "DELETE");
export const openClubTable = (id: string, wanted: Settings) => asMe<Opened>(`/api/clubs/${id}/tables`, "POST", wanted);

// -- tournaments -----------------------------------------------------------------------------------

export const tournaments = () => request<Tournaments>("/api/tournaments").then((reply) => reply.tournaments);
export const openTournament = (terms: Terms) => asMe<OpenedTournament>("/api/tournaments", "POST", terms);
const at = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
export const tournament = (id: string) => request<Tournament>(at(id));
export const lengthOf = (id: string) => request<Length>(`${at(id)}/length`).then((reply) => reply.length);
export const enter = (id: string) => asMe<Tournament>(`${at(id)}/entry`, "POST");
export const withdraw = (id: string) => request<Tournament>(`${at(id)}/entry`, "DELETE");
export const enterBots = (id: string, bot: string, count: number) =>
  request<Tournament>(`${at(id)}/bots`, "POST", { bot, count });
export const direct = (id: string, what: "begin" | "pause" | "resume") =>
  request<Tournament>(`${at(id)}/direct`, "POST", { what });
export const takeOut = (id: string, entrant: number) => request<Tournament>(`${at(id)}/entrants/${entrant}`, "DELETE");
/** Where the standings lie as CSV. */
export const csvOf = (id: string) => `${at(id)}/csv`;

// -- the ladder ------------------------------------------------------------------------------------

export const ladder = (game: string, week = "") =>
  request<Ladder>(`/api/ladder/${game}${week ? `?${new URLSearchParams({ week })}` : ""}`);
export const playLadder = (game: string) => asMe<Opened>(`/api/ladder/${game}`, "POST");

// -- where a table belongs -------------------------------------------------------------------------

/** The page of what a table belongs to, and what a link there is called; nothing, if it belongs to nothing. */
export function placeOf(event: string): { address: string; word: string } | null {
  const [kind = "", id = "", part = ""] = event.split("/");
  if (kind === "tournament") return { address: `/tournament/${id}`, word: "tournament-to" };
  if (kind === "club") return { address: `/club/${id}`, word: "club-to" };
  if (kind === "week") return { address: `/ladder/${part}`, word: "ladder-to" };
  return null;
}
