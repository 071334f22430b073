// How the events are shown, and what lies on the table meanwhile. Nothing is kept that is turned down again.
import { pick } from "../pick";
import type { Scene, Scenes } from "../../stage.svelte";
import type { Event, Told, View } from "../../generated/check-the-ripper";
import { WEAPONS } from "./material";

/** What lies on the table. */
const SHOWN = [
  "where", "files", "shown", "peeked", "murderer", "stack", "cabinet", "chips", "stake", "dice", "moves", "duel", "rival",
] as const; // prettier-ignore
export type Picture = Pick<View, (typeof SHOWN)[number]>;

export const pictureOf = (view: View): Picture => pick(view, SHOWN);

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
      return { ...picture, dice: [facts.first, facts.second], moves: [facts.first, facts.second], duel: [] };
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

/** How the events are shown. */
export const scenes: Scenes<keyof Told> = {
  "files-laid": { ms: 700, sound: "card" },
  first: { ms: 500 },
  placed: { ms: 360, sound: "step" },
  "first-card": { ms: 700, sound: "card" },
  rolled: { parts: { roll: 900, lie: 600 }, tells: "lie", sound: "dice", climax: "dice" },
  "card-changed": { ms: 800, sound: "card" },
  "card-kept": { ms: 400 },
  "gave-up": { ms: 500 },
  declined: { ms: 400 },
  moved: { ms: 560, sound: "step" },
  revealed: { ms: 1100, sound: "card" },
  turned: { parts: { lift: 700, face: 700 }, tells: "face", sound: "card", climax: "risk" },
  filed: { ms: 1000, sound: "card", climax: "risk" },
  took: { ms: 500, sound: "card" },
  convicted: { ms: 1500, sound: "gavel", climax: "drawers" },
  "next-card": { ms: 800, sound: "card" },
  forfeited: { ms: 1100, sound: "gavel", climax: "risk" },
  challenged: { ms: 600, sound: "whistle" },
  duel: { parts: { roll: 900, lie: 1300 }, tells: "lie", sound: "dice", climax: "duel" },
  bonus: { ms: 500 },
  relocated: { ms: 560, sound: "step" },
  "no-peek": { ms: 400 },
  peeked: { ms: 700, sound: "card" },
  "put-back": { ms: 360, sound: "card" },
  "game-over": { ms: 2200, sound: "gavel", climax: "drawers" },
};

/** What is drawn over the map, as far as it is known: nothing in it is told before its part of the scene. */
export type Climax =
  | { name: "dice"; dice: string[] | null }
  | { name: "duel"; seats: number[]; told: Told["duel"] | null }
  | {
      name: "risk";
      wanted: string;
      /** What the file shows; null until it is turned. */
      face: string | null;
      square: string;
      /** The chips of the series before the risk. */
      stake: number;
      filed: Told["filed"] | null;
      forfeited: Told["forfeited"] | null;
    }
  | {
      name: "drawers";
      cabinet: number[];
      chips: number[];
      convicted: Told["convicted"] | null;
      over: Told["game-over"] | null;
    };

type Of<Kind> = Extract<Event, { kind: Kind }>;
const last = <Kind extends Event["kind"]>(events: Event[], kind: Kind): Of<Kind> | undefined =>
  events.findLast((event): event is Of<Kind> => event.kind === kind);

function climaxOf(view: View, events: Event[], scene: Scene, picture: Picture): Climax | null {
  const told = scene.events.length > 0;
  switch (scene.climax) {
    case "dice":
      return { name: "dice", dice: told ? picture.dice : null };
    case "duel": {
      const attacker = last(events, "challenged")?.seat ?? view.active;
      return { name: "duel", seats: [attacker, picture.rival], told: told ? last(events, "duel")!.facts : null };
    }
    case "risk": {
      const turned = last(events, "turned")?.facts;
      const [filed, forfeited] = [last(events, "filed")?.facts ?? null, last(events, "forfeited")?.facts ?? null];
      // The first file of a series is no risk.
      if (scene.kind === "filed" && !turned) return null;
      const [wanted, face, square] = [picture.murderer, turned?.face ?? null, turned?.square ?? ""];
      return { name: "risk", wanted, face, square, stake: view.stake, filed, forfeited };
    }
    case "drawers": {
      const [convicted, over] = [last(events, "convicted")?.facts ?? null, last(events, "game-over")?.facts ?? null];
      return { name: "drawers", cabinet: picture.cabinet, chips: picture.chips, convicted, over };
    }
    default:
      return null;
  }
}

/** What is on the board now. */
export interface Stage {
  picture: Picture;
  moving: boolean;
  /** The kind of event that is being shown. */
  now: string;
  /** The dice are in the air. */
  rolling: boolean;
  climax: Climax | null;
  /** How long what is being shown takes. */
  ms: number;
}

/** The stage once these events have begun, of which `scene` is the last. */
export function stageOf(view: View, events: Event[], scene: Scene | null): Stage {
  const picture = pictureOf(view);
  // Whatever lay open was turned down by the answer that led to all this.
  const begin = events.length ? { ...picture, shown: null } : picture;
  const now = events.reduce(after, begin);
  return {
    picture: now,
    moving: scene !== null,
    now: scene?.kind ?? "",
    rolling: scene?.part === "roll",
    climax: scene ? climaxOf(view, events, scene, now) : null,
    ms: scene?.ms ?? 0,
  };
}
