// Movements: which card flies from where to where. Places are elements with `data-spot`.
import { mount, unmount, type Component } from "svelte";
import { pace } from "../../settings.svelte";
import Back from "./Back.svelte";

export interface Flight {
  /** The card, or empty for one that is seen from behind. */
  card: string;
  /** The suspect a wild was played as. */
  as: string;
  /** Where it was and where it is; of several places the first that is on the screen. */
  from: string[];
  to: string[];
}

/** How a flying card is shown: by the game's own Card, or from behind. */
export function shower<Props extends Record<string, any>>(Card: Component<Props>, props: (flight: Flight) => Props) {
  return (flight: Flight, target: HTMLElement): (() => void) => {
    const shown = flight.card
      ? mount(Card, { target, props: props(flight) })
      : mount(Back, { target, props: { size: "mini" as const } });
    return () => void unmount(shown);
  };
}

/** How many cards fly at once, at most. */
const MOST = 16;

function spot(root: Element, names: string[]): Element | null {
  for (const name of names)
    for (const found of root.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`))
      if (found.getBoundingClientRect().width) return found;
  return null;
}

/** The cards in the air, and those that have landed but are not yet part of the view. */
export class Flock<Event> {
  readonly flights: (event: Event) => Flight[];
  private readonly show: (flight: Flight, target: HTMLElement) => () => void;
  private moving: Animation[] = [];
  private gone: (() => void)[] = [];

  /** `show` puts a card into an element and returns how to take it away. */
  constructor(flights: (event: Event) => Flight[], show: (flight: Flight, target: HTMLElement) => () => void) {
    this.flights = flights;
    this.show = show;
  }

  /** Let the cards of these events fly, all within `ms` milliseconds; those of earlier ones have arrived. */
  fly(root: HTMLElement, events: Event[], ms: number): void {
    for (const moving of this.moving) moving.finish();
    this.moving = [];
    if (!pace(ms) || !root.animate) return;
    const all = events.flatMap(this.flights).slice(0, MOST);
    all.forEach((flight, i) => this.one(root, flight, (i * ms * 0.3) / all.length, ms * 0.62));
  }

  /** The view has changed, and shows where they are. */
  land(): void {
    for (const gone of this.gone) gone();
    this.gone = [];
    this.moving = [];
  }

  private one(root: HTMLElement, flight: Flight, delay: number, duration: number): void {
    const [from, to] = [spot(root, flight.from), spot(root, flight.to)];
    if (!from || !to) return;
    const holder = document.createElement("div");
    holder.className = "flying";
    root.append(holder);
    const remove = this.show(flight, holder);
    const left = flight.card ? from.querySelector(`[data-card="${CSS.escape(flight.card)}"]`) : null;
    left?.setAttribute("data-away", "");
    this.gone.push(() => {
      remove();
      holder.remove();
      left?.removeAttribute("data-away");
    });
    const frame = root.getBoundingClientRect();
    const zoom = frame.width / root.offsetWidth || 1;
    const at = (place: Element) => {
      const box = place.getBoundingClientRect();
      const [left, top] = [(box.left - frame.left) / zoom, (box.top - frame.top) / zoom];
      const [width, height] = [Math.min(box.width / zoom, 160), Math.min(box.height / zoom, 120)];
      return `translate(${left + width / 2 - 30}px, ${top + height / 2 - 42}px)`;
    };
    this.moving.push(
      holder.animate(
        [
          { transform: `${at(from)} scale(0.9)`, opacity: 0.2 },
          { transform: `${at(from)} scale(1.15)`, opacity: 1, offset: 0.15 },
          { transform: `${at(to)} scale(1.15)`, opacity: 1, offset: 0.85 },
          { transform: `${at(to)} scale(1)`, opacity: 1 },
        ],
        { duration, delay, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "both" },
      ),
    );
  }
}
