// What somebody has taken up at a table, and what is laid down again by itself; and the cards in the air.
import { getContext, setContext, untrack } from "svelte";
import type { Scene } from "../../stage.svelte";
import type { Flock } from "./fly";
import { drawn, laid } from "./recent";

interface Now {
  view: { look: string[]; question: string; seat: number | null; sheets: unknown[] };
  options: string[];
  events: { kind: string }[];
  scene: Scene | null;
  /** What this seat has been shown, and what of it happened since its last answer. */
  told?: any[] | undefined;
  recap?: any[] | undefined;
  rest?: unknown;
  taught?: boolean | undefined;
}

/** With these events a hand is over, and nothing else has been told yet. */
const ENDS = new Set(["scored", "match-over"]);

const DESK = Symbol("desk");
/** The desk of the table around a component, if there is one. */
export const deskHere = () => getContext<Desk | undefined>(DESK);

export class Desk {
  /** The card of the hand that was touched. */
  card = $state("");
  /** The card that is shown at reading size, or empty. */
  enlarged = $state("");
  /** Whether the score sheet is open. */
  scores = $state(false);
  /** Whether the pile that is looked through is laid aside for a moment. */
  aside = $state(false);
  /** The whole table, over which cards fly. */
  root = $state<HTMLElement>();
  private now: () => Now;
  private doings: (options: string[], card: string) => unknown[];
  private flock: Flock<any>;

  /** What is new: cards in hand, while something can be done with them, and places on the table. */
  drawn = $derived.by(() => {
    const { options, told = [], view } = this.now();
    return new Set(options.length ? drawn(told, view.seat, this.flock.flights) : []);
  });
  laid = $derived.by(() => new Set(laid(this.now().recap ?? [], this.flock.flights)));

  /** A pile is being looked through. */
  looking = $derived.by(() => this.now().view.look.length > 0 && this.now().options.length > 0);
  /** A card stays chosen while something can be done with it. */
  chosen = $derived.by(() => (!this.looking && this.doings(this.now().options, this.card).length ? this.card : ""));

  /** `doings` says what can be done with a card of the hand. */
  constructor(now: () => Now, doings: (options: string[], card: string) => unknown[], flock: Flock<any>) {
    this.now = now;
    this.doings = doings;
    this.flock = flock;
    setContext(DESK, this);
    // Another question: nothing is chosen yet.
    $effect.pre(() => {
      void this.now().view;
      this.card = "";
    });
    // Once the end of a hand has been shown its sheet is laid open. That of the last hand comes before the story of the
    // match, which the page opens when the sheet is closed.
    let sheets: number | null = null;
    $effect(() => {
      const { view, told, taught } = this.now();
      const count = view.sheets.length;
      if (!taught && sheets !== null && count > sheets && ENDS.has(told?.at(-1)?.kind)) this.scores = true;
      sheets = count;
    });
    // While the table rests everybody has the sheet before them, also whoever comes only now.
    let rested = false;
    $effect(() => {
      const resting = this.now().rest != null;
      if (resting !== rested) this.scores = rested = resting;
    });
    $effect(() => {
      const { events, scene } = this.now();
      const { root } = this;
      // When the next hand is dealt the places of the last one are still to be seen.
      const dealt = events.some((event) => event.kind === "hand-begins");
      untrack(() => (root && scene ? !dealt && flock.fly(root, scene.events, scene.ms) : flock.land()));
    });
    $effect(() => {
      if (!this.looking) this.aside = false;
    });
  }

  choose = (name: string) => (this.card = name);
  enlarge = (name: string) => (this.enlarged = name);
}
