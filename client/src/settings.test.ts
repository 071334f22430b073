import { afterEach, expect, it, vi } from "vitest";
import { coachedAt, isCoached, pace, prefer, read, settings, span } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());
const kept = (text: string) => vi.stubGlobal("localStorage", { getItem: () => text, setItem: () => {} });

it("takes over what version 0.1 called movement", () => {
  for (const [motion, wanted] of [
    ["calm", "normal"],
    ["brisk", "brisk"],
    ["off", "off"],
  ]) {
    kept(JSON.stringify({ language: "de", motion }));
    expect(read()).toMatchObject({ language: "de", pace: wanted });
    expect(read()).not.toHaveProperty("motion");
  }
  kept(JSON.stringify({ pace: "tap" }));
  expect(read().pace).toBe("tap");
  kept("broken");
  expect(read().pace).toBe("normal");
});

it("changes how long everything is shown", () => {
  kept("{}");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const lengths = (["slow", "normal", "brisk", "off", "tap"] as const).map((one) => {
    prefer({ pace: one });
    return span(1000);
  });
  expect(lengths).toEqual([1700, 1000, 500, 0, 1000]);
});

it("moves nothing where the system wants less movement, but shows one thing after the other", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  settings.pace = "normal";
  expect([pace(1000), span(1000), span(200)]).toEqual([0, 400, 400]);
});

it("sends the coach to the first three tables of each game, to all or to none", () => {
  kept("{}");
  for (const table of ["a", "b", "c", "c"]) {
    expect(isCoached("mr-jack", table)).toBe(true);
    coachedAt("mr-jack", table);
  }
  expect(["a", "c", "d"].map((table) => isCoached("mr-jack", table))).toEqual([true, true, false]);
  expect(isCoached("rue-morgue", "d")).toBe(true);
  prefer({ coach: "on" });
  expect(isCoached("mr-jack", "d")).toBe(true);
  prefer({ coach: "off" });
  expect(isCoached("mr-jack", "a")).toBe(false);
});
