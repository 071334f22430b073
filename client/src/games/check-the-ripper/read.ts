// What a view means for the drawing: which squares can be touched, and what each of them is about. Legality is never
// worked out here: an option's text is only split into its words.
import type { Point } from "../pointing.svelte";
import type { Square } from "./board";
import type { Event, View } from "../../generated/check-the-ripper";
import { FACES, SYMBOLS } from "./material";

export type Kind = "go" | "place" | "look" | "turn";

/** A square that can be touched, and the answers it stands for: more than one if both dice lead there. */
export interface Target {
  square: string;
  kind: Kind;
  ways: { symbol: string; text: string }[];
}

const KINDS: Record<string, Kind> = {
  ...Object.fromEntries(SYMBOLS.map((symbol) => [symbol, "go" as const])),
  place: "place",
  look: "look",
  turn: "turn",
};

/** What can be touched on the map now. */
export function targets(options: string[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const text of options) {
    const [verb = "", square = ""] = text.split(" ");
    const kind = KINDS[verb];
    if (!kind || text === "put back") continue;
    const way = { symbol: verb, text };
    const before = found.get(square);
    if (before) before.ways.push(way);
    else found.set(square, { square, kind, ways: [way] });
  }
  return found;
}

/** The way a target is meant: with the die in the hand, or with the only one that leads there. */
export function meant(target: Target | undefined, die: string): string {
  if (!target) return "";
  const way = target.ways.find((one) => one.symbol === die) ?? (target.ways.length === 1 ? target.ways[0] : undefined);
  return way?.text ?? "";
}

/** The answer a player probably meant by touching a square where nothing can be done: the server says why it is refused. */
export function wish(view: View, square: string, die: string): string {
  switch (view.question) {
    case "move":
      return `${die || view.moves[0]} ${square}`;
    case "bonus":
      return `${view.bonus[0]} ${square}`;
    case "place":
    case "relocate":
      return `place ${square}`;
    case "risk":
      return `turn ${square}`;
    case "peek":
      return `look ${square}`;
    default:
      return "";
  }
}

/** How many squares a die leads to, and how many of them have a file. */
export function reach(view: View, all: Map<string, Target>, symbol: string): { squares: number; files: number } {
  const squares = [...all.values()]
    .filter((target) => target.ways.some((way) => way.symbol === symbol))
    .map((target) => target.square);
  return { squares: squares.length, files: squares.filter((square) => view.files.includes(square)).length };
}

/** What the files still on the board are remembered to show: whatever the diary still says. Where the table is played
 * from memory it says nothing. */
export function remembered(log: Event[], files: string[]): Map<string, string> {
  const seen = new Map<string, string>();
  for (const event of log)
    if (event.kind === "revealed" || event.kind === "turned" || event.kind === "peeked") {
      const { square, face } = event.facts;
      if (face && files.includes(square)) seen.set(square, face);
    }
  return seen;
}

// -- the notebook -----------------------------------------------------------------------------------

export const MARKS = FACES;

/** Pencil marks are lines of the notebook such as `j3 scissors`; every other line is the player's own. */
export function marks(notes: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of notes.split("\n")) {
    const [square = "", mark = "", more] = line.trim().split(" ");
    if (/^[a-z]\d\d?$/.test(square) && MARKS.includes(mark) && more === undefined) found.set(square, mark);
  }
  return found;
}

/** The notebook with another mark on a square, or none. */
export function marked(notes: string, square: string, mark: string): string {
  const others = notes
    .split("\n")
    .filter((line) => line.trim() && !(line.trim().split(" ")[0] === square && marks(line).size));
  return [...others, ...(mark ? [`${square} ${mark}`] : [])].join("\n");
}

// -- keys -------------------------------------------------------------------------------------------

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next square in the direction of an arrow key. */
export function next(from: Square, key: string, all: Square[]): Square | undefined {
  const way = ARROWS[key];
  return way && all.find((one) => one.column === from.column + way[0] && one.row === from.row + way[1]);
}

export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
