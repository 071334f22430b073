// What to call the people at a table.
import { botName, t } from "./spoken.svelte";
import { ME } from "./text";
import type { SeatInfo } from "./generated/wire";

/** What each seat is called; equal names are numbered. */
export function names(seats: SeatInfo[]): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind.startsWith("bot:")) return botName(seat.kind.slice(4));
    if (!seat.player && seat.bot) return botName(seat.bot);
    return seat.name || t("seat", { number: i + 1 });
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

/** A name for a narrow place: "Sleepwalker" is "Sleep.", "Guest 2" is "Gue. 2". */
export function brief(name: string): string {
  const [, stem, number] = /^(.+) (\d+)$/.exec(name) ?? [];
  if (name.length <= 6) return name;
  return stem ? `${stem.slice(0, 3)}. ${number}` : `${name.slice(0, 5).trim()}.`;
}
