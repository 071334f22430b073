// What a view means for the drawing: which places on the map can be touched, and what each of them is about. Legality is
// never worked out here: an option's text is only split into its words.
import type { Point } from "../pointing.svelte";
import { PEOPLE, place, towards } from "./board";
import type { Event, View } from "../../generated/mr-jack";

export type Kind = "go" | "accuse" | "leave" | "swap" | "take" | "put" | "call" | "face";

export interface Target {
  /** A hex, an exit, or a direction such as `face-ne`. */
  place: string;
  kind: Kind;
  /** The answer it gives; empty if it only picks something up. */
  text: string;
  /** What is picked up by touching it: a post, an exit, a manhole, a person. */
  pick: string;
  /** Whose token moves, or empty. */
  who: string;
  /** Everybody who would be in sight then; null if that stays as it is, or the game is over with it. */
  sight: string[] | null;
  /** The hexes on the way there, where somebody walks. */
  way: string[];
}

/** How an option reads: `whistle watson to e5` takes up watson and goes to e5. */
export interface Said {
  text: string;
  verb: string;
  from: string;
  to: string;
}

export function split(text: string): Said {
  const [verb = "", a = "", to = "", b = ""] = text.split(" ");
  return to === "to" ? { text, verb, from: a, to: b } : { text, verb, from: "", to: a };
}

export const whereIs = (where: string[], who: string): string => where[PEOPLE.indexOf(who)] ?? "";
export const hexOf = (view: View, who: string): string => whereIs(view.where, who);
export const whoIsAt = (where: string[], hex: string): string[] =>
  PEOPLE.filter((_, i) => where[i] === hex && hex !== "");

const KINDS: Record<string, Kind> = { move: "go", accuse: "accuse", leave: "leave", swap: "swap", face: "face" };
const CARRIED = ["light", "cordon", "cover"];
/** What ends the game: nobody comes into sight by it. */
const ENDS = ["accuse", "leave"];

/** What can be picked up first, in the order of the options. */
export function sources(options: string[]): string[] {
  return [
    ...new Set(
      options
        .map(split)
        .filter((said) => said.from)
        .map((said) => said.from),
    ),
  ];
}

/** What can be touched on the map now; `picked` is what is in the hand. */
export function targets(view: View, options: string[], picked: string): Target[] {
  const found = new Map<string, Target>();
  const add = (target: Target) => {
    const before = found.get(target.place);
    // Gull may change places with a person who could also be accused: on the map, the exchange is meant.
    if (!before || before.kind === "accuse") found.set(target.place, target);
  };
  options.forEach((text, i) => {
    const { verb, from, to } = split(text);
    const sight = ENDS.includes(verb) ? null : (view.sights[i] ?? null);
    const way = view.ways[i] ?? [];
    if (from) {
      const person = PEOPLE.includes(from);
      add({
        place: person ? hexOf(view, from) : from,
        kind: person ? "call" : "take",
        text: "",
        pick: from,
        who: from,
        sight: null,
        way: [],
      });
    }
    if (from) {
      if (from === picked)
        add({
          place: to,
          kind: CARRIED.includes(verb) ? "put" : "go",
          text,
          pick: "",
          who: CARRIED.includes(verb) ? "" : from,
          sight,
          way,
        });
    } else if (verb in KINDS && to !== "first") {
      const kind = KINDS[verb]!;
      if (kind === "face") add({ place: `face-${to}`, kind, text, pick: "", who: "watson", sight, way });
      else if (kind === "accuse" || kind === "swap")
        add({ place: hexOf(view, to), kind, text, pick: "", who: view.active, sight, way });
      else add({ place: to, kind, text, pick: "", who: view.active, sight, way });
    }
  });
  return [...found.values()];
}

/** The options that are not (or not only) on the map: they have buttons of their own. */
export function others(options: string[]): string[] {
  return options.filter(
    (text) =>
      ["stay", "whistle nobody"].includes(text) ||
      ["accuse", "leave", "power", "swap"].includes(split(text).verb) ||
      text === "move first",
  );
}

/** Where a target is drawn. */
export function spot(view: View, target: string): Point {
  return target.startsWith("face-") ? towards(hexOf(view, "watson"), target.slice(5), 66) : place(target);
}

/** Those who can be Jack, by whether they would be in sight. */
export function halves(view: View, sight: string[]): { seen: string[]; unseen: string[] } {
  return {
    seen: view.possible.filter((who) => sight.includes(who)),
    unseen: view.possible.filter((who) => !sight.includes(who)),
  };
}

/** What the diary says about the rounds so far. */
export interface History {
  /** For each round whose witness has spoken, whether Jack was seen. */
  seen: Map<number, boolean>;
  /** In which round somebody was cleared. */
  cleared: Map<string, number>;
  /** Who played which card in this round. */
  players: Map<string, number>;
  /** What comes first in this turn, `power` or `move`, if somebody had the choice. */
  first: string;
}
/** `told` may begin in the middle of a game; `now` is the present round. */
export function history(told: Event[], now: number): History {
  const past: History = { seen: new Map(), cleared: new Map(), players: new Map(), first: "" };
  const first = told.find((event) => event.kind === "round");
  let round = first ? first.facts.number - 1 : now;
  for (const { kind, seat, facts } of told)
    if (kind === "round") {
      round = facts.number;
      past.players.clear();
      past.first = "";
    } else if (kind === "card") {
      past.players.set(facts.character, seat);
      past.first = "";
    } else if (kind === "order") past.first = facts.first;
    else if (kind === "witness") {
      past.seen.set(round, facts.seen);
      for (const who of facts.innocent) past.cleared.set(who, round);
    }
  return past;
}

/** The cards of the round, in the order of the people: those that were played lie among them. */
export function cardsOf(view: View): string[] {
  return PEOPLE.filter((who) => view.cards.includes(who) || view.played.includes(who));
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next place in the direction of an arrow key: near, and straight ahead. */
export function next<T extends Point>(from: Point, key: string, all: T[]): T | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  let best: T | undefined;
  let least = Infinity;
  for (const one of all) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 8 || aside > ahead * 1.9) continue;
    const cost = ahead + 1.6 * aside;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** What all seats see together, as a replay shows it with everything open: who Jack is, and everybody's alibi cards. Nobody
 * at the table is the reader. */
export function together(view: View, all: View[]): View {
  const alibis = [...new Set(all.flatMap((one) => one.alibis))];
  return { ...view, seat: null, jack: all.find((one) => one.jack)?.jack ?? "", alibis };
}
