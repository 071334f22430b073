// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keep, kept, newMatch } from "../companion/match";
import { packed, unpack } from "./belongings";

beforeEach(() => localStorage.clear());

test("score sheets, settings and puzzles are packed, and come back in place of what is there", () => {
  keep(newMatch("rue-morgue", ["Ines", "Max"], {}, "solved"));
  localStorage.setItem("whitechapel", "settings");
  localStorage.setItem("whitechapel-dealt-mr-jack", "jack");
  localStorage.setItem("whitechapel-along", "this browser only");
  const text = packed();
  localStorage.clear();
  keep(newMatch("rue-morgue", ["Otto", "Eva"], {}, "solved"));
  localStorage.setItem("whitechapel-puzzles", "solved");
  unpack(text);
  expect(kept("rue-morgue").map(({ names }) => names)).toEqual([["Ines", "Max"]]);
  expect(Object.keys(localStorage).sort()).toEqual([
    "whitechapel",
    "whitechapel-companion",
    "whitechapel-dealt-mr-jack",
  ]);
});

test("when everything is forgotten settings stay, and nothing foreign comes in", () => {
  localStorage.setItem("whitechapel", "settings");
  keep(newMatch("rue-morgue", ["Ines", "Max"], {}, "solved"));
  unpack('{"elsewhere": "1"}');
  expect(Object.keys(localStorage)).toEqual(["whitechapel"]);
});
