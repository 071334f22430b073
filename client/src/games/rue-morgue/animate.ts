// What was told, as movements of cards.
import type { Event } from "../../generated/rue-morgue";
import { Flock, shower, type Flight } from "../rummy/fly";
import Card from "./Card.svelte";
import type { Speech } from "./words";

const FILE = ["file"];
const MORGUE = ["morgue"];
const UNDER = ["under"];
const seat = (number: number) => [`seat-${number}`];

/** The movements of one event; events that move nothing have none. `sides`: the side of each seat. */
export function flights(event: Event, sides: number[]): Flight[] {
  const { kind, seat: who, facts } = event;
  const move = (card: string, from: string[], to: string[]): Flight => ({ card, as: "", from, to });
  const area = (of: string) => [`area-${sides[who]}-${of}`, `area-${sides[who]}`];
  switch (kind) {
    case "drew":
      return (facts.cards || Array<string>(facts.count).fill("")).map((card) => move(card, FILE, seat(who)));
    case "took":
      return [move(facts.card, MORGUE, seat(who))];
    case "discarded":
      return [move(facts.card, seat(who), MORGUE)];
    case "put-under":
      return Array.from({ length: facts.count }, () => move("", FILE, UNDER));
    case "hid":
      return [move(facts.card ?? "", seat(who), UNDER)];
    case "exchanged":
      return [
        move(facts.gave ?? "", seat(who), seat(facts.partner)),
        move(facts.got ?? "", seat(facts.partner), seat(who)),
      ];
    case "melded":
      return Array.from({ length: facts.count }, () => move(facts.colour, seat(who), area(facts.colour)));
    case "laid-off":
      return [move(facts.colour, seat(who), area(facts.colour))];
    case "fed-file":
      return [move(facts.card ?? "", FILE, UNDER)];
    case "fed-morgue":
      return [move(facts.card, MORGUE, UNDER)];
    case "played":
      return [move(facts.card, seat(who), area(facts.card))];
    case "fetched":
      return [move(facts.card, facts.pile === "under" ? UNDER : MORGUE, seat(who))];
    case "caught":
      return [
        ...facts.gains.map((card) => move(card, UNDER, area(card))),
        ...facts.dropped.map((card) => move(card, UNDER, MORGUE)),
      ];
    case "second-file":
      return [move("", UNDER, FILE), move("", MORGUE, FILE)];
    default:
      return [];
  }
}

/** The cards of this game in the air. */
export const flock = (sides: () => number[], speech: () => Speech) =>
  new Flock(
    (event: Event) => flights(event, sides()),
    shower(Card, ({ card }) => ({ name: card, size: "mini" as const, speech: speech() })),
  );
