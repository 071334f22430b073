// One table as this browser knows it: the connection, what each of its own seats was shown and told, and what it has
// asked for. Nothing here knows a rule.
import { SvelteMap } from "svelte/reactivity";
import { pace } from "./settings.svelte";
import { Socket, type Line, type Standing } from "./socket";
import type { Command, Event, Hint, Message, Refused, Sentence, TableInfo, TalkLine, Update } from "./generated/wire";

/** What every game's view has; the rest is the business of the game's own table. */
export interface View {
  question?: string;
  asked?: number[];
  options?: string[];
}

/** So long, in milliseconds, something that is turned down again stays in sight at least, even without movement. */
const SEEN = 1800;
const isFleeting = (event: Event): boolean => (event.fleeting?.length ?? 0) > 0;

/** An event at a table that is played from memory, once its moment is over: what was turned down again is empty. */
function forgotten(event: Event): Event {
  if (!event.fleeting?.length) return event;
  const { kind, seat, facts, fleeting } = event;
  return { kind, seat, facts: { ...facts, ...Object.fromEntries(fleeting.map((name) => [name, ""])) } };
}

/** After asking this many times there is nothing more to say. */
export const DEEPEST = 3;

/** What one seat (null: a spectator) was shown and told. */
export class Eyes {
  readonly seat: number | null;
  /** What is on the screen. */
  shown = $state.raw<Update | null>(null);
  /** What happened just before it, for animation; empty on coming. */
  fresh = $state.raw<Event[]>([]);
  /** Everything told so far, as far as the table's memory allows; the first one has the number `start`. */
  log = $state.raw<Event[]>([]);
  start = 0;
  /** What has come, but is not shown yet because something else is just being shown. */
  waiting = $state.raw<{ update: Update; fresh: Event[] }[]>([]);
  last: Update | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Whether an update is missing before this one. */
  gap(update: Update): boolean {
    return this.last !== null && update.number > this.last.number + 1;
  }

  /** Take an update in; `coming`: the first one after (re)connecting, which is shown at once and without movement. */
  take(update: Update, coming: boolean): void {
    this.remember(update);
    this.last = update;
    if (coming) {
      this.stop();
      this.shown = update;
      this.fresh = [];
      return;
    }
    this.waiting = [...this.waiting, { update, fresh: update.events }];
    if (this.timer === undefined) this.step();
  }

  /** Show what waits at once; but what will be turned down again is not missed: it is shown for its moment. */
  skip(): void {
    if (this.timer !== undefined && this.fresh.some(isFleeting)) return;
    const waiting = this.waiting;
    const fleeting = waiting.findIndex(({ fresh }) => fresh.some(isFleeting));
    this.stop();
    if (fleeting >= 0) {
      this.waiting = waiting.slice(fleeting);
      this.step();
      return;
    }
    const last = waiting.at(-1);
    if (!last) return;
    this.shown = last.update;
    this.fresh = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private step(): void {
    const [next, ...rest] = this.waiting;
    this.timer = undefined;
    if (!next) return;
    this.waiting = rest;
    this.shown = next.update;
    this.fresh = next.fresh;
    // What others do is left on the screen for a moment, so that it can be followed.
    const calm = next.fresh.length ? pace(Math.min(1600, 420 + 180 * next.fresh.length)) : 0;
    const hold = next.fresh.some(isFleeting) ? Math.max(calm, SEEN) : calm;
    if (hold) this.timer = setTimeout(() => this.step(), hold);
    else this.step();
  }

  private remember(update: Update): void {
    const { first, events } = update;
    if (this.log.some(isFleeting)) this.log = this.log.map(forgotten);
    const end = this.start + this.log.length;
    if (first > end || first < this.start) {
      this.start = first;
      this.log = events;
    } else if (events.length || first < end) {
      // Where it begins before the end, something was taken back, or is told again.
      this.log = [...this.log.slice(0, first - this.start), ...events];
    }
  }
}

/** An answer on its way. */
interface Pending {
  command: Extract<Command, { kind: "move" }>;
  beside: Element | null;
}

/** A refusal as it is shown. */
export interface Slip {
  refused: Refused;
  answer: string;
  beside: Element | null;
}

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  me = $state("");
  nickname = $state("");
  standing = $state<Standing>("connecting");
  talk = $state.raw<TalkLine[]>([]);
  notes = new SvelteMap<number, string>();
  eyes = new SvelteMap<number | null, Eyes>();
  slip = $state.raw<Slip | null>(null);
  /** What a good player would think about now, as far as it was asked for. */
  hint = $state.raw<Hint | null>(null);
  /** A hint is being thought about. */
  pondering = $state(false);
  wrong = $state.raw<{ code: string; sentence: Sentence } | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead = $state(0);
  /** What was said here, to tell it from what others say, even if they have the same nickname. */
  readonly spoken = new Set<string>();
  private socket: Socket;
  private coming = new Set<number | null>();
  /** Seats just asked for: their first update is the deal, which is worth watching. */
  private sitting = false;

  constructor(id: string, make?: () => Line) {
    this.id = id;
    this.socket = new Socket(
      (message) => this.hear(message),
      (standing) => this.stood(standing),
      make,
    );
  }

