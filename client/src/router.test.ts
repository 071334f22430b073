import { describe, expect, it } from "vitest";
import { route } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", { page: "front" }],
    ["/new/mr-jack", "", { page: "new", game: "mr-jack" }],
    ["/t/abc", "", { page: "table", table: "abc", seat: null, key: "" }],
    ["/t/abc", "?seat=1&key=k", { page: "table", table: "abc", seat: 1, key: "k" }],
    ["/replay/abc", "?moment=3", { page: "replay", table: "abc" }],
    ["/rules", "", { page: "rules", game: "" }],
    ["/rules/mr-jack/", "", { page: "rules", game: "mr-jack" }],
    ["/tables", "", { page: "tables" }],
    ["/t", "", { page: "nowhere" }],
    ["/t/abc/def", "", { page: "nowhere" }],
    ["/elsewhere", "", { page: "nowhere" }],
  ])("%s%s", (path, query, expected) => {
    expect(route(path, query)).toEqual(expected);
  });
});
