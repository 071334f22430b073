// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { words } from "../../text";
import { fixturesOf } from "../fixtures";
import Story from "./Story.svelte";
import type { Sheet, View } from "../../generated/jack-the-ripper";

const { view } = (await fixturesOf<View>("jack-the-ripper")).find((one) => one.view.scores.length === 2)!;
const spoken = await words("en", "jack-the-ripper");
const hand = (verdict: string, ripper: string, totals: number[], scores: number[]) =>
  ({ verdict, ripper, totals, scores, ending: "out", suspects: [], alibi: "", lines: [] }) as Sheet;

it("the story names who it was in each hand, and after an escape nobody", async () => {
  const sheets = [hand("solved", "gull", [18, 31], [18, 31]), hand("ripper-escaped", "", [35, 0], [53, 31])];
  const target = document.createElement("div");
  const props = { view: { ...view, sheets }, seat: 0, people: ["me", "Ines"], words: spoken, told: [], from: () => "" };
  const drawn = mount(Story, { target, props: { ...props, watch: (number: number) => `/replay/t1?hand=${number}` } });
  flushSync();
  expect(target.querySelector("h3")?.textContent).toBe("The Ripper has escaped.");
  const rows = [...target.querySelectorAll("tbody tr")];
  expect(rows.map((row) => row.querySelector(".ended")!.textContent!.trim())).toEqual(["Gullsolved", "escaped"]);
  expect(rows.map((row) => row.querySelector("use")?.getAttribute("href"))).toEqual([
    "#rummy-bust-gull",
    "#rummy-sign-hat",
  ]);
  expect(target.querySelector(".hero")!.innerHTML).not.toContain("bust");
  expect([...target.querySelectorAll("ol a")].map((link) => link.getAttribute("href"))).toEqual([
    "/replay/t1?hand=2",
    "/replay/t1?hand=2",
    "/replay/t1?hand=2",
  ]);
  await unmount(drawn);
});
