// The stage: the one clock by which a table is shown. What has been told waits here, and is played scene by scene;
// everything on the page reads what has been shown. How long each kind of event is shown, and with what, is data that a
// game's folder has in `scenes.ts`. Nothing here knows a rule.
import { settings, span } from "./settings.svelte";
import type { Event } from "./generated/wire";

/** How a kind of event is shown. */
export interface Showing {
  /** How long, in milliseconds at a normal pace. */
  ms?: number;
  /** What is heard when it begins; a name in the set of sounds. */
  sound?: string;
  /** What is drawn over the table meanwhile; a name among the game's climaxes. */
  climax?: string;
  /** It is shown together with what was shown before, if that is of one of these kinds. */
  joins?: string[];
  /** It is shown in several parts, one after the other, each with its own length. */
  parts?: Record<string, number>;
  /** With which of them the event begins, if not with the first: until then there is a scene of its kind, but nobody knows
   * what it tells. So dice roll before they are read. */
  tells?: string;
  /** What is drawn of the event before it is told: only what everybody at the table knows by then. */
  known?: unknown;
}
/** How a game's events are shown, by kind. Where not all of a kind are shown alike it is a function, which looks only at
 * what everybody knows when the scene begins. */
export type Scenes<Kind extends string = string> = { [kind in Kind]?: Showing | ((event: Event) => Showing) };

/** One event, or several that belong together, while it is shown. */
export interface Scene {
  /** The kind of its first event. */
  kind: string;
  /** Which part of it, where it has parts. */
  part: string;
  events: Event[];
  /** How long: at a normal pace in a list of scenes, as it really is once it has begun. */
  ms: number;
  sound: string;
  climax: string;
  known?: unknown;
}

/** What is played: how the table looks after these events. */
export interface Shown {
  view: any;
  events: Event[];
}

/** Time, so that tests can have their own. */
export interface Time {
  now(): number;
  after(ms: number, run: () => void): unknown;
  cancel(timer: unknown): void;
}
export const clock: Time = {
  now: () => Date.now(),
  after: (ms, run) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as number),
};

/** How long an event is shown whose game does not say. */
const USUAL = 500;
/** How long something that will be turned down again stays in sight at least, whatever is skipped. */
const SEEN = 1800;
/** A second touch within this time skips everything. */
const SECOND = 400;

export const isFleeting = (event: Event): boolean => (event.fleeting?.length ?? 0) > 0;

/** The scenes of these events, in order. */
export function scenesOf(events: Event[], how: Scenes): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    const { kind } = event;
    const said = how[kind] ?? {};
    const showing = typeof said === "function" ? said(event) : said;
    const { ms = USUAL, sound = "", climax = "", joins = [], parts = { "": ms }, tells, known } = showing;
    const last = scenes.at(-1);
    if (last && joins.includes(last.kind)) {
      last.events.push(event);
      last.ms = Math.max(last.ms, ms);
    } else
      Object.entries(parts).forEach(([part, length], i) => {
        const begins = tells === undefined ? !i : part === tells;
        scenes.push({ kind, part, events: begins ? [event] : [], ms: length, sound: i ? "" : sound, climax, known });
      });
  }
  return scenes;
}

/** Something that waits to be played. */
interface Waiting<Moment> {
  moment: Moment;
  /** When it should have been played, so that nobody loses time to think. */
  by: number;
  /** It begins when somebody touches the table. */
  tap: boolean;
  /** It was played before. */
  again: boolean;
}

export class Stage<Moment extends Shown> {
  /** What has been played to its end: while something is played, the moment before it. */
  shown = $state.raw<Moment | null>(null);
  /** The events that have begun since then. */
  begun = $state.raw<Event[]>([]);
  /** What is being shown. */
  scene = $state.raw<Scene | null>(null);
  /** What began last: the line that is read out. */
  spoken = $state.raw<Event[]>([]);
  /** The next thing begins when somebody touches the table. */
  waits = $state(false);
  /** How this game's events are shown. */
  scenes: Scenes = {};
  /** When the last of it was over: a question that has just appeared is not answered by a touch that was meant for something else. */
  settled = -Infinity;

  private queue = $state.raw<Waiting<Moment>[]>([]);
  /** What is still to come of the first in the queue; null before it has begun. */
  private coming: Scene[] | null = null;
  private watched = true;
  private rushing = false;
  private timer: unknown;
  private since = 0;
  private skipped = -Infinity;
  protected readonly time: Time;

  constructor(time: Time = clock) {
    this.time = time;
  }

  /** Whether something has been told that is not shown yet. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** How many milliseconds the question on the screen has been there; 0 while it is not. */
  get open(): number {
    return this.behind ? 0 : this.time.now() - this.settled;
  }

  /** Show a moment at once: on coming, or after a jump. */
  show(moment: Moment): void {
    this.stop();
    this.opens(moment);
    this.begins(moment.events);
    this.settle(moment);
    this.spoken = [];
    this.settled = this.time.now();
  }

