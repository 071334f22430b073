// What somebody has taken up at a table, and what is laid down again by itself.

interface Now {
  view: { look: string[]; question: string };
  options: string[];
  events: { kind: string }[];
}

export class Desk {
  /** The card of the hand that was touched. */
  card = $state("");
  /** The card that is shown at reading size, or empty. */
  enlarged = $state("");
  /** Whether the score sheet is open. */
  scores = $state(false);
  /** Whether the pile that is looked through is laid aside for a moment. */
  aside = $state(false);
  private now: () => Now;
  private doings: (options: string[], card: string) => unknown[];

  /** A pile is being looked through. */
  looking = $derived.by(() => this.now().view.look.length > 0 && this.now().options.length > 0);
  /** A card stays chosen while something can be done with it. */
  chosen = $derived.by(() => (!this.looking && this.doings(this.now().options, this.card).length ? this.card : ""));

  /** `doings` says what can be done with a card of the hand. */
  constructor(now: () => Now, doings: (options: string[], card: string) => unknown[]) {
    this.now = now;
    this.doings = doings;
    $effect(() => {
      if (!this.chosen) this.card = "";
    });
    $effect(() => {
      const { events, view } = this.now();
      if (events.some((event) => event.kind === "scored") && view.question) this.scores = true; // the end of the match is the page's
    });
    $effect(() => {
      if (!this.looking) this.aside = false;
    });
  }

  choose = (name: string) => (this.card = name);
  enlarge = (name: string) => (this.enlarged = name);
}
