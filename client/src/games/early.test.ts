// @vitest-environment happy-dom
// A match that ends before its end, since somebody has resigned or all have agreed, has a story too.
import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";
import { speak } from "../spoken.svelte";
import { words } from "../text";
import type { StoryProps } from "./contract";
import { fixturesOf } from "./fixtures";

await speak("en");
const watch = () => "#";
const files = import.meta.glob<Component<StoryProps>>("./*/Story.svelte", { import: "default" });
const games = (
  await Promise.all(
    Object.keys(files)
      .map((file) => file.split("/")[1]!)
      .map(moment),
  )
).filter(Boolean);

/** Somebody is asked, and all is left as it is. */
async function moment(game: string) {
  const found = (await fixturesOf(game)).find(({ seat, view }) => seat === 0 && view.options.length);
  if (!found) return null; // a folder that games share
  const people = found.seats.map((_, seat) => (seat ? `Ben ${seat}` : "me"));
  const Story = await files[`./${game}/Story.svelte`]!();
  const { view, told } = found;
  return { game, Story, props: { view, told, seat: 0, people, words: await words("en", game), watch, from: watch } };
}

test.each(games)("the story of a match of $game that breaks off says nothing that has no words", async (one) => {
  const part = mount(one!.Story, { target: document.body, props: one!.props });
  flushSync();
  expect(document.body.textContent).toMatch(/\w/);
  expect(document.body.textContent).not.toMatch(/\b(ending|end|over|story|verdict)-/);
  await unmount(part);
});
