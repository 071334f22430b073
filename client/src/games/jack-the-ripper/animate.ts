// What was told, as movements: which card flies from where to where. Places are elements with `data-spot`.
import { mount, unmount } from "svelte";
import type { Event } from "../../wire";
import { pace } from "../../settings.svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import { printed } from "./material";

export interface Flight {
  /** The card, or empty for one that is seen from behind. */
  card: string;
  as: string;
  /** Where it was and where it is; of several places the first that is on the screen. */
  from: string[];
  to: string[];
}

/** The facts of the events that move something; each event has those it needs. */
interface Facts {
  card: string;
  cards?: string[];
  count: number;
  colour: string;
  naturals: number;
  wilds: number;
  wild: boolean;
  suspect: string;
  other: number;
}

const FILE = ["file"];
const YARD = ["yard"];
const seat = (number: number) => [`seat-${number}`];

function area(number: number, card: string, suspect = ""): string[] {
  return [`area-${number}-${suspect || printed(card).of}`, `area-${number}`];
}

/** The movements of one event; most events that move nothing have none. */
export function flights(event: Event): Flight[] {
  const { kind, seat: who } = event;
  const facts = event.facts as unknown as Facts;
  const fly = (card: string, from: string[], to: string[], as = ""): Flight => ({ card, as, from, to });
  switch (kind) {
    case "drew": {
      const seen: string[] = facts.cards ?? Array<string>(facts.count).fill("");
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
      return [facts.wild ? fly("wild", seat(who), area(who, facts.colour), facts.colour) : fly(facts.colour, seat(who), area(who, facts.colour))];
    case "played":
      return [fly(facts.card, seat(who), ["strikes", "commissioner"].includes(facts.card) ? YARD : area(who, facts.card, facts.suspect))];
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

const FLIGHT = 320;
const MOST = 16;

function spot(root: Element, names: string[]): DOMRect | null {
  for (const name of names) {
    for (const found of root.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width) return box;
    }
  }
  return null;
}

/** Plays the movements one after another. Returns a function that ends them at once. */
export function animate(root: HTMLElement, events: Event[]): () => void {
  // Only what happened since the cards were dealt: an older hand's places are gone.
  const dealt = events.findLastIndex((event) => event.kind === "hand-begins");
  const all = events.slice(dealt + 1).map(flights).filter((some) => some.length);
  const time = pace(FLIGHT);
  if (!time || !all.length || !root.animate) return () => {};
  let stopped = false;
  const running = new Set<Animation>();

  async function fly(flight: Flight, delay: number): Promise<void> {
    const [from, to] = [spot(root, flight.from), spot(root, flight.to)];
    if (!from || !to) return;
    const holder = document.createElement("div");
    holder.className = "flying";
    root.append(holder);
    const shown = flight.card
      ? mount(Card, { target: holder, props: { name: flight.card, size: "mini", as: flight.as } })
      : mount(Back, { target: holder, props: { size: "mini" } });
    const frame = root.getBoundingClientRect();
    const at = (box: DOMRect) => `translate(${box.left - frame.left + Math.min(box.width, 160) / 2 - 30}px, ${box.top - frame.top + Math.min(box.height, 120) / 2 - 42}px)`;
    const moving = holder.animate(
      [
        { transform: `${at(from)} scale(0.9)`, opacity: 0.2 },
        { transform: `${at(from)} scale(1.15)`, opacity: 1, offset: 0.15 },
        { transform: `${at(to)} scale(1.15)`, opacity: 1, offset: 0.85 },
        { transform: `${at(to)} scale(1)`, opacity: 0 },
      ],
      { duration: time * 1.4, delay, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "both" },
    );
    running.add(moving);
    await moving.finished.catch(() => {});
    running.delete(moving);
    void unmount(shown);
    holder.remove();
  }

  // One after another, each leaving while the one before still lands.
  void (async () => {
    for (const together of all.slice(-MOST)) {
      if (stopped) return;
      together.forEach((flight, i) => void fly(flight, i * time * 0.2));
      await new Promise((go) => setTimeout(go, time * (0.55 + 0.2 * (together.length - 1))));
    }
  })();
  return () => {
    stopped = true;
    for (const moving of running) moving.finish();
  };
}
