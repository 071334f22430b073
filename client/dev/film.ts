// In development only: the real page of a table, fed with a recorded stretch of a game and run by a clock that stands
// still until it is moved. tools/filmstrips.py takes its pictures here, through `window.film`.
import "../src/look/look";
import { flushSync, mount } from "svelte";
import { tableFor } from "../src/games";
import Page from "../src/pages/Table.svelte";
import { prefer, span, type Language, type Theme } from "../src/settings.svelte";
import { speak } from "../src/spoken.svelte";
import { clock, scenesOf, type Scene } from "../src/stage.svelte";
import { words } from "../src/text";
import type { Event } from "../src/generated/wire";

interface Moment {
  view: any;
  events: Event[];
}
/** What one seat had been told and how its table looked, and what came next. */
interface Stretch {
  game: string;
  names: string[];
  seat: number;
  told: Event[];
  before: any;
  update: Moment;
  /** How the game ended, if it did. */
  result?: unknown;
}

// -- the clock ---------------------------------------------------------------------------------------

interface Timer {
  at: number;
  run: () => void;
}
let now = Date.now();
let timers: Timer[] = [];
Object.assign(clock, {
  now: () => now,
  after: (ms: number, run: () => void): Timer => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return timer;
  },
  cancel: (timer: Timer) => (timers = timers.filter((one) => one !== timer)),
});

const begun = new Map<Animation, number>();
/** Every movement on the page is held where it is at this time of our clock. */
function hold(): void {
  for (const one of document.getAnimations()) {
    if (!begun.has(one)) begun.set(one, now);
    one.pause();
    one.currentTime = now - begun.get(one)!;
  }
}

const STEP = 20;
function pass(ms: number): void {
  for (const end = now + ms; now < end;) {
    now = Math.min(end, now + STEP);
    for (const timer of timers.filter((one) => one.at <= now)) {
      timers = timers.filter((one) => one !== timer);
      timer.run();
    }
    flushSync();
    hold();
  }
}

// -- the server --------------------------------------------------------------------------------------

let line: Line;
class Line {
  readyState = 0;
  onopen: ((event: unknown) => void) | null = null;
  onclose = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror = null;
  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    line = this;
  }
  send() {}
  close() {}
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

let number = 0;
const update = (seat: number, first: number, { view, events }: Moment) => ({
  ...{ kind: "update", table: "film", seat, number: ++number, revision: number, first, events, view },
  ...{ undo: "no", now: Date.now(), accepted: "", closes: null, clock: null },
});
const table = ({ game, names, seat, result = null }: Stretch, over: boolean) => ({
  ...{ kind: "table", table: "film", settings: { game, memory: "full", hints: false, seats: [] }, options: {} },
  ...{ host: "me", created: 0, commitment: "", started: true, undo_wish: null, again: "", duplicate: "" },
  ...{ duplicate_of: "", seed: "", result: over ? result : null },
  seats: names.map((name, i) => ({
    ...{ kind: "person", player: i === seat ? "me" : `p${i}`, name, present: true, bot: "" },
  })),
});

// -- the film ----------------------------------------------------------------------------------------

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const length = (scenes: Scene[]) => scenes.reduce((sum, scene) => sum + span(scene.ms), 0);

/** Lay the table as it was before the stretch; returns how long the climax is. It is about to begin then. */
async function load(stretch: Stretch, climax: string, language: Language, theme: Theme): Promise<number> {
  prefer({ language, theme, pace: "normal" });
  window.WebSocket = Line as unknown as typeof WebSocket;
  window.fetch = (async (path: string) => {
    const reply = path === "/api/games" ? { games: [] } : { player: "me", nickname: "Ada", token: "" };
    return { ok: true, status: 200, json: async () => reply };
  }) as unknown as typeof fetch;
  const { seat, game, told } = stretch;
  const { scenes: how = {} } = await tableFor(game);
  await Promise.all([words(language, game), speak(language), document.fonts.ready]);
  mount(Page, { target: document.body, props: { title: () => {}, table: "film", seat: null, seatKey: "" } });
  while (!line?.onopen) await wait(20);
  line.readyState = 1;
  line.onopen({});
  line.says({ kind: "welcome", player: "me", nickname: "Ada", now: Date.now(), token: "", protocol: 1 });
  line.says(table(stretch, false));
  line.says(update(seat, 100, { view: stretch.before, events: told }));
  while (!document.querySelector("#content.game")) await wait(20);
  await wait(300);
  pass(2000);
  const scenes = scenesOf(stretch.update.events, how);
  const names = climax.split(" ");
  const first = scenes.findIndex((scene) => names.includes(scene.climax));
  if (climax && first < 0) throw new Error(`There is no ${climax} among ${scenes.map((one) => one.kind).join(", ")}.`);
  if (stretch.result) line.says(table(stretch, true));
  line.says(update(seat, 100 + told.length, stretch.update));
  pass(length(scenes.slice(0, Math.max(0, first))));
  return length(climax ? scenes.slice(first).filter((scene) => names.includes(scene.climax)) : scenes);
}

Object.assign(window, { film: { load, pass } });