  /** Play a moment after everything that waits. */
  play(moment: Moment, { by = Infinity, tap = false } = {}): void {
    this.queue = [...this.queue, { moment, by, tap, again: false }];
    this.go();
  }

  /** Play these moments once more: from how the table looked after the first of them to how it looks now. */
  again([first, ...rest]: Moment[]): void {
    if (this.behind || !first || rest.at(-1) !== this.shown) return;
    this.shown = first;
    this.queue = rest.map((moment) => ({ moment, by: Infinity, tap: false, again: true }));
    this.go();
  }

  /** Somebody watches, or nobody does: then everything waits until somebody comes. */
  watch(yes: boolean): void {
    if (yes === this.watched) return;
    this.watched = yes;
    this.settled = this.time.now();
    this.go();
  }

  /** End the present scene; a second time at once, everything. */
  skip(): void {
    const now = this.time.now();
    const second = now - this.skipped < SECOND;
    this.skipped = now;
    if (this.waits) this.wake();
    else if (second) this.skipAll();
    else this.cut();
  }

  /** Show the newest at once; but what will be turned down again is not missed: it is shown for its moment. */
  skipAll(): void {
    if (!this.behind || !this.watched) return;
    this.rushing = true;
    if (this.waits) this.wake();
    else this.cut();
  }

  /** Nothing is played any more. */
  stop(): void {
    this.time.cancel(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.coming = null;
    this.waits = this.rushing = false;
  }

  /** A moment begins. */
  protected opens(_moment: Moment): void {}
  /** Events of it have begun. */
  protected begins(_events: Event[]): void {}
  /** It is over, and this is what is shown. */
  protected closes(_moment: Moment): void {}

  private go(): void {
    if (this.watched && !this.waits && this.timer === undefined) this.next();
  }

  private wake(): void {
    this.waits = false;
    this.queue = this.queue.map((one, i) => (i ? one : { ...one, tap: false }));
    this.go();
  }

  /** Begin the next scene, or end the moment; what takes no time is over as soon as it has begun. */
  private next = (): void => {
    this.timer = undefined;
    for (;;) {
      const [now] = this.queue;
      if (!now) break;
      if (!this.watched) return;
      if (!this.coming) {
        if (now.tap && now.moment.events.length && !this.hurried()) return void (this.waits = true);
        this.coming = scenesOf(now.moment.events, this.scenes);
        if (this.time.now() !== this.since) this.spoken = [];
        if (!now.again) this.opens(now.moment);
      }
      const scene = this.coming[0];
      if (!scene) {
        this.end(now);
        continue;
      }
      const ms = this.length(scene);
      this.coming = this.coming.slice(1);
      this.begin({ ...scene, ms }, now.again);
      if (ms > 0) return void (this.timer = this.time.after(ms, this.next));
    }
    this.rushing = false;
    this.settled = this.time.now();
  };

  private begin(scene: Scene, again: boolean): void {
    const now = this.time.now();
    this.scene = scene;
    this.begun = [...this.begun, ...scene.events];
    if (scene.events.length) this.spoken = now === this.since ? [...this.spoken, ...scene.events] : scene.events;
    this.since = now;
    if (!again) this.begins(scene.events);
  }

  private end({ moment, again }: Waiting<Moment>): void {
    this.queue = this.queue.slice(1);
    this.coming = null;
    if (again) this.rest(moment);
    else this.settle(moment);
  }

  private settle(moment: Moment): void {
    this.rest(moment);
    this.closes(moment);
  }

  private rest(moment: Moment): void {
    this.shown = moment;
    this.begun = [];
    this.scene = null;
  }

  private cut(): void {
    if (this.timer === undefined) return this.go();
    const rest = this.scene?.events.some(isFleeting) ? this.since + SEEN - this.time.now() : 0;
    this.time.cancel(this.timer);
    if (rest > 0) this.timer = this.time.after(rest, this.next);
    else this.next();
  }

  /** Nobody looks, or somebody wants to see the end of it. */
  private hurried(): boolean {
    return this.rushing || globalThis.document?.hidden === true;
  }

  private length(scene: Scene): number {
    const least = scene.events.some(isFleeting) ? SEEN : 0;
    return Math.max(least, this.hurried() ? 0 : span(scene.ms) * this.hurry());
  }

  /** By how much scenes are shortened so that all of them are over when somebody's time to think would suffer. */
  private hurry(): number {
    const by = this.queue.at(-1)!.by;
    if (by === Infinity) return 1;
    const waiting = this.queue.slice(1).flatMap((one) => scenesOf(one.moment.events, this.scenes));
    const all = [...this.coming!, ...waiting].reduce((sum, scene) => sum + span(scene.ms), 0);
    return Math.min(1, Math.max(0, by - this.time.now()) / Math.max(1, all));
  }
}

/** Whether a question has been on the screen long enough to be meant by a touch. */
export const isMeant = (stage: Stage<any>): boolean => !stage.behind && stage.open >= settings.guard;
