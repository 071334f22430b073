// @vitest-environment happy-dom
// The parts around a table, one by one.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Recalled from "../games/jack-the-ripper/Recalled.svelte";
import Look from "../games/rummy/Look.svelte";
import { settings } from "../settings.svelte";
import { speak } from "../spoken.svelte";
import { words, Words } from "../text";
import { type Event } from "../generated/wire";
import Dialog from "./Dialog.svelte";
import Diary from "./Diary.svelte";
import Recap from "./Recap.svelte";
import { props } from "./props.svelte";

let part: Record<string, unknown> | null = null;
beforeEach(async () => {
  settings.language = "en";
  await speak("en");
});
afterEach(async () => {
  if (part) await unmount(part);
  part = null;
  document.body.innerHTML = "";
});

describe("the diary", () => {
  const line = (number: number): Event => ({ kind: `line-${number}`, seat: 0, facts: {} });
  let height = 0;
  beforeEach(() => {
    const { prototype } = HTMLElement;
    Object.defineProperty(prototype, "scrollHeight", { configurable: true, get: () => height });
    Object.defineProperty(prototype, "clientHeight", { configurable: true, get: () => 200 });
  });
  async function open() {
    const given = props({ log: [line(0)], cut: false, people: ["me"], words: await words("en"), talk: [] });
    height = 900;
    part = mount(Diary, { target: document.body, props: given });
    flushSync();
    const list = document.querySelector<HTMLElement>("[role=tabpanel]")!;
    const grows = (by: number) => {
      height += by;
      given.log = [...given.log, line(given.log.length)];
      flushSync();
    };
    const scrolls = (to: number) => {
      list.scrollTop = to;
      list.dispatchEvent(new window.Event("scroll"));
    };
    return { list, grows, scrolls };
  }

  it("stays at its end, however fast lines come", async () => {
    const { list, grows, scrolls } = await open();
    grows(100);
    expect(list.scrollTop).toBe(1000);
    height = 5909; // more has come before the page could say that it has scrolled
    scrolls(1000);
    grows(0);
    expect(list.scrollTop).toBe(5909);
  });

  it("stays where somebody reads further up, until they are at its end again", async () => {
    const { list, grows, scrolls } = await open();
    scrolls(700);
    scrolls(300);
    grows(100);
    expect(list.scrollTop).toBe(300);
    scrolls(780);
    grows(100);
    expect(list.scrollTop).toBe(1100);
  });
});

describe("the line below the status line", () => {
  it("draws nothing of a card that the table has forgotten", () => {
    const events: Event[] = [{ kind: "flipped", seat: 0, facts: { card: "" } }];
    const given = { lines: ["A card is turned up."], events, Recalled, words: new Words("en", "jack-the-ripper", []) };
    part = mount(Recap, {
      target: document.body,
      props: { ...given, last: "", again: null, skip: null, waits: false },
    });
    flushSync();
    expect(document.body.textContent).toContain("A card is turned up.");
    expect(document.querySelector("[data-card]")).toBeNull();
  });

  it("offers to remind whoever lets the others wait, and says for how long they have been away", () => {
    const run = vi.fn();
    const nudge = { name: "Otto", about: "away for 12 min", run, sent: false };
    const none = new Words("en", "", []);
    const line = { lines: [], events: [], words: none, last: "Ines draws a card." };
    const given = { ...line, again: null, skip: null, waits: false, nudge };
    part = mount(Recap, { target: document.body, props: given });
    flushSync();
    expect(document.body.textContent).toContain("away for 12 min");
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent!.includes("Remind Otto"))!;
    button.click();
    expect(run).toHaveBeenCalledOnce();
  });

  it("says in the same place that somebody has been reminded", () => {
    const nudge = { name: "Otto", about: "", run: vi.fn(), sent: true };
    const line = { lines: [], events: [], words: new Words("en", "", []), last: "" };
    part = mount(Recap, { target: document.body, props: { ...line, again: null, skip: null, waits: false, nudge } });
    flushSync();
    const button = document.querySelector<HTMLButtonElement>(".nudge")!;
    expect([button.textContent, button.disabled]).toEqual(["Otto has been reminded.", true]);
  });
});

describe("a sheet over the table", () => {
  const sheet = () => document.querySelector("dialog")!;
  const card = createRawSnippet((name: () => string) => ({ render: () => `<i>${name()}</i>` }));
  const line = createRawSnippet(() => ({ render: () => "<p>Leave the table</p>" }));
  const nothing = () => {};
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is open at once where somebody asks for it", () => {
    part = mount(Dialog, { target: document.body, props: { title: "Menu", close: nothing, children: line } });
    flushSync();
    expect(sheet().open).toBe(true);
  });

  it("is made in one task and opened in another where the game lays it out, once", () => {
    const opens = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    const speech = { name: (id: string) => id, rule: (id: string) => id, say: (id: string) => id } as never;
    const rest = { title: "", how: "", spoken: "", choose: "", options: [], busy: false, rule: (id: string) => id };
    const given = {
      ...rest,
      speech,
      cards: ["druitt", "chapman"],
      answer: nothing,
      ask: nothing,
      close: nothing,
      card,
    };
    part = mount(Look, { target: document.body, props: given });
    flushSync();
    expect(sheet().textContent).toContain("chapman");
    expect(sheet().open).toBe(false);
    vi.advanceTimersToNextTimer();
    flushSync();
    expect(sheet().open).toBe(true);
    vi.runAllTimers();
    flushSync();
    expect(opens).toHaveBeenCalledOnce();
  });
});
