// What only this table says is in jack-the-ripper-client.<language>.ftl; everything else the house's words know.
import english from "../../../../whitechapel/text/jack-the-ripper-client.en.ftl?raw";
import german from "../../../../whitechapel/text/jack-the-ripper-client.de.ftl?raw";
import { ME, Words } from "../../text";
import { printed } from "./material";

const GAME = "jack-the-ripper";
const own = { en: new Words("en", GAME, [english]), de: new Words("de", GAME, [german]) };

type Given = Record<string, string | number>;

export class Speech {
  constructor(
    readonly words: Words,
    readonly people: string[],
  ) {}

  say(message: string, given: Given = {}): string {
    const mine = own[this.words.language];
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
  /** The few words printed at the foot of a card. */
  short(card: string): string {
    const { kind, of, other } = printed(card);
    if (other) return this.say(`short-${of}-${other}`);
    return this.say(`short-${kind === "suspect" || kind === "alibi" ? of : card}`);
  }
  /** A suspect, colour or victim in one word. */
  brief(of: string, pair = false): string {
    return this.say(pair ? `short-victim-${of}` : `short-${of}`);
  }
  /** Several names in a sentence: "Druitt, Eddy and Gull". */
  list(names: string[]): string {
    return new Intl.ListFormat(this.words.language).format(names);
  }
  kind(card: string): string {
    return this.say(`card-${printed(card).kind}`);
  }
  rule(card: string): string {
    const { kind, other } = printed(card);
    return this.say(`reminder-${other ? "shared-alibi" : kind}`);
  }
}
