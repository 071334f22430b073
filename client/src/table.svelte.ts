// One table as this browser knows it: the connection, what each of its own seats was shown and told, and what it has
// asked for. Nothing here knows a rule.
import { SvelteMap } from "svelte/reactivity";
import { connection } from "./connection.svelte";
import { Keeper } from "./proof/keeper";
import { keep, recall } from "./seen";
import { settings } from "./settings.svelte";
import { Socket, type Line, type Standing } from "./socket";
import { clock, isFleeting, isMeant, Stage, type Scenes, type Time } from "./stage.svelte";
import type {
  Blunder,
  Command,
  Companion,
  Event,
  Hint,
  Message,
  Outcome,
  PastUpdate,
  Refused,
  Sentence,
  TableInfo,
  TalkLine,
  Update,
} from "./generated/wire";

/** What every game's view has; the rest is the business of the game's own table. */
export interface View {
  question?: string;
  asked?: number[];
  options?: string[];
}

/** An event at a table that is played from memory, once its moment is over: what was turned down again is empty. */
function forgotten(event: Event): Event {
  if (!event.fleeting?.length) return event;
  const { kind, seat, facts, fleeting } = event;
  return { kind, seat, facts: { ...facts, ...Object.fromEntries(fleeting.map((name) => [name, ""])) } };
}

/** How many events there were after these. */
const endOf = ({ first, events }: PastUpdate): number => first + events.length;

/** How many moments are kept, at most, to be played again. */
const KEPT = 60;
/** At a timed table everything told is shown within this part of the time to think. */
const SHARE = 0.1;
/** Why somebody may not be at a table. */
const BARRED = new Set(["removed", "closed"]);
/** Why there is no hint. */
const SILENT = new Set(["too-many", "no-hints"]);
/** On coming to a long game, no more of what was told before is asked for than this; the rest when somebody wants it. */
const ENOUGH = 2000;

/** For how many milliseconds a line of the talk counts as new. */
const FRESH = 15_000;

/** After asking this many times there is nothing more to say. */
export const DEEPEST = 3;

/** What one seat (null: a spectator) was told, and its stage: what it has been shown of it. */
export class Eyes extends Stage<Update> {
  readonly seat: number | null;
  /** The newest update that was told. */
  last = $state.raw<Update | null>(null);
  /** Everything that has begun on the stage, as far as the table's memory allows; the first one has the number `start`. */
  log = $state.raw<Event[]>([]);
  start = $state(0);
  /** The number of the first event that the recap tells: since the seat's last answer, or since it left. */
  mark = $state(0);
  /** What has been played since then, to be played again; the first is the moment before. */
  past = $state.raw<Update[]>([]);
  /** Whether the newest update came after the word that the game is over. */
  ended = $state(false);
  private readonly about: About;

  constructor(seat: number | null, about: About = {}, time?: Time) {
    super(time);
    this.seat = seat;
    this.about = about;
    this.scenes = about.scenes ?? {};
  }

  /** What the recap tells. */
  get recap(): Event[] {
    return this.log.slice(Math.max(0, this.mark - this.start));
  }

  /** Whether an update is missing before this one. */
  gap(update: Update): boolean {
    if (this.last === null) return false;
    const { number, revision } = this.last;
    // A table that has moved to another server counts anew.
    return update.number > number + 1 || (update.number < number && update.revision >= revision);
  }

  /** Take an update in; `coming`: the first one after (re)connecting, which is shown at once, as is the deal: before it there
   * was nothing to see. */
  take(update: Update, coming: boolean, ended = false): void {
    const first = this.last === null;
    this.last = update;
    this.ended = ended;
    const dealt = Object.keys(this.shown?.view ?? {}).length > 0;
    if (!coming && (dealt || this.behind))
      return this.play(update, { by: this.by(update), tap: settings.pace === "tap" && !update.accepted });
    const end = endOf(update);
    if (!coming) this.mark = end;
    else if (first) this.mark = Math.min(end, this.about.kept?.(end) ?? this.answered(update));
    this.past = [];
    this.show(update);
  }

  /** Where the recap begins for somebody who was never here with this browser: after their own last answer. */
  private answered({ first, events }: Update): number {
    const own = this.seat === null ? -1 : events.findLastIndex((event) => event.seat === this.seat);
    return first + (own < 0 ? events.length : own + 1);
  }

  /** When an update should have been shown: soon, if this seat's time to answer is running. */
  private by(update: Update): number {
    const due = update.closes ?? (this.seat === null ? null : update.clock?.due[this.seat]);
    return due == null ? Infinity : this.time.now() + SHARE * Math.max(0, due - update.now);
  }

