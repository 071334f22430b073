// What can be told of a finished game from what one was told.
import type { Event } from "../../generated/check-the-ripper";

/** Something that changed the chips. */
export interface Gain {
  turn: number;
  /** Where it happens among the events. */
  at: number;
  seat: number;
  /** Chips won; negative: lost in a risk, that is never had. */
  chips: number;
  /** Whom the seat convicted by it, or empty. */
  convicted: string;
}

export function gains(told: Event[]): Gain[] {
  const found: Gain[] = [];
  let turn = 0;
  told.forEach(({ kind, seat, facts }, at) => {
    if (kind === "rolled") turn++;
    else if (kind === "took") found.push({ turn, at, seat, chips: facts.chips, convicted: "" });
    else if (kind === "convicted") found.push({ turn, at, seat, chips: facts.chips, convicted: facts.murderer });
    else if (kind === "forfeited") found.push({ turn, at, seat, chips: -facts.chips, convicted: "" });
  });
  return found;
}

/** The chips of every seat each time they changed, beginning with none; and the turn. */
export function course(all: Gain[], seats: number): { turn: number; chips: number[] }[] {
  const rows = [{ turn: 0, chips: Array.from({ length: seats }, () => 0) }];
  for (const { turn, seat, chips } of all)
    if (chips > 0) {
      const last = rows.at(-1)!.chips;
      rows.push({ turn, chips: last.map((one, i) => (i === seat ? one + chips : one)) });
    }
  return rows;
}

/** Something worth seeing again. */
export interface Turn extends Gain {
  /** The most chips at once; the dearest risk; the last time the lead changed; the end. */
  why: "most" | "lost" | "lead" | "end";
}

const leader = (chips: number[]) => {
  const most = Math.max(...chips);
  return chips.filter((one) => one === most).length === 1 ? chips.indexOf(most) : -1;
};

/** The turning points that are known without a search, in the order they happened. */
export function turns(told: Event[], seats: number): Turn[] {
  const all = gains(told);
  const won = all.filter(({ chips }) => chips > 0);
  const rows = course(all, seats);
  const top = won.reduce<Gain | undefined>((best, one) => (one.chips > (best?.chips ?? 0) ? one : best), undefined);
  const lost = all.reduce<Gain | undefined>((worst, one) => (one.chips < (worst?.chips ?? 0) ? one : worst), undefined);
  const first = leader(rows.at(-1)!.chips);
  const since = rows.findLastIndex(({ chips }) => leader(chips) !== first);
  const lead = first >= 0 && since > 0 ? won[since] : undefined;
  const some: [Turn["why"], Gain | undefined][] = [
    ["most", top],
    ["lost", lost],
    ["lead", lead === top ? undefined : lead],
    ["end", won.at(-1) === top || won.at(-1) === lead ? undefined : won.at(-1)],
  ];
  return some.flatMap(([why, gain]) => (gain ? [{ why, ...gain }] : [])).sort((a, b) => a.at - b.at);
}
