// The branches of a game as a tree: what comes of what, and how deep.
import type { Listed } from "./generated/wire";

export interface Twig {
  table: Listed;
  depth: number;
  /** At which depths a later branch goes on below this one: its line passes here. */
  passing: number[];
}

/** All branches of a game, each below the one it goes on from, earlier moments first. */
export function tree(root: string, branches: Listed[]): Twig[] {
  const grown = (from: string, depth: number, above: number[]): Twig[] =>
    branches
      .filter((one) => one.branch?.table === from)
      .sort((one, other) => one.branch!.lines - other.branch!.lines || one.updated - other.updated)
      .flatMap((table, i, all) => {
        const passing = i < all.length - 1 ? [...above, depth] : above;
        return [{ table, depth, passing }, ...grown(table.table, depth + 1, passing)];
      });
  return grown(root, 1, []);
}
