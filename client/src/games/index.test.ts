import { expect, it } from "vitest";
import { tableFor } from ".";
import Plain from "./PlainTable.svelte";

it("a game that has no folder here is played at the plain table", async () => {
  expect((await tableFor("a-fifth-game")).default).toBe(Plain);
});
