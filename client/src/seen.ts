// How far each seat of this browser has seen its tables, by the numbers of events: so that whoever comes back, even after
// days, is told what happened meanwhile. Numbers only: nothing of a table is kept here.

const KEY = "whitechapel.seen";
/** How many seats are remembered. */
const MOST = 60;

type Seen = Record<string, [mark: number, end: number]>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Where the recap begins for a seat to which `end` events have been told: where it left, or if nothing has happened since,
 * where its recap began then. Null: it was never here. */
export function recall(table: string, seat: number | null, end: number): number | null {
  const found = read()[`${table}/${seat}`];
  if (!found) return null;
  return found[1] < end ? found[1] : found[0];
}

/** A seat has seen everything up to `end`, and its recap begins at `mark`. */
export function keep(table: string, seat: number | null, mark: number, end: number): void {
  const { [`${table}/${seat}`]: _, ...others } = read();
  const all = [...Object.entries(others), [`${table}/${seat}`, [mark, end]]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // A browser that keeps nothing tells less.
  }
}
