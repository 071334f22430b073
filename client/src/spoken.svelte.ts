// The language that is spoken on the page now.
import { gamesNow } from "./api.svelte";
import { settings, type Language } from "./settings.svelte";
import { Words, words } from "./text";
import type { FluentVariable } from "@fluent/bundle";
import type { Sentence } from "./generated/wire";

let current = $state.raw(new Words("en", "", []));

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  current = await words(language);
}

/** A message of the house in the reader's language. */
export function t(message: string, given: Record<string, FluentVariable> = {}): string {
  return current.say(message, given);
}

/** Whether there is such a message. */
export function spoken(message: string): boolean {
  return current.has(message);
}

/** A sentence that came in both languages. */
export function inBoth(sentence: Sentence | Partial<Sentence>): string {
  return sentence[settings.language] ?? "";
}

/** What a game is called on a sign. */
export function gameName(game: string): string {
  const all = gamesNow();
  if (!all) return "";
  const found = all.find((one) => one.game === game);
  return found ? inBoth(found.name) : game;
}

/** Whether this is what a bot of ours is called on the wire: its rank, or rank and style. */
export function isBot(name: string): boolean {
  const [rank, style] = name.split("-");
  return spoken(`bot-${rank}`) && (style === undefined || spoken(`named-${style}`));
}

/** What a bot is called; one with a style has a surname. */
export function botName(bot: string): string {
  const [rank, style] = bot.split("-");
  if (!isBot(bot)) return bot.charAt(0).toUpperCase() + bot.slice(1);
  return style ? t(`named-${style}`, { rank: t(`bot-${rank}`) }) : t(`bot-${rank}`);
}

/** What a style is called; the empty one is as usual. */
export function mannerName(style: string): string {
  return spoken(`manner-${style || "usual"}`) ? t(`manner-${style || "usual"}`) : style;
}

/** Names as a list: "Ines, Max and Ruth". */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
