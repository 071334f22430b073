// What is new on a table, read from how cards have moved.
import type { Flight } from "./fly";

interface Told {
  seat: number;
  facts: Record<string, any>;
}

/** How cards moved in these events. Of a card that the table has forgotten nobody knows any more where it went. */
export const moved = <Event extends Told>(events: Event[], flights: (event: Event) => Flight[]): Flight[] =>
  events.filter(({ facts }) => facts.card !== "").flatMap(flights);

/** The cards that have come to this seat's hand since somebody else last did anything, and are still there. */
export function drawn<Event extends Told>(
  told: Event[],
  me: number | null,
  flights: (event: Event) => Flight[],
): string[] {
  const turn = told.slice(told.findLastIndex((event) => event.seat !== me) + 1);
  const hand = `seat-${me}`;
  const cards: string[] = [];
  for (const { card, from, to } of moved(turn, flights)) {
    const at = from[0] === hand ? cards.indexOf(card) : -1;
    if (at >= 0) cards.splice(at, 1);
    else if (to[0] === hand && card) cards.push(card);
  }
  return cards;
}

/** The places on the table where something was laid down in these events. */
export const laid = <Event extends Told>(events: Event[], flights: (event: Event) => Flight[]): string[] =>
  moved(events, flights).flatMap(({ to }) => (to[0]?.startsWith("area-") ? [to[0]] : []));
