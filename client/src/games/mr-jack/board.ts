// Where everything lies on the drawing. The map itself is the engine's own; the rest is geometry.
import { MATERIAL, type Hex } from "../../generated/mr-jack";
import type { Point, Sheet } from "../pointing.svelte";

export const {
  detective: DETECTIVE,
  jack: JACK,
  characters: PEOPLE,
  facings: FACINGS,
  walks: WALKS,
  rounds: ROUNDS,
  lamps_out: LAMPS_OUT,
  plain_lamp: PLAIN,
} = MATERIAL;
export const LETTERS: Record<string, string> = {
  holmes: "Ho",
  watson: "Wa",
  smith: "Sm",
  lestrade: "Le",
  stealthy: "St",
  goodley: "Go",
  gull: "Gu",
  bert: "Be",
};

/** From the middle of a hex to a corner, and to the middle of an edge. */
export const S = 50;
export const HALF = (S * Math.sqrt(3)) / 2;
export const CORNERS: [number, number][] = [
  [S, 0],
  [S / 2, HALF],
  [-S / 2, HALF],
  [-S, 0],
  [-S / 2, -HALF],
  [S / 2, -HALF],
];

export interface Cell extends Hex, Point {
  kind: "street" | "block" | "post";
}

function spot(column: number, number: number): Point {
  return { x: 1.5 * S * column, y: HALF * (13 + column - 2 * (number - 1)) };
}

const KINDS: Record<string, Cell["kind"]> = { ".": "street", "#": "block", "*": "post" };

/** All 86 hexes. */
export const CELLS = new Map<string, Cell>();
for (const hex of MATERIAL.hexes)
  CELLS.set(hex.name, {
    ...hex,
    kind: KINDS[hex.sign]!,
    ...spot(hex.name.charCodeAt(0) - 97, Number(hex.name.slice(1))),
  });
export const STREETS = [...CELLS.values()].filter((cell) => cell.kind === "street");
export const BLOCKS = [...CELLS.values()].filter((cell) => cell.kind === "block");
/** In the order of the lamps in a view. */
export const POSTS = [...CELLS.values()].filter((cell) => cell.kind === "post");

/** The hexes lit by a lantern held on this hex, the nearest first; none if it has been carried away. */
export const beamFrom = (hex: string, facing: string): string[] => CELLS.get(hex)?.beams[FACINGS.indexOf(facing)] ?? [];

export interface Exit extends Point {
  name: string;
  gate: string;
}
const OUTSIDE: Record<string, [number, number]> = { nw: [0, 1], ne: [11, 0], sw: [1, 16], se: [11, 16] };
export const EXITS: Exit[] = MATERIAL.exits.map(({ name, gate }) => ({
  name,
  gate,
  x: 1.5 * S * OUTSIDE[name]![0],
  y: HALF * OUTSIDE[name]![1],
}));
const exits = new Map(EXITS.map((exit) => [exit.name, exit]));

/** A place by its name: a hex, or an exit. */
export function place(name: string): Point {
  return CELLS.get(name) ?? exits.get(name) ?? { x: 450, y: 350 };
}

/** The middle of a side of a hex, somewhat farther out: where a direction is shown. */
export function towards(from: string, facing: string, far: number): Point {
  const { x, y } = place(from);
  const there = angle(facing);
  return { x: x + Math.cos(there) * far, y: y + Math.sin(there) * far };
}
export function angle(facing: string): number {
  return ((FACINGS.indexOf(facing) * 60 - 90) * Math.PI) / 180;
}

// -- paths ------------------------------------------------------------------------------------------

export const r = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Point): string => `translate(${r(x)} ${r(y)})`;

/** Hexes as one path, each a little smaller than it is, and seen from `origin`. */
export function outline(names: Iterable<string>, inset = 0, origin: Point = { x: 0, y: 0 }): string {
  const k = 1 - inset / HALF;
  let path = "";
  for (const name of names) {
    const { x, y } = place(name);
    path += `M${CORNERS.map(([cx, cy]) => `${r(x - origin.x + cx * k)},${r(y - origin.y + cy * k)}`).join(" ")}z`;
  }
  return path;
}

/** How the sheet lies: as printed, or turned by a quarter for a narrow screen. */
export const FLAT: Sheet = { left: -68, top: -72, width: 1036, height: 838 };
export const TURNED: Sheet = { left: -757, top: -62, width: 817, height: 1024 };
export const turn = ({ x, y }: Point): Point => ({ x: -y, y: x });
export const unturn = ({ x, y }: Point): Point => ({ x: y, y: -x });
