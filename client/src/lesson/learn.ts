// Ways into a lesson, and out of it into a game.
import { REST } from "../agreed";
import { introduce, open, type GameInfo, type Listed } from "../api.svelte";
import { go } from "../router.svelte";
import { chosenFor, settings, withStyle } from "../settings.svelte";
import { t } from "../spoken.svelte";
import type { LessonInfo } from "../generated/wire";

/** How far somebody has come with a lesson. */
export interface Progress {
  /** Where it can be taken up again; empty: nowhere. */
  table: string;
  chapter: number;
  done: boolean;
}

/** How far the owner of these tables has come; they are listed with the newest first. */
export function progress(mine: Listed[], game: string, lesson: string): Progress {
  const tables = mine.filter((one) => one.game === game && one.lesson === lesson);
  const open = tables.find((one) => !one.over);
  return { table: open?.table ?? "", chapter: open?.chapter ?? 0, done: tables.some((one) => one.over) };
}

/** Take a lesson up where it was left, or begin it. */
export async function learn(game: string, lesson: LessonInfo, table = ""): Promise<void> {
  await introduce(t("guest"));
  const at = table || (await open({ game, lesson: lesson.lesson })).table;
  go(`/t/${at}`, { brought: { sit: [lesson.seat] } });
}

/** A table against bots, at once, as this game was last played. */
export async function play(found: GameInfo): Promise<void> {
  await introduce(t("guest"));
  const { game, rests } = found;
  const { bot, style, edition, seats, role } = chosenFor(found, settings.language);
  const mine = role ?? Math.floor(Math.random() * seats);
  const { table } = await open({
    game,
    options: { seats, ...(edition ? { edition } : {}) },
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === mine ? "person" : `bot:${withStyle(found, bot || "random", style)}`,
    ),
    pause: rests ? REST.alone : 0,
  });
  go(`/t/${table}`, { brought: { sit: [mine] } });
}
