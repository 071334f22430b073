// Where the things in a row lie when there may be too little room. They are moved by `transform`, so nothing else moves.

/** A thing in a row, in pixels: all of it, and what of it is still to be seen when its right neighbour lies over it, first
 * so far that its number is hidden whole and never cut in two, then so far that only its edge is left. */
export interface Thing {
  full: number;
  tight: number;
  least: number;
}

/** The left edges. As few things as possible are covered, from the left, and if that is not enough, all of them more. */
export function spread(things: Thing[], gap: number, room: number): number[] {
  const last = things.length - 1;
  const steps = things.map((one, i) => (i < last ? one.full + gap : one.full));
  const over = () => steps.reduce((sum, one) => sum + one, 0) - room;
  for (let i = 0; i < last && over() > 0; i++) steps[i] = things[i]!.tight;
  const excess = over();
  if (excess > 0) {
    const give = things.slice(0, last).reduce((sum, one) => sum + one.tight - one.least, 0);
    const share = give > 0 ? Math.min(1, excess / give) : 0;
    for (let i = 0; i < last; i++) steps[i] = things[i]!.tight - share * (things[i]!.tight - things[i]!.least);
  }
  let at = 0;
  return steps.map((one) => (at += one) - one);
}

/** Two rows, each of its own kind; but the first things of the lower one stand at the end of the upper one while they have
 * more room there. */
export function twoRows<One extends Thing>(upper: One[], lower: One[], gap: number, room: number): [One[], One[]] {
  const over = (row: One[]) => row.reduce((sum, one) => sum + one.full + gap, -gap) - room;
  let rows: [One[], One[]] = [upper, lower];
  while (over(rows[1]) > 0) {
    const [first, ...rest] = rows[1];
    const next: [One[], One[]] = [[...rows[0], first!], rest];
    if (over(next[0]) >= over(rows[1])) break;
    rows = next;
  }
  return rows;
}

/** How wide a caption under a fan is, about. */
export const worded = (text: string): number => 7.4 * text.length;

/** How many cards wide a fan of small cards is. */
export const fanned = (cards: number): number => 1 + (cards - 1) * 0.345;

/** From this height on there is a caption under each group; what it and a bare group need besides the card. */
const CAPTIONED = 96;
const [CAPTION, EDGE] = [24, 4];
const LARGEST = 96;
/** The width in cards that a side should have room for. */
const USUAL = 9;

/** How what lies before a side is laid in a place of this size: only the place counts, so that cards keep their size. */
export function sizeOf(width: number, height: number): { rows: number; card: number; captioned: boolean } {
  const ways = [1, 2, 3].map((rows) => {
    const high = height / rows;
    const captioned = high >= CAPTIONED && width >= 300;
    const wanted = Math.max(width < 190 ? 31 : 38, (width * rows) / USUAL);
    return { rows, captioned, card: Math.min(LARGEST, wanted, ((high - (captioned ? CAPTION : EDGE)) * 48) / 68) };
  });
  return ways.reduce((best, way) => (way.card > best.card + 6 ? way : best));
}

/** The things of each row, filled one after the other; what has no room is in the last. */
export function rowsOf<One extends Thing>(things: One[], gap: number, room: number, count: number): One[][] {
  const rows: One[][] = Array.from({ length: count }, () => []);
  let [row, used] = [0, 0];
  for (const thing of things) {
    if (used && used + thing.full > room && row < count - 1) [row, used] = [row + 1, 0];
    rows[row]!.push(thing);
    used += thing.full + gap;
  }
  return rows;
}
