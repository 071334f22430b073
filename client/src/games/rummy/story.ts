// What can be told of a match from its score sheets alone.

/** Hand by hand: what each side got, and the scores after it. */
export interface Hand {
  totals: number[];
  scores: number[];
}

/** A hand worth seeing again, and why. */
export interface Turn {
  /** The best hand of the match; the widest lead; the hand after which the winner was ahead for good. */
  why: "best" | "widest" | "swing";
  /** Its index. */
  hand: number;
  side: number;
  points: number;
  /** The widest lead: who came next, and with how many points. */
  next?: { side: number; points: number };
}

/** The side that is ahead of all others, or -1. */
export function leader(scores: number[]): number {
  const most = Math.max(...scores);
  return scores.filter((one) => one === most).length === 1 ? scores.indexOf(most) : -1;
}

/** After how many hands a side was ahead. */
export const ahead = (hands: Hand[], side: number): number =>
  hands.filter((hand) => leader(hand.scores) === side).length;

function widest(hands: Hand[]): Turn[] {
  const leads = hands.flatMap(({ scores }, hand) => {
    const side = leader(scores);
    if (side < 0) return [];
    const second = Math.max(...scores.filter((_, one) => one !== side));
    const next = { side: scores.findIndex((points, one) => points === second && one !== side), points: second };
    return [{ why: "widest" as const, hand, side, points: scores[side]!, next }];
  });
  const gap = (turn: (typeof leads)[number]) => turn.points - turn.next.points;
  return leads.sort((a, b) => gap(b) - gap(a)).slice(0, 1);
}

function best(hands: Hand[]): Turn[] {
  const all = hands.flatMap(({ totals }, hand) =>
    totals.map((points, side) => ({ why: "best" as const, hand, side, points })),
  );
  return all.sort((a, b) => b.points - a.points).slice(0, 1);
}

/** If somebody else was ahead before: the hand with which the last leader took over. */
function swing(hands: Hand[]): Turn[] {
  const side = leader(hands.at(-1)?.scores ?? [0, 0]);
  const hand = hands.findLastIndex(({ scores }) => leader(scores) !== side) + 1;
  const others = hands.slice(0, hand).some(({ scores }) => leader(scores) >= 0);
  return side >= 0 && others ? [{ why: "swing", hand, side, points: hands[hand]!.scores[side]! }] : [];
}

/** The turning points of a match that are known without a search, in the order they happened. */
export const turns = (hands: Hand[]): Turn[] =>
  [...best(hands), ...widest(hands), ...swing(hands)].sort((a, b) => a.hand - b.hand);
