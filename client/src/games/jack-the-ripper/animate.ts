// What was told, as movements of cards.
import type { Event } from "../../generated/jack-the-ripper";
import { Flock, shower, type Flight } from "../rummy/fly";
import Card from "./Card.svelte";
import { printed } from "./material";

const FILE = ["file"];
const YARD = ["yard"];
const seat = (number: number) => [`seat-${number}`];

function area(number: number, card: string, suspect = ""): string[] {
  return [`area-${number}-${suspect || printed(card).of}`, `area-${number}`];
}

/** The movements of one event; events that move nothing have none. */
export function flights(event: Event): Flight[] {
  const { kind, seat: who, facts } = event;
  const fly = (card: string, from: string[], to: string[], as = ""): Flight => ({ card, as, from, to });
  switch (kind) {
    case "drew": {
      const seen: string[] = facts.cards || Array<string>(facts.count).fill("");
      return seen.map((card) => fly(card, FILE, seat(who)));
    }
    case "took":
      return [fly(facts.card, YARD, seat(who))];
    case "discarded":
      return [fly(facts.card, seat(who), YARD)];
    case "melded":
      return [
        ...Array.from({ length: facts.naturals }, () => fly(facts.colour, seat(who), area(who, facts.colour))),
        ...Array.from({ length: facts.wilds }, () => fly("wild", seat(who), area(who, facts.colour), facts.colour)),
      ];
    case "laid-off":
      return [
        facts.wild
          ? fly("wild", seat(who), area(who, facts.colour), facts.colour)
          : fly(facts.colour, seat(who), area(who, facts.colour)),
      ];
    case "played":
      return [fly(facts.card, seat(who), printed(facts.card).stays ? area(who, facts.card, facts.suspect) : YARD)];
    case "laid-victim":
      return [fly(facts.card, seat(who), area(who, facts.card))];
    case "alibi-replaced":
      return [fly(facts.card, area(who, facts.card), YARD)];
    case "took-along":
      return [fly(facts.card, area(facts.other, facts.card), area(who, facts.card))];
    case "flipped":
      return [fly(facts.card, FILE, printed(facts.card).kind === "victim" ? area(who, facts.card) : YARD)];
    case "fetched":
      return [fly(facts.card, YARD, seat(who))];
    case "escaped":
      return [fly(facts.card, seat(who), [`area-${who}-escapes`, `area-${who}`])];
    case "second-file":
      return [fly("", YARD, FILE)];
    default:
      return [];
  }
}

/** The cards of this game in the air. */
export const flock = () =>
  new Flock(
    flights,
    shower(Card, ({ card, as }) => ({ name: card, as, size: "mini" as const })),
  );
