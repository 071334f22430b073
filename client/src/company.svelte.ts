// Whom one knows: friends, people one has blocked; reports, and the host's desk.
import { me, recognised, request } from "./api.svelte";
import { SITE } from "./mode";
import type { Acquaintances, Desk, DeskChange, Report, Somebody } from "./generated/wire";

/** As far as the server has said. */
export const company = $state<Acquaintances>({ link: "", friends: [], blocked: [], invitations: [] });
const take = (told: Acquaintances): Acquaintances => Object.assign(company, told);

/** Ask the server; false: it does not know this browser. */
export async function loadCompany(): Promise<boolean> {
  if (SITE || (!me.player && !(await recognised()))) return false;
  take(await request<Acquaintances>("/api/me/friends"));
  return true;
}
export const isBlocked = (player: string | undefined): boolean =>
  Boolean(player) && company.blocked.some((one) => one.player === player);
export const isFriend = (player: string): boolean => company.friends.some((one) => one.player === player);

/** Whose link this is; with `sure` they are a friend from now on. */
export const befriend = (code: string, sure: boolean) => request<Somebody>("/api/me/friends", "POST", { code, sure });
export const newFriendLink = () => request<Acquaintances>("/api/me/friends/link", "POST").then(take);
export const unfriend = (player: string) => request<Acquaintances>(`/api/me/friends/${player}`, "DELETE").then(take);
export const invite = (player: string, table: string) =>
  request<unknown>(`/api/me/friends/${player}`, "POST", { table });
export const block = (player: string, blocked: boolean) =>
  request<Acquaintances>(`/api/me/blocked/${player}`, blocked ? "PUT" : "DELETE").then(take);
export const report = (wanted: Report) => request<unknown>("/api/reports", "POST", wanted);

// -- the host's desk -------------------------------------------------------------------------------

export const desk = () => request<Desk>("/api/desk");
export const enterDesk = (key: string) => request<Desk>("/api/desk", "POST", { key });
export const leaveDesk = () => request<unknown>("/api/desk", "DELETE");
export const deskPerson = (player: string, change: DeskChange) =>
  request<Desk>(`/api/desk/people/${player}`, "PUT", change);
export const deskTable = (table: string) => request<unknown>(`/api/desk/tables/${table}`, "DELETE");
export const deskReport = (number: number) => request<Desk>(`/api/desk/reports/${number}`, "DELETE");
