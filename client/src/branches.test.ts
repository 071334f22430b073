import { expect, test } from "vitest";
import { tree } from "./branches";
import type { Listed } from "./generated/wire";

function branch(table: string, of: string, lines: number): Listed {
  const branch = { table: of, root: "game", lines, seat: 0, world: "true" as const, name: "" };
  return {
    table,
    game: "mr-jack",
    names: [],
    faces: [],
    free: 0,
    your_turn: false,
    over: true,
    updated: 0,
    lesson: "",
    chapter: 0,
    branch,
    winners: [],
    rated: false,
  };
}

test("a branch stands below the one it goes on from, and earlier moments come first", () => {
  const found = tree("game", [branch("late", "game", 40), branch("twig", "early", 12), branch("early", "game", 7)]);
  expect(found.map(({ table, depth }) => [table.table, depth])).toEqual([
    ["early", 1],
    ["twig", 2],
    ["late", 1],
  ]);
  expect(found.map(({ passing }) => passing)).toEqual([[1], [1], []]); // the line to the last one passes the others
});
