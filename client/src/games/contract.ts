// What every game's table is given, and all it is given. A table draws the view and offers the answers it was handed;
// it knows no rules.
//
// The page around it has the status line on top (who is to act, what you can do, time, menu), the case diary with the
// talk, the refusal slip, undo, curtain, connection and the end of the game. A table fills the rest: all of the width
// between the status line and the lower edge of the window; it scrolls with the page if it is higher.
// A control that gives an answer says which: `data-answer="draw file"`; one that chooses a card or a place says
// `data-card` or `data-place`. So a script can play at any table as a person does, by touching what is there.
// Its headings begin with h3: the page has said h1 (the game) and h2 (the table).
import type { Component, Snippet } from "svelte";
import type { Scene, Scenes } from "../stage.svelte";
import type { Words } from "../text";
import type { SeatInfo } from "../generated/wire";

/** A game's own table takes `TableProps<View, Event>` with the types in `generated/<game>.ts`; to the page around it, which
 * handles all games alike, they are anything. */
export interface TableProps<View = any, Event = any> {
  /** The game's own view, as this seat (or a spectator) may see it, and as far as it has been shown: while something is
   * played on the stage (see `stage.svelte.ts`), the view before it. */
  view: View;
  /** Whose eyes these are; null: a spectator. */
  seat: number | null;
  seats: SeatInfo[];
  /** What to call each seat in a sentence: "me" for the reader's own, else a name; as `words.event` wants it. */
  people: string[];
  /** `view.options`: the answers this seat can give now; empty when it is not asked, and in a replay. */
  options: string[];
  /** Give one of the answers. */
  answer(text: string): void;
  /** Ask why an answer is not possible: it is sent, and the refusal is shown as a slip beside the element that was
   * touched (a sheet at the bottom on phones). */
  ask(text: string, beside?: Element | null): void;
  /** Say something in the status line above the table, as often as it changes (call it in an `$effect`). */
  tell(status: Status): void;
  /** What has begun on the stage since that view: draw it as far as it has come. Empty when nothing is played; with the
   * last of it the view changes. */
  events: Event[];
  /** What is being shown now, and how long (`ms`); null: nothing. */
  scene: Scene | null;
  /** The seat's own notebook, where the table allows one, and how to write it anew. */
  notes?: string;
  note?(text: string): void;
  /** Everything that this seat has been shown so far, as far as the table's memory allows: what was forgotten is empty in it. */
  told?: Event[];
  /** What of it happened since its last answer, or since it left: the same that the recap tells. */
  recap?: Event[];
  /** An answer is on its way, or not everything told has been shown: nothing can be given now. */
  busy: boolean;
  lang: "en" | "de";
  /** The words of the house and of the game. */
  words: Words;
  /** This is a replay: nothing can be answered. */
  replay?: boolean;
  /** All seats' views, when a replay shows everything. */
  open?: View[];
  /** When the open window for secret plays closes, in this browser's clock (milliseconds), if there is one. */
  closes?: number | null;
  /** How many milliseconds such a window is open in all. */
  window?: number;
  /** The table rests between two hands; null: it does not. */
  rest?: Rest | null;
  /** A lesson is given here: no sheet opens by itself, the coach says what is to be read. */
  taught?: boolean;
  /** The case diary and the talk, for tables that have a place for it on a desk: `{@render diary?.()}` in a box with a
   * height, and `export const placesDiary = true` in `<script module>`. It is there from 1100 px on; below that, and
   * for all other tables, the page itself shows it. */
  diary?: Snippet;
}

/** The rest between two hands: until when, in this browser's clock (milliseconds), and how to end it, for those who may. */
export interface Rest {
  until: number;
  goOn: (() => void) | null;
}

/** What a game adds to the status line; everything is optional. */
export interface Status {
  /** Instead of the usual sentence for the question (`question-...` in the words). */
  text?: string;
  /** A short note on the right, such as "Hand 2" or "Round 5 of 8". */
  note?: string;
  /** Points or the like, shown beside the names: for each seat, or for each side where there are `sides`. */
  scores?: (number | string)[];
  /** The side each seat plays for, where some play together. */
  sides?: number[];
  /** The lamplit button, if one thing is most likely meant; on phones it stands at the lower edge. */
  main?: Act;
  /** At most two others. */
  more?: Act[];
  /** A sheet lies over the table that is to be read first: the end of the game waits until it is closed. */
  reading?: boolean;
}

/** A button: an answer, or something else to do. Without a label an answer is put into words. What is
 * done may lead to an answer that must be confirmed first. */
export type Act = { answer: string; label?: string } | { run: () => void; label: string; answer?: string };

export type TableComponent = Component<TableProps>;

/** What the story of a finished match is told from. It stands in the place of the bare result, between the line that says
 * who has won and what can be done next; its headings begin with h3. */
export interface StoryProps<View = any, Event = any> {
  /** The last view of the match. */
  view: View;
  seat: number | null;
  people: string[];
  words: Words;
  /** The address of the replay from the hand or round with this number on. */
  watch: (number: number) => string;
  /** Everything that this seat was told, as far as the table's memory allows. */
  told: Event[];
  /** The address of the replay from just before one of these, by its place among them. */
  from: (index: number) => string;
}

/** What an event is about, as a small picture for the strip of the recap. */
export interface RecalledProps<Event = any> {
  event: Event;
  words: Words;
}

export interface TableModule {
  default: TableComponent;
  placesDiary?: boolean;
  /** How its events are shown: `export { scenes } from "./scenes"` in `<script module>`. */
  scenes?: Scenes;
  /** The story of a finished match: `export { default as Story } from "./Story.svelte"` there. */
  Story?: Component<StoryProps>;
  /** The pictures of the recap: `export { default as Recalled } from "./Recalled.svelte"` there. */
  Recalled?: Component<RecalledProps>;
}
