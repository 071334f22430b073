// What stands on the map while events are shown.
import { Stage as AnyStage, wait } from "../stage.svelte";
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

export class Stage extends AnyStage<View, Event, Picture> {
  /** The witness's answer while it is shown. */
  call = $state.raw<{ seen: boolean; innocent: string[]; round: number } | null>(null);
  /** Tokens that are being turned over. */
  turning = $state.raw<string[]>([]);
  /** An alibi card that was just drawn: whose, or empty if it was drawn in secret. */
  drawn = $state.raw<{ card: string; seat: number } | null>(null);

  protected pictureOf(view: View): Picture {
    return pictureOf(view);
  }

  protected override begin(picture: Picture): Picture {
    this.call = null;
    return picture;
  }

  protected clear(): void {
    this.call = null;
    this.turning = [];
    this.drawn = null;
  }

  protected async one(event: Event, view: View, still: () => boolean): Promise<void> {
    if (event.kind === "witness") {
      const { seen, innocent } = event.facts;
      this.call = { seen, innocent, round: view.ending ? view.round : view.round - 1 };
      await wait(CALL);
      if (!still()) return;
      this.turning = innocent;
      await wait(TURN / 2);
      if (!still()) return;
      this.picture = after(this.picture, event);
      await wait(TURN);
      if (!still()) return;
      this.call = null;
      this.turning = [];
      return;
    }
    if (event.kind === "alibi") this.drawn = { card: event.facts.card ?? "", seat: event.seat };
    this.picture = after(this.picture, event);
    if (event.kind in LENGTH) await wait(LENGTH[event.kind]!);
    if (still()) this.drawn = null;
  }
}
