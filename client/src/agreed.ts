// What was agreed at a table, in words.
import { t, spoken, inBoth } from "./spoken.svelte";
import type { GameInfo, OptionInfo } from "./api.svelte";
import type { Settings } from "./generated/wire";

/** How many seconds a table rests between two hands, unless somebody wants it otherwise. */
export const REST = { alone: 30, people: 15 };

export type Value = string | number | boolean;

/** The value of an option in words. */
export function valueName(option: string, value: Value, editions: GameInfo["editions"] = {}): string {
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (option === "edition" && editions[String(value)]) return inBoth(editions[String(value)]!);
  if (option === "first_dealer" && typeof value === "number") return t("value-seat", { number: value + 1 });
  return spoken(`value-${value}`) ? t(`value-${value}`) : String(value);
}

/** The name of an option in words. */
export function optionName(option: string): string {
  return spoken(`option-${option}`) ? t(`option-${option}`) : option.replaceAll("_", " ");
}

export function paceName(pace: Settings["pace"]): string {
  if (pace?.kind === "clock")
    return t("pace-clock-detail", { move: pace.per_move ?? 30, bank: Math.round((pace.bank ?? 300) / 60) });
  if (pace?.kind === "days") return t("pace-days-detail", { days: pace.days ?? 3 });
  return t("pace-untimed");
}

/** Pairs of what was agreed and how, for the lobby and the menu: the usual is left out. */
export function agreed(
  info: { settings: Settings; options: Record<string, Value>; duplicate_of: string; brought?: boolean },
  game: GameInfo | undefined,
): [string, string][] {
  const pairs: [string, string][] = [];
  const usual = new Map<string, OptionInfo>(game?.options.map((option) => [option.name, option]));
  for (const [name, value] of Object.entries(info.options)) {
    const option = usual.get(name);
    const chosen = name in (info.settings.options ?? {});
    if (name === "edition" || name === "target" || (chosen && option && option.default !== value && name !== "seats"))
      pairs.push([optionName(name), valueName(name, value, game?.editions)]);
  }
  pairs.push([t("pace"), paceName(info.settings.pace)], [t("memory"), t(`memory-${info.settings.memory ?? "full"}`)]);
  if (game?.rests) pairs.push([t("rest"), t("rest-length", { seconds: info.settings.pause ?? 0 })]);
  if (info.settings.rated) pairs.push([t("ratings-value"), t("rated-counts")]);
  if (info.duplicate_of) pairs.push([t("shuffles"), t("shuffles-open")]);
  if (info.brought) pairs.push([t("shuffles"), t("shuffles-brought")]);
  return pairs;
}
