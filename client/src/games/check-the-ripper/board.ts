// Where everything lies on the drawing: a board is what the view says, square by square. Only the board of the house
// has a coast; on any other the land itself is drawn.
import { COAST } from "./art/isles";
import type { Point } from "../pointing.svelte";
import type { View } from "../../generated/check-the-ripper";

/** A square's side, and the frame around the board. */
export const SIDE = 50;
export const FRAME = 24;
/** What the board of the house is called. */
const HOUSE = "british-isles";

export interface Square extends Point {
  name: string;
  column: number;
  row: number;
  land: boolean;
  dark: boolean;
}
export interface Town extends Point {
  square: string;
  name: string;
  anchor: "start" | "middle" | "end";
  labelX: number;
  labelY: number;
}
export interface Board {
  columns: number;
  rows: number;
  width: number;
  height: number;
  squares: Map<string, Square>;
  /** In reading order. */
  list: Square[];
  towns: Town[];
  /** The outline of all land. */
  coast: string;
  house: boolean;
}

export const r = (value: number): string => String(Math.round(value * 10) / 10);

export function boardOf(view: Pick<View, "map" | "towns" | "agreed">, label = 14): Board {
  const rows = view.map.length;
  const columns = view.map[0]!.length;
  const list: Square[] = view.map.flatMap((signs, row) =>
    [...signs].map((sign, column) => ({
      name: `${String.fromCharCode(97 + column)}${rows - row}`,
      column,
      row,
      x: FRAME + SIDE * (column + 0.5),
      y: FRAME + SIDE * (row + 0.5),
      land: sign !== ".",
      dark: (column + rows - row) % 2 === 1,
    })),
  );
  const squares = new Map(list.map((one) => [one.name, one]));
  const house = view.agreed.board === HOUSE;
  const width = SIDE * columns + 2 * FRAME;
  const height = SIDE * rows + 2 * FRAME;
  const towns = labelled(
    view.towns.map(([square, name]) => ({
      square,
      name,
      x: squares.get(square)!.x,
      y: squares.get(square)!.y,
      anchor: "middle",
      labelX: squares.get(square)!.x,
      labelY: squares.get(square)!.y + 22,
    })),
    width,
    label,
  );
  return { columns, rows, width, height, squares, list, towns, house, coast: house ? COAST : shore(view.map) };
}

/** Where a piece stands beside the file on its square: to the right, but at the edge of the board to the left. */
export const beside = (board: Board, x: number): number => (x > board.width - FRAME - SIDE ? -9 : 9);

/** Names that would run into each other or over the edge are set to one side of their town, or above it. */
function labelled(towns: Town[], width: number, size: number): Town[] {
  const long = (town: Town) => town.name.length * size * 0.56;
  const left = (town: Town) =>
    town.anchor === "middle"
      ? town.labelX - long(town) / 2
      : town.anchor === "end"
        ? town.labelX - long(town)
        : town.labelX;
  const set = (town: Town, anchor: Town["anchor"], x: number) => Object.assign(town, { anchor, labelX: x });
  for (const town of towns) {
    if (left(town) < FRAME + 3) set(town, "start", FRAME + 3);
    else if (left(town) + long(town) > width - FRAME - 3) set(town, "end", width - FRAME - 3);
  }
  for (const town of towns)
    for (const other of towns) {
      if (other.y !== town.y || other.x <= town.x || left(town) + long(town) + 5 < left(other)) continue;
      if (town.anchor === "middle") set(town, "end", town.x + 17);
      if (other.anchor === "middle" && left(town) + long(town) + 5 >= left(other)) set(other, "start", other.x - 15);
    }
  // Where that is not enough, one of two neighbours has its name above it.
  const crowded = (a: Town, b: Town) =>
    a.labelY === b.labelY && left(a) < left(b) + long(b) + 3 && left(b) < left(a) + long(a) + 3;
  towns.forEach((town, i) => {
    if (towns.slice(0, i).some((other) => crowded(town, other))) town.labelY = town.y - 30;
  });
  return towns;
}

/** The outline of the land of any board: along the edges of its squares, with the corners cut twice. */
function shore(map: string[]): string {
  const land = (column: number, row: number) => (map[row]?.[column] ?? ".") !== ".";
  const next = new Map<string, [number, number][]>();
  const edge = (ax: number, ay: number, bx: number, by: number) =>
    next.set(`${ax},${ay}`, [...(next.get(`${ax},${ay}`) ?? []), [bx, by]]);
  map.forEach((signs, row) =>
    [...signs].forEach((_, column) => {
      if (!land(column, row)) return;
      if (!land(column, row - 1)) edge(column, row, column + 1, row);
      if (!land(column + 1, row)) edge(column + 1, row, column + 1, row + 1);
      if (!land(column, row + 1)) edge(column + 1, row + 1, column, row + 1);
      if (!land(column - 1, row)) edge(column, row + 1, column, row);
    }),
  );
  let path = "";
  for (const [start, ends] of next)
    while (ends.length) {
      const [x, y] = start.split(",").map(Number) as [number, number];
      let ring: [number, number][] = [[x, y]];
      for (let at = ends.pop(); at && !(at[0] === x && at[1] === y); at = next.get(`${at[0]},${at[1]}`)?.pop())
        ring.push(at);
      for (let round = 0; round < 3; round++) ring = cut(ring);
      path += `M${ring.map(([px, py]) => `${r(FRAME + SIDE * px)} ${r(FRAME + SIDE * py)}`).join("L")}Z`;
    }
  return path;
}
function cut(ring: [number, number][]): [number, number][] {
  return ring.flatMap(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return [
      [0.78 * x + 0.22 * u, 0.78 * y + 0.22 * v],
      [0.22 * x + 0.78 * u, 0.22 * y + 0.78 * v],
    ] as [number, number][];
  });
}
