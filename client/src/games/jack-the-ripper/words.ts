// What only this table says is in text/jack_the_ripper/client.<language>.ftl, what both rummy tables say in
// text/rummy/client.<language>.ftl; everything else is in the house's words.
import english from "../../../../whitechapel/text/jack_the_ripper/client.en.ftl?raw";
import german from "../../../../whitechapel/text/jack_the_ripper/client.de.ftl?raw";
import { CardSpeech, shared } from "../rummy/words";
import { Words } from "../../text";
import { printed } from "./material";

const GAME = "jack-the-ripper";
const own = { en: new Words("en", GAME, [shared.en, english]), de: new Words("de", GAME, [shared.de, german]) };

export class Speech extends CardSpeech {
  constructor(words: Words, people: string[]) {
    super(words, people, own);
  }

  short(card: string): string {
    const { kind, of, other } = printed(card);
    if (other) return this.say(`short-${of}-${other}`);
    return this.say(`short-${kind === "suspect" || kind === "alibi" ? of : card}`);
  }
  /** A suspect, colour or victim in one word. */
  brief(of: string, pair = false): string {
    return this.say(pair ? `short-victim-${of}` : `short-${of}`);
  }
  kind(card: string): string {
    return this.say(`card-${printed(card).kind}`);
  }
  value(card: string): number {
    return printed(card).value;
  }
  rule(card: string): string {
    const { kind, other } = printed(card);
    return this.say(`reminder-${other ? "shared-alibi" : kind}`);
  }
}
