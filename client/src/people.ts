// What to call the people at a table.
import { gamesNow } from "./api.svelte";
import { botName, t } from "./spoken.svelte";
import { ME } from "./text";
import type { SeatInfo } from "./generated/wire";

/** What each seat is called; equal names are numbered. */
export function names(seats: SeatInfo[]): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind.startsWith("bot:")) return botName(seat.kind.slice(4));
    if (!seat.player && seat.bot) return botName(seat.bot);
    return seat.name || (seat.player ? t("guest") : t("seat", { number: i + 1 }));
  });
  return plain.map((name, i) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    return `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}`;
  });
}

/** The same, with "me" for the reader's own seat: as sentences want it. */
export function people(seats: SeatInfo[], me: number | null): string[] {
  return names(seats).map((name, seat) => (seat === me ? ME : name));
}

/** What is left of a name where there is room for one word: of bots with a surname that, otherwise the first name. */
function oneWord(name: string): string {
  const ranks = (gamesNow() ?? []).flatMap((game) => game.styled).map(botName);
  const rank = ranks.find((one) => name.startsWith(`${one} `));
  return rank ? name.slice(rank.length + 1) : name.split(" ")[0]!;
}

/** A name for a narrow place, where this many letters have room: "Inspector" is "Insp.", "Guest 2" is "Gue. 2",
 * "Inspector Bold" is "Bold". */
export function brief(name: string, room = 6): string {
  if (name.length <= room) return name;
  const [, stem = name, number = ""] = /^(.+)( \d+)$/.exec(name) ?? [];
  const first = oneWord(stem);
  const letters = Math.max(3, Math.min(6, room - 1 - number.length));
  if (first.length <= letters) return first + number;
  // People cut a name before a vowel: "Insp.", not "Inspe.".
  const cut = first.slice(0, letters);
  return `${/^(...+?)[aeiou]+$/i.exec(cut)?.[1] ?? cut}.${number}`;
}

/** How somebody is at the table: a bot always is. */
export type Presence = "here" | "away" | "bot" | "resigned";

export function presence(seat: SeatInfo): Presence {
  if (seat.resigned) return "resigned";
  if (seat.bot || seat.kind.startsWith("bot:")) return "bot";
  return seat.present ? "here" : "away";
}

/** The same in words; `now` in the server's clock. */
export function presenceText(seat: SeatInfo, now: number): string {
  const how = presence(seat);
  const minutes = seat.away == null ? 0 : Math.floor((now - seat.away) / 60_000);
  return how === "away" && minutes > 0 ? t("is-away-since", { time: lasting(minutes) }) : t(`is-${how}`);
}

function lasting(minutes: number): string {
  if (minutes < 60) return t("some-minutes", { count: minutes });
  if (minutes < 48 * 60) return t("some-hours", { count: Math.floor(minutes / 60) });
  return t("some-days", { count: Math.floor(minutes / (24 * 60)) });
}

/** Those who play in the examples. */
export const EXAMPLE_PEOPLE = ["Anna", "Ben", "Clara", "David"];
