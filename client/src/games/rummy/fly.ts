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

/** Plays the movements of these events one after another; `show` puts a card into an element and returns how to take it
 * away. Returns a function that ends them at once. */
export function fly<Event extends { kind: string }>(
  root: HTMLElement,
  events: Event[],
  flights: (event: Event) => Flight[],
  show: (flight: Flight, target: HTMLElement) => () => void,
): () => void {
  // Only what happened since the cards were dealt: an older hand's places are gone.
  const dealt = events.findLastIndex((event) => event.kind === "hand-begins");
  const all = events
    .slice(dealt + 1)
    .map(flights)
    .filter((some) => some.length);
  const time = pace(FLIGHT);
  if (!time || !all.length || !root.animate) return () => {};
  let stopped = false;
  const running = new Set<Animation>();

  async function one(flight: Flight, delay: number): Promise<void> {
    const [from, to] = [spot(root, flight.from), spot(root, flight.to)];
    if (!from || !to) return;
    const holder = document.createElement("div");
    holder.className = "flying";
    root.append(holder);
    const remove = show(flight, holder);
    const frame = root.getBoundingClientRect();
    const at = (box: DOMRect) =>
      `translate(${box.left - frame.left + Math.min(box.width, 160) / 2 - 30}px, ${box.top - frame.top + Math.min(box.height, 120) / 2 - 42}px)`;
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
    remove();
    holder.remove();
  }

  // One after another, each leaving while the one before still lands.
  void (async () => {
    for (const together of all.slice(-MOST)) {
      if (stopped) return;
      together.forEach((flight, i) => void one(flight, i * time * 0.2));
      await new Promise((go) => setTimeout(go, time * (0.55 + 0.2 * (together.length - 1))));
    }
  })();
  return () => {
    stopped = true;
    for (const moving of running) moving.finish();
  };
}
