// What a table says: its own words first, then the house's.
import { ME, type Words } from "../text";

type Given = Record<string, string | number>;

export class Speech {
  constructor(
    readonly words: Words,
    readonly people: string[],
    /** What only this table says, in both languages. */
    private readonly own: Record<"en" | "de", Words>,
  ) {}

  say(message: string, given: Given = {}): string {
    const mine = this.own[this.words.language];
    return (mine.has(message) ? mine : this.words).say(message, given);
  }
  name(value: string): string {
    return this.words.name(value);
  }
  answer(text: string): string {
    return this.words.answer(text);
  }
  /** A seat in a list or a heading. */
  person(seat: number): string {
    const name = this.people[seat] ?? "";
    return name === ME ? this.words.say("you") : name;
  }
  /** Several names in a sentence: "Druitt, Eddy and Gull". */
  list(names: string[]): string {
    return new Intl.ListFormat(this.words.language).format(names);
  }
}