  /** Put what was told earlier before what is known; returns whether it fits. */
  before(first: number, events: Event[]): boolean {
    if (!events.length || first + events.length !== this.start) return false;
    this.start = first;
    this.log = [...events, ...this.log];
    return true;
  }

  /** Whether what the recap tells is here, to be played again. */
  get hasPast(): boolean {
    return this.past.length > 1 && endOf(this.past[0]!) <= this.mark;
  }

  /** Take in what was seen since the recap began, as the server has it; the last of it is what is shown. */
  recall(updates: PastUpdate[]): void {
    const now = this.shown;
    if (!now || this.behind || !updates.length || endOf(updates.at(-1)!) !== endOf(now)) return;
    this.past = updates.map((one, i) => ({ ...now, ...one, view: updates[i + 1] ? one.view : now.view }));
    this.shown = this.past.at(-1)!;
  }

  /** Where it begins before the end, something was taken back, or is told again. */
  protected override opens({ first }: Update): void {
    if (this.log.some(isFleeting)) this.log = this.log.map(forgotten);
    const known = first - this.start;
    if (known >= 0 && known <= this.log.length) this.log = this.log.slice(0, known);
    else [this.start, this.log] = [first, []];
  }

  protected override begins(events: Event[]): void {
    if (events.length) this.log = [...this.log, ...events];
  }

  protected override closes(update: Update): void {
    const { first, events, accepted } = update;
    const end = endOf(update);
    const before = this.past.at(-1);
    const others = events.findIndex((event) => event.seat !== this.seat);
    if (accepted) this.mark = others < 0 ? end : first + others;
    this.mark = Math.min(this.mark, end);
    if (before && accepted) this.past = others < 0 ? [update] : [before, update];
    else if (before && first === endOf(before)) this.past = [...this.past, update].slice(-KEPT);
    else this.past = [update];
    if (this.about.forgets?.()) this.past = [];
    this.about.keep?.(this.mark, end);
    this.about.caughtUp?.(update.number);
  }
}

/** What a seat's eyes are told about their table. */
export interface About {
  scenes?: Scenes;
  /** Whether the table is played from memory. */
  forgets?: () => boolean;
  /** Where the recap begins for somebody who comes back, if they were here; and how to remember it. */
  kept?: (end: number) => number | null;
  keep?: (mark: number, end: number) => void;
  /** The update with this number has been shown. */
  caughtUp?: (number: number) => void;
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
  /** Who is at the table, if this is its host. */
  company = $state.raw<Companion[]>([]);
  /** Why one may not be at this table. */
  barred = $state.raw<Sentence | null>(null);
  notes = new SvelteMap<number, string>();
  eyes = new SvelteMap<number | null, Eyes>();
  slip = $state.raw<Slip | null>(null);
  /** What a good player would think about now, as far as it was asked for. */
  hint = $state.raw<Hint | null>(null);
  /** A hint is being thought about. */
  pondering = $state(false);
  /** What the coach says to what is asked now: the first hint. */
  word = $state.raw<Hint | null>(null);
  /** What the coach says to the last answer. */
  blunder = $state.raw<Blunder | null>(null);
  /** The revision the coach has last thought about, and whether it still does. */
  private coached = -1;
  private coaching = false;
  /** The revision of the last answer. */
  private answered = -1;
  /** Somebody has just reminded this browser's player that it is their turn. */
  nudged = $state(false);
  wrong = $state.raw<{ code: string; sentence: Sentence } | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  ahead = $state(0);
  /** What was said here, to tell it from what others say, even if they have the same nickname. */
  readonly spoken = new Set<string>();
  readonly keeper: Keeper;
  private socket: Socket;
  private coming = new Set<number | null>();
  /** Seats just asked for: their first update is the deal, which is worth watching. */
  private sitting = false;
  private readonly time: Time;
  private scenes: Scenes = {};
  /** Whose eyes are on the screen (undefined: nobody's); as long as nobody has said so, everybody's. */
  private looking: { seat: number | null | undefined } | null = null;

