// A finished game as far as it has been fetched: a long one comes in parts, around the moment that is looked at.
import type { Event, Moment, Replay } from "./generated/wire";

/** A game with no more answers than this is fetched whole; of a longer one no more than this is kept. */
export const WHOLE = 2000;
/** The next part is fetched when this many answers of the present one are left. */
const AHEAD = 20;
/** How many events before the first answer of a run are kept for the diary. */
const BEFORE = 256;
/** How many answers before the one that is wanted are fetched along with it, at most, for stepping back. */
const BACK = 50;

/** Consecutive answers, and what was told before them. */
interface Run {
  start: number;
  /** How many events there were before `start`. */
  told: number;
  before: Event[];
  moments: Moment[];
}

/** One moment, through whose eyes it was seen, and the diary up to it. */
export interface Found {
  eyes: string;
  moment: Moment;
  log: Event[];
  /** Whether there was more before the diary's first line. */
  cut: boolean;
}

const end = (run: Run): number => run.start + run.moments.length;

export class Pages {
  /** "open", "" for a spectator, or a seat's number. */
  readonly eyes: string;
  /** Whether somebody is fetching more. */
  busy = false;
  /** How many answers the game has; 0 as long as nobody has said. */
  lines = 0;
  private runs: Run[] = [];
  private size = 1;

  constructor(eyes: string) {
    this.eyes = eyes;
  }

  /** Take in a part that was asked for from answer number `start` on. */
  add(start: number, part: Replay): void {
    this.lines = part.lines;
    this.size = Math.max(1, part.moments.length);
    let run = this.runs.find((one) => one.start <= start && start <= end(one));
    if (run) run.moments.push(...part.moments.slice(end(run) - start));
    else {
      run = { start, told: part.told, before: part.before, moments: [...part.moments] };
      this.runs.push(run);
    }
    const grown = run;
    for (const other of this.runs.filter(
      (one) => one !== grown && grown.start <= one.start && one.start <= end(grown),
    )) {
      grown.moments.push(...other.moments.slice(end(grown) - other.start));
      this.runs.splice(this.runs.indexOf(other), 1);
    }
  }

  /** The moment after answer number `at`, if it has been fetched. */
  find(at: number): Found | null {
    const run = this.run(at);
    if (!run) return null;
    const seen = run.moments.slice(0, at - run.start + 1);
    return {
      eyes: this.eyes,
      moment: seen.at(-1)!,
      log: [...run.before, ...seen.flatMap((one) => one.events)],
      cut: run.told > run.before.length,
    };
  }

  /** The first answer, as far as they have been fetched, after which such an event was told. */
  search(matches: (event: Event) => boolean): number | null {
    const found = this.runs.flatMap((run) => run.moments).filter((moment) => moment.events.some(matches));
    return found.length ? Math.min(...found.map((moment) => moment.line)) : null;
  }

  /** The answer that an event followed from, if it has been fetched; events are counted from the beginning of the game. */
  lineOf(event: number): number | null {
    for (const run of this.runs) {
      let told = run.told;
      for (const moment of run.moments) {
        if (told <= event && event < told + moment.events.length) return moment.line;
        told += moment.events.length;
      }
    }
    return null;
  }

  /** The answer from which on to fetch next for somebody who looks at number `at`, or null if nothing is missing. */
  wanted(at: number): number | null {
    const run = this.run(at);
    if (!run) {
      if (this.lines && at >= this.lines) return null;
      const before = this.runs.find((one) => end(one) <= at && at - end(one) < this.size);
      return before ? end(before) : Math.max(0, at - Math.min(BACK, this.size - 1));
    }
    if (end(run) - at <= AHEAD && end(run) < this.lines) return end(run);
    if (this.lines > WHOLE) return null;
    const first = this.runs.find((one) => one.start === 0);
    if (!first) return 0;
    return end(first) < this.lines ? end(first) : null;
  }

  /** The answer from which on to fetch so that the diary of number `at` reaches further back; null if it is complete. */
  earlier(at: number): number | null {
    const run = this.run(at);
    return run && run.start > 0 ? Math.max(0, run.start - this.size) : null;
  }

  /** Forget what lies too far from answer number `at`. */
  trim(at: number): void {
    if (this.lines <= WHOLE) return;
    this.runs = this.runs.filter((one) => one.start <= at && at < end(one));
    for (const run of this.runs) {
      const away = at - run.start - WHOLE / 2;
      if (away <= 0) continue;
      const gone = run.moments.splice(0, away).flatMap((one) => one.events);
      run.start += away;
      run.told += gone.length;
      run.before = [...run.before, ...gone].slice(-BEFORE);
    }
  }

  private run(at: number): Run | undefined {
    return this.runs.find((one) => one.start <= at && at < end(one));
  }
}
