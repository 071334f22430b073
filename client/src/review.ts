// A review in numbers that can be read.
import type { Review, ReviewDecision } from "./generated/wire";

/** How many of the costliest answers are shown first. */
export const COSTLIEST = 5;
/** The standard errors within which 95 % of all cases lie. */
export const Z = 1.96;

/** A chance or a difference in whole per cent, with a real minus. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  return whole < 0 ? `−${-whole}` : String(Math.abs(whole));
}

/** The same with a sign. */
export function signed(chance: number): string {
  const said = percent(chance);
  return said === "0" || said.startsWith("−") ? said : `+${said}`;
}

/** An error rate in per cent, with two digits. */
export function fine(rate: number, language: string): string {
  return (100 * rate).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A rate or a sum in per cent, with one digit and a real minus. */
export function oneDigit(value: number, language: string): string {
  const said = (100 * value).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return said.replace("-", "−");
}

/** Less than half a per cent is not worth naming. */
const NAMED = 0.005;

/** The decisions that cost something, the costliest first. */
export function costly(review: Review): ReviewDecision[] {
  return review.decisions
    .filter((one) => one.loss >= NAMED)
    .sort((one, other) => other.loss - one.loss || one.line - other.line);
}

/** What adds up: where it began, luck, what was lost, and the result. */
type Sum = Pick<Review, "start" | "luck" | "lost" | "result">;

/** Where it has got to: the result, or the chance after the last answer that is judged. */
export function end(review: Sum): number {
  return review.result ?? review.start + review.luck - review.lost;
}

/** What it adds up to in whole per cent, rounded so that it still does: luck takes what rounding leaves over. */
export function whole(review: Sum): { start: number; luck: number; lost: number; last: number } {
  const [start, lost, last] = [review.start, review.lost, end(review)].map((one) => Math.round(100 * one)) as [
    number,
    number,
    number,
  ];
  return { start: start / 100, luck: (last - start + lost) / 100, lost: lost / 100, last: last / 100 };
}

/** The chance after the given answer. */
export const kept = (one: ReviewDecision) => one.chance - one.loss;

/** How far apart two numbered seals stay, from middle to middle. */
const APART = 26;

/** Where seals are drawn that would cover one another: in their order, each moves up or down until it is free. */
export function apart(seals: { x: number; y: number }[], top: number, bottom: number): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (const { x, y } of seals) {
    const ways = [0, ...seals.flatMap((_, i) => [-(i + 1) * APART, (i + 1) * APART])].map((by) => y + by);
    const free = (at: number) => found.every((other) => Math.hypot(other.x - x, other.y - at) >= APART - 1);
    found.push({ x, y: ways.find((at) => at >= top && at <= bottom && free(at)) ?? y });
  }
  return found;
}
