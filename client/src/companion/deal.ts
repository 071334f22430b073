// What was dealt out at a real table, and how far it has been shown; kept in this browser, so that a page that is closed
// by accident does not end the game. How it is shown is in `Deal.svelte` in the folder of each game that deals.
import type { Component } from "svelte";
import type { Pictures } from "../games/pictures";
import type { Words } from "../text";

/** What chance decided, and how far it has been shown. */
export type Table<Deal = any, Shown = Record<string, any>> = { deal: Deal } & Shown;

export interface DealProps<Deal = any, Shown = Record<string, any>> {
  table: Table<Deal, Shown>;
  /** What is in sight just now. */
  shown: string;
  show: (what: string) => void;
  /** How few and how many can play. */
  players: number[];
  Thing: Pictures["Thing"];
  words: Words;
}

export interface DealModule {
  default: Component<DealProps, Record<string, never>, "table">;
  /** How far a deal has been shown at the beginning. */
  begin: Record<string, any>;
}

const own = import.meta.glob<DealModule>("../games/*/Deal.svelte");

/** How a game is dealt out; fails for one that this client does not know. */
export const dealFor = async (game: string): Promise<DealModule> => own[`../games/${game}/Deal.svelte`]!();

const NAME = "whitechapel-dealt";

export function dealt(game: string): Table | null {
  try {
    return JSON.parse(localStorage.getItem(`${NAME}-${game}`) ?? "null") as Table | null;
  } catch {
    return null;
  }
}
export function keepDeal(game: string, table: Table): void {
  localStorage.setItem(`${NAME}-${game}`, JSON.stringify(table));
}
