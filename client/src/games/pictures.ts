// Small pictures of a game, drawn by what its table is made of: a whole view (`Picture.svelte` in its folder), and one card
// or sign (`Thing.svelte`). A game that has none is drawn by its table, or not at all.
import type { Component } from "svelte";
import { tableFor } from "./index";
import type { Words } from "../text";

export interface PictureProps<View = any> {
  view: View;
  /** The moment it is compared with: what has changed stands out, and is in the middle. */
  other?: View | undefined;
  /** The answer it is about. */
  answer: string;
  people: string[];
  words: Words;
}

export interface ThingProps {
  id: string;
  words: Words;
}

export interface Pictures {
  Picture: Component<PictureProps> | null;
  Thing: Component<ThingProps> | null;
}

const views = import.meta.glob<{ default: Component<PictureProps> }>("./*/Picture.svelte");
const things = import.meta.glob<{ default: Component<ThingProps> }>("./*/Thing.svelte");

const kept = new Map<string, Promise<Pictures>>();

/** The pictures of a game. Its table comes along: they share their colours. */
export function picturesOf(game: string): Promise<Pictures> {
  let found = kept.get(game);
  if (!found) {
    const fetched = Promise.all([
      views[`./${game}/Picture.svelte`]?.(),
      things[`./${game}/Thing.svelte`]?.(),
      tableFor(game),
    ]);
    found = fetched.then(([picture, thing]) => ({ Picture: picture?.default ?? null, Thing: thing?.default ?? null }));
    kept.set(game, found);
    found.catch(() => kept.delete(game));
  }
  return found;
}

/** Put a game's drawings into the page, once for all its small pictures. `kind` is the class that its colours hang on. */
export function shelve(kind: string, drawings: () => string): void {
  if (document.querySelector(`[data-drawings="${kind}"]`)) return;
  const shelf = document.createElement("div");
  shelf.className = kind;
  shelf.dataset.drawings = kind;
  shelf.ariaHidden = "true";
  shelf.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  shelf.innerHTML = `<svg width="0" height="0">${drawings()}</svg>`;
  document.body.append(shelf);
}

/** A part of a drawing that has all these points on it, with some room around them, four units wide for three high. */
export function frame(
  points: { x: number; y: number }[],
  room: number,
  least: number,
  whole: { left: number; top: number; width: number; height: number },
): { left: number; top: number; width: number; height: number } {
  if (!points.length) return whole;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const width = Math.max(least, right - left, ((bottom - top) * 4) / 3);
  if (width >= whole.width || width * 0.75 >= whole.height) return whole;
  const inside = (middle: number, size: number, from: number, all: number) =>
    Math.min(Math.max(middle - size / 2, from), from + all - size);
  return {
    left: inside((left + right) / 2, width, whole.left, whole.width),
    top: inside((top + bottom) / 2, width * 0.75, whole.top, whole.height),
    width,
    height: width * 0.75,
  };
}