  constructor(id: string, make: () => Line = () => connection(id).line(id), time: Time = clock) {
    this.id = id;
    this.time = time;
    this.keeper = new Keeper(id);
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

  /** What the table's message says of the end, and the talk's word of it, count once a seat has been shown it. */
  result(eyes: Eyes | null): Outcome | null {
    return eyes?.ended && !eyes.behind ? (this.info?.result ?? null) : null;
  }

  close(): void {
    for (const eyes of this.eyes.values()) eyes.stop();
    this.socket.send({ kind: "unwatch", table: this.id });
    this.socket.close();
  }

  // -- showing ------------------------------------------------------------------------------------

  /** How this game's events are shown. */
  stageAs(scenes: Scenes): void {
    this.scenes = scenes;
    for (const eyes of this.eyes.values()) eyes.scenes = scenes;
  }

  /** Through whose eyes one looks now; what the others are told waits for them. */
  look(seat: number | null | undefined): void {
    this.looking = { seat };
    for (const eyes of this.eyes.values()) eyes.watch(eyes.seat === seat);
  }

  private open(seat: number | null): Eyes {
    const eyes = new Eyes(
      seat,
      {
        scenes: this.scenes,
        forgets: () => this.info?.settings.memory !== "full",
        kept: (end) => recall(this.id, seat, end),
        keep: (mark, end) => keep(this.id, seat, mark, end),
        caughtUp: (number) => this.caughtUp(seat, number),
      },
      this.time,
    );
    eyes.watch(!this.looking || this.looking.seat === seat);
    this.eyes.set(seat, eyes);
    return eyes;
  }

  /** A seat has been shown the update with this number: bots at untimed tables wait for that. */
  private caughtUp(seat: number | null, number: number): void {
    if (seat !== null) this.socket.send({ kind: "shown", table: this.id, seat, number });
  }

  /** Whether somebody else at this screen is looking: a seat that nobody looks through keeps nobody waiting. */
  private isAside(seat: number | null): boolean {
    const now = this.looking?.seat;
    return now !== undefined && now !== seat;
  }

  retry(): void {
    this.socket.hurry();
  }

  /** Come to the table again, so that it takes over another name. */
  comeAgain(): void {
    this.socket.renew();
  }

  // -- asking -------------------------------------------------------------------------------------

  /** Give an answer for a seat; nothing happens while another is on its way, before everything told has been shown, and
   * in the first moment of a new question. */
  answer(seat: number, answer: string, beside: Element | null = null): void {
    const eyes = this.eyes.get(seat);
    const last = eyes?.last;
    if (this.pending || !last || !isMeant(eyes)) return;
    this.slip = null;
    this.hint = this.word = this.blunder = null;
    this.wrong = null;
    this.nudged = false;
    const command = { kind: "move" as const, table: this.id, id: moveId(), revision: last.revision, seat, answer };
    this.pending = { command, beside };
    this.answered = last.revision;
    this.keeper.moved(command.id, seat, last, answer);
    this.socket.send(command); // if the line is down it is sent when it is back, with the same id
  }

  sit(seat: number | null, key = ""): void {
    this.sitting = true;
    this.ask({ kind: "sit", table: this.id, seat, key, promise: this.keeper.promise() });
  }
  stand(seat: number): void {
    this.ask({ kind: "stand", table: this.id, seat });
  }
  fill(seat: number, bot: string): void {
    this.ask({ kind: "fill", table: this.id, seat, bot });
  }
  undo(seat: number): void {
    this.slip = null;
    this.blunder = null;
    this.ask({ kind: "undo", table: this.id, seat });
  }
  agree(yes: boolean): void {
    this.ask({ kind: "agree", table: this.id, yes });
  }
  /** Give a seat up for good. */
  resign(seat: number): void {
    this.ask({ kind: "resign", table: this.id, seat });
  }
  /** Offer to end the game here, without a winner. */
  offerEnd(seat: number): void {
    this.ask({ kind: "offer-end", table: this.id, seat });
  }
  /** Remind somebody that it is their turn. */
  nudge(seat: number): void {
    this.ask({ kind: "nudge", table: this.id, seat });
  }
  /** Do not rest any longer between two hands; in a lesson, go on. */
  goOn(): void {
    this.slip = null;
    this.ask({ kind: "go-on", table: this.id });
  }
  /** In a lesson: begin a chapter. */
  toChapter(chapter: number): void {
    this.slip = null;
    this.ask({ kind: "chapter", table: this.id, chapter });
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
  /** Let the coach think about what a seat is asked, once; it will also tell of a blunder. */
  coach(seat: number): void {
    const last = this.eyes.get(seat)?.last;
    if (!last || this.pondering || this.coached === last.revision) return;
    const { revision } = last;
    this.pondering = this.coaching = this.socket.send({
      kind: "hint",
      table: this.id,
      seat,
      revision,
      depth: 1,
      coach: true,
    });
    if (this.coaching) this.coached = revision;
  }
  say(text: string): boolean {
    this.spoken.add(text);
    return this.ask({ kind: "say", table: this.id, text });
  }
  mute(player: string, muted: boolean): void {
    this.ask({ kind: "mute", table: this.id, player, muted });
  }
  remove(player: string): void {
    this.ask({ kind: "remove", table: this.id, player });
  }
  /** Close the table to newcomers, or open it again. */
  shut(closed: boolean): void {
    this.ask({ kind: "close", table: this.id, closed });
  }
  note(seat: number, text: string): void {
    this.notes.set(seat, text);
    this.ask({ kind: "note", table: this.id, seat, text });
  }

  /** Ask for what a seat was told before the first line of its diary. */
  earlier(seat: number | null): void {
    const eyes = this.eyes.get(seat);
    if (!eyes || eyes.start === 0) return;
    this.socket.send({ kind: "history", table: this.id, seat, before: eyes.start });
  }

  /** Whether what a seat's recap tells can be played again: not where players remember for themselves. */
  canReplay(eyes: Eyes): boolean {
    return !eyes.behind && eyes.recap.length > 0 && this.info?.settings.memory === "full";
  }

  /** Play again what a seat's recap tells. Whoever has come since does not have all of it and asks for it first. */
  replay(eyes: Eyes): void {
    if (eyes.hasPast) eyes.again(eyes.past);
    else this.ask({ kind: "past", table: this.id, seat: eyes.seat, since: eyes.mark });
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
    this.pondering = this.coaching = false;
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
        for (const command of this.keeper.hear(message, this.seats)) this.socket.send(command);
        this.barred = null;
        break;
      case "update":
        if (message.table === this.id) this.update(message);
        break;
      case "history": {
        const eyes = message.table === this.id ? this.eyes.get(message.seat) : undefined;
        if (eyes?.before(message.first, message.events) && eyes.log.length < ENOUGH) this.earlier(message.seat);
        break;
      }
      case "past": {
        const eyes = message.table === this.id ? this.eyes.get(message.seat) : undefined;
        eyes?.recall(message.updates);
        eyes?.again(eyes.past);
        break;
      }
      case "hint":
        this.pondering = this.coaching = false;
        if (message.table === this.id && this.eyes.get(message.seat)?.last?.revision === message.revision) {
          this.hint = message;
          if (message.depth === 1) this.word = message;
        }
        break;
      case "blunder":
        // Whoever has answered again since cannot take it back any more.
        if (message.table === this.id && this.answered === message.revision) this.blunder = message;
        break;
      case "talk": {
        const known = new Set(this.talk.map((line) => line.number));
        const fresh = message.lines.filter((line) => !known.has(line.number));
        this.talk = [...this.talk, ...fresh];
        if (fresh.some((line) => this.isReminder(line))) this.nudged = true;
        break;
      }
      case "company":
        if (message.table === this.id) this.company = message.people;
        break;
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
        // The coach has nothing to say, and nobody has asked.
        if (this.coaching && SILENT.has(message.code)) {
          this.coaching = false;
          break;
        }
        this.wrong = { code: message.code, sentence: message.sentence };
        if (BARRED.has(message.code)) this.barred = message.sentence;
        break;
    }
  }

  /** Whether this line reminds somebody here, and is new. */
  private isReminder({ what, seat, at }: TalkLine): boolean {
    return what === "nudged" && seat != null && this.seats.includes(seat) && at > Date.now() + this.ahead - FRESH;
  }

  private update(update: Update): void {
    this.ahead = update.now - Date.now();
    let eyes = this.eyes.get(update.seat);
    if (!eyes) {
      eyes = this.open(update.seat);
      if (!this.sitting || update.first > 0) this.coming.add(update.seat);
    }
    const coming = this.coming.delete(update.seat);
    if (!coming && eyes.gap(update)) {
      this.coming.add(update.seat);
      this.socket.send({ kind: "sync", table: this.id, seat: update.seat });
      return;
    }
    if (!coming && eyes.last && update.number < eyes.last.number) return; // an old one, after a sync
    for (const one of ["hint", "word"] as const)
      if (this[one]?.seat === update.seat && this[one].revision !== update.revision) this[one] = null;
    const pending = this.pending?.command;
    if (pending && pending.id === update.accepted) this.pending = null;
    // It is not known what became of it: the same id again gets the same reply again.
    else if (pending && coming && pending.seat === update.seat) this.socket.send(pending);
    this.keeper.update(update, coming);
    eyes.take(update, coming, this.info?.result != null);
    if (eyes.behind && this.isAside(update.seat)) this.caughtUp(update.seat, update.number);
    if (coming && eyes.log.length < ENOUGH) this.earlier(update.seat);
  }
}

function moveId(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
  );
}
