// What lies on the table while events are shown. Nothing is kept that is turned down again.
import { Stage as AnyStage, wait } from "../stage.svelte";
import type { Event, OpenFile, View } from "../../generated/check-the-ripper";
import { WEAPONS } from "./material";

export interface Picture {
  where: string[];
  files: string[];
  shown: OpenFile | null;
  peeked: OpenFile | null;
  murderer: string;
  stack: number;
  cabinet: number[];
  chips: number[];
  stake: number;
  dice: string[];
  duel: string[];
  rival: number;
}

export function pictureOf(view: View): Picture {
  const { where, files, shown, peeked, murderer, stack, cabinet, chips, stake, dice, duel, rival } = view;
  return { where, files, shown, peeked, murderer, stack, cabinet, chips, stake, dice, duel, rival };
}

const put = <T>(some: T[], at: number, value: T): T[] => some.map((one, i) => (i === at ? value : one));

/** The picture after an event. */
export function after(picture: Picture, event: Event): Picture {
  const { kind, seat, facts } = event;
  switch (kind) {
    case "placed":
      return { ...picture, where: put(picture.where, seat, facts.square) };
    case "moved":
      return { ...picture, where: put(picture.where, seat, facts.to) };
    case "relocated":
      return { ...picture, where: put(picture.where, facts.other, facts.square), rival: -1 };
    case "rolled":
      return { ...picture, dice: [facts.first, facts.second], duel: [] };
    case "challenged":
      return { ...picture, rival: facts.rival };
    case "duel":
      return { ...picture, duel: [facts.first, facts.second] };
    case "revealed":
    case "turned":
      return { ...picture, shown: { square: facts.square, town: facts.town, face: facts.face ?? "" } };
    case "filed": {
      const weapon = WEAPONS.indexOf(facts.murderer);
      const files = picture.files.filter((square) => square !== picture.shown?.square);
      return {
        ...picture,
        files,
        shown: null,
        cabinet: put(picture.cabinet, weapon, facts.number),
        stake: facts.stake,
      };
    }
    case "took":
    case "convicted":
      return { ...picture, chips: put(picture.chips, seat, (picture.chips[seat] ?? 0) + facts.chips), stake: 0 };
    case "forfeited":
      return { ...picture, stake: 0 };
    case "first-card":
    case "card-changed":
    case "next-card":
      return { ...picture, murderer: facts.murderer };
    case "peeked":
      return { ...picture, peeked: { square: facts.square, town: facts.town, face: facts.face ?? "" } };
    case "put-back":
      return { ...picture, peeked: null };
    default:
      return picture;
  }
}

/** How long an event is shown, in milliseconds at a calm pace. */
const LENGTH: Record<string, number> = {
  placed: 260, moved: 460, relocated: 460, rolled: 700, duel: 1500, revealed: 900, turned: 1000, filed: 420, took: 240,
  convicted: 700, forfeited: 420, "first-card": 460, "card-changed": 560, "next-card": 560, peeked: 420, "put-back": 260,
}; // prettier-ignore

export class Stage extends AnyStage<View, Event, Picture> {
  /** The kind of event that is being shown. */
  now = $state("");

  protected pictureOf(view: View): Picture {
    return pictureOf(view);
  }

  /** Whatever lay open was turned down by the answer that led to all this. */
  protected override begin(picture: Picture): Picture {
    return { ...picture, shown: null };
  }

  protected clear(): void {
    this.now = "";
  }

  protected async one(event: Event): Promise<void> {
    this.now = event.kind;
    this.picture = after(this.picture, event);
    if (event.kind in LENGTH) await wait(LENGTH[event.kind]!);
  }
}
