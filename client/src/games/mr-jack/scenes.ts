// How the events are shown, and what stands on the map meanwhile.
import { pick } from "../pick";
import type { Scene, Scenes } from "../../stage.svelte";
import { PEOPLE, POSTS } from "./board";
import type { Event, Told, View } from "../../generated/mr-jack";

/** What stands on the map. */
const SHOWN = ["round", "where", "facing", "lamps", "cordons", "covers", "suspects", "accused"] as const;
export type Picture = Pick<View, (typeof SHOWN)[number]>;

export const pictureOf = (view: View): Picture => pick(view, SHOWN);

const post = (name: string) => POSTS.findIndex((cell) => cell.name === name);
const replace = (some: string[], from: string, to: string) => [...some.filter((one) => one !== from), to];

/** The picture after an event. */
export function after(picture: Picture, event: Event): Picture {
  const { kind, facts } = event;
  const where = [...picture.where];
  switch (kind) {
    case "round":
      return { ...picture, round: facts.number };
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
      return { ...picture, where, accused: facts.accused };
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

/** How the events are shown. */
export const scenes: Scenes<keyof Told> = {
  identity: { ms: 600 },
  round: { ms: 700, sound: "bell" },
  card: { ms: 400, sound: "card" },
  order: { ms: 300 },
  moved: { ms: 560, sound: "step" },
  stayed: { ms: 400 },
  swapped: { ms: 600, sound: "step" },
  faced: { ms: 420, sound: "lamp" },
  alibi: { parts: { back: 500, turn: 1300 }, tells: "turn", sound: "card", climax: "alibi" },
  "light-moved": { ms: 560, sound: "lamp" },
  "cordon-moved": { ms: 460, sound: "cordon" },
  "cover-moved": { ms: 460, sound: "cordon" },
  whistled: { ms: 500, sound: "whistle" },
  "whistled-for-nobody": { ms: 500, sound: "whistle" },
  accused: { parts: { walk: 1000, street: 700 }, sound: "step", climax: "accusation" },
  left: { parts: { walk: 900, street: 900 }, sound: "step", climax: "escape" },
  called: { parts: { sweep: 700, apart: 600 }, tells: "apart", sound: "bell", climax: "witness" },
  witness: { parts: { answer: 1200, turn: 630 }, sound: "lamp", climax: "witness" },
  "light-out": { ms: 620, sound: "lamp" },
  // The lantern goes up, the fog closes, the sky pales: only then it is known who it was.
  "game-over": { parts: { light: 450, verdict: 1500 }, tells: "verdict", sound: "gavel", climax: "verdict" },
};

/** What is drawn over the map, as far as it is known: nothing in it is told before its part of the scene. */
export type Climax =
  | { name: "accusation"; part: string; accuser: string; accused: string; verdict: Told["game-over"] | null }
  | { name: "escape"; part: string; who: string; exit: string; verdict: Told["game-over"] | null }
  | { name: "dawn"; part: string; verdict: Told["game-over"] | null }
  | { name: "witness"; part: string; sight: string[] | null; suspects: string[]; heard: Told["witness"] | null }
  | { name: "alibi"; part: string; card: string | null; seat: number };

/** What is on the map and over it now. */
export interface Stage {
  picture: Picture;
  moving: boolean;
  /** Somebody on their way, over these hexes. */
  walk: { who: string; way: string[]; ms: number } | null;
  /** Tokens that are being turned over. */
  turning: string[];
  climax: Climax | null;
  /** How long what is being shown takes. */
  ms: number;
}

type Of<Kind> = Extract<Event, { kind: Kind }>;
const last = <Kind extends Event["kind"]>(events: Event[], kind: Kind): Of<Kind> | undefined =>
  events.findLast((event): event is Of<Kind> => event.kind === kind);

function climaxOf(events: Event[], scene: Scene, picture: Picture): Climax | null {
  const { part } = scene;
  const [accused, left] = [last(events, "accused")?.facts, last(events, "left")?.facts];
  const verdict = last(events, "game-over")?.facts ?? null;
  switch (scene.climax) {
    case "accusation":
    case "escape":
    case "verdict":
      if (accused) return { name: "accusation", part, accuser: accused.character, accused: accused.accused, verdict };
      if (left) return { name: "escape", part, who: left.character, exit: left.exit, verdict };
      return scene.climax === "verdict" ? { name: "dawn", part, verdict } : null;
    case "witness": {
      const sight = last(events, "called")?.facts.sight ?? null;
      return {
        name: "witness",
        part,
        sight,
        suspects: picture.suspects,
        heard: last(events, "witness")?.facts ?? null,
      };
    }
    case "alibi": {
      const drawn = part === "turn" ? last(events, "alibi") : undefined;
      return { name: "alibi", part, card: drawn ? (drawn.facts.card ?? "") : null, seat: drawn?.seat ?? -1 };
    }
    default:
      return null;
  }
}

/** The stage once these events have begun, of which `scene` is the last. */
export function stageOf(view: View, events: Event[], scene: Scene | null): Stage {
  const [now] = (scene?.events ?? []) as Event[];
  const heard = scene?.kind === "witness" ? last(events, "witness")?.facts : undefined;
  // Until the tokens are turned nobody is cleared.
  const begun = heard && scene!.part === "answer" ? events.slice(0, -1) : events;
  const picture = begun.reduce(after, pictureOf(view));
  return {
    picture,
    moving: scene !== null,
    walk: now && "way" in now.facts ? { who: now.facts.character, way: now.facts.way, ms: scene!.ms } : null,
    turning: heard && scene!.part === "turn" ? heard.innocent : [],
    climax: scene ? climaxOf(events, scene, pictureOf(view)) : null,
    ms: scene?.ms ?? 0,
  };
}
