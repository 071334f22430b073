// What stands on the map while events are shown: the picture before them, changed by one after another until it is the
// picture of the view. Nothing here is known that was not told.
import { pace } from "../../settings.svelte";
import { PEOPLE, POSTS } from "./board";
import type { Event, View } from "../../generated/mr-jack";

export interface Picture {
  where: string[];
  facing: string;
  lamps: number[];
  cordons: string[];
  covers: string[];
  suspects: string[];
}

export const pictureOf = ({ where, facing, lamps, cordons, covers, suspects }: View): Picture => ({
  where,
  facing,
  lamps,
  cordons,
  covers,
  suspects,
});

const post = (name: string) => POSTS.findIndex((cell) => cell.name === name);
const replace = (some: string[], from: string, to: string) => [...some.filter((one) => one !== from), to];

/** The picture after an event. */
export function after(picture: Picture, event: Event): Picture {
  const { kind, facts } = event;
  const where = [...picture.where];
  switch (kind) {
    case "moved":
    case "whistled":
      where[PEOPLE.indexOf(facts.character)] = facts.to;
      return { ...picture, where };
    case "swapped": {
      const [who, other] = [PEOPLE.indexOf(facts.character), PEOPLE.indexOf(facts.other)];
      [where[who], where[other]] = [where[other]!, where[who]!];
      return { ...picture, where };
    }
    case "accused":
      where[PEOPLE.indexOf(facts.character)] = where[PEOPLE.indexOf(facts.accused)]!;
      return { ...picture, where };
    case "left":
      where[PEOPLE.indexOf(facts.character)] = facts.exit;
      return { ...picture, where };
    case "faced":
      return { ...picture, facing: facts.facing };
    case "light-moved": {
      const lamps = [...picture.lamps];
      lamps[post(facts.to)] = lamps[post(facts.at)]!;
      lamps[post(facts.at)] = 0;
      return { ...picture, lamps };
    }
    case "light-out": {
      const lamps = [...picture.lamps];
      lamps[post(facts.post)] = 0;
      return { ...picture, lamps };
    }
    case "cordon-moved":
      return { ...picture, cordons: replace(picture.cordons, facts.at, facts.to) };
    case "cover-moved":
      return { ...picture, covers: replace(picture.covers, facts.at, facts.to) };
    case "witness":
      return { ...picture, suspects: picture.suspects.filter((name) => !facts.innocent.includes(name)) };
    default:
      return picture;
  }
}

/** How long an event is shown, in milliseconds at a calm pace. */
const LENGTH: Record<string, number> = {
  moved: 520,
  whistled: 460,
  swapped: 560,
  accused: 700,
  left: 800,
  faced: 380,
  "light-moved": 520,
  "light-out": 620,
  "cordon-moved": 420,
  "cover-moved": 420,
  card: 240,
  alibi: 900,
};
const CALL = 1500;
const TURN = 420;
const MOST = 14;

export class Stage {
  picture = $state.raw<Picture | null>(null);
  /** The witness's answer while it is shown. */
  call = $state.raw<{ seen: boolean; innocent: string[]; round: number } | null>(null);
  /** Tokens that are being turned over. */
  turning = $state.raw<string[]>([]);
  /** An alibi card that was just drawn: whose, or empty if it was drawn in secret. */
  drawn = $state.raw<{ card: string; seat: number } | null>(null);
  moving = $state(false);
  private run = 0;
  private end: Picture | null = null;

  /** Show a view at once. */
  show(view: View): void {
    this.run++;
    this.end = null;
    this.settle(pictureOf(view));
  }

  /** Show what happened, and then the view. */
  async play(view: View, events: Event[]): Promise<void> {
    if (!this.picture || !pace(100)) return this.show(view);
    if (this.end) this.picture = this.end;
    const run = ++this.run;
    this.end = pictureOf(view);
    this.moving = true;
    this.call = null;
    for (const event of events.slice(-MOST)) {
      await this.one(event, view, run);
      if (run !== this.run) return;
    }
    this.end = null;
    this.settle(pictureOf(view));
  }

  /** Show the end of it at once. */
  skip(): void {
    if (!this.end) return;
    this.run++;
    this.settle(this.end);
    this.end = null;
  }

  private settle(picture: Picture): void {
    this.picture = picture;
    this.call = null;
    this.turning = [];
    this.drawn = null;
    this.moving = false;
  }

  private async one(event: Event, view: View, run: number): Promise<void> {
    const still = () => run === this.run;
    if (event.kind === "witness") {
      const { seen, innocent } = event.facts;
      this.call = { seen, innocent, round: view.ending ? view.round : view.round - 1 };
      await wait(CALL);
      if (!still()) return;
      this.turning = innocent;
      await wait(TURN / 2);
      if (!still()) return;
      this.picture = after(this.picture!, event);
      await wait(TURN);
      if (!still()) return;
      this.call = null;
      this.turning = [];
      return;
    }
    if (event.kind === "alibi") this.drawn = { card: event.facts.card ?? "", seat: event.seat };
    this.picture = after(this.picture!, event);
    if (event.kind in LENGTH) await wait(LENGTH[event.kind]!);
    if (still()) this.drawn = null;
  }
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, pace(ms)));
