import { describe, expect, it } from "vitest";
import { behind, needsServer, route } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "front" }],
    ["/new/mr-jack", "", { page: "new", game: "mr-jack" }],
    ["/t/abc", "", { page: "table", table: "abc", seat: null, key: "" }],
    ["/t/abc", "?seat=1&key=k", { page: "table", table: "abc", seat: 1, key: "k" }],
    ["/replay/abc", "?moment=3", { page: "replay", table: "abc" }],
    ["/rules", "", { page: "rules", game: "" }],
    ["/rules/mr-jack/", "", { page: "rules", game: "mr-jack" }],
    ["/guide/mr-jack", "?edition=later", { page: "guide", game: "mr-jack" }],
    ["/puzzles", "", { page: "puzzles", game: "" }],
    ["/puzzles/mr-jack", "?puzzle=3f0f86c5", { page: "puzzles", game: "mr-jack" }],
    ["/tables", "", { page: "tables" }],
    ["/tournaments", "", { page: "tournaments" }],
    ["/tournaments/new", "?club=q3", { page: "new-tournament", club: "q3" }],
    ["/tournament/abc", "?screen", { page: "tournament", tournament: "abc", screen: true }],
    ["/club/abc", "?key=k", { page: "club", club: "abc", key: "k" }],
    ["/ladder", "", { page: "ladder", game: "" }],
    ["/t", "", { page: "nowhere" }],
    ["/t/abc/def", "", { page: "nowhere" }],
    ["/elsewhere", "", { page: "nowhere" }],
  ])("%s%s", (path, query, expected) => {
    expect(route(path, query)).toEqual(expected);
  });
});

describe("a page without a server", () => {
  it.each(["/friends", "/tournaments/new", "/club/abc", "/ladder/mr-jack", "/player/p1"])("has no use for %s", (path) =>
    expect(needsServer(route(path))).toBe(true),
  );
  it.each(["/", "/new/mr-jack", "/t/page-abc", "/statistics", "/puzzles", "/companion/mr-jack", "/settings"])(
    "has a use for %s",
    (path) => expect(needsServer(route(path))).toBe(false),
  );
});

describe("an address behind a #, on a static host", () => {
  it("has a path, a query and a place on the page", () => {
    expect(behind("")).toEqual({ path: "/", query: "", hash: "" });
    expect(behind("#/t/page-abc?seat=1")).toEqual({ path: "/t/page-abc", query: "?seat=1", hash: "" });
    expect(behind("#/rules/mr-jack#exits")).toEqual({ path: "/rules/mr-jack", query: "", hash: "#exits" });
  });
  it("is not one that only names a place on the page", () => {
    expect(behind("#content")).toEqual({ path: "/", query: "", hash: "" });
  });
});
