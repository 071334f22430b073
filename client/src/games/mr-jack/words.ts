// What only this table says is in text/mr_jack/client.<language>.ftl; everything else is in the house's words.
import english from "../../../../whitechapel/text/mr_jack/client.en.ftl?raw";
import german from "../../../../whitechapel/text/mr_jack/client.de.ftl?raw";
import { Words } from "../../text";
import { Speech as Shared } from "../speech";
import { CELLS, DETECTIVE, PEOPLE, PLAIN } from "./board";
import { whoIsAt } from "./read";
import type { View } from "../../generated/mr-jack";

const GAME = "mr-jack";
const own = { en: new Words("en", GAME, [english]), de: new Words("de", GAME, [german]) };

export class Speech extends Shared {
  constructor(words: Words, people: string[]) {
    super(words, people, own);
  }

  /** A person with title and first name. */
  full(who: string): string {
    return this.say(`full-${who}`);
  }
  /** A person in one word. */
  brief(who: string): string {
    return this.say(`brief-${who}`);
  }
  role(seat: number): string {
    return this.say(seat === DETECTIVE ? "role-detective" : "role-jack");
  }
  /** The same for a narrow place. */
  briefRole(seat: number): string {
    return this.say(seat === DETECTIVE ? "role-detective-brief" : "role-jack");
  }
  /** A hex or exit as it is read aloud: what is there, who stands there, and whether it is lit. */
  place(view: View, name: string): string {
    const cell = CELLS.get(name);
    if (!cell)
      return this.say(view.cordons.includes(name) ? "aloud-exit-shut" : "aloud-exit-open", {
        exit: this.say(`way-${name}`),
      });
    if (cell.kind === "post") return this.lamp(view, name);
    const parts = [name.toUpperCase(), this.say(view.lit.includes(name) ? "aloud-lit" : "aloud-dark")];
    if (view.manholes.includes(name))
      parts.push(this.say(view.covers.includes(name) ? "aloud-covered" : "aloud-manhole"));
    for (const who of whoIsAt(view.where, name)) {
      parts.push(this.say(view.suspects.includes(who) ? "aloud-suspect" : "aloud-innocent", { who: this.name(who) }));
      const by = view.seen_by[PEOPLE.indexOf(who)] ?? "";
      if (PEOPLE.includes(by)) parts.push(this.say("aloud-beside", { who: this.brief(by) }));
    }
    return parts.join(", ");
  }
  lamp(view: View, post: string): string {
    const number = view.lamps[lampsOf(post)] ?? 0;
    return `${post.toUpperCase()}, ${this.say(number === 0 ? "aloud-post" : number === PLAIN ? "aloud-lamp" : "aloud-lamp-number", { number })}`;
  }
}

const posts = [...CELLS.values()].filter((cell) => cell.kind === "post").map((cell) => cell.name);
export const lampsOf = (post: string): number => posts.indexOf(post);
