// What only this table says is in text/check_the_ripper/client.<language>.ftl; everything else is in the house's words.
import english from "../../../../whitechapel/text/check_the_ripper/client.en.ftl?raw";
import german from "../../../../whitechapel/text/check_the_ripper/client.de.ftl?raw";
import { Words } from "../../text";
import { Speech as Shared } from "../speech";
import type { Square } from "./board";
import type { View } from "../../generated/check-the-ripper";

const GAME = "check-the-ripper";
const own = { en: new Words("en", GAME, [english]), de: new Words("de", GAME, [german]) };

export class Speech extends Shared {
  constructor(words: Words, people: string[]) {
    super(words, people, own);
  }

  murderer(weapon: string): string {
    return this.words.name(`murderer-${weapon}`);
  }
  /** The letter that stands beside a weapon's sign. */
  letter(weapon: string): string {
    return this.say(`letter-${weapon}`);
  }
  /** A seat in a sentence of this table: "me", or the name. */
  who(seat: number): string {
    return this.people[seat] ?? "";
  }
  /** A square by the name of its town, or by its own. */
  place(view: View, square: string): string {
    return view.towns.find(([there]) => there === square)?.[1] || square;
  }
  /** A square as it is read aloud: what is there, and who stands on it. */
  aloud(view: View, square: Square, known: string): string {
    const parts = [square.name];
    const town = view.towns.find(([there]) => there === square.name);
    if (town)
      parts.push(
        town[1] || this.say("aloud-town"),
        this.say(view.files.includes(square.name) ? "aloud-file" : "aloud-no-file"),
      );
    else parts.push(this.say(square.land ? "aloud-land" : "aloud-sea"));
    if (known) parts.push(this.name(known));
    view.where.forEach((there, seat) => {
      if (there === square.name) parts.push(this.say("aloud-piece", { who: this.who(seat) }));
    });
    return parts.join(", ");
  }
  /** What an answer about a square is called on a button. */
  act(view: View, text: string): string {
    const [verb = "", square = ""] = text.split(" ");
    const to = this.place(view, square);
    if (verb === "place")
      return view.question === "relocate" ? this.say("put-there", { to }) : this.say("start-there", { to });
    if (verb === "look" || verb === "turn") return this.say(`${verb}-there`, { to });
    return this.say("go-there", { symbol: this.name(verb), to });
  }
}
