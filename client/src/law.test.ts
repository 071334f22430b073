// @vitest-environment happy-dom
// The law of the stage: what is on the page depends only on what has begun. Stretches of recorded games are told to the
// real page of a table with a clock of our own. Each is told twice: as it was, and as a twin whose rest is different, that
// is everything that has not begun, how the table looks after it, and whether the game is over. As long as they have the
// same beginning, both pages must be the same, to the last attribute.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tableFor } from "./games";
import Page from "./pages/Table.svelte";
import * as samples from "./samples";
import { settings } from "./settings.svelte";
import { speak } from "./spoken.svelte";
import { scenesOf, type Scene } from "./stage.svelte";
import { words } from "./text";
import type { Event, Message, TableInfo, Update } from "./generated/wire";

interface Told {
  view: any;
  events: Event[];
}
interface Stretch {
  names: string[];
  seat: number;
  /** What the seat had been told, and how the table looked. */
  told: Event[];
  before: any;
  updates: Told[];
  /** How the table looks at another moment. */
  elsewhere: any;
}
const files = import.meta.glob<Stretch[]>("../fixtures/streams/*.json", { import: "default" });
const GAMES = Object.keys(files).map((path) => path.slice(path.lastIndexOf("/") + 1, -".json".length));
const DESK = 1440;
const PHONE = 390;

// -- a server of our own -----------------------------------------------------------------------------

