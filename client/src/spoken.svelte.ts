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

/** What a bot is called. */
export function botName(bot: string): string {
  return spoken(`bot-${bot}`) ? t(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Names as a list: "Ines, Max and Ruth". */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
