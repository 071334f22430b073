// Reading options and hands for display, the same in both games. Nothing here decides what is allowed: options are only
// sorted by the card they are about.

/** What an option is about. */
export interface About {
  text: string;
  verb: string;
  /** The card in hand (or in a pile that is searched) it is about, or empty. */
  card: string;
  cards: number;
  /** How many wild cards go with it, where there are any. */
  wilds: number;
}

export interface Held {
  name: string;
  copies: number;
}

/** What a card is best kept for comes first, getting rid of it last. */
const rank = (one: About) => (one.verb === "meld" ? one.wilds * 10 - one.cards : one.verb === "discard" ? 100 : 50);

/** The two questions the hand asks, for a game that knows what its options are about. */
export function readers<A extends About>(about: (text: string) => A) {
  /** Everything that can be done with a card in hand, what is most likely meant first, discarding last. */
  const doings = (options: string[], card: string): A[] =>
    options
      .map(about)
      .filter((one) => one.card === card || (card === "wild" && one.verb === "meld" && one.wilds > 0))
      .sort((a, b) => rank(a) - rank(b));
  /** The one most likely meant for a card, if anything but discarding is possible. */
  const likely = (options: string[], card: string): A | undefined => {
    const first = doings(options, card).find((one) => one.card === card);
    return first && first.verb !== "discard" ? first : undefined;
  };
  return { doings, likely };
}

/** Equal cards together, in the order their owner likes: `usual`, `many`, `ready` or `own:<names>`. */
export function sortHand(hand: string[], sorting: string, usual: string[], ready: (name: string) => boolean): Held[] {
  const counts = new Map<string, number>();
  for (const name of hand) counts.set(name, (counts.get(name) ?? 0) + 1);
  const held = [...counts].map(([name, copies]) => ({ name, copies }));
  const own = sorting.startsWith("own:") ? sorting.slice(4).split(",") : [];
  const place = (one: Held) => {
    if (own.length) return own.includes(one.name) ? own.indexOf(one.name) : own.length;
    if (sorting === "many") return -one.copies;
    if (sorting === "ready") return ready(one.name) ? 0 : 1;
    return 0;
  };
  return held.sort((a, b) => place(a) - place(b) || usual.indexOf(a.name) - usual.indexOf(b.name));
}

/** Points as they are printed. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));
/** Points as they are written on a score sheet. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