let line: Line;
/** The socket of the page: what the server says comes from the test. */
class Line {
  readyState = 0;
  onopen: ((event: unknown) => void) | null = null;
  onclose: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  sent: string[] = [];
  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    line = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
  says(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

const table = (game: string, { names, seat }: Stretch, over: boolean, mine = [seat]): TableInfo =>
  samples.tableInfo({
    settings: { game, memory: "full", hints: false, seats: [] },
    host: "me",
    seats: names.map((name, i) => samples.seatInfo({ player: mine.includes(i) ? "me" : `p${i}`, name })),
    promises: names.map(() => ""),
    result: over ? { scores: names.map((_, i) => 90 + i), winners: [0], early: "" } : null,
  });

/** The number of each seat's last update. */
const numbers = new Map<number, number>();
const next = (seat: number, by = 1) => {
  numbers.set(seat, (numbers.get(seat) ?? 0) + by);
  return numbers.get(seat)!;
};
const update = (seat: number, first: number, { view, events }: Told, number = next(seat)): Update =>
  samples.update({ seat, number, revision: number, first, events, view });

/** Show a moment at once: either the seat is new, or the page has missed something and asks anew. */
function present(seat: number, first: number, told: Told) {
  const one = update(seat, first, told, next(seat, 5));
  const asked = line.sent.length;
  line.says(one);
  if (line.sent.slice(asked).some((text) => JSON.parse(text).kind === "sync")) line.says(one);
}

// -- a page of our own -------------------------------------------------------------------------------

let page: Record<string, any> | null = null;
async function comes(game: string, width: number) {
  Object.assign(window, { innerWidth: width });
  settings.language = "en";
  await Promise.all([tableFor(game), words("en", game), speak("en")]);
  page = mount(Page, { target: document.body, props: { title: () => {}, table: "t1", seat: null, seatKey: "" } });
  await vi.waitFor(() => expect(line?.onopen).toBeTruthy());
  line.readyState = 1;
  line.onopen!({});
  line.says(samples.welcome({ player: "me" }));
}
async function laid() {
  const table = () => document.querySelector("#content.game:not([aria-busy])");
  for (let i = 0; i < 50 && !table(); i++) {
    await Promise.resolve();
    await tick();
    pass(1);
  }
  expect(table()).toBeTruthy();
}
const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

/** Everything on the page, line by line: elements with their attributes, and text. The library of drawings never changes. */
function seen(): string[] {
  const all: string[] = [document.title];
  const visit = (node: Node) => {
    if (node.nodeType === 3) all.push(node.textContent ?? "");
    if (node.nodeType !== 1) return;
    const element = node as HTMLInputElement;
    if (element.classList.contains("library")) return;
    const attributes = [...element.attributes]
      .map(({ name, value }) => `${name}=${name === "class" ? value.split(/\s+/).sort().join(" ") : value}`)
      .filter((one) => one !== "class=")
      .sort();
    all.push(`<${element.tagName} ${attributes.join(" ")} ${element.value ?? ""} ${element.checked ?? ""}`);
    element.childNodes.forEach(visit);
  };
  visit(document.body);
  return all;
}

beforeAll(() => {
  const { prototype } = HTMLElement;
  for (const size of ["clientWidth", "offsetWidth"])
    Object.defineProperty(prototype, size, { configurable: true, get: () => window.innerWidth });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  line = undefined!;
  vi.spyOn(Math, "random").mockReturnValue(0.5); // dice in the air show any side
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", async (path: string) => {
    const reply = path === "/api/games" ? { games: [] } : { player: "me", nickname: "Ada", token: "" };
    return { ok: true, status: 200, json: async () => reply };
  });
  settings.pace = "normal";
  settings.guard = 300;
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// -- the law -----------------------------------------------------------------------------------------

/** How often a scene of one kind is watched in the middle of a stretch. */
const OFTEN = 4;
const OTHER: Event = { kind: "something-else", seat: -1, facts: {} };

/** How a stretch goes on once these scenes of its first update have begun: the same until then, and then different. An
 * event whose scene has begun, but which is not told yet, is one of the same kind with other facts. */
function twin(stretch: Stretch, scenes: Scene[]): Told[] {
  const begun = scenes.flatMap((scene) => scene.events);
  const last = scenes.at(-1)!;
  const next = stretch.updates[0]!.events[begun.length];
  const untold = !last.events.length && next?.kind === last.kind && begun.at(-1)?.kind !== last.kind;
  const facts = Object.entries(next?.facts ?? {}).map(([name, fact]) => [
    name,
    typeof fact === "string" ? `no-${fact}` : fact,
  ]);
  const other = untold ? { ...next, facts: Object.fromEntries(facts) } : OTHER;
  return [
    { view: stretch.elsewhere, events: [...begun, other] },
    { view: stretch.before, events: [OTHER] },
  ];
}

/** The page before a stretch, and at the beginning and the end of each of these scenes. `over`: the server says before
 * it that the game is over. */
function watch(game: string, stretch: Stretch, updates: Told[], over: boolean, scenes: Scene[], from = 0): string[][] {
  const { seat, told, before } = stretch;
  let first = 100 + told.length;
  line.says(table(game, stretch, false));
  present(seat, 100, { view: before, events: told });
  pass(5000);
  if (over) {
    line.says(table(game, stretch, true));
    const talk = { number: 1, at: 0, what: "ended", sentence: { en: "It is over.", de: "Es ist vorbei." } };
    line.says({ kind: "talk", table: "t1", lines: [talk] });
  }
  const pages = [from ? [] : seen()];
  for (const one of updates) {
    line.says(update(seat, first, one));
    first += one.events.length;
  }
  scenes.forEach((scene, i) => {
    pages.push(i < from ? [] : seen());
    pass(scene.ms - 1);
    pages.push(i < from ? [] : seen());
    pass(i < scenes.length - 1 ? 1 : 0);
  });
  // To the end, and whatever is laid open there is closed again.
  pass(20_000);
  for (const sheet of document.querySelectorAll("dialog")) sheet.querySelector<HTMLElement>(".close")?.click();
  flushSync();
  return pages;
}

describe.each(GAMES)("at the table of %s", (game) => {
  it.each([DESK, PHONE])(
    "nothing on the page knows what has not begun, %i px wide",
    async (width) => {
      const stretches = await files[`../fixtures/streams/${game}.json`]!();
      const { scenes: how = {} } = await tableFor(game);
      await comes(game, width);
      line.says(table(game, stretches[0]!, false));
      present(stretches[0]!.seat, 100, { view: stretches[0]!.before, events: [] });
      await laid();
      const watched = new Map<string, number>();
      for (const stretch of stretches) {
        const scenes = scenesOf(stretch.updates[0]!.events, how);
        const real = watch(game, stretch, stretch.updates, true, scenes);
        // On a phone the beginnings are enough.
        for (let begun = 0; begun < (width === DESK ? scenes.length : 1); begun++) {
          const some = scenes.slice(0, begun + 1);
          const kind = `${scenes[begun]!.kind} ${scenes[begun]!.part}`;
          watched.set(kind, (watched.get(kind) ?? 0) + 1);
          if (begun && watched.get(kind)! > OFTEN) continue;
          const other = watch(game, stretch, twin(stretch, some), false, some, begun);
          const where = some.map((scene) => `${scene.kind} ${scene.part}`).join(", ");
          for (const i of begun ? [2 * begun + 1, 2 * begun + 2] : [0, 1, 2])
            expect(real[i], `${where}, page ${i}, seat ${stretch.seat}`).toEqual(other[i]);
        }
      }
    },
    240_000,
  );
});

describe("two at one screen", () => {
  it("see the curtain fall after the last scene, and what one has missed when it is lifted", async () => {
    const stretches = await files["../fixtures/streams/mr-jack.json"]!();
    const stretch = stretches.find(({ updates }) => updates[0]!.events[0]!.kind === "moved")!;
    const { before, updates } = stretch;
    const { view } = updates[0]!;
    const events = updates[0]!.events.slice(0, 1);
    const curtain = () => document.querySelector<HTMLElement>(".curtain h2")?.textContent;
    const lift = () => {
      document.querySelector<HTMLElement>(".curtain button")!.click();
      flushSync();
    };
    await comes("mr-jack", DESK);
    line.says(table("mr-jack", stretch, false, [0, 1]));
    present(0, 100, { view: { ...before, seat: 0, options: ["done"] }, events: [] });
    present(1, 100, { view: { ...before, seat: 1, options: [] }, events: [] });
    await vi.waitFor(() => expect(curtain()).toContain("Ada"));
    lift();
    await laid();

    line.says(update(0, 100, { view: { ...view, seat: 0, options: [] }, events }));
    line.says(update(1, 100, { view: { ...view, seat: 1, options: ["done"] }, events }));
    pass(559);
    expect(curtain()).toBeUndefined();
    pass(1);
    expect(curtain()).toContain("Ines");

    lift();
    await laid();
    expect(curtain()).toBeUndefined();
    expect(document.querySelector("button.skip")).toBeTruthy();
    expect(document.querySelector("header")!.textContent).toContain(" goes from ");
    pass(560);
    expect(document.querySelector("button.skip")).toBeNull();
  }, 60_000);
});
