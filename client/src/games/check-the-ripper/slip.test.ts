// @vitest-environment happy-dom
// The slip of paper beside the map.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { fixturesOf, seen } from "../fixtures";
import { words } from "../../text";
import Slip from "./Slip.svelte";
import { stageOf } from "./scenes";
import { Speech } from "./words";
import type { Event, View } from "../../generated/check-the-ripper";

const fixtures = await fixturesOf<View, Event>("check-the-ripper");

test("whoever may change the card has the buttons for it, even while another file still lies open", async () => {
  const seat = 0;
  const base = seen(fixtures, (one) => one.seat === seat && one.files.length > 0);
  const view: View = { ...base, question: "change", asked: [seat], options: ["change", "keep"] };
  const stage = stageOf(view, [], null);
  const open = { ...stage, picture: { ...stage.picture, shown: { square: view.files[0]!, face: "hammer" } } };
  const part = mount(Slip, {
    target: document.body,
    props: {
      view,
      stage: open,
      aim: "",
      small: false,
      busy: false,
      speech: new Speech(await words("en", "check-the-ripper"), ["me", "Ben"]),
      give: () => {},
    } as never,
  });
  flushSync();
  const answers = [...document.querySelectorAll("[data-answer]")].map((one) => one.getAttribute("data-answer"));
  expect(answers).toEqual(["change", "keep"]);
  await unmount(part);
});
