// What this browser's owner prefers. It stays in this browser and is never sent anywhere.
import type { GameInfo } from "./generated/wire";

export type Language = "en" | "de";
export type Theme = "dark" | "light" | "system";
/** How fast a table is shown; `tap`: what others do begins when one touches the table. */
export type Pace = "slow" | "normal" | "brisk" | "off" | "tap";
export const PACES: Pace[] = ["slow", "normal", "brisk", "off", "tap"];

/** What is heard: nothing, what happens at the table, or also the room it stands in. */
export type Sound = "off" | "effects" | "room";
export const SOUNDS: Sound[] = ["off", "effects", "room"];

/** How somebody likes to play a game at once; what is left out is as usual. */
export interface Chosen {
  bot: string;
  /** How the bots like to play, of those that can have a style; empty: as usual. */
  style: string;
  edition: string;
  seats: number;
  /** The seat, where seats play different things; null: any. */
  role: number | null;
}

export interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  /** How the hand is sorted, by game; each table knows its own orders. */
  sort: Record<string, string>;
  nickname: string;
  sound: Sound;
  /** Whether somebody without a name has been asked for one. */
  asked: boolean;
  /** Whether somebody has been asked if they want to be called. */
  askedCalls: boolean;
  /** Whether the lessons have been offered. */
  offered: boolean;
  /** How each game was last played at once. */
  chosen: Record<string, Partial<Chosen>>;
  /** The games whose goal has been explained. */
  met: string[];
  /** Whether the coach comes to games: to the first ones of each kind, to all, or to none. */
  coach: "first" | "on" | "off";
  /** The first tables of each game, at which it has been. */
  coached: Record<string, string[]>;
  /** For how many milliseconds a new question takes no answer: a touch may have been meant for what was there before.
   * Scripts that look before they touch need none. */
  guard: number;
}

const KEY = "whitechapel";
const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, brisk: 0.5, off: 0, tap: 1 };
/** How long a scene is where nothing moves. */
const STILL = 400;
/** What the pace was called up to version 0.1. */
const BEFORE: Record<string, Pace> = { calm: "normal", brisk: "brisk", off: "off" };

function usual(): Kept {
  const german = typeof navigator !== "undefined" && /^de/i.test(navigator.language);
  return {
    language: german ? "de" : "en",
    theme: "system",
    pace: "normal",
    sort: {},
    nickname: "",
    sound: "effects",
    asked: false,
    askedCalls: false,
    offered: false,
    chosen: {},
    met: [],
    coach: "first",
    coached: {},
    guard: 300,
  };
}

/** The settings as they were kept, also by version 0.1. */
export function read(): Kept {
  try {
    const { motion, ...found } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const pace = BEFORE[motion];
    return { ...usual(), ...(pace ? { pace } : {}), ...found };
  } catch {
    return usual();
  }
}

export const settings = $state<Kept>(read());

/** Change something and remember it. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

/** What is played at once: what was chosen, or what is usual for readers of this language. */
export function chosenFor(game: GameInfo, language: Language): Chosen {
  const kept = settings.chosen[game.game] ?? {};
  const option = (name: string) => game.options.find((one) => one.name === name);
  const fits = (name: string, value: string | number | undefined) =>
    value !== undefined && (option(name)?.values?.includes(value) ?? false);
  return {
    bot: kept.bot && game.bots.includes(kept.bot) ? kept.bot : game.usual,
    style: kept.style && kept.style in game.styles ? kept.style : "",
    edition: fits("edition", kept.edition) ? kept.edition! : (game.edition[language] ?? ""),
    seats: fits("seats", kept.seats) ? kept.seats! : Number(option("seats")?.default ?? 2),
    role: kept.role === undefined ? 0 : kept.role,
  };
}

/** A bot with a style, if it can have one, as it is named at a table. */
export function withStyle(game: GameInfo, bot: string, style: string): string {
  return style && game.styled.includes(bot) ? `${bot}-${style}` : bot;
}

/** At how many tables of a game the coach is there by itself. */
const FIRST_TABLES = 3;

/** Whether the coach comes to a table. */
export function isCoached(game: string, table: string): boolean {
  const tables = settings.coached[game] ?? [];
  const first = tables.includes(table) || tables.length < FIRST_TABLES;
  return settings.coach === "on" || (settings.coach === "first" && first);
}

/** It has been at this table. */
export function coachedAt(game: string, table: string): void {
  const tables = settings.coached[game] ?? [];
  if (!tables.includes(table) && tables.length < FIRST_TABLES)
    prefer({ coached: { ...settings.coached, [game]: [...tables, table] } });
}

const lightSystem = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: light)");
lightSystem?.addEventListener("change", () => dress());

/** Whether the page is in the light theme now. */
export function isLight(): boolean {
  return settings.theme === "system" ? (lightSystem?.matches ?? false) : settings.theme === "light";
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a movement of `ms` milliseconds takes at the chosen pace; 0: no movement. */
export function pace(ms: number): number {
  return isStill() ? 0 : ms * FACTOR[settings.pace];
}

/** How long a scene of `ms` milliseconds takes at the chosen pace; without movement all take the same short time, so
 * that the order can still be followed. */
export function span(ms: number): number {
  const length = ms * FACTOR[settings.pace];
  return length && isStill() ? STILL : length;
}

/** Put the settings on the page itself. */
export function dress(): void {
  if (typeof document === "undefined") return;
  const root = document.documentElement;
  root.classList.toggle("light", isLight());
  root.lang = settings.language;
  root.dataset.pace = settings.pace;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isLight() ? "#efe8da" : "#14181d");
}