  /** The seats that belong to this browser's player. */
  get seats(): number[] {
    return (this.info?.seats ?? []).flatMap((one, seat) => (one.player && one.player === this.me ? [seat] : []));
  }

  get host(): boolean {
    return this.me !== "" && this.info?.host === this.me;
  }

  close(): void {
    this.socket.send({ kind: "unwatch", table: this.id });
    this.socket.close();
  }

  retry(): void {
    this.socket.hurry();
  }

  // -- asking -------------------------------------------------------------------------------------

  /** Give an answer for a seat; nothing happens while another is on its way. */
  answer(seat: number, answer: string, beside: Element | null = null): void {
    const last = this.eyes.get(seat)?.last;
    if (this.pending || !last) return;
    this.slip = null;
    this.hint = null;
    this.wrong = null;
    const command = { kind: "move" as const, table: this.id, id: moveId(), revision: last.revision, seat, answer };
    this.pending = { command, beside };
    this.socket.send(command); // if the line is down it is sent when it is back, with the same id
  }

  sit(seat: number | null, key = ""): void {
    this.sitting = true;
    this.ask({ kind: "sit", table: this.id, seat, key });
  }
  stand(seat: number): void {
    this.ask({ kind: "stand", table: this.id, seat });
  }
  fill(seat: number, bot: string): void {
    this.ask({ kind: "fill", table: this.id, seat, bot });
  }
  undo(seat: number): void {
    this.slip = null;
    this.ask({ kind: "undo", table: this.id, seat });
  }
  agree(yes: boolean): void {
    this.ask({ kind: "agree", table: this.id, yes });
  }
  back(seat: number): void {
    this.ask({ kind: "back", table: this.id, seat });
  }
  again(duplicate = false): void {
    this.ask({ kind: "again", table: this.id, duplicate });
  }
  /** Ask for a hint; each time for a deeper one, as long as the question is the same. */
  ponder(seat: number): void {
    const last = this.eyes.get(seat)?.last;
    if (!last || this.pondering) return;
    const depth = this.hint?.seat === seat ? Math.min(DEEPEST, this.hint.depth + 1) : 1;
    this.pondering = this.ask({
      kind: "hint",
      table: this.id,
      seat,
      revision: last.revision,
      depth: depth as 1 | 2 | 3,
    });
  }
  say(text: string): boolean {
    this.spoken.add(text);
    return this.ask({ kind: "say", table: this.id, text });
  }
  note(seat: number, text: string): void {
    this.notes.set(seat, text);
    this.ask({ kind: "note", table: this.id, seat, text });
  }

  private ask(command: Command): boolean {
    this.wrong = null;
    return this.socket.send(command);
  }

  // -- hearing ------------------------------------------------------------------------------------

  private stood(standing: Standing): void {
    this.standing = standing;
  }

  private watch(): void {
    this.coming = new Set([null, ...this.eyes.keys()]);
    this.pondering = false;
    this.sitting = false;
    this.socket.send({ kind: "watch", table: this.id });
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case "welcome":
        this.me = message.player;
        this.nickname = message.nickname;
        this.ahead = message.now - Date.now();
        this.watch();
        break;
      case "table":
        if (message.table !== this.id) break;
        this.info = message;
        break;
      case "update":
        if (message.table === this.id) this.update(message);
        break;
      case "hint":
        this.pondering = false;
        if (message.table === this.id && this.eyes.get(message.seat)?.last?.revision === message.revision)
          this.hint = message;
        break;
      case "talk": {
        const known = new Set(this.talk.map((line) => line.number));
        this.talk = [...this.talk, ...message.lines.filter((line) => !known.has(line.number))];
        break;
      }
      case "notes":
        this.notes.set(message.seat, message.text);
        break;
      case "accepted":
        if (message.id === this.pending?.command.id) this.pending = null;
        break;
      case "refused":
        if (message.id === this.pending?.command.id) {
          this.slip = { refused: message, answer: this.pending.command.answer, beside: this.pending.beside };
          this.pending = null;
        }
        break;
      case "stale":
        if (message.id === this.pending?.command.id) this.pending = null;
        break;
      case "wrong":
        if (message.id && message.id === this.pending?.command.id) this.pending = null;
        this.pondering = false;
        this.wrong = { code: message.code, sentence: message.sentence };
        break;
    }
  }

  private update(update: Update): void {
    this.ahead = update.now - Date.now();
    let eyes = this.eyes.get(update.seat);
    if (!eyes) {
      eyes = new Eyes(update.seat);
      this.eyes.set(update.seat, eyes);
      if (!this.sitting || update.first > 0) this.coming.add(update.seat);
    }
    const coming = this.coming.delete(update.seat);
    if (!coming && eyes.gap(update)) {
      this.coming.add(update.seat);
      this.socket.send({ kind: "sync", table: this.id, seat: update.seat });
      return;
    }
    if (!coming && eyes.last && update.number < eyes.last.number) return; // an old one, after a sync
    if (this.hint?.seat === update.seat && this.hint.revision !== update.revision) this.hint = null;
    const pending = this.pending?.command;
    if (pending && pending.id === update.accepted) this.pending = null;
    // It is not known what became of it: the same id again gets the same reply again.
    else if (pending && coming && pending.seat === update.seat) this.socket.send(pending);
    eyes.take(update, coming);
  }
}

function moveId(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
  );
}
